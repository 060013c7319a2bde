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

  func textAdvice(
    _ entry: YAMLNode.Mapping.Entry, behind previous: YAMLNode.Mapping.Entry
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
