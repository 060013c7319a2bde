/// A Mustache tag in the text of a template.
struct TemplateTag: Hashable {
  enum Kind: Hashable {
    /// `{{name}}`, `{{{name}}}` or `{{&name}}`
    case value
    /// `{{#name}}`
    case section
    /// `{{^name}}`
    case invertedSection
    /// `{{/name}}`
    case end
    /// `{{!text}}`
    case comment
    /// Whatever else Mustache knows: partials, delimiters, pragmas, inheritance, functions.
    case unsupported
  }

  let kind: Kind
  let name: String
  /// Counted from 1.
  let line: Int
  /// Counted from 1 in Unicode scalars.
  let column: Int
}

extension TemplateTag {
  /// Finds the tags of a template in their order.
  ///
  /// - Throws: ``TemplateError`` at a tag that does not end.
  static func all(in text: String, file: String) throws -> [TemplateTag] {
    var tags: [TemplateTag] = []
    var position = Position(rest: Substring(text).unicodeScalars)
    while position.advance(behind: "{{") {
      let (line, column) = (position.line, position.column - 2)
      let isTriple = position.skip("{")
      let start = position.rest
      guard position.advance(behind: isTriple ? "}}}" : "}}") else {
        throw TemplateError(
          file: file, line: line, column: column,
          message: "this tag does not end; expected \(isTriple ? "}}}" : "}}") behind it")
      }
      let length = isTriple ? 3 : 2
      let content = start[start.startIndex..<position.rest.startIndex].dropLast(length)
      tags.append(tag(String(content), isTriple: isTriple, line: line, column: column))
    }
    return tags
  }

  private static func tag(
    _ content: String, isTriple: Bool, line: Int, column: Int
  ) -> TemplateTag {
    let kinds: [Character: Kind] = [
      "&": .value, "#": .section, "^": .invertedSection, "/": .end, "!": .comment,
      ">": .unsupported, "=": .unsupported, "%": .unsupported, "$": .unsupported, "<": .unsupported,
    ]
    var kind = Kind.value
    var name = content
    if !isTriple, let first = content.first, let marked = kinds[first] {
      kind = marked
      name = String(content.dropFirst())
    }
    if kind != .comment {
      name = name.split(separator: " ").joined(separator: " ")
      if name.contains(where: { "()*".contains($0) }) { kind = .unsupported }
    }
    return TemplateTag(kind: kind, name: name, line: line, column: column)
  }
}

/// A place in a text, with the line and column for people.
private struct Position {
  var rest: Substring.UnicodeScalarView
  var line = 1
  var column = 1

  /// Moves behind the next occurrence of a text, or to the end if there is none.
  mutating func advance(behind text: String) -> Bool {
    while !rest.isEmpty {
      if skip(text) { return true }
      if rest.removeFirst() == "\n" {
        line += 1
        column = 1
      } else {
        column += 1
      }
    }
    return false
  }

  mutating func skip(_ text: String) -> Bool {
    guard rest.starts(with: text.unicodeScalars) else { return false }
    rest.removeFirst(text.unicodeScalars.count)
    column += text.unicodeScalars.count
    return true
  }
}
