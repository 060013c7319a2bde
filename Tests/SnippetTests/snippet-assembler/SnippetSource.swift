/// The Swift source that an article's snippets become.
///
/// Declarations are at the top of the file, for all of the article. Statements run one after the
/// other in a function. A section knows what those before it have declared, and may use their names
/// for something else.
struct SnippetSource {
  private var imports: Set = ["Foundation", "JSONAPI", "SnippetChecks"]
  private var declarations = ""
  private var statements = ""
  private var sections = 0
  private let path: String

  static func source(of article: String, path: String, function: String) -> String {
    var source = SnippetSource(path: path)
    for part in ArticlePart.parts(of: article) { source.add(part) }
    return source.text(function: function)
  }

  private init(path: String) {
    self.path = path
  }

  private mutating func add(_ part: ArticlePart) {
    switch part {
    case .section:
      statements += "do {\n"
      sections += 1
    case .data(let name, let lines):
      statements += "let \(name) = Data(\(Self.literal(lines)).utf8)\n_ = \(name)\n"
    case .output(let lines, let isJSON):
      statements += "printed.expect(\(Self.literal(lines)), isJSON: \(isJSON))\n"
    case .code(let lines):
      for chunk in CodeChunk.chunks(of: lines) { add(chunk) }
    }
  }

  private mutating func add(_ chunk: CodeChunk) {
    if let module = chunk.imported {
      imports.insert(module)
    } else if chunk.isDeclaration {
      declarations += chunk.text(article: path)
    } else {
      statements += chunk.text(article: path)
      // Snippets show values that nothing uses.
      if let variable = chunk.variable { statements += "_ = \(variable)\n" }
    }
  }

  private func text(function: String) -> String {
    """
    \(imports.sorted().map { "import \($0)" }.joined(separator: "\n"))

    \(declarations)
    func \(function)(printed: Printed) async throws {
    func print(_ items: Any..., line: Int = #line) { printed.add(items, line: line) }
    \(statements)\(String(repeating: "}\n", count: sections))}

    """
  }

  private static func literal(_ lines: [ArticlePart.Line]) -> String {
    "##\"\"\"\n\(lines.map(\.text).joined(separator: "\n"))\n\"\"\"##"
  }
}
