import Diagnostics

/// A pattern of Unicode date fields, limited to those that can be parsed and formatted.
struct DatePattern {
  struct Piece {
    enum Content: Equatable {
      case field(Character, count: Int)
      case literal(UInt8)
    }

    var content: Content
    var part: Range<Int>
  }

  private(set) var pieces: [Piece] = []
  private(set) var openQuote: Int?

  init(_ text: String) {
    let bytes = Array(text.utf8)
    var offset = 0
    while offset < bytes.count {
      let start = offset
      let byte = bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "'") {
        if offset < bytes.count, bytes[offset] == byte {
          offset += 1
          pieces.append(Piece(content: .literal(byte), part: start..<offset))
        } else {
          openQuote = openQuote == nil ? start : nil
        }
        continue
      }
      let character = Character(Unicode.Scalar(byte))
      guard openQuote == nil, character.isASCII, character.isLetter else {
        pieces.append(Piece(content: .literal(byte), part: start..<offset))
        continue
      }
      while offset < bytes.count, bytes[offset] == byte { offset += 1 }
      pieces.append(Piece(content: .field(character, count: offset - start), part: start..<offset))
    }
  }

  func field(_ letters: String) -> Piece? {
    pieces.first { $0.letter.map(letters.contains) ?? false }
  }
}

extension DatePattern.Piece {
  var letter: Character? {
    if case .field(let letter, _) = content { letter } else { nil }
  }

  /// True if the field consists of digits, or begins with one.
  var beginsWithDigit: Bool {
    switch content {
    case .field("M", let count): count <= 2
    case .field(let letter, _): "ydHhmsS".contains(letter)
    case .literal(let byte): Byte.isDigit(byte)
    }
  }

  /// True if digits after the field would be parsed as part of it.
  var takesDigitsBehind: Bool {
    switch content {
    case .field("S", _): true
    case .field(let letter, let count): "yMdHhms".contains(letter) && count == 1
    case .literal: false
    }
  }

  /// True if it is a zone, after which digits and signs would be read as an offset.
  var isZone: Bool { letter.map("XxZz".contains) ?? false }

  /// True if it would be read as a part of a zone before it.
  var continuesZone: Bool {
    switch content {
    case .literal(UInt8(ascii: "+")), .literal(UInt8(ascii: "-")), .literal(UInt8(ascii: ":")):
      true
    case .field("x", _), .field("Z", _): true
    default: beginsWithDigit
    }
  }
}
