/// A declaration or a statement of a snippet, with the comment before it.
struct CodeChunk {
  var lines: [ArticlePart.Line]

  /// The chunks of a snippet: each begins with a line that is not indented.
  static func chunks(of code: [ArticlePart.Line]) -> [CodeChunk] {
    var chunks: [CodeChunk] = []
    for line in code {
      if let last = chunks.last, !line.beginsChunk || last.isComment {
        chunks[chunks.count - 1].lines.append(line)
      } else {
        chunks.append(CodeChunk(lines: [line]))
      }
    }
    return chunks
  }

  private var isComment: Bool { lines.allSatisfy(\.isComment) }

  /// The line that says what it is.
  private var head: ArticlePart.Line? { lines.first { !$0.isComment && !$0.text.isEmpty } }

  private var keyword: Substring { head?.text.prefix { !" (".contains($0) } ?? "" }

  /// The module, if it is an import.
  var imported: String? {
    keyword == "import" ? head.map { String($0.text.dropFirst("import ".count)) } : nil
  }

  var isDeclaration: Bool {
    [
      "@Suite", "@Test", "class", "enum", "extension", "final", "func", "indirect", "infix",
      "private", "protocol", "struct", "typealias",
    ].contains(keyword)
  }

  /// The name of the constant or variable that it declares.
  var variable: Substring? {
    guard let words = head?.text.split(separator: " ") else { return nil }
    let name =
      switch words.first {
      case "let", "var": words.dropFirst().first
      case "guard" where ["let", "var"].contains(words.dropFirst().first): words.dropFirst(2).first
      default: Substring?.none
      }
    return name?.prefix { $0.isLetter || $0.isNumber }
  }

  /// Whether it is made private: it can be, is not yet, and has no attribute in front. An extension with a
  /// conformance cannot be.
  private var isMadePrivate: Bool {
    switch keyword {
    case "@Suite", "@Test", "infix", "private": false
    case "extension": head?.text.contains(":") == false
    default: isDeclaration
    }
  }

  /// The text, such that declarations of the same name in other articles do no harm.
  func text(article: String) -> String {
    let number = head?.number
    let body = lines.map { isMadePrivate && $0.number == number ? "private \($0.text)" : $0.text }
    return """
      #sourceLocation(file: "\(article)", line: \(lines.first?.number ?? 1))
      \(body.joined(separator: "\n"))
      #sourceLocation()

      """
  }
}

extension ArticlePart.Line {
  fileprivate var isComment: Bool { text.hasPrefix("//") || text.hasPrefix("@available") }

  /// Whether it begins a declaration or statement: it is not indented, nor the end of one or the next
  /// case of a `switch`.
  fileprivate var beginsChunk: Bool {
    guard let first = text.first, !" })]>".contains(first) else { return false }
    return !text.hasPrefix("case ") && !text.hasPrefix("default:")
  }
}
