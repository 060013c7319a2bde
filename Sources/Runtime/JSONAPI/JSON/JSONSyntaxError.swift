/// An error in the syntax of a JSON text (RFC 8259), at an offset.
struct JSONSyntaxError: Error {
  enum Kind: Equatable {
    case value, name, string, number, commaOrBrace, commaOrBracket, endOfString, controlCharacter
    case escape, loneSurrogate, depth, trailingText, utf8
    case expected(UInt8)
  }

  let kind: Kind
  let offset: Int

  /// Returns the error with its line and column in a text.
  func located(in text: UnsafeBufferPointer<UInt8>) -> JSONAPIDecodingError {
    var error = JSONAPIDecodingError(
      kind: .invalidJSON, pointer: JSONPointer(components: []), expected: expectation,
      found: "other text")
    error.position = TextPosition(offset: offset, in: text)
    return error
  }

  private var expectation: String {
    switch kind {
    case .value: "a value"
    case .name: "the name of a member, in quotation marks"
    case .string: "a string"
    case .number: "a digit"
    case .commaOrBrace: "“,” or “}” after a member"
    case .commaOrBracket: "“,” or “]” after an element"
    case .endOfString: "a quotation mark at the end of the string"
    case .controlCharacter: "an escape in place of a control character"
    case .escape: "a valid escape after “\\”"
    case .loneSurrogate: "both halves of a surrogate pair, found one,"
    case .depth: "at most \(JSONCursor.maximumDepth) levels of nesting"
    case .trailingText: "the end of the text"
    case .utf8: "valid UTF-8"
    case .expected(let byte): "“\(Character(Unicode.Scalar(byte)))”"
    }
  }
}

/// A place in a text.
public struct TextPosition: Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public let line: Int
  /// The column in UTF-8 bytes, from 1.
  public let column: Int
  /// The number of bytes before the place.
  public let offset: Int

  public var description: String { "line \(line), column \(column)" }
}

extension TextPosition {
  init(offset: Int, in text: UnsafeBufferPointer<UInt8>) {
    let before = text.prefix(offset)
    let newline = UInt8(ascii: "\n")
    let lineStart = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    self.init(
      line: before.count { $0 == newline } + 1, column: offset - lineStart + 1, offset: offset)
  }
}
