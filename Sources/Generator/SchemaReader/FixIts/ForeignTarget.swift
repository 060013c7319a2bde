import Diagnostics

/// A relationship in the notation of another language.
struct ForeignTarget {
  let isMany: Bool
  let types: [String]
  let isNullable: Bool

  var union: String { types.joined(separator: " | ") }

  /// Returns true if a text indicates a to-many relationship: `[people]`, `many people`, `list`.
  static func saysMany(_ text: String) -> Bool {
    text.contains { "[]*".contains($0) }
      || text.split { !$0.isLetter }.contains { WordList.many.contains($0.lowercased()) }
  }

  /// Creates the likely meaning of a text that does not name a resource type; `nil` if there is
  /// none.
  init?(_ text: String) {
    guard !text.contains("<") else { return nil }
    let hasBrackets = text.contains { "[]".contains($0) }
    let parts = text.split { ",;|&+".contains($0) }.flatMap { Self.alternatives($0) }
    let names = parts.map { part in
      String(part.filter { $0.isLetter || $0.isNumber || "-_".contains($0) })
    }
    types = names.filter { !$0.isEmpty && !TargetForm.isNull($0) }
    guard !types.isEmpty else { return nil }
    isMany = hasBrackets || types.count > 1 && text.contains { ",;&+".contains($0) }
    isNullable = names.contains(where: TargetForm.isNull) || text.hasSuffix("?")
  }

  private static func alternatives(_ text: Substring) -> [Substring] {
    text.split(separator: " ").split(separator: "or").compactMap { words in
      words.first.flatMap { first in words.last.map { text[first.startIndex..<$0.endIndex] } }
    }
  }
}
