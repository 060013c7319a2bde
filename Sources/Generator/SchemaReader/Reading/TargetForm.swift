import Diagnostics
import ResourceSchema
import YAMLSource

/// Resource types in the notation for relationships and documents: `people`, `people?`,
/// `people | organizations`, `[images | videos]`, `any`.
struct TargetForm {
  /// The word for resources of any type.
  static let any = "any"

  var isMany: Bool
  /// The resource types; empty for resources of any type.
  var types: [Located<String>]
  var isAny = false
  var isNullable: Bool
  /// The place of the question mark.
  var questionMark: SourceRange?

  /// The types with bars between them.
  var union: String { isAny ? Self.any : types.map(\.value).joined(separator: " | ") }

  init(isMany: Bool, types: [Located<String>], isNullable: Bool, questionMark: SourceRange? = nil) {
    self.isMany = isMany
    self.types = types
    self.isNullable = isNullable
    self.questionMark = questionMark
  }
}

extension TargetForm {
  /// Reads names with bars between them and an optional question mark at the end, the form of
  /// nearly all targets.
  ///
  /// Returns `nil` for everything else, valid or not.
  init?(_ text: String, at range: SourceRange, in file: SourceFile) {
    var text = text
    var types: [Located<String>] = []
    let isMarked = text.withUTF8 { bytes -> Bool? in
      let start = range.start.offset
      guard range.end.offset - start == bytes.count, range.end.offset <= file.bytes.count,
        file.bytes[start..<range.end.offset].elementsEqual(bytes)
      else { return nil }
      let isMarked = bytes.last == UInt8(ascii: "?")
      let end = bytes.count - (isMarked ? 1 : 0)
      var offset = 0
      while true {
        while offset < end, bytes[offset] == Byte.space { offset += 1 }
        let name = offset
        while offset < end, Self.isPartOfName(bytes[offset]) { offset += 1 }
        guard offset > name else { return nil }
        types.append(
          Located(
            String(decoding: bytes[name..<offset], as: UTF8.self),
            at: range.part(name..<offset)))
        while offset < end, bytes[offset] == Byte.space { offset += 1 }
        if offset == end { return isMarked }
        guard bytes[offset] == UInt8(ascii: "|") else { return nil }
        offset += 1
      }
    }
    guard let isMarked, types.count == 1 || Self.areOrdinary(types) else { return nil }
    let length = range.end.offset - range.start.offset
    self.init(
      isMany: false, types: types, isNullable: isMarked,
      questionMark: isMarked ? range.part(length - 1..<length) : nil)
  }

  /// Returns true if the names are few and different, and none of them means null.
  private static func areOrdinary(_ names: [Located<String>]) -> Bool {
    names.count <= 8
      && names.indices.allSatisfy { index in
        !isNull(names[index].value)
          && !names[..<index].contains { $0.value == names[index].value }
      }
  }
}

extension SourceRange {
  /// Returns a part of a single-line range of ASCII text, given in bytes.
  fileprivate func part(_ offsets: Range<Int>) -> SourceRange {
    func position(_ offset: Int) -> SourcePosition {
      SourcePosition(line: start.line, column: start.column + offset, offset: start.offset + offset)
    }
    return SourceRange(
      file: file, start: position(offsets.lowerBound), end: position(offsets.upperBound))
  }
}
