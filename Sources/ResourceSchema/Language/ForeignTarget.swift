/// Relationships as other languages spell them, and how they are written here.
struct ForeignTarget {
  let isMany: Bool
  /// The name of the resource type.
  let type: String

  var spelling: String { isMany ? "[\(type)]" : type }

  var advice: String {
    "a to-\(isMany ? "many" : "one") relationship is written `\(spelling)`"
  }

  private static let phrases = [
    ("to-many ", true), ("to many ", true), ("many ", true), ("has_many ", true),
    ("hasmany ", true), ("array of ", true), ("list of ", true), ("to-one ", false),
    ("to one ", false), ("one ", false), ("has_one ", false), ("belongs_to ", false),
  ]

  /// Whether there is more than the name of a resource type: `to-many comments`, `Person!`.
  static func isForeign(_ text: String) -> Bool {
    if text.utf8.last == UInt8(ascii: "!") { return true }
    guard text.utf8.contains(UInt8(ascii: " ")) else { return false }
    let text = text.lowercased()
    return phrases.contains { text.hasPrefix($0.0) }
  }

  /// What somebody meant by a text that names no resource type; `nil` if nobody can tell.
  init?(_ text: String) {
    if let phrase = Self.phrases.first(where: { text.lowercased().hasPrefix($0.0) }) {
      self.init(isMany: phrase.1, text.dropFirst(phrase.0.count))
    } else if let start = text.firstIndex(where: { "<(".contains($0) }) {
      let name = text[..<start].lowercased()
      let argument = text[text.index(after: start)...].prefix { !",>)".contains($0) }
      self.init(isMany: !name.hasPrefix("toone") && !name.hasPrefix("id"), argument)
    } else {
      self.init(isMany: text.contains("[") || !text.hasSuffix("!"), text[...])
    }
  }

  private init?(isMany: Bool, _ name: Substring) {
    let type = name.filter { $0.isLetter || $0.isNumber || "-_".contains($0) }
    guard !type.isEmpty else { return nil }
    self.isMany = isMany
    self.type = String(type)
  }
}
