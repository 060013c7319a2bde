import Diagnostics
import YAMLSource

/// Finds texts without quotes that YAML cuts short.
struct CutOffText: FormReader {
  let context: ReadingContext

  /// Warns where a comment is after an unquoted text: most likely it belongs to the text.
  func warnOfComment(behind node: YAMLNode, of key: String) {
    guard let scalar = node.scalar, scalar.style == .plain, !scalar.text.isEmpty else { return }
    var end = node.range.end.offset
    let bytes = file.bytes
    var sawBlank = false
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") {
      sawBlank = true
      end += 1
    }
    guard sawBlank, end < bytes.count, bytes[end] == UInt8(ascii: "#") else { return }
    let start = end
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") {
      end += 1
    }
    let comment = String(decoding: bytes[start..<end], as: UTF8.self)
    let blanks = start - node.range.end.offset
    let column = node.range.end.column + blanks
    let line = node.range.end.line
    report(
      .commentAfterText, "YAML ends the text of `\(key)` before this comment",
      at: SourceRange(
        file: file.path, start: SourcePosition(line: line, column: column, offset: start),
        end: SourcePosition(
          line: line, column: column + comment.unicodeScalars.count, offset: end)),
      suggestion: commentAdvice(comment, behind: node, scalar.text, of: key, end: end))
  }

  /// Advice on a comment that ends at an offset: it may be the rest of a text.
  private func commentAdvice(
    _ comment: String, behind node: YAMLNode, _ text: String, of key: String, end: Int
  ) -> Advice {
    let whole = quoted(text + " " + comment)
    let advice =
      "if it belongs to the text, quote it: `\(key): \(whole)`;"
      + " otherwise put the comment on a line of its own"
    // Between brackets the comment may hide what closes them.
    guard !comment.contains(where: { "]},".contains($0) }) else { return Advice(advice) }
    var range = node.range
    let rest = source(from: range.end, to: SourcePosition(line: 0, column: 0, offset: end)) ?? ""
    range.end.column += rest.unicodeScalars.count
    range.end.offset = end
    return .write(whole, at: range, advice)
  }

  /// Advice on a key that may be the rest of an unquoted text.
  func textAdvice(
    _ entry: YAMLNode.Mapping.Entry, behind previous: YAMLNode.Mapping.Entry
  ) -> Advice? {
    guard previous.value.scalar?.style == .plain else { return nil }
    if let text = textCutShort(by: entry, in: previous) {
      var range = previous.value.range
      range.end = entry.value.isEmpty ? entry.keyRange.end : entry.value.range.end
      return .write(
        quoted(text), at: range,
        "if it belongs to the text, quote it: `\(previous.key): \(quoted(text))`")
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

  func quoted(_ text: String) -> String {
    "\""
      + text.split(separator: "\\", omittingEmptySubsequences: false).joined(separator: "\\\\")
      .split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"") + "\""
  }
}
