/// A parsed template.
struct ParsedTemplate: Sendable {
  let source: TemplateSource
  /// The nodes of the path in the front matter, then those of the text.
  let nodes: [TemplateNode<TemplateTag, TemplateTag>]
  let frontMatter: FrontMatter?
  /// The nodes of the text.
  let body: Range<Int>

  /// Parses a template, and reports its errors.
  init(_ source: TemplateSource, _ report: inout TemplateReport) {
    var parser = TemplateParser(source.file)
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

/// A node of a template, with the tags of the text, or with what their names mean.
///
/// A node with meanings has no references, so that rendering it needs no reference counting.
enum TemplateNode<Name: Sendable, Partial: Sendable>: Sendable {
  /// A range of the file's bytes: a line, or a part of one.
  case text(Range<Int>)
  /// The start of a line that is not empty, where the indentation of a partial is inserted.
  case lineStart
  case value(Name)
  /// A section. Its content are the nodes after it, up to an index.
  case section(Name, isInverted: Bool, end: Int)
  /// A partial, with its indentation if it is alone on its line.
  case partial(Partial, indentation: Range<Int>?)
}

struct TemplateTag: Sendable {
  let name: String
  /// The bytes of the name.
  let range: Range<Int>
}
