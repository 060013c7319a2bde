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

    /// True if the token can be the first one of a value, a type or a name.
    var startsValue: Bool { "a\".([-\\@*".unicodeScalars.contains(kind) }

    /// True if the token can be the last one of a value, a type or a name.
    var endsValue: Bool { "a\")]}>?!*".unicodeScalars.contains(kind) }
  }

  private let source: UnsafeBufferPointer<UInt8>
  private var tokens: [Token] = []

  /// The token at an index, `nil` after the end of the line.
  subscript(_ index: Int) -> Token? { index < tokens.count ? tokens[index] : nil }

  /// True if the line ends with a token that opens something, or with a comma.
  var endsOpen: Bool { tokens.last.map { "{:,".unicodeScalars.contains($0.kind) } ?? false }

  /// Reads a line; `nil` if it has operators, interpolation, or brackets without their counterpart,
  /// except for `{` at its end.
  init?(_ source: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) {
    self.source = source
    var brackets: [(closing: Unicode.Scalar, index: Int)] = []
    var index = line.lowerBound
    var isSpaced = false
    while index < line.upperBound {
      if source[index] == 0x20 {
        isSpaced = true
        index += 1
        continue
      }
      let rest = index..<line.upperBound
      var kind: Unicode.Scalar = "a"
      var length = wordLength(in: rest)
      if length == 0 {
        (kind, length) = (Unicode.Scalar(source[index]), 1)
        switch kind {
        case "\"", "#":
          guard let literal = literalLength(in: rest) else { return nil }
          (kind, length) = ("\"", literal)
        case "-" where rest.count > 1 && source[index + 1] == UInt8(ascii: ">"):
          (kind, length) = ("→", 2)
        case "(": brackets.append((")", tokens.count))
        case "[": brackets.append(("]", tokens.count))
        case "{": brackets.append(("}", tokens.count))
        case "<": brackets.append((">", tokens.count))
        case ")", "]", "}", ">":
          guard let bracket = brackets.popLast(), bracket.closing == kind else { return nil }
          tokens[bracket.index].closing = tokens.count
        case ".", ",", ":", "=", "?", "!", "@", "*", "-", "\\": break
        default: return nil
        }
      }
      tokens.append(Token(kind: kind, source: index..<(index + length), isSpaced: isSpaced))
      isSpaced = false
      index += length
    }
    if tokens.last?.kind == "{" { brackets.removeLast() }
    guard brackets.isEmpty else { return nil }
  }

  /// Returns the length of the identifier, keyword or number at the start of a text, in bytes.
  private func wordLength(in text: Range<Int>) -> Int {
    let text = source[text]
    if text.first == UInt8(ascii: "`") {
      let end = text.dropFirst().firstIndex(of: UInt8(ascii: "`"))
      return end.map { $0 + 1 - text.startIndex } ?? 0
    }
    // The mark belongs to the keyword: a break never separates them.
    if text.starts(with: "try?".utf8) || text.starts(with: "try!".utf8) { return 4 }
    return text.prefix(while: \.isWordByte).count
  }

  /// Returns the length of the string literal at the start of a text, in bytes; `nil` if it is
  /// unterminated or has an interpolation, which may contain quotes.
  private func literalLength(in text: Range<Int>) -> Int? {
    let hashes = source[text].prefix { $0 == UInt8(ascii: "#") }.count
    var index = text.lowerBound + hashes
    guard index < text.upperBound, source[index] == UInt8(ascii: "\"") else { return nil }
    index += 1
    while index < text.upperBound {
      let byte = source[index]
      index += 1
      guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else { continue }
      let marks = source[index..<text.upperBound].prefix(hashes)
      guard marks.count == hashes, marks.allSatisfy({ $0 == UInt8(ascii: "#") }) else { continue }
      index += hashes
      if byte == UInt8(ascii: "\"") { return index - text.lowerBound }
      guard index < text.upperBound, source[index] != UInt8(ascii: "(") else { return nil }
      index += 1
    }
    return nil
  }
}

extension UInt8 {
  /// True for ASCII letters and digits, `_`, `$`, and all other characters than ASCII.
  fileprivate var isWordByte: Bool {
    Byte.isLetter(self) || Byte.isDigit(self) || self >= 0x80 || self == UInt8(ascii: "_")
      || self == UInt8(ascii: "$")
  }
}
