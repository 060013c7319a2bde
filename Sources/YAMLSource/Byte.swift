/// The ASCII characters that this module looks for in a text.
enum Byte {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")

  static func isLineBreak(_ byte: UInt8) -> Bool {
    byte == lineFeed || byte == carriageReturn
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == space || byte == tab
  }

  static func isWhitespace(_ byte: UInt8) -> Bool {
    isBlank(byte) || isLineBreak(byte)
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    Unicode.Scalar(byte).isASCII && Unicode.Scalar(byte).properties.isAlphabetic
  }
}
