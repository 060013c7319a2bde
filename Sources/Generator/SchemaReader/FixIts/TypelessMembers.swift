import Diagnostics
import ResourceSchema
import YAMLSource

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
