/// A parsed template. It is a class, because rendering would count the references in a struct often.
final class ParsedTemplate: Sendable {
  let source: TemplateSource
  let nodes: [TemplateNode]
  let frontMatter: FrontMatter?
  /// The nodes of the text, which follow those of the path in the front matter.
  let body: Range<Int>

  /// Parses a template, and reports its errors.
  ///
  /// - Parameter numbers: The numbers of all templates, by name.
  init(
    _ source: TemplateSource, _ numbers: [String: Int], _ shapes: ShapeTable,
    _ report: inout TemplateReport
  ) {
    var parser = TemplateParser(source.file, numbers, shapes)
    frontMatter = parser.parseFrontMatter()
    body = parser.parse(parser.position..<source.file.bytes.count)
    self.source = source
    nodes = parser.nodes
    report = parser.report
  }

  /// The numbers of the templates that it includes.
  var partials: [Int] {
    nodes.compactMap { if case .partial(_, let number, _) = $0 { number } else { nil } }
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
  /// A partial with the number of its template, and its indentation if it is alone on its line.
  case partial(TemplateTag, template: Int?, indentation: Range<Int>?)
}

/// A tag with a name, such as `property.name`. Rendering compares numbers instead of names.
final class TemplateTag: Sendable {
  let name: String
  let range: Range<Int>
  /// The parts of the name, which dots separate.
  let parts: [String]
  /// The numbers of the first part and of the other parts as names of fields; `nil` for other names.
  let first: Int?
  let rest: [Int?]
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
    first = shapes.nameNumbers[parts[0]]
    rest = parts.dropFirst().map { shapes.nameNumbers[$0] }
    isPath = !rest.isEmpty
    shape = isPath ? shapes.numbers[parts[0]] : nil
    flag = LoopFlag(rawValue: name)
  }
}

/// The flags of the elements of every list.
enum LoopFlag: String, Sendable, CaseIterable {
  case first, last
}
