import Diagnostics
import ResourceSchema
import YAMLSource

/// Corrects values that are not the text, word or number that a key requires.
extension Advisor {
  /// Returns advice with the text that a list or a mapping contains, if there is one.
  func text(meantBy node: YAMLNode, for what: String) -> Advice? {
    let words = node.words
    guard let first = words.first else { return nil }
    let key = what.hasPrefix("`") ? "\(what.filter { $0 != "`" }): " : ""
    let spelling = FlowWord.spelling(first)
    if node.mapping != nil, Set(words).count > 1 || PrimitiveType(rawValue: first) != nil {
      if what == "`linkage`" { return .write("linkage: \(words.joined(separator: "."))") }
      return what == "`errors`" ? "declare these members in `types`, and write the name here" : nil
    }
    // `pattern: [a-z]` is an expression.
    return Set(words).count > 1 || what == "`pattern`"
      ? "write one text, such as `\(key)\(spelling)`"
      : .write(spelling, at: node.range, .write("\(key)\(spelling)"))
  }

  /// Returns advice on `deprecated: true`: the description of the member may say what to use.
  func replacement(of field: Field) -> Advice {
    let member = known.entries(leadingTo: field.name.range).dropLast().last
    let text = member?.value.mapping?["description"]?.scalar?.text ?? ""
    return text.hasPrefix("Use ")
      ? .write("deprecated: \(FlowWord.spelling(text))")
      : "write what to use instead, or `deprecated: There is no replacement.`"
  }
}

/// Corrects unquoted texts that YAML cuts short.
extension Advisor {
  func advice(on range: SourceRange, after node: YAMLNode, of key: String) -> Advice {
    let comment = file.text(in: range)
    let whole = quoted("\(node.scalar?.text ?? "") \(comment)")
    let advice: Advice =
      "if it belongs to the text, quote it: `\(key): \(whole)`;"
      + " otherwise put the comment on a line of its own"
    // The comment may contain the closing bracket.
    guard !comment.contains(where: { "]},".contains($0) }) else { return advice }
    var text = node.range
    text.end = range.end
    return .write(whole, at: text, advice)
  }

  func textAdvice(
    _ entry: YAMLNode.Mapping.Entry, after previous: YAMLNode.Mapping.Entry
  ) -> Advice? {
    guard previous.value.scalar?.style == .plain,
      entry.value.isEmpty || entry.key.contains(" ")
        || entry.value.scalar?.text.contains(" ") == true
    else { return nil }
    return "if it belongs to the text of `\(previous.key)`, put the text in quotes"
  }

  private func quoted(_ text: String) -> String {
    let escaped = text.replacing(#/["\\]/#) { "\\" + $0.output }
    return "\"\(escaped)\""
  }
}

/// Corrects comments in the syntax of other languages inside values.
extension Advisor {
  /// Advice on `String // such as B12`; `nil` if there is no comment in a place.
  func commentAdvice(at range: SourceRange) -> Advice? {
    guard range.start.line == range.end.line, range.end.offset - range.start.offset < 300,
      let text = source(from: range.start, to: range.end),
      text.utf8.contains(where: "/#<-".utf8.contains),
      let match = text.wholeMatch(
        of: #/([\w\[{][^'"]*?)[,;]? +(?:\/\/+|--+|\/\*+|<!--) *(.*?)(?: *(?:\*\/|-->))?/#)
        ?? text.wholeMatch(of: #/([\w\[{][^'"#\s]*)#(?!\/) *(.*)/#)
    else { return nil }
    let (value, comment) = (match.output.1, match.output.2)
    let end = file.endOfLine(from: range.end.offset)
    guard file.bytes[range.end.offset..<end].allSatisfy(Byte.isWhitespace) else { return nil }
    let right = "\(value) # \(comment)"
    return .write(right, at: range, "a comment begins with a space and `#`: write `\(right)`")
  }
}
