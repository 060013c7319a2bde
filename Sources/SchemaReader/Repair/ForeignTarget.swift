/// Relationships as other languages spell them, and how they are written here.
struct ForeignTarget {
  private(set) var isMany: Bool
  /// The names of the resource types.
  var types: [String]
  /// True if a to-one relationship may be empty.
  private(set) var isNullable = false
  /// True if one of the types is called `null`.
  private(set) var saysNull = false
  /// True if only commas say that there are many.
  private(set) var hasOnlyCommas = false

  /// The names alone, as they are written between brackets.
  var union: String { types.joined(separator: " | ") }

  var spelling: String { isMany ? "[\(union)]" : union + (isNullable ? "?" : "") }

  /// - Parameter place: what leads to the resource types: `the relationship`.
  func advice(for place: String) -> String {
    if place == "`data`" { return "write `data: \(spelling)`" }
    if types.count == 1, !isMany, !isNullable { return "write `\(spelling)`" }
    if hasOnlyCommas { return "write `\(spelling)`, or `\(union)` for one of them" }
    return "a to-\(isMany ? "many" : "one") relationship is written `\(spelling)`"
  }

  private static let phrases = [
    ("to-many ", true), ("to many ", true), ("many ", true), ("has_many ", true),
    ("hasmany ", true), ("array of ", true), ("list of ", true), ("to-one ", false),
    ("to one ", false), ("one ", false), ("has_one ", false), ("belongs_to ", false),
    ("belongsto ", false), ("hasone ", false), ("toone ", false), ("tomany ", true),
    ("reference to ", false), ("references ", false), ("ref ", false),
  ]

  /// Returns true if a text is more than names of resource types with bars between them: `people[]`,
  /// `to-many comments`, `people | null`.
  static func isForeign(_ text: String) -> Bool {
    // Most are one name, and large schemas have thousands of them.
    if text.utf8.allSatisfy(isPartOfName) { return false }
    if text.utf8.last == UInt8(ascii: "!") { return true }
    if text.utf8.contains(where: { "[]{}()<>,;&+".utf8.contains($0) }) { return true }
    if text.utf8.contains(UInt8(ascii: "|")) {
      let names = text.utf8.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
      let hasTwoBars = names.dropFirst().dropLast().contains(where: \.isEmpty)
      return hasTwoBars
        || names.contains { name in
          isNull(String(decoding: name.filter { $0 != UInt8(ascii: " ") }, as: UTF8.self))
        }
    }
    guard text.utf8.contains(UInt8(ascii: " ")) else { return false }
    let text = text.lowercased()
    return phrases.contains { text.hasPrefix($0.0) }
  }

  /// Returns true if a text says that there are many: `[people]`, `many people`, `list`.
  static func saysMany(_ text: String) -> Bool {
    text.contains { "[]*".contains($0) }
      || text.split { !$0.isLetter }.contains { wordsForMany.contains($0.lowercased()) }
  }

  private static let wordsForMany: Set<String> = [
    "many", "list", "listof", "array", "arrayof", "collection", "all", "multiple", "several",
    "set", "hasmany", "tomany", "index", "page", "paginated", "plural", "items",
  ]

  static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// The likely meaning of a text that names no resource type; `nil` if there is none.
  init?(_ text: String) {
    if let phrase = Self.phrases.first(where: { text.lowercased().hasPrefix($0.0) }) {
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
    types = names.filter { !$0.isEmpty && !Self.isNull($0) }
    guard !types.isEmpty else { return nil }
    self.isMany = isMany
    saysNull = names.contains(where: Self.isNull)
    isNullable = saysNull || text.hasSuffix("?")
  }

  /// Returns the words around `or`.
  private static func alternatives(_ text: Substring) -> [Substring] {
    text.split(separator: " ").split(separator: "or").compactMap { words in
      words.first.flatMap { first in words.last.map { text[first.startIndex..<$0.endIndex] } }
    }
  }

  static func isNull(_ name: String) -> Bool { name == "null" || name == "nil" }
}
