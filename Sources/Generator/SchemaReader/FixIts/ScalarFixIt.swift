import Diagnostics
import ResourceSchema
import YAMLSource

/// Corrects values that are not the text, word or number that a key requires.
final class ScalarFixIt: Advisor {
  /// Returns advice with the text that a list or a mapping contains, if there is one.
  func text(meantBy node: YAMLNode, for what: String) -> Advice? {
    let words = node.words
    guard let first = words.first else { return nil }
    if what == "`pattern`" || what == "`format`",
      let source = source(from: node.range.start, to: node.range.end),
      !source.contains("'"), !source.contains(where: \.isNewline)
    {
      return .write("'\(source)'", at: node.range, "write it in quotes: `'\(source)'`")
    }
    let key = what.hasPrefix("`") ? "\(what.filter { $0 != "`" }): " : ""
    let isFreeText = ["`description`", "`deprecated`"].contains(what)
    let named = ["value", "name", "text", "type", "class"].lazy.compactMap { node.mapping?[$0] }
      .compactMap(\.scalar?.text).first
    let right =
      (isFreeText ? sentences(in: node) : nil) ?? (words.count == 1 ? first : named)
      ?? (isFreeText && node.sequence != nil ? words.joined(separator: " ") : nil)
    let spelling = FlowWord.spelling(right ?? first)
    return right == nil
      ? "write one text, such as `\(key)\(spelling)`"
      : .write(spelling, at: node.range, .write("\(key)\(spelling)"))
  }

  /// The sentences in `{ message: Old tariff., since: 2.0, use: fare }`.
  private func sentences(in node: YAMLNode) -> String? {
    guard let entries = node.mapping?.entries, entries.allSatisfy({ $0.value.scalar != nil }) else {
      return nil
    }
    let sentences = entries.compactMap { entry -> String? in
      let text = entry.value.scalar?.text ?? ""
      if text.isEmpty || ["true", "false"].contains(text) || entry.key == "level" { return nil }
      let namesUse = WordList.replacements.contains(entry.key)
      if namesUse, !text.contains(" ") { return "Use \(text)." }
      return Self.ended(
        namesUse || WordList.texts.contains(entry.key) ? text : "\(Self.words(entry.key)) \(text)")
    }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  /// `Removed in` for `removedIn`.
  private static func words(_ key: String) -> String {
    key.replacing(#/[_-]/#, with: " ")
      .replacing(#/[A-Z]/#) { " " + $0.output.lowercased() }.capitalizingFirst
  }

  private static func ended(_ text: String) -> String {
    text.last.map { ".!?".contains($0) } == true ? text : text + "."
  }

  /// Advice to quote a text that begins with `#`, and so is a comment: `example: #ff8800`.
  func hiddenText(behind node: YAMLNode) -> Advice? {
    let bytes = file.bytes
    guard
      let start = bytes[min(node.range.end.offset, bytes.count)...].firstIndex(where: {
        !Byte.isBlank($0) && $0 != UInt8(ascii: ":")
      }), bytes[start] == UInt8(ascii: "#"), start + 1 < bytes.count,
      !Byte.isBlank(bytes[start + 1])
    else { return nil }
    let line = String(decoding: bytes[start..<file.endOfLine(from: start)], as: UTF8.self)
    let text = line.filter { $0 != "\r" }
    return "a `#` after a space begins a comment: put the text in quotes, `'\(text)'`"
  }

  /// Returns advice on `deprecated: true`: the description of the member may say what to use.
  func replacement(of field: Field) -> Advice {
    let member = known.entries(leadingTo: field.name.range).dropLast().last
    let text = member?.value.mapping?["description"]?.scalar?.text ?? ""
    return text.hasPrefix("Use ")
      ? .write("deprecated: \(FlowWord.spelling(text))")
      : "write what to use instead, or `deprecated: There is no replacement.`"
  }

  /// Returns advice with the number in a text that is not a number: `20 per page`.
  func number(in range: ClosedRange<Int>, for field: Field) -> Advice {
    let key = field.name.value
    let text = field.value.words.first { $0.contains(where: \.isNumber) } ?? ""
    let digits = text.drop { !$0.isNumber }.prefix { $0.isNumber || "_,".contains($0) }
      .filter(\.isNumber)
    if let name = field.value.scalar?.text, digits.isEmpty, ["size", "limit"].contains(key),
      ["size", "limit", "per", "count"].contains(where: name.lowercased().contains)
    {
      return "write `names: { \(key): \(name) }` for the name of the query parameter"
    }
    guard let number = Int(digits), range.contains(number) else {
      return .write("\(key): \(max(range.lowerBound, min(range.upperBound, 20)))", or: "remove it")
    }
    return field.value.isEmpty
      ? .write("\(key): \(number)")
      : .write("\(number)", at: field.value.range, .write("\(key): \(number)"))
  }
}
