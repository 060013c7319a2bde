import Diagnostics

extension Diagnostic {
  static func fileTooLarge(_ file: SourceFile) -> Diagnostic {
    Diagnostic(
      Wording(
        .fileTooLarge, "the file is larger than \(SourceFile.maxSize >> 20) MiB", advice: "split it"
      ),
      at: SourceRange(file: file.path, start: .start, end: .start))
  }
}

extension IndexedText {
  /// Returns a diagnostic for the first character that YAML does not allow, or the first line that
  /// would slow libyaml down.
  func characterDiagnostic() -> Diagnostic? {
    guard let index = indexIfUnusual else { return nil }
    guard let character = index.firstIllegalCharacter else { return directiveDiagnostic() }
    let start = position(atOffset: character.lowerBound)
    let end = SourcePosition(
      line: start.line, column: start.column + 1, offset: character.upperBound)
    return Diagnostic(characterWording(character), at: range(from: start, to: end))
  }

  private func directiveDiagnostic() -> Diagnostic? {
    let bytes = file.bytes
    let line = bytes.indices.lazy.filter { offset in
      bytes[offset] == UInt8(ascii: "%") && bytes[offset...].starts(with: "%TAG".utf8)
        && (offset == 0 || Byte.isLineBreak(bytes[offset - 1]))
    }.dropFirst(ReadingLimits.tagDirectives).first
    return line.map {
      Diagnostic(
        Wording(
          .syntax, "more than \(ReadingLimits.tagDirectives) lines begin with `%TAG`",
          advice: "only YAML's core tags can be used, which need none"), at: range($0..<$0 + 4))
    }
  }

  private func characterWording(_ offsets: Range<Int>) -> Wording {
    let text = String(decoding: file.bytes[offsets], as: UTF8.self)
    guard let scalar = text.unicodeScalars.first, scalar != "\u{FFFD}" else {
      let byte = String(file.bytes[offsets.lowerBound], radix: 16, uppercase: true)
      return Wording(
        .invalidEncoding, "the byte 0x\(byte) is not UTF-8 here", advice: "save the file as UTF-8")
    }
    let escape = scalar.value < 0x100 ? "\\x\(scalar.digits(2))" : "\\u\(scalar.digits(4))"
    return Wording(
      .illegalCharacter, "the control character U+\(scalar.digits(4)) is not allowed in YAML",
      advice: "remove it, write \"\(escape)\" in double quotes, or save the file as UTF-8")
  }
}

extension Unicode.Scalar {
  /// The number in hexadecimal digits, with zeros before it.
  func digits(_ width: Int) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
