import Diagnostics
import YAMLSource

extension MappingReader {
  typealias Edit = (range: SourceRange, replacement: String)

  /// Returns the edits that move entries below an existing or a new key before them; none if lines
  /// would have to move.
  func edits(putting entries: [YAMLNode.Mapping.Entry], below key: String) -> [Edit] {
    guard let first = entries.first,
      let node = known.entries(leadingTo: first.keyRange).dropLast().last?.value ?? known.root,
      let all = node.mapping?.entries,
      let index = all.firstIndex(where: { $0.keyRange == first.keyRange }),
      all[index...].prefix(entries.count).map(\.keyRange) == entries.map(\.keyRange)
    else { return [] }
    let isFlow = file.bytes[node.range.start.offset] == UInt8(ascii: "{")
    let isNew = node.mapping?[key] == nil
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
