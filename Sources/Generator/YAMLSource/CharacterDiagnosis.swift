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
    guard let character = index.firstIllegalCharacter else { return directiveDiagnostic(index) }
    let range = range(from: character.start, to: character.end)
    if character.start.offset < 4, let encoding = ByteOrderMark.wideEncoding(of: file.bytes) {
      return Diagnostic(
        Wording(.invalidEncoding, "the file is in \(encoding)", advice: "save it as UTF-8"),
        at: range)
    }
    guard let scalar = character.scalar else {
      return Diagnostic(encodingWording(at: character.start), at: range)
    }
    return Diagnostic(characterWording(scalar), at: range)
  }

  private func directiveDiagnostic(_ index: LineIndex) -> Diagnostic? {
    guard let line = index.firstTagDirectiveTooMany else { return nil }
    return Diagnostic(
      Wording(
        .syntax, "more than \(ReadingLimits.tagDirectives) lines begin with `%TAG`",
        advice: "only YAML's core tags can be used, which need none"),
      at: range(from: index.position(ofScalar: line), to: index.position(ofScalar: line + 4)))
  }

  private func encodingWording(at position: SourcePosition) -> Wording {
    if position.offset == 0, ByteOrderMark.isUTF16(file.bytes) {
      return Wording(
        .invalidEncoding, "the file begins as UTF-16 but is not well-formed UTF-16",
        advice: "save it as UTF-8")
    }
    let byte = String(file.bytes[position.offset], radix: 16, uppercase: true)
    return Wording(
      .invalidEncoding, "the byte 0x\(byte) is not UTF-8 here", advice: "save the file as UTF-8")
  }

  private func characterWording(_ scalar: Unicode.Scalar) -> Wording {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let padding = { (width: Int) in String(repeating: "0", count: max(0, width - digits.count)) }
    let name = scalar.value == 0 ? "a NUL byte" : "the control character U+\(padding(4))\(digits)"
    let escape =
      scalar.value < 0x100 ? "\\x\(padding(2))\(digits)" : "\\u\(padding(4))\(digits)"
    return Wording(
      .illegalCharacter, "\(name) is not allowed in YAML",
      advice: "remove it, or write \"\(escape)\" in double quotes")
  }
}
