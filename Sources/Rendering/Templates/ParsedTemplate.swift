/// A template as it is written, before its names are resolved.
struct ParsedTemplate {
  let source: TemplateSource
  let bytes: [UInt8]
  var frontMatter: FrontMatter?
  var body: [TemplateNode] = []
  var diagnostics: [UnplacedDiagnostic] = []

  init(_ source: TemplateSource) {
    self.source = source
    bytes = Array(source.text.utf8)
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let start = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    var reader = FrontMatterReader(bytes: bytes, position: start)
    frontMatter = reader.read()
    var parser = TemplateParser(bytes, in: reader.position..<bytes.count)
    body = parser.parse()
    diagnostics = reader.diagnostics + parser.diagnostics
  }
}

/// A part of a template; ranges are ranges of its bytes.
enum TemplateNode {
  case text(Range<Int>)
  /// The start of a line that is not empty, where the indentation of a partial goes.
  case lineStart
  case value(TemplateTag)
  case section(TemplateTag, isInverted: Bool, [TemplateNode])
  /// A partial, with its indentation if it is alone on its line.
  case partial(TemplateTag, indentation: Range<Int>?)
}

struct TemplateTag {
  let name: String
  let range: Range<Int>
}

extension [TemplateNode] {
  /// The tags of the partials, in sections too.
  var partials: [TemplateTag] {
    flatMap { node -> [TemplateTag] in
      switch node {
      case .section(_, _, let content): content.partials
      case .partial(let tag, _): [tag]
      case .text, .lineStart, .value: []
      }
    }
  }
}
