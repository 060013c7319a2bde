import Diagnostics
import ResourceSchema
import YAMLSource

/// A key that its form does not have.
struct UnknownKey {
  let entry: YAMLNode.Mapping.Entry
  let form: MappingDefinition
  /// The mapping that it is in, and the entry before it there.
  let mapping: YAMLNode.Mapping
  let previous: YAMLNode.Mapping.Entry?
  /// The key of the form that is spelled nearly so.
  let near: String?
  /// The nearest form that has such a key.
  let owner: MappingDefinition?
  /// The key of the form that is meant, as far as that is known.
  var meant: String?
  /// The keys after it that belong in the same place.
  var companions: [YAMLNode.Mapping.Entry] = []

  /// The key without a question mark after it.
  var name: String { entry.key.withoutMark.text }

  /// True if a key is there as well.
  func isBeside(_ key: String) -> Bool { mapping[key] != nil }
}
