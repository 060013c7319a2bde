import Diagnostics

/// The lines at the beginning of a template that declare the files it generates.
///
/// ```
/// ---
/// for: resource
/// file: {{fileName}}.md
/// ---
/// ```
struct FrontMatter: Sendable {
  /// The name of the record type.
  var record: String
  var recordRange: Range<Int>
  /// The nodes of the path.
  var path: Range<Int>
  var pathRange: Range<Int>
}

extension TemplateParser {
  private enum Key: String, CaseIterable {
    case record = "for"
    case path = "file"
  }

  /// Parses the front matter, which contains each of the two keys once, and moves to its end.
  ///
  /// - Returns: The front matter, if there is any and it has no errors.
  mutating func parseFrontMatter() -> FrontMatter? {
    if let invalid = invalidText {
      report.add(.malformed, "the file is not UTF-8", at: invalid)
      position = bytes.count
      return nil
    }
    let fence = readLine()
    guard isFence(fence) else {
      position = fence.lowerBound
      return nil
    }
    var values: [Key: Range<Int>] = [:]
    // The names that are not keys.
    var unknown: [Range<Int>] = []
    var end = position
    while position < bytes.count {
      let line = readLine()
      if isFence(line) { return frontMatter(values, unknown, fence) }
      let count = values.count
      if !line.isEmpty { parseEntry(line, &values, &unknown) }
      if values.count > count, end == line.lowerBound { end = position }
    }
    report = TemplateReport(report.file)
    let lines = bytes[..<end].count { $0 == Byte.lineFeed } + (isLineStart(end) ? 0 : 1)
    report.add(
      .malformedFrontMatter, "front matter is not closed", at: fence,
      suggestion: values.isEmpty
        ? "add `for:`, `file:` and a line `---` after it" : "add a line `---` after line \(lines)",
      replacement: values.isEmpty ? nil : isLineStart(end) ? "---\n" : "\n---\n", insertion: end)
    return nil
  }

  private mutating func parseEntry(
    _ line: Range<Int>, _ values: inout [Key: Range<Int>], _ unknown: inout [Range<Int>]
  ) {
    guard let colon = bytes[line].firstIndex(of: UInt8(ascii: ":")) else {
      return report.add(.malformedFrontMatter, "expected `for:`, `file:` or `---`", at: line)
    }
    let name = trimmed(line.lowerBound..<colon)
    let value = trimmed(colon + 1..<line.upperBound)
    guard let key = Key(rawValue: text(name)) else { return unknown.append(name) }
    guard values[key] == nil else {
      return report.add(.malformedFrontMatter, "duplicate key `\(key.rawValue)`", at: name)
    }
    values[key] = value
    if value.isEmpty {
      report.add(.malformedFrontMatter, "`\(key.rawValue)` needs a value", at: name)
    } else if "\"'".utf8.contains(bytes[value.lowerBound]) {
      report.add(
        .malformedFrontMatter, "values of front matter are not quoted", at: value,
        suggestion: "remove the quotes")
    }
  }

  private mutating func frontMatter(
    _ values: [Key: Range<Int>], _ unknown: [Range<Int>], _ fence: Range<Int>
  ) -> FrontMatter? {
    let absent = Key.allCases.filter { values[$0] == nil }
    // If one key is absent and one is unrecognized, the unrecognized key is probably the absent
    // one.
    let meant = absent.count == 1 && unknown.count == 1 ? absent[0].rawValue : nil
    for name in unknown {
      let near =
        meant ?? Suggestions.nearest(to: text(name), among: Key.allCases.map(\.rawValue))
      report.add(
        .malformedFrontMatter, "unknown key `\(text(name))`", at: name,
        suggestion: near.map { "did you mean `\($0)`?" } ?? "the keys are `for` and `file`",
        replacement: near)
    }
    for key in meant == nil ? absent : [] {
      let (thing, example) =
        key == .record
        ? ("the name of a record", "for: resource")
        : ("the path of a file", "file: {{fileName}}.md")
      report.add(
        .malformedFrontMatter, "front matter needs \(thing)", at: fence,
        suggestion: "add `\(example)`")
    }
    guard let record = values[.record], let path = values[.path] else { return nil }
    let end = position
    let nodes = parse(path)
    position = end
    guard report.diagnostics.isEmpty else { return nil }
    return FrontMatter(record: text(record), recordRange: record, path: nodes, pathRange: path)
  }

  // MARK: Lines

  /// Moves past a line; returns it without its ending.
  private mutating func readLine() -> Range<Int> {
    let start = position
    let newline = bytes[start...].firstIndex(of: Byte.lineFeed) ?? bytes.count
    position = min(newline + 1, bytes.count)
    let hasReturn = newline > start && bytes[newline - 1] == Byte.carriageReturn
    return start..<(hasReturn ? newline - 1 : newline)
  }

  private func isFence(_ line: Range<Int>) -> Bool { text(trimmed(line)) == "---" }

  /// The first bytes that are not UTF-8.
  private var invalidText: Range<Int>? {
    let text = Array(String(decoding: bytes, as: UTF8.self).utf8)
    guard text != bytes else { return nil }
    let start = zip(text, bytes).enumerated().first { $1.0 != $1.1 }?.offset ?? bytes.count
    return start..<min(start + 1, bytes.count)
  }
}
