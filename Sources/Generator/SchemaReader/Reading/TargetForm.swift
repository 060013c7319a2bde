import Diagnostics
import ResourceSchema
import YAMLSource

/// Resource types in the notation for relationships and documents: `people`, `people?`,
/// `people | organizations`, `[images | videos]`, `any`.
struct TargetForm {
  static let any = "any"

  var isMany: Bool
  /// The resource types; empty for resources of any type.
  var types: [Located<String>]
  var isAny = false
  var isNullable: Bool
  var questionMark: SourceRange?

  var union: String { isAny ? Self.any : types.map(\.value).joined(separator: " | ") }
}

extension TargetForm {
  /// Reads a single name with an optional question mark, the form of nearly all targets.
  ///
  /// Returns `nil` for everything else, valid or not.
  init?(name text: String, at range: SourceRange) {
    let (name, isMarked) = text.withoutMark
    // A name of this length is written without quotes and escapes.
    guard !name.isEmpty, name.utf8.allSatisfy(Self.isPartOfName),
      range.end.offset - range.start.offset == text.utf8.count
    else { return nil }
    var end = range.end
    if isMarked {
      end.offset -= 1
      end.column -= 1
    }
    self.init(
      isMany: false,
      types: [Located(name, at: SourceRange(file: range.file, start: range.start, end: end))],
      isNullable: isMarked,
      questionMark: isMarked ? SourceRange(file: range.file, start: end, end: range.end) : nil)
  }
}

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
    return phrases.contains(where: text.hasPrefix)
  }

  static func isPartOfName(_ byte: UInt8) -> Bool {
    Byte.isLetter(byte) || Byte.isDigit(byte) || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_")
  }

  static func isNull(_ name: String) -> Bool { name == "null" || name == "nil" }

  /// The prefixes of targets in words.
  private static let phrases = [
    "to-many ", "to many ", "many ", "has_many ", "hasmany ", "array of ", "list of ", "to-one ",
    "to one ", "one ", "has_one ", "belongs_to ", "belongsto ", "hasone ", "toone ", "tomany ",
    "reference to ", "references ", "ref ",
  ]
}
