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
    let start = character.start.offset
    let wording =
      if start < 4, let encoding = ByteOrderMark.wideEncoding(of: file.bytes) {
        Wording(.invalidEncoding, "the file is in \(encoding)", advice: "save it as UTF-8")
      } else if let scalar = character.scalar {
        characterWording(scalar)
      } else if start == 0, ByteOrderMark.isUTF16(file.bytes) {
        Wording(
          .invalidEncoding, "the file begins as UTF-16 but is not well-formed UTF-16",
          advice: "save it as UTF-8")
      } else {
        Wording(
          .invalidEncoding,
          "the byte 0x\(String(file.bytes[start], radix: 16, uppercase: true)) is not UTF-8 here",
          advice: "save the file as UTF-8")
      }
    return Diagnostic(wording, at: range(from: character.start, to: character.end))
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

  private func characterWording(_ scalar: Unicode.Scalar) -> Wording {
    let name = scalar.value == 0 ? "a NUL byte" : "the control character U+\(scalar.digits(4))"
    let escape = scalar.value < 0x100 ? "\\x\(scalar.digits(2))" : "\\u\(scalar.digits(4))"
    return Wording(
      .illegalCharacter, "\(name) is not allowed in YAML",
      advice: "remove it, or write \"\(escape)\" in double quotes")
  }
}

extension Unicode.Scalar {
  /// The number in hexadecimal digits, with zeros before it.
  func digits(_ width: Int) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
