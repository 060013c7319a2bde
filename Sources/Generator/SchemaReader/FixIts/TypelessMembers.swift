import Diagnostics
import ResourceSchema
import YAMLSource

/// Reports members that consist of a name only: `meta: { total, pages }`.
final class TypelessMembers: Advisor {
  /// Reports members without a type as one error.
  ///
  /// - Returns: the places of their names.
  func report(_ typeless: [Field]) -> Set<SourceRange> {
    let names = typeless.map { "`\($0.name.value)`" }
    let right = typeless.prefix(4).map { "`\($0.name.value): \(Self.type(for: $0.name.value))`" }
    report(
      .missingType, "\(names.joined("and")) have no types", at: typeless[0].name.range,
      suggestion: .edit(
        typeless.map { valueEdit(Self.type(for: $0.name.value), of: $0) },
        "write \(right.joined(separator: ", "))\(typeless.count > 4 ? " and so on" : "")",
        title: "Add types"))
    return Set(typeless.map(\.name.range))
  }

  /// A likely type for what has a name.
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
