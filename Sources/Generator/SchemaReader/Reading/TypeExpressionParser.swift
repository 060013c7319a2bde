import Diagnostics
import ResourceSchema

/// Parses the type expressions that one text spells: `String`, `Color?`, `[String?]`,
/// `{ map: [Int] }?`, `String | [String]?`.
struct TypeExpressionParser {
  /// The reason why a text is not a type expression.
  struct Failure: Error {
    var identifier: DiagnosticIdentifier
    var message: String
    /// The part of the text that is at fault, in UTF-8 bytes.
    var part: Range<Int>
    var suggestion: Advice?
    /// The corrected text, if there is one.
    var right: String?
    /// True for the name of a Swift type with dots in it.
    var isSwiftType = false
  }

  /// Parses types of the language and names of types.
  ///
  /// - Parameter isRepairing: true if errors are looked up in the tables of common mistakes.
  static func parse(
    _ text: String, at place: ScalarPlace, isRepairing: Bool = true
  ) throws(Failure) -> ParsedType {
    var parser = TypeExpressionParser(
      text: Array(text.utf8), place: place, isRepairing: isRepairing)
    let form = try parser.expression(depth: 0)
    parser.skipBlanks()
    guard parser.offset == parser.text.count else { throw parser.trailingText() }
    return form
  }

  private static let deepest = 64

  private let isRepairing: Bool
  private let text: [UInt8]
  private let place: ScalarPlace
  private var offset = 0

  private init(text: [UInt8], place: ScalarPlace, isRepairing: Bool) {
    self.isRepairing = isRepairing
    self.text = text
    self.place = place
  }

  /// One type, or several with bars between them.
  private mutating func expression(depth: Int) throws(Failure) -> ParsedType {
    var parts = [try part(depth: depth)]
    skipBlanks()
    while take("|") {
      parts.append(try part(depth: depth))
      skipBlanks()
    }
    guard parts.count > 1, let last = parts.last else { return parts[0].form }
    if let marked = parts.dropLast().first(where: \.form.isNullable) {
      let spellings = parts.map { String(decoding: text[$0.range], as: UTF8.self) }
      let right = spellings.map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 }
      throw Failure(
        identifier: .misplacedQuestionMark,
        message: "the question mark applies to the whole union: any of these may then be null",
        part: marked.range, suggestion: .write("\(right.joined(separator: " | "))?"),
        right: right.joined(separator: " | ") + "?")
    }
    let cases = parts.map { part in
      ValueUnion.Case(
        name: Located(part.form.type.caseName, at: place.range(part.range)), type: part.form.type)
    }
    return ParsedType(
      type: .union(ValueUnion(cases: cases)), isNullable: last.form.isNullable,
      references: parts.flatMap(\.form.references))
  }

  private struct Part {
    var form: ParsedType
    /// The range in the text, in UTF-8 bytes.
    var range: Range<Int>
  }

  private mutating func part(depth: Int) throws(Failure) -> Part {
    skipBlanks()
    let start = offset
    let form = try single(depth: depth)
    return Part(form: form, range: start..<offset)
  }

  private mutating func single(depth: Int) throws(Failure) -> ParsedType {
    guard depth < Self.deepest else {
      throw failure("a type is nested at most \(Self.deepest) levels deep", at: offset..<text.count)
    }
    skipBlanks()
    var form: ParsedType
    let start = offset
    if take("[") {
      form = try expression(depth: depth + 1).wrapped(ValueType.array)
      try close("]", openedAt: start)
    } else if take("{") {
      try mapKey()
      form = try expression(depth: depth + 1).wrapped(ValueType.map)
      try close("}", openedAt: start)
    } else {
      form = try name()
    }
    if take("?") {
      form.isNullable = true
    }
    let second = offset
    if take("?") {
      throw Failure(
        identifier: .misplacedQuestionMark, message: "one question mark is enough",
        part: second..<offset,
        suggestion: offset == text.count
          ? .write(String(decoding: text[..<second], as: UTF8.self)) : nil,
        right: offset == text.count ? String(decoding: text[..<second], as: UTF8.self) : nil)
    }
    return form
  }

  private mutating func name() throws(Failure) -> ParsedType {
    let start = offset
    while offset < text.count, isNameByte(text[offset]) { offset += 1 }
    let name = String(decoding: text[start..<offset], as: UTF8.self)
    guard !name.isEmpty else {
      throw failure(
        start == text.count ? "a type is missing here" : "not a type", at: start..<text.count,
        as: foreign)
    }
    if let primitive = PrimitiveType(rawValue: name) {
      return ParsedType(type: .primitive(primitive))
    }
    let reference = TypeReference(
      name: Located(name, at: place.range(start..<offset)), isIndirect: false)
    return ParsedType(type: .named(name), references: [reference])
  }

  private mutating func mapKey() throws(Failure) {
    skipBlanks()
    let start = offset
    while offset < text.count, isNameByte(text[offset]) { offset += 1 }
    let isMap = text[start..<offset].elementsEqual("map".utf8)
    skipBlanks()
    guard isMap, take(":") else {
      throw failure(
        "not a map", at: start..<text.count,
        suggestion: "an object with arbitrary names is written `{ map: String }`")
    }
  }

  private mutating func close(_ bracket: Unicode.Scalar, openedAt start: Int) throws(Failure) {
    skipBlanks()
    if take(bracket) { return }
    if offset < text.count, text[offset] == UInt8(ascii: ":") {
      throw failure("not an array", at: start..<text.count, as: foreign)
    }
    if offset < text.count, text[offset] == UInt8(ascii: ",") {
      throw failure("an array or a map has one type of values", at: start..<text.count)
    }
    let message =
      offset < text.count && text[offset] == UInt8(ascii: "!")
      ? "there is no `!`: values are never null without a `?`" : "a `\(bracket)` is missing"
    throw failure(message, at: start..<text.count, as: foreign)
  }

  /// The meaning of the whole text in another language.
  private var foreign: ForeignType? { isRepairing ? ForeignType(whole) : nil }

  private var whole: String { String(decoding: text, as: UTF8.self) }

  /// Returns the failure for text after a complete type.
  private func trailingText() -> Failure {
    let rest = offset..<text.count
    switch text[offset] {
    case UInt8(ascii: "["):
      return failure("not a type", at: rest, as: foreign)
    case UInt8(ascii: ".") where TypeSynonyms.type(ofSwift: whole) != nil:
      var failure = failure("`\(whole)` is not a type", at: 0..<text.count)
      failure.right = TypeSynonyms.type(ofSwift: whole)
      failure.suggestion = failure.right.map { .write($0) }
      return failure
    case UInt8(ascii: ".") where whole.hasSuffix(".id"):
      return failure(
        "`\(whole)` is not a type", at: 0..<text.count,
        suggestion: "an id of another resource is a relationship: name its type,"
          + " `\(whole.dropLast(3))`, under `relationships`")
    case UInt8(ascii: ".") where isSwiftTypeName(whole):
      var failure = failure(
        "`\(whole)` is not a type", at: 0..<text.count,
        suggestion: "declare a type of your own in `types`, `Name: { swift: \(whole) }`,"
          + " and write its name here")
      failure.isSwiftType = true
      return failure
    default:
      return failure("`\(whole)` is not a type", at: 0..<text.count, as: foreign)
    }
  }

  /// Returns true for names with dots between them: `Money.Amount`.
  private func isSwiftTypeName(_ text: String) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { name in
      name.first?.isLetter == true && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
  }

  private func failure(_ message: String, at part: Range<Int>, as meant: ForeignType?) -> Failure {
    var failure = failure(message, at: part, suggestion: meant?.advice)
    failure.right = meant?.spelling
    return failure
  }

  private func failure(
    _ message: String, at part: Range<Int>, suggestion: Advice? = nil
  ) -> Failure {
    Failure(identifier: .malformedType, message: message, part: part, suggestion: suggestion)
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), 0x80...:
      true
    default: false
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard offset < text.count, text[offset] == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func skipBlanks() {
    while offset < text.count, Byte.isWhitespace(text[offset]) { offset += 1 }
  }
}
