import Diagnostics

extension SyntaxDiagnosis {
  /// What to say of a line that fits neither the list nor the mapping around it.
  var indentation: Diagnostic? {
    let isList = says("did not find expected '-' indicator")
    guard isList || says("did not find expected key"), let byte else { return nil }
    if byte == UInt8(ascii: ":") { return diagnostic(.syntax, "a key is missing before `:`") }
    guard text.file.beginsLine(offset) else { return nil }
    let line = line(at: offset)
    let around = column(contextOffset)
    let labels = [place("the \(isList ? "list" : "mapping") begins here", at: contextOffset)]
    guard column(offset) != around else {
      return diagnostic(
        .syntax,
        isList
          ? "a line that begins with `- ` is expected in this list"
          : "a key with its value (`key: value`) is expected in this mapping",
        advice: "\(isList ? "add it" : "write one"), or fix the indentation", at: line,
        labels: labels)
    }
    let above = lineAbove.map { column($0.lowerBound) } ?? around
    return diagnostic(
      .indentation, "the indentation of this line matches nothing above it",
      advice: "begin it in column \(around), like the \(isList ? "list" : "mapping") around it"
        + (above == around ? "" : ", or in column \(above), like the line above"), at: line,
      labels: labels)
  }

  /// What to say of a line that is no key, if no colon makes it one.
  var missingKey: Diagnostic? {
    if says("mapping values are not allowed in this context") {
      let key = firstOfLine(at: offset)..<offset
      // libyaml looks no further for the colon of a key.
      guard key.count <= 1024 else {
        return diagnostic(
          .syntax, "a key has more than 1024 characters, which YAML does not allow",
          advice: "shorten it", at: key)
      }
      return diagnostic(
        .indentation,
        "because of its indentation, this line continues the text above it, so `\(excerpt(key))`"
          + " cannot be a key here",
        advice: "begin it in the same column as the keys it belongs to, or put the text in quotes",
        at: key, labels: lineAbove.map { [.init("the text is here", at: range($0))] } ?? [])
    }
    guard says("could not find expected ':'") else { return nil }
    let line = contextOffset..<endOfText(from: contextOffset, inFlow: false)
    return diagnostic(
      .syntax, "a `:` is missing",
      advice: "write `key: value`, or indent the line if it continues the one above", at: line)
  }

  /// True for a line of a text for people, which may itself look like a key.
  func isTextBelowKey(_ line: Range<Int>) -> Bool {
    guard let above = self.line(above: line.lowerBound), let end = endOfKey(in: above),
      column(above.lowerBound) < column(line.lowerBound)
    else { return false }
    return text.language.textKeys.contains { bytes[above.lowerBound..<end].elementsEqual($0.utf8) }
  }

  /// Returns the end of the key at the start of a line, before its colon.
  func endOfKey(in line: Range<Int>) -> Int? {
    guard let end = bytes[line].firstIndex(where: { !Self.isPartOfKey($0) }), end > line.lowerBound,
      bytes[end] == UInt8(ascii: ":"),
      end + 1 >= line.upperBound || Byte.isBlank(bytes[end + 1])
    else { return nil }
    return end
  }

  func isKey(_ offsets: Range<Int>) -> Bool { bytes[offsets].allSatisfy(Self.isPartOfKey) }

  static func isPartOfKey(_ byte: UInt8) -> Bool {
    Byte.isLetter(byte) || byte >= 0x80 || "0123456789-_.?".utf8.contains(byte)
  }
}
