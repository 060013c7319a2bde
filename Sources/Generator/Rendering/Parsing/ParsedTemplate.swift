/// A parsed template.
struct ParsedTemplate: Sendable {
  let source: TemplateSource
  /// The nodes of the path in the front matter, then those of the text.
  let nodes: [TemplateNode]
  let frontMatter: FrontMatter?
  /// The nodes of the text.
  let body: Range<Int>

  /// Parses a template, and reports its errors.
  init(_ source: TemplateSource, _ names: TemplateNames, _ report: inout TemplateReport) {
    var parser = TemplateParser(source.file, names)
    frontMatter = parser.parseFrontMatter()
    body = parser.parse(parser.position..<source.file.bytes.count)
    self.source = source
    nodes = parser.nodes
    report = parser.report
  }

  /// The tags of the partials in some nodes.
  func partials(in nodes: Range<Int>) -> [TemplateTag] {
    self.nodes[nodes].compactMap { if case .partial(let tag, _) = $0 { tag } else { nil } }
  }
}

/// A node of a template. It has no references, so that rendering it needs no reference counting.
enum TemplateNode: Sendable {
  /// A range of the file's bytes: a line, or a part of one.
  case text(Range<Int>)
  /// The start of a line that is not empty, where the indentation of a partial is inserted.
  case lineStart
  case value(TemplateTag)
  /// A section. Its content are the nodes after it, up to an index.
  case section(TemplateTag, isInverted: Bool, end: Int)
  /// A partial, with its indentation if it is alone on its line.
  case partial(TemplateTag, indentation: Range<Int>?)
}

struct TemplateTag: Sendable {
  /// The number of the name in ``TemplateNames``.
  let name: Int
  /// The bytes of the name.
  let range: Range<Int>
}

/// The names in the tags of all templates, by number.
final class TemplateNames {
  /// The names whose meaning does not depend on records.
  static let item = 0, first = 1, last = 2

  private(set) var all: [String] = []
  /// For each dotted name the numbers of its parts; empty for other names.
  private(set) var parts: [[Int]] = []
  private(set) var numbers: [String: Int] = [:]

  init() {
    for name in [".", LoopFlag.first.rawValue, LoopFlag.last.rawValue] { _ = number(of: name) }
  }

  func number(of name: String) -> Int {
    if let number = numbers[name] { return number }
    let number = all.count
    numbers[name] = number
    all.append(name)
    parts.append([])
    let parts = name.nameParts
    if parts.count > 1 { self.parts[number] = parts.map { self.number(of: $0) } }
    return number
  }
}

extension String {
  /// The parts of a dotted name.
  var nameParts: [String] {
    self == "." ? [self] : split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }
}
