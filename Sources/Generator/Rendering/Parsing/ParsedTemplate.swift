/// A parsed template.
struct ParsedTemplate: Sendable {
  let source: TemplateSource
  let output: TemplateOutput?
  /// The nodes of the path in the front matter.
  let path: [ParsedNode]
  let nodes: [ParsedNode]
  /// The names of the templates that it includes.
  let partials: Set<String>
  var report: TemplateReport

  /// Parses a template, and reports its errors.
  init(_ source: TemplateSource) {
    var parser = TemplateParser(source)
    output = parser.parseFrontMatter()
    path = parser.path
    nodes = parser.parse(parser.position..<source.file.bytes.count)
    partials = parser.partials
    report = parser.report
    self.source = source
  }
}

/// A node of a template, with tags as they are written, or with their meanings.
indirect enum TemplateNode<Tag: Sendable>: Sendable {
  /// A line, or a part of one; at the start of a line that is not empty, the indentation of a
  /// partial is inserted before it.
  case text(ArraySlice<UInt8>, isIndented: Bool)
  case value(Tag)
  case section(Tag, isInverted: Bool, [TemplateNode])
  /// A partial, with its indentation if it is alone on its line.
  case partial(Tag, indentation: ArraySlice<UInt8>?)
}

typealias ParsedNode = TemplateNode<TemplateTag>
typealias CompiledNode = TemplateNode<TagMeaning>

/// A tag with a name, such as `property.name`.
struct TemplateTag: Sendable {
  let name: String
  let range: Range<Int>
  /// The parts of the name, which dots separate.
  let parts: [String]

  init(_ name: String, at range: Range<Int>) {
    self.name = name
    self.range = range
    let names = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    parts = name == "." ? [name] : names
  }

  /// True for `.`, the text whose section contains the tag.
  var isItem: Bool { name == "." }
  var isPath: Bool { parts.count > 1 }
}
