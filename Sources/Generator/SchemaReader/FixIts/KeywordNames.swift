import Diagnostics
import YAMLSource

/// Finds names that are keys of the language, which happens if text is inserted in the wrong place:
/// `object: { meta: { object: … } }`.
struct KeywordNames {
  /// Keys that hardly any API has as names.
  private static let keywords: Set = [
    "alias", "attributes", "enum", "idMeta", "inverse", "linkage", "links", "many", "map", "meta",
    "mixins", "nullable", "object", "one", "oneOf", "optional", "readOnly", "relationships",
    "resources", "writeOnly",
  ]

  private let isFound: (SourceRange) -> Bool

  /// Returns true if such a name exists at a place that satisfies a predicate.
  static func exist(in root: YAMLNode?, where isFound: @escaping (SourceRange) -> Bool) -> Bool {
    guard let root else { return false }
    return KeywordNames(isFound: isFound).exist(in: root, .form(.schema), depth: 0)
  }

  private func exist(in node: YAMLNode, _ value: LanguageValue, depth: Int) -> Bool {
    guard depth < 64, let entries = node.mapping?.entries else { return false }
    let forms = value.forms
    let names = value.names
    return entries.contains { entry in
      let key = entry.key.withoutMark.text
      if let names {
        return Self.keywords.contains(key) && isFound(entry.keyRange)
          || exist(in: entry.value, names.value, depth: depth + 1)
      }
      return forms.lazy.compactMap { $0.key(key) }.first.map {
        exist(in: entry.value, $0.value, depth: depth + 1)
      } ?? false
    }
  }
}
