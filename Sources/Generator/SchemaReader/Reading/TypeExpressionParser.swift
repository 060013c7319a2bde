import Diagnostics
import ResourceSchema

/// Parses the type expressions that one text spells: `String`, `Color?`, `[String?]`,
/// `{ map: [Int] }?`, `String | [String]?`.
struct TypeExpressionParser {
  struct Failure: Error {
    var identifier = DiagnosticIdentifier.malformedType
    var message: String
    /// The part of the text that is at fault, in UTF-8 bytes.
    var part: Range<Int>
    var suggestion: Advice?
    var right: String?
    /// True if the whole text may be a type in another language.
    var mayBeForeign = false
  }

  static func parse(_ text: String, at place: ScalarPlace) throws(Failure) -> ParsedType {
    var parser = TypeExpressionParser(text: Array(text.utf8), place: place)
    let form = try parser.expression(depth: 0)
    parser.skipBlanks()
    guard parser.offset == parser.text.count else { throw parser.trailingText() }
    return form
  }

  private static let deepest = 64

  private let text: [UInt8]
  private let place: ScalarPlace
  private var offset = 0

  /// One type, or several with bars between them.
  private mutating func expression(depth: Int) throws(Failure) -> ParsedType {
    var parts: [(form: ParsedType, range: Range<Int>)] = []
    var isNullable = false
    repeat {
      skipBlanks()
      let start = offset
      let form = try single(depth: depth)
      parts.append((form, start..<offset))
      isNullable = form.isNullable
      skipBlanks()
    } while take("|")
    if parts.count == 1 { return parts[0].form }
    if let marked = parts.dropLast().first(where: \.form.isNullable) {
      let spellings = parts.map { String(decoding: text[$0.range], as: UTF8.self) }
      let right =
        spellings.map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 }
        .joined(separator: " | ") + "?"
      throw Failure(
        identifier: .misplacedQuestionMark,
        message: "the question mark applies to the whole union: any of these may then be null",
        part: marked.range, suggestion: .write(right), right: right)
    }
    let cases = parts.map { part in
      ValueUnion.Case(
        name: Located(part.form.type.caseName, at: place.range(part.range)), type: part.form.type)
    }
    return ParsedType(
      type: .union(ValueUnion(cases: cases)), isNullable: isNullable,
      references: parts.flatMap(\.form.references))
  }

  private mutating func single(depth: Int) throws(Failure) -> ParsedType {
    guard depth < Self.deepest else {
      throw Failure(
        message: "a type is nested at most \(Self.deepest) levels deep", part: offset..<text.count)
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
    if take("?") { form.isNullable = true }
    let second = offset
    if take("?") {
      let right =
        offset == text.count ? String(decoding: text[..<second], as: UTF8.self) : nil
      throw Failure(
        identifier: .misplacedQuestionMark, message: "one question mark is enough",
        part: second..<offset,
        suggestion: right.map {
          "write `\($0)` if it may be null; that it may be absent is said by a `?` after its name"
        })
    }
    return form
  }

  private mutating func name() throws(Failure) -> ParsedType {
    let start = offset
    skipName()
    let name = String(decoding: text[start..<offset], as: UTF8.self)
    guard !name.isEmpty else {
      throw failure(
        start == text.count ? "a type is missing here" : "not a type", at: start..<text.count)
    }
    if let primitive = PrimitiveType(rawValue: name) {
      return ParsedType(type: .primitive(primitive))
    }
    let reference = Reference(name: Located(name, at: place.range(start..<offset)), role: .value)
    return ParsedType(type: .named(name), references: [reference])
  }

  private mutating func mapKey() throws(Failure) {
    skipBlanks()
    let start = offset
    skipName()
    let isMap = text[start..<offset].elementsEqual("map".utf8)
    skipBlanks()
    guard isMap, take(":") else {
      throw Failure(
        message: "not a map", part: start..<text.count,
        suggestion: "an object with arbitrary names is written `{ map: String }`")
    }
  }

  private mutating func close(_ bracket: Unicode.Scalar, openedAt start: Int) throws(Failure) {
    skipBlanks()
    if take(bracket) { return }
    throw failure(
      offset == text.count ? "a `\(bracket)` is missing" : "not a type", at: start..<text.count)
  }

  private var whole: String { String(decoding: text, as: UTF8.self) }

  private func trailingText() -> Failure {
    if text[offset] == UInt8(ascii: "[") { return failure("not a type", at: offset..<text.count) }
    var failure = failure("`\(whole)` is not a type", at: 0..<text.count)
    if text[offset] == UInt8(ascii: "."),
      whole.wholeMatch(of: #/(\w+\.)+\p{Lu}\w*/#) != nil
    {
      failure.suggestion =
        "names of types have no dots: declare the type below `types:`, and write its"
        + " name; `swift: \(whole)` there is for a type that you write in Swift"
    }
    return failure
  }

  private func failure(_ message: String, at part: Range<Int>) -> Failure {
    Failure(message: message, part: part, mayBeForeign: true)
  }

  private mutating func skipName() {
    while offset < text.count, text[offset] >= 0x80 || TargetForm.isPartOfName(text[offset]) {
      offset += 1
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

struct ParsedType {
  var type: ValueType
  /// True if a question mark follows the whole expression.
  var isNullable = false
  var references: [Reference] = []

  func wrapped(_ wrap: (ValueType) -> ValueType) -> ParsedType {
    var wrapped = ParsedType(type: wrap(element), references: references)
    for index in references.indices { wrapped.references[index].isMany = true }
    return wrapped
  }

  var element: ValueType { isNullable ? .nullable(type) : type }
}
