import Diagnostics

// Texts below their keys without further indentation.

extension SyntaxDiagnosis {
  /// A line of a text that is not indented further than the key of the text, or less than the
  /// lines above it.
  var misplacedText: Diagnostic? {
    let isMissingColon = says("could not find expected ':'")
    guard isMissingColon || says("did not find expected key") else { return nil }
    let starts = (isMissingColon ? [contextOffset] : []) + [offset]
    return starts.lazy.compactMap { misplacedText(from: startOfLine(at: $0)) }.first
  }

  private func misplacedText(from start: Int) -> Diagnostic? {
    guard let first = bytes[start...].firstIndex(where: { !Byte.isBlank($0) }) else { return nil }
    let line = first..<endOfText(from: first, inFlow: false)
    guard !line.isEmpty, endOfKey(in: line) == nil else { return nil }
    let column = column(first)
    var firstOfText = column
    var current = start
    for _ in 0..<64 {
      guard let above = self.line(above: current) else { return nil }
      current = above.lowerBound
      guard let end = endOfKey(in: above) else {
        firstOfText = self.column(current)
        continue
      }
      let key = above.lowerBound..<end
      let isBlock = isBlockHeader(end + 1..<above.upperBound)
      guard isBlock || text.language.textKeys.contains(where: { bytes[key].elementsEqual($0.utf8) })
      else { return nil }
      if self.column(current) >= column {
        // Two words may be a key and its type.
        guard isBlock || bytes[line].count(where: Byte.isBlank) > 1 else { return nil }
        return unindented(from: start, line, below: key)
      }
      guard isBlock, firstOfText > column else { return nil }
      let indentation = String(repeating: " ", count: firstOfText - column)
      return diagnostic(
        .indentation, "this line begins before the text of `\(excerpt(key))` that it belongs to",
        advice: "begin it in column \(firstOfText), like the first line of the text", at: line,
        fixIt: inserting(indentation, at: first, "Indent the line"))
    }
    return nil
  }

  private func unindented(from start: Int, _ line: Range<Int>, below key: Range<Int>) -> Diagnostic
  {
    let column = column(key.lowerBound) + 2
    let indentation = String(repeating: " ", count: column - self.column(line.lowerBound))
    var edits: [Diagnostic.FixIt.Edit] = []
    var start = start
    while start < bytes.count, edits.count < 64 {
      let end = text.file.endOfLine(from: start)
      let first = bytes[start..<end].firstIndex { !Byte.isBlank($0) } ?? end
      if endOfKey(in: first..<end) != nil { break }
      if first < end { edits.append(.init(range(first..<first), indentation)) }
      start = end + 1
    }
    return diagnostic(
      .indentation, "the text of `\(excerpt(key))` is not indented further than its key",
      advice: "begin each of its lines in column \(column)", at: line,
      fixIt: Diagnostic.FixIt("Indent the text", edits))
  }

  /// Returns the end of the key at the start of a line, before its colon.
  func endOfKey(in line: Range<Int>) -> Int? {
    guard let end = bytes[line].firstIndex(where: { !Self.isPartOfKey($0) }), end > line.lowerBound,
      bytes[end] == UInt8(ascii: ":"),
      end + 1 >= line.upperBound || Byte.isBlank(bytes[end + 1])
    else { return nil }
    return end
  }

  /// Returns true for the headers of block scalars, such as `|` and `>-`.
  private func isBlockHeader(_ value: Range<Int>) -> Bool {
    let header = bytes[value].drop(while: Byte.isBlank)
    return header.first.map { "|>".utf8.contains($0) } == true
      && header.dropFirst().allSatisfy { "+-0123456789".utf8.contains($0) }
  }
}
