import Diagnostics
import YAMLSource

/// Reports comments in the syntax of other languages inside values.
final class CommentFixIt: Advisor {
  /// Reports `// the price: in cents`, which YAML reads as a key with a value; false for other keys.
  func isComment(_ entry: YAMLNode.Mapping.Entry) -> Bool {
    let start = entry.keyRange.start
    guard let sign = ["//", "/*", "-- ", "<!--"].first(where: entry.key.hasPrefix),
      file.text(in: entry.keyRange) == entry.key
    else { return false }
    let end = start.offset + sign.utf8.count { $0 != Byte.space }
    let place = file.range(of: start.offset..<end, from: start)
    context.draft.diagnostics.add(
      Diagnostic(
        YAMLDiagnostic.syntax, "comments begin with `#`", at: place, advice: .write("#", at: place))
    )
    return true
  }

  /// Advice on `String // such as B12`; `nil` if there is no comment in a place.
  func advice(at range: SourceRange) -> Advice? {
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
