import Diagnostics
import YAMLSource

/// Reports unquoted texts that YAML cuts short.
final class CutOffText: Advisor {
  /// Warns of a comment after an unquoted text: most likely it belongs to the text.
  func warn(of comment: SourceRange, after node: YAMLNode, of key: String) {
    report(
      .commentAfterText, "YAML ends the text of `\(key)` before this comment", at: comment,
      suggestion: advice(on: comment, after: node, of: key))
  }

  private func advice(on range: SourceRange, after node: YAMLNode, of key: String) -> Advice {
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

  /// Advice on a key that may be the rest of an unquoted text.
  func textAdvice(
    _ entry: YAMLNode.Mapping.Entry, behind previous: YAMLNode.Mapping.Entry
  ) -> Advice? {
    guard previous.value.scalar?.style == .plain else { return nil }
    if let text = textCutShort(by: entry, in: previous) {
      var range = previous.value.range
      range.end = entry.value.isEmpty ? entry.keyRange.end : entry.value.range.end
      let isQuoted = [text.first, text.last].allSatisfy {
        $0.map(YAMLNode.typographicQuotes.contains) == true
      }
      let right = quoted(isQuoted ? String(text.dropFirst().dropLast()) : text)
      return .write(
        right, at: range,
        "\(isQuoted ? "write straight quotes" : "if it belongs to the text, quote it"):"
          + " `\(previous.key): \(right)`")
    }
    guard "\(entry.key) \(entry.value.scalar?.text ?? "")".split(separator: " ").count > 2 else {
      return nil
    }
    return "if it belongs to the text of `\(previous.key)`, quote the text,"
      + " or put it on lines of its own below `\(previous.key): >-`"
  }

  /// The text as its author may have meant it, where an unquoted text in braces ends at a comma
  /// and the rest of it became a key.
  private func textCutShort(
    by entry: YAMLNode.Mapping.Entry, in previous: YAMLNode.Mapping.Entry
  ) -> String? {
    guard let scalar = previous.value.scalar, scalar.style == .plain,
      let between = source(from: previous.value.range.end, to: entry.keyRange.start),
      between.contains(","), between.allSatisfy({ $0 == "," || $0 == " " })
    else { return nil }
    let rest =
      entry.value.isEmpty ? entry.key : entry.key + ": " + (entry.value.scalar?.text ?? "…")
    return scalar.text + between + rest
  }

  private func quoted(_ text: String) -> String {
    let escaped = text.replacing(#/["\\]/#) { "\\" + $0.output }
    return "\"\(escaped)\""
  }
}
