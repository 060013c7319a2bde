/// A parsed template. It is a class, because rendering would count the references in a struct often.
final class ParsedTemplate: Sendable {
  let source: TemplateSource
  let nodes: [TemplateNode]
  let frontMatter: FrontMatter?
  /// The nodes of the text, which follow those of the path in the front matter.
  let body: Range<Int>

  /// Parses a template, and reports its errors.
  init(_ source: TemplateSource, _ shapes: ShapeTable, _ report: inout TemplateReport) {
    var parser = TemplateParser(source.file, shapes)
    frontMatter = parser.parseFrontMatter()
    body = parser.parse(parser.position..<source.file.bytes.count)
    self.source = source
    nodes = parser.nodes
    report = parser.report
  }

  /// The names of the templates that it includes.
  var partials: [String] {
    nodes.compactMap { if case .partial(let tag, _) = $0 { tag.name } else { nil } }
  }
}

/// A node of a template.
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

/// A tag with a name, such as `property.name`. Rendering compares numbers instead of names.
final class TemplateTag: Sendable {
  let name: String
  /// The bytes of the name.
  let range: Range<Int>
  /// The parts of the name, which dots separate.
  let parts: [String]
  /// The numbers of the parts as names of fields; `nil` for other names.
  let numbers: [Int?]
  /// The first of these.
  let first: Int?
  let isPath: Bool
  /// The number of the shape with the name of the first part, if other parts follow.
  let shape: Int?
  /// The flag of this name that the elements of lists have.
  let flag: LoopFlag?

  /// True for `.`, the text whose section contains the tag.
  let isItem: Bool

  init(_ name: String, at range: Range<Int>, _ shapes: ShapeTable) {
    self.name = name
    self.range = range
    let names = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    isItem = name == "."
    parts = isItem ? [name] : names
    numbers = parts.map { shapes.nameNumbers[$0] }
    first = numbers[0]
    isPath = parts.count > 1
    shape = isPath ? shapes.numbers[parts[0]] : nil
    flag = LoopFlag(rawValue: name)
  }
}

/// The flags of the elements of every list.
enum LoopFlag: String, Sendable, CaseIterable {
  case first, last
}
