import YAMLSource

/// Reads the patterns of dates.
extension FileReader {
  private static let patternLetters = "yMdHhmsSaEXxZz"

  /// The pattern of a date; `nil` if there is none, or if it has a mistake.
  mutating func format(_ field: Field?, type: ValueType) -> Located<String>? {
    guard let field, let format = text(field, "`format`") else { return nil }
    guard type == .primitive(.dateTime) else {
      report(
        .misplacedFormat, "`format` belongs to `DateTime` alone", at: field.name.range,
        suggestion: isArrayOfDates(type)
          ? "declare a type, `Date: { alias: DateTime, format: … }`, and write `[Date]`" : nil)
      return nil
    }
    return isPattern(format.value, at: ScalarPlace(field.value, in: file)) ? format : nil
  }

  private func isArrayOfDates(_ type: ValueType) -> Bool {
    switch type {
    case .array(let element), .map(let element), .nullable(let element):
      element == .primitive(.dateTime) || isArrayOfDates(element)
    default: false
    }
  }

  private mutating func isPattern(_ text: String, at place: ScalarPlace) -> Bool {
    let bytes = Array(text.utf8)
    var quote: Int?
    var isPattern = true
    for (offset, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "'") {
        quote = quote == nil ? offset : nil
        continue
      }
      let letter = Character(Unicode.Scalar(byte))
      guard quote == nil, byte < 0x80, letter.isLetter, !Self.patternLetters.contains(letter) else {
        continue
      }
      isPattern = false
      report(
        .malformedFormat, "`\(letter)` has no meaning in the pattern of a date",
        at: place.range(offset..<offset + 1),
        note: "the letters are y M d H h m s S a E X x Z z",
        suggestion: patternAdvice(letter))
    }
    if let quote {
      report(
        .malformedFormat, "the quoted text of the pattern does not end",
        at: place.range(quote..<bytes.count), suggestion: "add a `'`")
      return false
    }
    return isPattern
  }

  private func patternAdvice(_ letter: Character) -> String {
    switch letter {
    case "Y": "a year is written `yyyy`"
    case "D": "a day is written `dd`"
    case "T": "a letter that stands for itself is quoted: `'T'`"
    default: "a letter that stands for itself is quoted: `'\(letter)'`"
    }
  }
}
