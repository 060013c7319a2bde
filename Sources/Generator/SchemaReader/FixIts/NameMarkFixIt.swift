import Diagnostics
import ResourceSchema
import YAMLSource

/// Corrects question marks in and around names.
final class NameMarkFixIt: Advisor {
  /// Reports the question marks of a name: two of them are a value that may be absent or null.
  func reportMarks(of entry: YAMLNode.Mapping.Entry, named name: String) {
    report(
      .misplacedQuestionMark,
      entry.key.hasSuffix(" ?")
        ? "there is no space between a name and its question mark"
        : "a name has at most one question mark, at its end",
      at: entry.keyRange,
      suggestion: (entry.key.hasSuffix("??") ? nullable(entry, name) : nil)
        ?? .write(name + "?", at: entry.keyRange))
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

  /// Returns advice to move one of two question marks to where it makes the value nullable.
  private func nullable(_ entry: YAMLNode.Mapping.Entry, _ name: String) -> Advice? {
    let key = (entry.keyRange, name + "?")
    let range = entry.value.range
    switch entry.value.content {
    case .scalar(let scalar) where scalar.style == .plain && !scalar.text.isEmpty:
      let type = scalar.text.hasSuffix("?") ? scalar.text : scalar.text + "?"
      return .edit(
        [key, (range, type)],
        .write("\(name)?: \(type)")
          + ": the first mark says that it may be absent, the second that it may be null",
        title: "Write `\(name)?: \(type)`")
    case .mapping(let mapping)
    where mapping["nullable"] == nil && file.bytes[range.start.offset] == UInt8(ascii: "{"):
      var inside = range
      inside.start.offset += 1
      inside.start.column += 1
      return .edit(
        [key, (inside.atStart, " nullable: true,")],
        "write `\(name)?: { nullable: true, … }` for a value that may be absent or null",
        title: "Write `\(name)?: { nullable: true, … }`")
    case .mapping(let mapping) where mapping["nullable"] == nil:
      return
        "write `\(name)?:`, and `nullable: true` below it, for a value that may be absent or null"
    default: return nil
    }
  }
}
