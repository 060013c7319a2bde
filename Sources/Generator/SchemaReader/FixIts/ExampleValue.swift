import Diagnostics
import ResourceSchema
import YAMLSource

/// Detects values, such as those of responses, in place of types.
enum ExampleValue {
  private static let forms: [(type: PrimitiveType, isForm: @Sendable (String) -> Bool)] = [
    (.bool, { ["true", "false"].contains($0) }),
    (.int, { $0.wholeMatch(of: #/-?\d{1,18}/#) != nil }),
    (.decimal, { $0.wholeMatch(of: #/-?\d+\.\d+/#) != nil }),
    (.day, { $0.wholeMatch(of: #/\d{4}-\d\d-\d\d/#) != nil }),
    (.dateTime, { $0.wholeMatch(of: #/\d{4}-\d\d-\d\d[T ]\d\d:\d\d.*/#) != nil }),
    (.time, { $0.wholeMatch(of: #/\d\d:\d\d(?::\d\d(?:\.\d+)?)?/#) != nil }),
    (.uuid, { $0.wholeMatch(of: #/[\da-fA-F]{8}(?:-[\da-fA-F]{4}){3}-[\da-fA-F]{12}/#) != nil }),
    (.url, { $0.wholeMatch(of: #/https?:\/\/\S+/#) != nil }),
  ]

  /// Returns the type of a value that cannot be the name of a type; `nil` for other texts.
  static func type(of text: String) -> PrimitiveType? {
    // Most texts are names of types, which need no regular expression.
    guard text.utf8.count < 200, let first = text.utf8.first,
      Byte.isDigit(first) || text == "true" || text == "false"
        || text.utf8.contains(where: { "-:".utf8.contains($0) })
    else { return nil }
    return forms.first { $0.isForm(text) }?.type
  }

  /// Returns the type of an example value; `nil` if the node is a type.
  static func type(of node: YAMLNode, besides types: [String]) -> String? {
    if let element = node.sequence?.first {
      return type(of: element, besides: types).map { "[\($0)]" }
    }
    guard let text = node.scalar?.text else { return nil }
    if TypeReader.isNull(text) { return "String?" }
    let name = TypeSynonyms.spelling(of: text.filter { !"[]?".contains($0) })
    return PrimitiveType(rawValue: name) != nil || types.contains(name)
      ? nil : (type(of: text) ?? .string).rawValue
  }

  /// True if a value in a mapping cannot be a type: a number, or a quoted text.
  static func isExample(_ mapping: YAMLNode.Mapping) -> Bool {
    mapping.entries.contains { entry in
      if let inner = entry.value.mapping {
        return !MappingDefinition.member.hasKeys(of: inner) && isExample(inner)
      }
      guard let scalar = entry.value.scalar else { return false }
      let isText = scalar.style != .plain || scalar.text.contains(" ")
      return type(of: scalar.text) != nil
        || isText && !scalar.text.contains { "[]{}?|".contains($0) }
          && ForeignType(scalar.text) == nil
          && PrimitiveType(rawValue: TypeSynonyms.spelling(of: scalar.text)) == nil
    }
  }

  /// Advice to write a type in place of a value.
  static func advice(on text: String, at range: SourceRange) -> Advice? {
    type(of: text).map { type in
      let other = type == .decimal ? " or `Double`" : ""
      return .write(
        type.rawValue, at: range, "write its type, `\(type.rawValue)`\(other), not a value")
    }
  }
}
