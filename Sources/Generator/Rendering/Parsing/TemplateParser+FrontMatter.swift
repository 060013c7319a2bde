import Diagnostics

extension TemplateParser {
  /// Parses the front matter, which contains each of the two keys once, and moves to its end.
  ///
  /// ```
  /// ---
  /// for: resource
  /// file: {{fileName}}.md
  /// ---
  /// ```
  ///
  /// - Returns: The declared files, if there is front matter without errors.
  mutating func parseFrontMatter() -> TemplateOutput? {
    if let invalid = invalidText {
      report.add(.malformed, "the file is not UTF-8", at: invalid)
      position = bytes.count
      return nil
    }
    let fence = readLine()
    guard text(fence) == "---" else {
      position = 0
      return nil
    }
    var values: [String: Range<Int>] = [:]
    while position < bytes.count {
      let line = readLine()
      if text(line) == "---" { return output(values, fence) }
      if !line.isEmpty { parseEntry(line, &values) }
    }
    report = TemplateReport(report.file)
    report.add(
      .malformedFrontMatter, "front matter is not closed", at: fence,
      suggestion: "write another line `---` after `for:` and `file:`")
    return nil
  }

  private mutating func parseEntry(_ line: Range<Int>, _ values: inout [String: Range<Int>]) {
    guard let colon = bytes[line].firstIndex(of: UInt8(ascii: ":")) else {
      return report.add(.malformedFrontMatter, "expected `for:`, `file:` or `---`", at: line)
    }
    let place = trimmed(line.lowerBound..<colon)
    let value = trimmed(colon + 1..<line.upperBound)
    let (name, keys) = (text(place), ["for", "file"])
    if !keys.contains(name) {
      report.add(
        .malformedFrontMatter, "unknown key `\(name)`", at: place,
        suggestion: "the keys are `for` and `file`", name: (name, keys))
    } else if values.updateValue(value, forKey: name) != nil {
      report.add(.malformedFrontMatter, "duplicate key `\(name)`", at: place)
    } else if value.isEmpty {
      report.add(.malformedFrontMatter, "`\(name)` needs a value", at: place)
    } else if "\"'".utf8.contains(bytes[value.lowerBound]) {
      report.add(
        .malformedFrontMatter, "values of front matter are not quoted", at: value,
        suggestion: "remove the quotes")
    }
  }

  private mutating func output(
    _ values: [String: Range<Int>], _ fence: Range<Int>
  ) -> TemplateOutput? {
    let isComplete = report.diagnostics.isEmpty
    for (key, example) in ["for": "resource", "file": "{{fileName}}.md"] as KeyValuePairs
    where isComplete && values[key] == nil {
      report.add(
        .malformedFrontMatter, "front matter needs `\(key):`", at: fence,
        suggestion: "add `\(key): \(example)`")
    }
    guard let record = values["for"], let place = values["file"] else { return nil }
    let end = position
    path = parse(place)
    position = end
    guard report.diagnostics.isEmpty else { return nil }
    return TemplateOutput(
      template: source.name, record: text(record), recordRange: record, path: text(place),
      pathRange: source.file.range(of: place))
  }

  // MARK: Lines

  /// Moves past a line; returns it without the spaces around it.
  private mutating func readLine() -> Range<Int> {
    let start = position
    let newline = bytes[start...].firstIndex(of: Byte.lineFeed) ?? bytes.count
    position = min(newline + 1, bytes.count)
    return trimmed(start..<newline)
  }

  /// The first bytes that are not UTF-8.
  private var invalidText: Range<Int>? {
    let text = Array(String(decoding: bytes, as: UTF8.self).utf8)
    guard text != bytes else { return nil }
    let start = zip(text, bytes).enumerated().first { $1.0 != $1.1 }?.offset ?? bytes.count
    return start..<min(start + 1, bytes.count)
  }
}
