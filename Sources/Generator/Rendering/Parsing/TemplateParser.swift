import Diagnostics

/// Parses Mustache.
///
/// A tag ends on the line on which it begins, unless it is a comment. An unclosed delimiter is
/// therefore reported on its own line.
struct TemplateParser {
  /// The maximum number of open sections.
  static let maxOpenSections = 64

  var report: TemplateReport
  /// The nodes of the path in the front matter.
  var path: [ParsedNode] = []
  /// The names in the tags of partials.
  private(set) var partials: Set<String> = []
  let source: TemplateSource
  let bytes: [UInt8]
  var position = 0
  /// The text that is parsed.
  private var range = 0..<0
  /// The start of the text that is not yet part of a node.
  private var textStart = 0
  private var opening: [UInt8] = []
  private var closing: [UInt8] = []
  /// The nodes of the innermost open section.
  private var nodes: [ParsedNode] = []
  /// The opening tags of sections, with the nodes before each of them in the same section.
  private var openSections: [(tag: TemplateTag, isInverted: Bool, before: [ParsedNode])] = []

  init(_ source: TemplateSource) {
    self.source = source
    report = TemplateReport(source.file)
    bytes = source.file.bytes
  }

  /// Parses a part of the file.
  mutating func parse(_ range: Range<Int>) -> [ParsedNode] {
    self.range = range
    (position, textStart) = (range.lowerBound, range.lowerBound)
    (opening, closing) = (Array("{{".utf8), Array("}}".utf8))
    nodes = []
    while position < range.upperBound {
      if isAt(opening, position) {
        parseTag()
      } else {
        position += 1
      }
    }
    appendText(upTo: range.upperBound)
    while let section = openSections.last?.tag {
      reportUnclosed(section, before: range.upperBound)
      closeSection()
    }
    return nodes
  }

  // MARK: Tags

  private mutating func parseTag() {
    let tagStart = position
    var contentStart = tagStart + opening.count
    let sigil = contentStart < range.upperBound ? Unicode.Scalar(bytes[contentStart]) : " "
    var closing = closing
    if "#^/>!&{=".unicodeScalars.contains(sigil) { contentStart += 1 }
    if sigil == "{" { closing.insert(UInt8(ascii: "}"), at: 0) }
    if sigil == "=" { closing.insert(UInt8(ascii: "="), at: 0) }
    guard let contentEnd = endOfContent(from: contentStart, closing, isComment: sigil == "!") else {
      position = sigil == "!" ? range.upperBound : contentStart
      return report.add(
        .malformed, "unterminated tag", at: tagStart..<contentStart,
        suggestion: "add `\(String(decoding: closing, as: UTF8.self))`")
    }
    let tag = tagStart..<contentEnd + closing.count
    let line = "#^/>!=".unicodeScalars.contains(sigil) ? standaloneLine(tag) : nil
    appendText(upTo: line?.lowerBound ?? tagStart)
    if line == nil, isLineStart(tagStart) { nodes.append(.text([], isIndented: true)) }
    position = line?.upperBound ?? tag.upperBound
    textStart = position

    let content = trimmed(contentStart..<contentEnd)
    let name = text(content)
    switch sigil {
    case "!": break
    case "=": setDelimiters(content)
    case "<", "$":
      report.add(.malformed, "unsupported tag: templates have no inheritance", at: content)
    case _ where content.isEmpty: report.add(.malformed, "expected a name in the tag", at: tag)
    case "#", "^": openSection(content, isInverted: sigil == "^")
    case "/": parseEnd(name, content, from: line?.lowerBound ?? tagStart)
    case ">":
      partials.insert(name)
      nodes.append(
        .partial(
          TemplateTag(name, at: content), indentation: line.map { bytes[$0.lowerBound..<tagStart] })
      )
    default: nodes.append(.value(TemplateTag(name, at: content)))
    }
  }

  private func endOfContent(from first: Int, _ closing: [UInt8], isComment: Bool) -> Int? {
    var index = first
    while index < range.upperBound {
      if isAt(closing, index) { return index }
      if !isComment, bytes[index] == Byte.lineFeed || isAt(opening, index) { return nil }
      index += 1
    }
    return nil
  }

  private mutating func setDelimiters(_ content: Range<Int>) {
    let delimiters = bytes[content].split(whereSeparator: Byte.isWhitespace)
    guard delimiters.count == 2, !delimiters.joined().contains(UInt8(ascii: "=")) else {
      return report.add(
        .malformed, "expected two delimiters", at: content,
        suggestion: "write them as in `{{=<% %>=}}`")
    }
    (opening, closing) = (Array(delimiters[0]), Array(delimiters[1]))
  }

  // MARK: Sections

  private mutating func openSection(_ content: Range<Int>, isInverted: Bool) {
    let words = text(content).split(separator: " ").map(String.init)
    let name = words.count > 1 ? String(words[1].drop { $0 == "@" }) : words[0]
    if words.count > 1 {
      // A helper of Handlebars, such as `each name`
      report.add(
        .malformed, "a section is named after its field: Mustache has no `\(words[0])`",
        at: content, suggestion: "write `\(tag("#" + name))` or `\(tag("^" + name))`")
    }
    openSections.append((TemplateTag(name, at: content), isInverted, nodes))
    nodes = []
    if openSections.count > Self.maxOpenSections {
      report.add(
        .malformed, "sections are nested more than \(Self.maxOpenSections) deep", at: content)
      while !openSections.isEmpty { closeSection() }
      position = range.upperBound
      textStart = range.upperBound
    }
  }

  private mutating func parseEnd(_ name: String, _ content: Range<Int>, from start: Int) {
    guard let innermost = openSections.last?.tag.name else {
      return report.add(
        .malformed, "`\(tag("/" + name))` closes no section", at: content, suggestion: "remove it")
    }
    if openSections.contains(where: { $0.tag.name == name }) {
      while let section = openSections.last?.tag, section.name != name {
        reportUnclosed(section, before: start, name)
        closeSection()
      }
    } else {
      report.add(
        .malformed, "`\(tag("/" + name))` does not close the innermost section", at: content,
        suggestion: "write `\(tag("/" + innermost))`", replacement: innermost)
    }
    closeSection()
  }

  private mutating func closeSection() {
    guard var section = openSections.popLast() else { return }
    swap(&nodes, &section.before)
    nodes.append(.section(section.tag, isInverted: section.isInverted, section.before))
  }

  /// Reports a section without a closing tag, which belongs before an offset.
  ///
  /// - Parameter outer: The enclosing section that is closed at that offset.
  private mutating func reportUnclosed(
    _ section: TemplateTag, before limit: Int, _ outer: String? = nil
  ) {
    guard !report.isFull else { return }
    let end = tag("/" + section.name)
    let line = bytes[..<limit].count { $0 == Byte.lineFeed } + 1
    let isLine = isLineStart(limit)
    report.add(
      .malformed, "section `\(section.name)` is not closed", at: section.range,
      suggestion: "add `\(end)` "
        + (outer.map { "before `\(tag("/" + $0))` in line \(line)" }
          ?? "after what is repeated for each of them, at the end of the file at the latest"),
      replacement: isLine ? end + "\n" : limit == range.upperBound ? "\n" + end : end,
      insertion: limit)
  }

  private func tag(_ content: String) -> String {
    String(decoding: opening + content.utf8 + closing, as: UTF8.self)
  }

  // MARK: Text

  /// Appends the text up to a tag, line by line.
  private mutating func appendText(upTo end: Int) {
    while textStart < end {
      let isIndented = isLineStart(textStart) && !isLineEnd(textStart)
      let newline = bytes[textStart..<end].firstIndex(of: Byte.lineFeed)
      let next = newline.map { $0 + 1 } ?? end
      nodes.append(.text(bytes[textStart..<next], isIndented: isIndented))
      textStart = next
    }
  }

  /// Returns the range of the line of a tag that is alone on it, including the line break.
  private func standaloneLine(_ tag: Range<Int>) -> Range<Int>? {
    var start = tag.lowerBound
    while start > textStart, Byte.isBlank(bytes[start - 1]) { start -= 1 }
    guard isLineStart(start) else { return nil }
    var end = tag.upperBound
    while end < range.upperBound, Byte.isBlank(bytes[end]) { end += 1 }
    guard end < range.upperBound else { return start..<end }
    guard isLineEnd(end) else { return nil }
    return start..<end + (bytes[end] == Byte.carriageReturn ? 2 : 1)
  }

  func isLineStart(_ index: Int) -> Bool {
    index == range.lowerBound || bytes[index - 1] == Byte.lineFeed
  }

  /// Returns true if a line break, LF or CR LF, is at an index.
  private func isLineEnd(_ index: Int) -> Bool {
    guard bytes[index] == Byte.carriageReturn else { return bytes[index] == Byte.lineFeed }
    return index + 1 < range.upperBound && bytes[index + 1] == Byte.lineFeed
  }

  private func isAt(_ delimiter: [UInt8], _ index: Int) -> Bool {
    bytes[index..<range.upperBound].starts(with: delimiter)
  }

  func trimmed(_ range: Range<Int>) -> Range<Int> {
    let first = bytes[range].firstIndex { !Byte.isWhitespace($0) } ?? range.upperBound
    let last = bytes[first..<range.upperBound].lastIndex { !Byte.isWhitespace($0) }
    return first..<(last.map { $0 + 1 } ?? first)
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
