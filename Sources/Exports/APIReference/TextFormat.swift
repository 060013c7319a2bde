import Diagnostics

/// The format of a file, which decides how texts are escaped in it.
public enum TextFormat: Sendable, Hashable, CaseIterable {
  case plain, html, markdown

  public init(ofPath path: String) {
    let kind = path.split(separator: ".").last.map { $0.lowercased() }
    switch kind {
    case "html", "htm", "xhtml", "xml", "svg": self = .html
    case "md", "markdown", "mdx": self = .markdown
    default: self = .plain
    }
  }

  /// Escapes a name or a value, which may be in code, in an attribute of a tag, or in a table.
  func name(_ text: String) -> String {
    switch self {
    case .plain: Self.oneLine(text)
    case .html: Self.html(Self.oneLine(text))
    case .markdown:
      // In Markdown code, only the delimiter of table cells can be escaped.
      String(Self.oneLine(text).map { $0 == "`" ? "'" : $0 }).replacing("|", with: "\\|")
    }
  }

  /// Escapes text for people, which may contain Markdown code, links and emphasis.
  func line(_ text: String) -> String {
    switch self {
    case .plain: Self.oneLine(text)
    case .html: InlineMarkdown.html(Self.oneLine(text))
    case .markdown: InlineMarkdown.escaped(Self.oneLine(text))
    }
  }

  func paragraphs(_ text: String?) -> [String] {
    guard let text else { return [] }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .split { $0.allSatisfy(\.isWhitespace) }
      .map { line($0.joined(separator: " ")) }
  }

  func summary(_ text: String?) -> String {
    guard let text else { return "" }
    let line = Self.oneLine(text)
    let end = line.indices.first { index in
      ".!?".contains(line[index])
        && line[line.index(after: index)...].first.map { $0 == " " } == true
    }
    return self.line(end.map { String(line[...$0]) } ?? line)
  }

  func code(_ lines: [String], _ value: JSONTree?) -> String {
    let head = lines.map(name).joined(separator: "\n")
    return value.map { head + "\n\n" + json($0) } ?? head
  }

  /// Returns JSON as lines of code. A backtick is written as a JSON escape, so that it does not end
  /// the code. Quotation marks are not escaped: JSON has many, and the escapes would make a large
  /// reference much larger.
  func json(_ value: JSONTree) -> String {
    let text = String(value.text.dropLast()).replacing("`", with: "\\u0060")
    guard self == .html else { return text }
    return text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;")
  }

  /// Escapes the text of a node or an edge of a diagram, in which `#35;` is a character.
  func diagram(_ text: String) -> String {
    var label = ""
    for scalar in Self.oneLine(text).unicodeScalars {
      let isPlain =
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || " -_.:/+".unicodeScalars.contains(scalar)
      label += isPlain ? String(scalar) : "#\(scalar.value);"
    }
    return self == .html ? Self.html(label) : label
  }

  static func html(_ text: some StringProtocol) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }

  /// Returns a text with line breaks and control characters replaced by spaces.
  private static func oneLine(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: " " as Unicode.Scalar
      default: scalar
      }
    }
    return String(String.UnicodeScalarView(scalars)).split(separator: " ").joined(separator: " ")
  }
}

/// The inline Markdown that descriptions may use: `code`, **bold**, and links.
enum InlineMarkdown {
  static func html(_ text: String) -> String {
    var result = ""
    for (index, part) in codeParts(text).enumerated() {
      result += index % 2 == 1 ? "<code>\(TextFormat.html(part))</code>" : rich(part)
    }
    return result
  }

  /// Returns Markdown, with HTML tags and delimiters of table cells escaped.
  static func escaped(_ text: String) -> String {
    codeParts(text).enumerated().map { index, part in
      let cell = part.replacing("|", with: "\\|")
      return index % 2 == 1 ? "`\(cell)`" : cell.replacing("<", with: "\\<")
    }.joined()
  }

  /// Returns alternating text and code, starting with text.
  private static func codeParts(_ text: String) -> [String] {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    guard parts.count % 2 == 0, let last = parts.last else { return parts }
    // The last backtick has no other.
    return Array(parts.dropLast(2)) + ["\(parts[parts.count - 2])`\(last)"]
  }

  private static func rich(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    let form = form
    while let match = rest.firstMatch(of: form) {
      result += TextFormat.html(rest[..<match.range.lowerBound])
      if let bold = match.output.1 {
        result += "<strong>\(TextFormat.html(bold))</strong>"
      } else if let label = match.output.2, let address = match.output.3 {
        result += "<a href=\"\(TextFormat.html(address))\">\(TextFormat.html(label))</a>"
      }
      rest = rest[match.range.upperBound...]
    }
    return result + TextFormat.html(rest)
  }

  /// `**bold**`, or a link to the web.
  private static var form: Regex<(Substring, Substring?, Substring?, Substring?)> {
    /\*\*([^*]+)\*\*|\[([^\]]+)\]\((https?:\/\/[^\s()]+)\)/
  }
}
