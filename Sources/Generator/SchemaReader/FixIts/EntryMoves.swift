import Diagnostics
import YAMLSource

extension MappingReader {
  typealias Edit = (range: SourceRange, replacement: String)

  /// Returns the edits that move entries below an existing or a new key before them; none if lines
  /// would have to move.
  func edits(putting entries: [YAMLNode.Mapping.Entry], below key: String) -> [Edit] {
    guard let first = entries.first, let last = entries.last,
      let node = known.entries(leadingTo: first.keyRange).dropLast().last?.value ?? known.root,
      let all = node.mapping?.entries,
      let index = all.firstIndex(where: { $0.keyRange == first.keyRange }),
      all[index...].prefix(entries.count).map(\.keyRange) == entries.map(\.keyRange)
    else { return [] }
    let isFlow = file.bytes[node.range.start.offset] == UInt8(ascii: "{")
    let isNew = node.mapping?[key] == nil
    if isFlow, isNew, node.range.start.line == node.range.end.line {
      return [(first.keyRange.atStart, "\(key): { "), (last.value.range.atEnd, " }")]
    }
    let column = first.keyRange.start.column
    guard !isFlow, entries.allSatisfy({ file.beginsLine($0.keyRange.start.offset) }) else {
      return []
    }
    if isNew {
      var edits = indented(entries, by: 2)
      edits[0].replacement = "\(key):\n" + String.spaces(column + 1)
      return edits
    }
    guard index > 0, all[index - 1].key == key else { return [] }
    let member = all[index - 1].value.mapping?.entries.first?.keyRange.start
    guard member.map({ file.beginsLine($0.offset) }) ?? all[index - 1].value.isEmpty else {
      return []
    }
    return indented(entries, by: (member?.column ?? column + 2) - column)
  }

  /// Edits that begin an entry with lines of its own in another column, further left.
  func outdented(_ entry: YAMLNode.Mapping.Entry, to column: Int) -> [Edit] {
    let key = entry.keyRange.start
    let count = key.column - column
    guard count > 0, file.beginsLine(key.offset) else { return [] }
    let first = SourcePosition(line: key.line, column: 1, offset: key.offset - key.column + 1)
    return ([first] + lineStarts(in: entry)).compactMap { start in
      let bytes = start.offset..<start.offset + count
      guard bytes.upperBound < entry.value.range.end.offset,
        file.bytes[bytes].allSatisfy({ $0 == Byte.space })
      else { return nil }
      return (file.range(of: bytes, from: start), "")
    }
  }

  private func indented(_ entries: [YAMLNode.Mapping.Entry], by count: Int) -> [Edit] {
    let spaces = String.spaces(count)
    return entries.flatMap { entry in
      ([entry.keyRange.start] + lineStarts(in: entry)).map {
        (SourceRange(file: file.path, start: $0, end: $0), spaces)
      }
    }
  }

  /// The starts of the lines of an entry after the first.
  private func lineStarts(in entry: YAMLNode.Mapping.Entry) -> [SourcePosition] {
    var position = entry.keyRange.start
    var starts: [SourcePosition] = []
    for offset in position.offset..<max(position.offset, entry.value.range.end.offset)
    where file.bytes[offset] == UInt8(ascii: "\n") {
      position = SourcePosition(line: position.line + 1, column: 1, offset: offset + 1)
      starts.append(position)
    }
    return starts
  }
}

private func endsWithComma(_ bytes: ArraySlice<UInt8>) -> Bool {
  bytes.last { !Byte.isWhitespace($0) } == UInt8(ascii: ",")
}

extension SourceFile {
  /// Returns advice to remove an element of a list or a mapping, with an edit if the element is on
  /// one line. The edit also removes the separator before the element.
  func removing(_ element: SourceRange, _ sentence: Advice) -> Advice {
    let before = bytes[..<element.start.offset]
    guard element.start.line == element.end.line,
      let separator = before.lastIndex(where: { !Byte.isBlank($0) && $0 != UInt8(ascii: "-") })
    else { return sentence }
    var start = separator
    switch bytes[separator] {
    case UInt8(ascii: ","), UInt8(ascii: "|"):
      while start > 0, Byte.isBlank(bytes[start - 1]) { start -= 1 }
    case let byte where Byte.isLineBreak(byte) && !endsWithComma(before[..<separator]): start += 1
    default: return sentence
    }
    // Everything up to the element is in ASCII.
    var range = element
    range.start.column -= range.start.offset - start
    range.start.offset = start
    return .write("", at: range, sentence)
  }
}
