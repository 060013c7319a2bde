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

  static func advice(on text: String, at range: SourceRange) -> Advice? {
    type(of: text).map { type in
      let other = type == .decimal ? " or `Double`" : ""
      return .write(
        type.rawValue, at: range, "write its type, `\(type.rawValue)`\(other), not a value")
    }
  }
}

/// The likely types of members that consist of a name only: `meta: { total, pages }`.
enum TypelessMembers {
  static func advice(on field: Field) -> Advice? {
    let name = field.name.value
    if name == "timestamps" {
      return "write the attributes, such as `createdAt: DateTime` and `updatedAt: DateTime`"
    }
    return name.contains { $0.isLetter || $0.isNumber }
      ? "write its type, such as `\(field.spelling): \(type(for: name))`" : nil
  }

  static func type(for name: String) -> String { impliedType(of: name) ?? "String" }

  /// The type that a name implies, such as that of `createdAt`.
  static func impliedType(of name: String) -> String? {
    let words = words(of: name)
    guard let first = words.first, let last = words.last else { return nil }
    return CommonMistakes.memberTypes.first { row in
      row.ends.contains(last)
        || words.count > 1 && (row.begins.contains(first) || row.after.contains(last))
    }?.type
  }

  private static func words(of name: String) -> [String] {
    name.replacing(#/(\p{Ll})(\p{Lu})/#) { "\($0.output.1) \($0.output.2)" }.lowercased()
      .split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
