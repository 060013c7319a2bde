import Diagnostics

/// A relationship in the notation of another language.
struct ForeignTarget {
  private(set) var isMany: Bool
  /// The names of the resource types.
  var types: [String]
  /// True if a to-one relationship may be empty.
  private(set) var isNullable = false
  /// True if one of the types is called `null`.
  private(set) var saysNull = false
  /// True if nothing but commas indicates a to-many relationship.
  private(set) var hasOnlyCommas = false

  /// The names alone, as they are written between brackets.
  var union: String { types.joined(separator: " | ") }

  var spelling: String { isMany ? "[\(union)]" : union + (isNullable ? "?" : "") }

  /// - Parameter place: the subject of the sentence: `the relationship`.
  func advice(for place: String) -> Advice {
    if place == "`data`" { return .write("data: \(spelling)") }
    if types.count == 1, !isMany, !isNullable { return .write(spelling) }
    if hasOnlyCommas { return .write(spelling, or: "`\(union)` for one of them") }
    return "a to-\(isMany ? "many" : "one") relationship is written `\(spelling)`"
  }

  /// Returns true if a text indicates a to-many relationship: `[people]`, `many people`, `list`.
  static func saysMany(_ text: String) -> Bool {
    text.contains { "[]*".contains($0) }
      || text.split { !$0.isLetter }.contains { WordList.many.contains($0.lowercased()) }
  }

  /// Creates the likely meaning of a text that does not name a resource type; `nil` if there is
  /// none.
  init?(_ text: String) {
    if let phrase = TargetForm.phrases.first(where: { text.lowercased().hasPrefix($0.0) }) {
      self.init(isMany: phrase.1, text.dropFirst(phrase.0.count))
    } else if let start = text.firstIndex(where: { "<(".contains($0) }), start > text.startIndex {
      let name = text[..<start].lowercased()
      let argument = text[text.index(after: start)...].prefix { !",>)".contains($0) }
      self.init(isMany: !name.hasPrefix("toone") && !name.hasPrefix("id"), argument)
    } else {
      let hasBrackets = text.contains { "[]".contains($0) }
      self.init(isMany: hasBrackets, text[...])
      hasOnlyCommas = !hasBrackets && types.count > 1 && text.contains { ",;&+".contains($0) }
      if hasOnlyCommas { isMany = true }
    }
  }

  private init?(isMany: Bool, _ text: Substring) {
    let parts = text.split { ",;|&+".contains($0) }.flatMap { Self.alternatives($0) }
    let names = parts.map { part in
      String(part.filter { $0.isLetter || $0.isNumber || "-_".contains($0) })
    }
    types = names.filter { !$0.isEmpty && !TargetForm.isNull($0) }
    guard !types.isEmpty else { return nil }
    self.isMany = isMany
    saysNull = names.contains(where: TargetForm.isNull)
    isNullable = saysNull || text.hasSuffix("?")
  }

  /// Returns the names on both sides of `or`.
  private static func alternatives(_ text: Substring) -> [Substring] {
    text.split(separator: " ").split(separator: "or").compactMap { words in
      words.first.flatMap { first in words.last.map { text[first.startIndex..<$0.endIndex] } }
    }
  }
}
