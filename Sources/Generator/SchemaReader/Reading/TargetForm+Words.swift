import Diagnostics

extension TargetForm {
  /// Returns true if a text is more than names of resource types with bars between them: `people[]`,
  /// `to-many comments`, `people | null`.
  static func isForeign(_ text: String) -> Bool {
    // Most texts are a single name, and large schemas have thousands of them.
    if text.utf8.allSatisfy(isPartOfName) { return false }
    if text.utf8.last == UInt8(ascii: "!") { return true }
    if text.utf8.contains(where: { "[]{}()<>,;&+".utf8.contains($0) }) { return true }
    if text.utf8.contains(UInt8(ascii: "|")) {
      let names = text.utf8.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
      let hasTwoBars = names.dropFirst().dropLast().contains(where: \.isEmpty)
      return hasTwoBars
        || names.contains { name in
          let word = name.lazy.filter { $0 != UInt8(ascii: " ") }
          return word.elementsEqual("null".utf8) || word.elementsEqual("nil".utf8)
        }
    }
    guard text.utf8.contains(UInt8(ascii: " ")) else { return false }
    let text = text.lowercased()
    return phrases.contains { text.hasPrefix($0.0) }
  }

  static func isPartOfName(_ byte: UInt8) -> Bool {
    Byte.isLetter(byte) || Byte.isDigit(byte) || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_")
  }

  static func isNull(_ name: String) -> Bool { name == "null" || name == "nil" }

  /// The prefixes of targets in words; the value is true for to-many.
  static let phrases = [
    ("to-many ", true), ("to many ", true), ("many ", true), ("has_many ", true),
    ("hasmany ", true), ("array of ", true), ("list of ", true), ("to-one ", false),
    ("to one ", false), ("one ", false), ("has_one ", false), ("belongs_to ", false),
    ("belongsto ", false), ("hasone ", false), ("toone ", false), ("tomany ", true),
    ("reference to ", false), ("references ", false), ("ref ", false),
  ]
}
