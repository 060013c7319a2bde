import Diagnostics
import ResourceSchema
import YAMLSource

/// Corrects question marks in and around names.
final class NameMarkFixIt: Advisor {
  /// Reports a space before the question mark of a name, and several question marks.
  func reportMarks(of entry: YAMLNode.Mapping.Entry, named name: String) {
    report(
      .misplacedQuestionMark,
      entry.key.hasSuffix(" ?")
        ? "there is no space between a name and its question mark"
        : "a name has at most one question mark, at its end",
      at: entry.keyRange,
      suggestion: entry.key.hasSuffix("??")
        ? "write `\(name)?` if it may be absent; that it may be null is said after its type, or with"
          + " `nullable: true`"
        : .write(name + "?", at: entry.keyRange))
  }

  /// Reports the question mark in `{ ?name: String }`.
  func reportMark(before entry: YAMLNode.Mapping.Entry) {
    var range = entry.keyRange
    range.start.offset -= 1
    range.start.column -= 1
    report(
      .misplacedQuestionMark, "the question mark of a name is at its end", at: range,
      suggestion: .write("\(entry.key)?", at: range))
  }
}
