/// Edits of the lines of a text; all other lines stay unchanged to the byte.
public struct LineEdits: Sendable {
  private let lines: [Substring]
  private let lineBreak: String
  private var insertions: [Int: [[String]]] = [:]
  private var replacements: [Int: [String]] = [:]

  /// - Parameter text: a text whose lines end with LF or CR LF.
  public init(_ text: String) {
    lineBreak = text.contains("\r\n") ? "\r\n" : "\n"
    var lines: [Substring] = []
    var start = text.startIndex
    while start < text.endIndex {
      let end = text[start...].firstIndex { $0 == "\n" || $0 == "\r\n" }
      let next = end.map(text.index(after:)) ?? text.endIndex
      lines.append(text[start..<next])
      start = next
    }
    self.lines = lines
  }

  public var lineCount: Int { lines.count }
  public var isEmpty: Bool { insertions.isEmpty && replacements.isEmpty }
  public var insertedCount: Int { insertions.keys.reduce(0) { $0 + inserted(after: $1).count } }
  public var replacedCount: Int { replacements.count }

  /// A line without its end, by its number, which is counted from 1.
  public func line(_ number: Int) -> String {
    guard lines.indices.contains(number - 1) else { return "" }
    return String(lines[number - 1].filter { !$0.isNewline })
  }

  /// Inserts lines after a line; line 0 is the start of the text.
  ///
  /// Several insertions after the same line are ordered by indentation, the deepest first, since
  /// these belong to the lines above. Insertions with the same indentation keep their order.
  public mutating func insert(_ new: [String], afterLine number: Int) {
    guard !new.isEmpty else { return }
    insertions[number, default: []].append(new)
  }

  /// Replaces lines, unless the new lines are equal.
  public mutating func replace(_ range: ClosedRange<Int>, with new: [String]) {
    guard range.map(line) != new else { return }
    for number in range { replacements[number] = [] }
    replacements[range.lowerBound] = new
  }

  public var text: String {
    guard !isEmpty else { return lines.joined() }
    var text = inserted(after: 0).map { $0 + lineBreak }.joined()
    for (index, line) in lines.enumerated() {
      let new = inserted(after: index + 1)
      if let replacement = replacements[index + 1] {
        text += replacement.map { $0 + lineBreak }.joined()
      } else {
        text += line
        if !new.isEmpty, line.last?.isNewline != true { text += lineBreak }
      }
      text += new.map { $0 + lineBreak }.joined()
    }
    return text
  }

  private func inserted(after number: Int) -> [String] {
    guard let blocks = insertions[number] else { return [] }
    let depths = blocks.map { block in
      block.first { !$0.isEmpty }?.prefix { $0 == " " }.count ?? 0
    }
    return blocks.indices.sorted { (-depths[$0], $0) < (-depths[$1], $1) }.flatMap { blocks[$0] }
  }
}
