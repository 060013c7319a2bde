import Diagnostics
import ResourceSchema
import YAMLSource

/// A key that its form does not have.
struct UnknownKey {
  let entry: YAMLNode.Mapping.Entry
  let form: MappingDefinition
  /// The mapping that contains the key.
  let mapping: YAMLNode.Mapping
  let previous: YAMLNode.Mapping.Entry?
  /// The key of the form with a similar spelling.
  let near: String?
  /// The nearest form that has such a key.
  let owner: MappingDefinition?
  /// The key of the form that the author meant, if known.
  var meant: String?
  /// The keys after it that belong in the same place.
  var companions: [YAMLNode.Mapping.Entry] = []

  /// The key without a question mark after it.
  var name: String { entry.key.withoutMark.text }

  /// True if the mapping also has another key.
  func isBeside(_ key: String) -> Bool { mapping[key] != nil }
}
