import Diagnostics

/// The lines at the beginning of a template that declare the files it generates.
///
/// ```
/// ---
/// for: resource
/// file: {{fileName}}.md
/// ---
/// ```
struct FrontMatter {
  /// The name of the record type.
  var record: TemplateTag
  /// The template of the path.
  var path: [TemplateNode]
  var pathRange: Range<Int>
}

/// Parses front matter, which contains each of the two keys once.
struct FrontMatterReader {
  let bytes: [UInt8]
  /// The position of the parser; after parsing, the end of the front matter.
  private(set) var position = 0
  private(set) var diagnostics: [TemplateDiagnostic] = []
  /// The names that are not keys.
  private var unknown: [Range<Int>] = []

  private enum Key: String, CaseIterable {
    case record = "for"
    case path = "file"
  }

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the front matter if there is any and it has no errors.
  mutating func read() -> FrontMatter? {
    guard let fence = nextLine(), isFence(fence) else { return nil }
    position = endOfLine(fence)
    var values: [Key: Range<Int>] = [:]
    var end = position
    while let line = nextLine() {
      position = endOfLine(line)
      if isFence(line) { return frontMatter(values, fence) }
      let count = values.count
      if !line.isEmpty { readEntry(line, &values) }
      if values.count > count, end == line.lowerBound { end = position }
    }
    let newline = UInt8(ascii: "\n")
    diagnostics = [
      TemplateDiagnostic(
        kind: .malformedFrontMatter, range: fence, message: "front matter is not closed",
        suggestion: values.isEmpty
          ? "add `for:`, `file:` and a line `---` after it"
          : "add a line `---` after line \(bytes[..<end].split(separator: newline).count)",
        replacement: values.isEmpty ? nil : bytes[end - 1] == newline ? "---\n" : "\n---\n",
        insertion: end)
    ]
    return nil
  }

  private mutating func readEntry(_ line: Range<Int>, _ values: inout [Key: Range<Int>]) {
    guard let colon = bytes[line].firstIndex(of: UInt8(ascii: ":")) else {
      return report(line, "expected `for:`, `file:` or `---`")
    }
    let name = trimmed(line.lowerBound..<colon)
    let value = trimmed(colon + 1..<line.upperBound)
    guard let key = Key(rawValue: text(name)) else { return unknown.append(name) }
    guard values[key] == nil else { return report(name, "duplicate key `\(key.rawValue)`") }
    values[key] = value
    if value.isEmpty {
      report(name, "`\(key.rawValue)` needs a value")
    } else if let quote = bytes[value].first,
      quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    {
      report(
        value, "values of front matter are not quoted", suggestion: "remove the quotes")
    }
  }

  private mutating func frontMatter(
    _ values: [Key: Range<Int>], _ fence: Range<Int>
  ) -> FrontMatter? {
    let absent = Key.allCases.filter { values[$0] == nil }
    // If one key is absent and one is unrecognized, the unrecognized key is probably the absent
    // one.
    let meant = absent.count == 1 && unknown.count == 1 ? absent[0].rawValue : nil
    for name in unknown {
      let near = WordAdvice.nearest(to: text(name), among: Key.allCases.map(\.rawValue))
      report(
        name, "unknown key `\(text(name))`",
        suggestion: meant.map { "did you mean `\($0)`?" } ?? near?.text
          ?? "the keys are `for` and `file`", replacement: meant ?? near?.replacement)
    }
    for key in meant == nil ? absent : [] {
      let (thing, example) =
        key == .record
        ? ("the name of a record", "for: resource")
        : ("the path of a file", "file: {{fileName}}.md")
      report(fence, "front matter needs \(thing)", suggestion: "add `\(example)`")
    }
    guard let record = values[.record], let path = values[.path] else { return nil }
    var parser = TemplateParser(bytes, in: path)
    let nodes = parser.parse()
    diagnostics += parser.diagnostics
    guard diagnostics.isEmpty else { return nil }
    return FrontMatter(
      record: TemplateTag(name: text(record), range: record), path: nodes,
      pathRange: path)
  }

  // MARK: Lines

  /// Returns the line at the position without its ending.
  private func nextLine() -> Range<Int>? {
    guard position < bytes.count else { return nil }
    let newline = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    let hasReturn = newline > position && bytes[newline - 1] == UInt8(ascii: "\r")
    return position..<(hasReturn ? newline - 1 : newline)
  }

  private func endOfLine(_ line: Range<Int>) -> Int {
    let newline = bytes[line.upperBound...].firstIndex(of: UInt8(ascii: "\n"))
    return newline.map { $0 + 1 } ?? bytes.count
  }

  private func isFence(_ line: Range<Int>) -> Bool { text(trimmed(line)) == "---" }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let first = bytes[range].firstIndex { !isSpace($0) } ?? range.upperBound
    let last = bytes[first..<range.upperBound].lastIndex { !isSpace($0) }
    return first..<(last.map { $0 + 1 } ?? first)
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private mutating func report(
    _ range: Range<Int>, _ message: String, suggestion: String? = nil, replacement: String? = nil
  ) {
    guard diagnostics.count < TemplateDiagnostic.maxInTemplate else { return }
    diagnostics.append(
      TemplateDiagnostic(
        kind: .malformedFrontMatter, range: range, message: message, suggestion: suggestion,
        replacement: replacement))
  }
}
