import Diagnostics
import ResourceSchema
import YAMLSource

/// Ids among attributes, as in GraphQL: `id: ID!`.
extension NameReader {
  /// Reports an attribute `id` with a type that other languages have for ids.
  func reportForeignId(_ name: Located<String>) {
    report(
      .unknownType, "an id is not an attribute: every resource has one", at: name.range,
      suggestion: Advice(
        "remove it; if the ids are not texts, write `id: Int` or `id: UUID` beside `attributes`"))
  }

  /// Whether an id has a type of another language.
  func isForeignId(_ value: YAMLNode) -> Bool {
    guard let text = value.scalar?.text, text.utf8.count <= 64 else { return false }
    let word = text.hasSuffix("!") ? String(text.dropLast()) : text
    return TypeSynonyms.spelling(of: word) != word && !known.hasType(word)
  }
}
