import Diagnostics

/// The tokens of a line of Swift.
struct LineTokens {
  struct Token {
    /// The character of punctuation; `a` for words and numbers, `"` for literals, `→` for `->`.
    var kind: Unicode.Scalar
    var source: Range<Int>
    /// True if there are spaces before the token.
    var isSpaced: Bool
    /// The index of the token that closes this bracket.
    var closing: Int?
  }

  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  private var tokens: [Token] = []

  /// The token at an index, `nil` after the end of the line.
  subscript(_ index: Int) -> Token? { index < tokens.count ? tokens[index] : nil }

  /// Reads a line; `nil` if it has operators, interpolation, brackets without their counterpart,
  /// except for `{` at its end, or if its value is on the next line.
  init?(_ source: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) {
    var brackets: [(closing: Unicode.Scalar, index: Int)] = []
    var rest = source[line]
    while let first = rest.first {
      let isSpaced = first == Byte.space
      rest = rest.drop { $0 == Byte.space }
      guard let first = rest.first else { break }
      var kind: Unicode.Scalar = "a"
      var length = Self.wordLength(in: rest)
      if length == 0 {
        (kind, length) = (Unicode.Scalar(first), 1)
        switch kind {
        case "\"", "#":
          guard let literal = Self.literalLength(in: rest) else { return nil }
          (kind, length) = ("\"", literal)
        case "-" where rest.dropFirst().first == UInt8(ascii: ">"): (kind, length) = ("→", 2)
        case "(": brackets.append((")", tokens.count))
        case "[" where rest.starts(with: "[:]".utf8): length = 3
        case "[": brackets.append(("]", tokens.count))
        case "{": brackets.append(("}", tokens.count))
        case "<" where !isSpaced: brackets.append((">", tokens.count))
        case ")", "]", "}", ">":
          guard let bracket = brackets.popLast(), bracket.closing == kind else { return nil }
          tokens[bracket.index].closing = tokens.count
        case ".", ",", ":", "=", "?", "!", "@", "*", "-", "\\": break
        default: return nil
        }
      }
      let range = rest.startIndex..<rest.startIndex + length
      tokens.append(Token(kind: kind, source: range, isSpaced: isSpaced))
      rest = rest.dropFirst(length)
    }
    if tokens.last?.kind == "{" { brackets.removeLast() }
    guard brackets.isEmpty, tokens.last?.kind != "=" else { return nil }
  }

  /// Returns the length of the identifier, keyword or number at the start of a text, in bytes.
  private static func wordLength(in text: Bytes) -> Int {
    if text.first == UInt8(ascii: "`") {
      let end = text.dropFirst().firstIndex(of: UInt8(ascii: "`"))
      return end.map { $0 + 1 - text.startIndex } ?? 0
    }
    let word = text.prefix {
      Byte.isLetter($0) || Byte.isDigit($0) || $0 >= 0x80 || "_$".utf8.contains($0)
    }
    // `private(set)`
    return word.count + (text.dropFirst(word.count).starts(with: "(set)".utf8) ? 5 : 0)
  }

  /// Returns the length of the string literal at the start of a text, in bytes; `nil` if it is
  /// unterminated or has an interpolation, which may contain quotes.
  private static func literalLength(in text: Bytes) -> Int? {
    let hashes = text.prefix { $0 == UInt8(ascii: "#") }
    var rest = text.dropFirst(hashes.count)
    guard rest.popFirst() == UInt8(ascii: "\"") else { return nil }
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\"), rest.starts(with: hashes)
      else { continue }
      rest = rest.dropFirst(hashes.count)
      if byte == UInt8(ascii: "\"") { return rest.startIndex - text.startIndex }
      guard let escaped = rest.popFirst(), escaped != UInt8(ascii: "(") else { return nil }
    }
    return nil
  }
}
