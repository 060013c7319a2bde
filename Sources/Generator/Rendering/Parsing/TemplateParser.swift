/// Parses Mustache.
///
/// A tag ends on the line on which it begins, unless it is a comment. An unclosed delimiter is
/// therefore reported on its own line.
struct TemplateParser {
  /// The maximum number of open sections.
  static let maxOpenSections = 64

  private(set) var diagnostics: [TemplateDiagnostic] = []
  private let bytes: [UInt8]
  private let start: Int
  private let end: Int
  private var position: Int
  /// The start of the text that is not yet part of a node.
  private var textStart: Int
  private var opening = Array("{{".utf8)
  private var closing = Array("}}".utf8)
  private var openSections: [OpenSection] = []
  private var nodes: [TemplateNode] = []

  private struct OpenSection {
    let tag: TemplateTag
    let isInverted: Bool
    /// The opening tag is alone on its line.
    let isStandalone: Bool
    /// The nodes before the section.
    var preceding: [TemplateNode]
  }

  private enum TagKind {
    case value, section, invertedSection, end, partial, comment, delimiters, unsupported
  }

  init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    (start, end) = (range.lowerBound, range.upperBound)
    (position, textStart) = (start, start)
  }

  mutating func parse() -> [TemplateNode] {
    while position < end {
      if isAt(opening, position) {
        parseTag()
      } else {
        position += 1
      }
    }
    appendText(upTo: end)
    while let section = openSections.last {
      reportUnclosed(section, before: end)
      closeSection()
    }
    return nodes
  }

  // MARK: Tags

  private mutating func parseTag() {
    let tagStart = position
    let (kind, contentStart, closing) = tagKind(at: tagStart)
    guard let contentEnd = endOfContent(from: contentStart, closing, kind) else {
      let expected = String(decoding: closing, as: UTF8.self)
      report(tagStart..<contentStart, "unterminated tag", suggestion: "add `\(expected)`")
      position = kind == .comment ? end : contentStart
      return
    }
    let tagEnd = contentEnd + closing.count
    let line = kind == .value ? nil : standaloneLine(tagStart..<tagEnd)
    appendText(upTo: line?.lowerBound ?? tagStart)
    if line == nil, isLineStart(tagStart) { nodes.append(.lineStart) }
    position = line?.upperBound ?? tagEnd
    textStart = position

    let content = trimmed(contentStart..<contentEnd)
    switch kind {
    case .comment: break
    case .delimiters: setDelimiters(content)
    case .unsupported: report(content, "unsupported tag: templates have no inheritance")
    case .value, .section, .invertedSection, .end, .partial:
      guard !content.isEmpty else {
        return report(tagStart..<tagEnd, "expected a name in the tag")
      }
      let tag = TemplateTag(name: text(content), range: content)
      switch kind {
      case .section: openSection(withoutHelper(tag), isStandalone: line != nil)
      case .invertedSection: openSection((tag, true), isStandalone: line != nil)
      case .end: parseEnd(tag, from: line?.lowerBound ?? tagStart)
      case .partial:
        nodes.append(.partial(tag, indentation: line.map { $0.lowerBound..<tagStart }))
      default: nodes.append(.value(tag))
      }
    }
  }

  private func tagKind(at tagStart: Int) -> (TagKind, contentStart: Int, closing: [UInt8]) {
    let content = tagStart + opening.count
    guard content < end else { return (.value, content, closing) }
    switch bytes[content] {
    case UInt8(ascii: "#"): return (.section, content + 1, closing)
    case UInt8(ascii: "^"): return (.invertedSection, content + 1, closing)
    case UInt8(ascii: "/"): return (.end, content + 1, closing)
    case UInt8(ascii: ">"): return (.partial, content + 1, closing)
    case UInt8(ascii: "!"): return (.comment, content + 1, closing)
    case UInt8(ascii: "&"): return (.value, content + 1, closing)
    case UInt8(ascii: "{"): return (.value, content + 1, [UInt8(ascii: "}")] + closing)
    case UInt8(ascii: "="): return (.delimiters, content + 1, [UInt8(ascii: "=")] + closing)
    case UInt8(ascii: "<"), UInt8(ascii: "$"): return (.unsupported, content, closing)
    default: return (.value, content, closing)
    }
  }

  private func endOfContent(from first: Int, _ closing: [UInt8], _ kind: TagKind) -> Int? {
    var index = first
    while index < end {
      if isAt(closing, index) { return index }
      if kind != .comment, bytes[index] == UInt8(ascii: "\n") || isAt(opening, index) {
        return nil
      }
      index += 1
    }
    return nil
  }

  private mutating func setDelimiters(_ content: Range<Int>) {
    let delimiters = bytes[content].split { Self.isSpace($0) }
    guard delimiters.count == 2, !delimiters.joined().contains(UInt8(ascii: "=")) else {
      return report(
        content, "expected two delimiters", suggestion: "write them as in `{{=<% %>=}}`")
    }
    (opening, closing) = (Array(delimiters[0]), Array(delimiters[1]))
  }

  // MARK: Sections

  /// Returns the name in Handlebars's `each name`, and reports the helper.
  private mutating func withoutHelper(_ tag: TemplateTag) -> (TemplateTag, isInverted: Bool) {
    // Creating a regular expression takes most of the time here, and names have no spaces.
    guard tag.name.utf8.contains(UInt8(ascii: " ")),
      let match = tag.name.wholeMatch(of: #/(each|if|with|unless) +@?([\w.]+)(?: +as .*)?/#)
    else { return (tag, false) }
    let (helper, name) = (match.output.1, String(match.output.2))
    let right = (helper == "unless" ? "^" : "#") + name
    let sign = bytes[..<tag.range.lowerBound].lastIndex(of: UInt8(ascii: "#")) ?? 0
    report(
      sign..<tag.range.upperBound,
      "Mustache has no `\(helper)`: a section is named after its field",
      suggestion: "write `\(self.tag(right))` and `\(endTag(name))`", replacement: right)
    return (TemplateTag(name: name, range: tag.range), helper == "unless")
  }

  private mutating func openSection(
    _ section: (tag: TemplateTag, isInverted: Bool), isStandalone: Bool
  ) {
    openSections.append(
      OpenSection(
        tag: section.tag, isInverted: section.isInverted, isStandalone: isStandalone,
        preceding: nodes))
    nodes = []
    if openSections.count > Self.maxOpenSections {
      report(section.tag.range, "sections are nested more than \(Self.maxOpenSections) deep")
      while !openSections.isEmpty { closeSection() }
      position = end
      textStart = end
    }
  }

  private mutating func parseEnd(_ tag: TemplateTag, from start: Int) {
    guard let innermost = openSections.last else {
      return report(
        tag.range, "`\(endTag(tag.name))` closes no section", suggestion: "remove it")
    }
    if innermost.tag.name != tag.name {
      if openSections.contains(where: { $0.tag.name == tag.name }) {
        while let section = openSections.last, section.tag.name != tag.name {
          reportUnclosed(section, before: start, tag)
          closeSection()
        }
      } else {
        report(
          tag.range, "`\(endTag(tag.name))` does not close the innermost section",
          suggestion: "write `\(endTag(innermost.tag.name))`", replacement: innermost.tag.name)
      }
    }
    closeSection()
  }

  private mutating func closeSection() {
    guard var section = openSections.popLast() else { return }
    let content = nodes
    nodes = []
    swap(&nodes, &section.preceding)
    nodes.append(.section(section.tag, isInverted: section.isInverted, content))
  }

  /// Reports a section without a closing tag, which belongs before an offset.
  ///
  /// - Parameter outer: The closing tag of an enclosing section, which is at that offset.
  private mutating func reportUnclosed(
    _ section: OpenSection, before limit: Int, _ outer: TemplateTag? = nil
  ) {
    let (tag, isLine) = (endTag(section.tag.name), section.isStandalone)
    let place =
      isLine ? limit : (section.tag.range.upperBound..<limit).first(where: isLineEnd) ?? limit
    let line = bytes[..<place].count { $0 == UInt8(ascii: "\n") } + 1
    let before = isLine && place == end && !isLineStart(place) ? "\n" : ""
    report(
      section.tag.range, "section `\(section.tag.name)` is not closed",
      suggestion: "add `\(tag)` "
        + (place < limit
          ? "at the end of line \(line)"
          : outer.map { "before `\(endTag($0.name))` in line \(line)" }
            ?? "after what is repeated for each of them, at the end of the file at the latest"),
      replacement: before + tag + (isLine && isLineStart(place) ? "\n" : ""), insertion: place)
  }

  private func endTag(_ name: String) -> String { tag("/" + name) }

  private func tag(_ content: String) -> String {
    String(decoding: opening, as: UTF8.self) + content + String(decoding: closing, as: UTF8.self)
  }

  // MARK: Text

  /// Appends the text up to a tag, with a mark at the start of each non-empty line.
  private mutating func appendText(upTo textEnd: Int) {
    var index = textStart
    while index < textEnd {
      if isLineStart(index), !isLineEnd(index) { nodes.append(.lineStart) }
      let newline = bytes[index..<textEnd].firstIndex(of: UInt8(ascii: "\n"))
      let next = newline.map { $0 + 1 } ?? textEnd
      nodes.append(.text(index..<next))
      index = next
    }
  }

  /// Returns the range of the line of a tag that is alone on it, including the line break.
  private func standaloneLine(_ tag: Range<Int>) -> Range<Int>? {
    var lineStart = tag.lowerBound
    while lineStart > textStart, Self.isSpaceInLine(bytes[lineStart - 1]) { lineStart -= 1 }
    guard isLineStart(lineStart) else { return nil }
    var lineEnd = tag.upperBound
    while lineEnd < end, Self.isSpaceInLine(bytes[lineEnd]) { lineEnd += 1 }
    guard lineEnd < end else { return lineStart..<end }
    guard isLineEnd(lineEnd) else { return nil }
    return lineStart..<lineEnd + (bytes[lineEnd] == UInt8(ascii: "\r") ? 2 : 1)
  }

  private func isLineStart(_ index: Int) -> Bool {
    index == start || bytes[index - 1] == UInt8(ascii: "\n")
  }

  private func isLineEnd(_ index: Int) -> Bool {
    guard bytes[index] == UInt8(ascii: "\r") else { return bytes[index] == UInt8(ascii: "\n") }
    return index + 1 < end && bytes[index + 1] == UInt8(ascii: "\n")
  }

  private func isAt(_ delimiter: [UInt8], _ index: Int) -> Bool {
    guard index + delimiter.count <= end else { return false }
    for offset in delimiter.indices where bytes[index + offset] != delimiter[offset] {
      return false
    }
    return true
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    let first = bytes[range].firstIndex { !Self.isSpace($0) } ?? range.upperBound
    let last = bytes[first..<range.upperBound].lastIndex { !Self.isSpace($0) }
    return first..<(last.map { $0 + 1 } ?? first)
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private static func isSpaceInLine(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    isSpaceInLine(byte) || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  private mutating func report(
    _ range: Range<Int>, _ message: String, suggestion: String? = nil, replacement: String? = nil,
    insertion: Int? = nil
  ) {
    guard diagnostics.count < TemplateDiagnostic.maxInTemplate else { return }
    diagnostics.append(
      TemplateDiagnostic(
        kind: .malformed, range: range, message: message, suggestion: suggestion,
        replacement: replacement, insertion: insertion))
  }
}
