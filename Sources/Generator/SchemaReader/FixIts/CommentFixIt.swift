import Diagnostics
import YAMLSource

/// Finds comments of other languages in values that could not be read because of them.
final class CommentFixIt: Advisor {
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
    guard file.bytes[range.end.offset..<end].allSatisfy(Byte.isWhitespace) else {
      return Advice(
        "a comment begins with `#` and goes to the end of the line: write `\(value)` here")
    }
    let right = "\(value) # \(comment)"
    return .write(right, at: range, "a comment begins with a space and `#`: write `\(right)`")
  }
}
