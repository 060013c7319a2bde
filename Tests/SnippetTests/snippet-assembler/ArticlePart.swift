/// What an article has that becomes Swift source.
enum ArticlePart {
  /// A heading of the second level: what follows may use names again.
  case section
  case code([Line])
  /// A JSON text that following code knows under a name, as `Data`.
  case data(name: String, [Line])
  /// What the last `print` before it prints.
  case output([Line], isJSON: Bool)

  /// A line of an article; the first one is number 1.
  struct Line {
    let number: Int
    let text: String
  }

  /// The parts of an article, in their order.
  ///
  /// - A fenced block in `swift` is code; so is, unseen by readers, a comment that begins with
  ///   `<!-- swift`.
  /// - `<!-- let name -->` before a fenced block gives its text a name.
  /// - `<!-- prints -->` before a fenced block says that its text is what was printed last.
  static func parts(of article: String) -> [ArticlePart] {
    var parts: [ArticlePart] = []
    var remark = ""
    var lines = article.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated().map { Line(number: $0 + 1, text: String($1)) }[...]

    while let line = lines.popFirst() {
      if line.text.hasPrefix("```") {
        let language = line.text.dropFirst(3)
        let block = lines.take(until: "```")
        if language == "swift" {
          parts.append(.code(block))
        } else if remark.hasPrefix("let ") {
          parts.append(.data(name: String(remark.dropFirst(4)), block))
        } else if remark == "prints" {
          parts.append(.output(block, isJSON: language == "json"))
        }
        remark = ""
      } else if line.text == "<!-- swift" {
        parts.append(.code(lines.take(until: "-->")))
      } else if line.text.hasPrefix("<!-- "), line.text.hasSuffix(" -->") {
        remark = String(line.text.dropFirst(5).dropLast(4))
      } else if line.text.hasPrefix("## ") {
        parts.append(.section)
      }
    }
    return parts
  }
}

extension ArraySlice<ArticlePart.Line> {
  /// Removes the lines before a line with a text, and that line; returns those before it.
  fileprivate mutating func take(until end: String) -> [ArticlePart.Line] {
    let taken = prefix { $0.text != end }
    self = self[taken.endIndex...].dropFirst()
    return Array(taken)
  }
}
