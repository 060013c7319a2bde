/// A parsed template, before its names are resolved.
struct ParsedTemplate {
  let source: TemplateSource
  let bytes: [UInt8]
  var frontMatter: FrontMatter?
  var body: [TemplateNode] = []
  var diagnostics: [TemplateDiagnostic] = []

  init(_ source: TemplateSource) {
    self.source = source
    bytes = source.file.bytes
    if let invalid = Self.invalidText(in: bytes) {
      diagnostics = [
        TemplateDiagnostic(kind: .malformed, range: invalid, message: "the file is not UTF-8")
      ]
      return
    }
    var reader = FrontMatterReader(bytes: bytes)
    frontMatter = reader.read()
    var parser = TemplateParser(bytes, in: reader.position..<bytes.count)
    body = parser.parse()
    diagnostics = reader.diagnostics + parser.diagnostics
  }

  /// Returns the range of the first bytes that are not UTF-8.
  private static func invalidText(in bytes: [UInt8]) -> Range<Int>? {
    let text = Array(String(decoding: bytes, as: UTF8.self).utf8)
    guard text != bytes else { return nil }
    let start = zip(text, bytes).enumerated().first { $1.0 != $1.1 }?.offset ?? bytes.count
    return start..<min(start + 1, bytes.count)
  }
}

/// A node of a template; ranges are byte ranges.
enum TemplateNode {
  case text(Range<Int>)
  /// The start of a non-empty line, where the indentation of a partial is inserted.
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
