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
    if let sentence = sentence(in: node), ["`description`", "`deprecated`"].contains(what) {
      let right = FlowWord.spelling(sentence)
      return .write(right, at: node.range, .write("\(key)\(right)"))
    }
    let named = ["value", "name", "text", "type", "class"].lazy.compactMap { node.mapping?[$0] }
      .compactMap(\.scalar?.text).first
    if let meant = words.count == 1 ? first : named {
      let right = FlowWord.spelling(meant)
      return .write(right, at: node.range, .write("\(key)\(right)"))
    }
    guard node.sequence != nil, ["`description`", "`deprecated`"].contains(what) else {
      return "write one text, such as `\(key)\(FlowWord.spelling(first))`"
    }
    let right = FlowWord.spelling(words.joined(separator: " "))
    return .write(right, at: node.range, .write("\(key)\(right)"))
  }

  /// The sentences in `{ message: Old tariff., since: 2.0, use: fare }`.
  private func sentence(in node: YAMLNode) -> String? {
    guard let entries = node.mapping?.entries, entries.allSatisfy({ $0.value.scalar != nil }) else {
      return nil
    }
    let since = entries.first { $0.key == "since" }?.value.scalar?.text
    let replacement = entries.first { Self.wordsForUse.contains($0.key) }
    let sentences = entries.compactMap { entry -> String? in
      guard let text = entry.value.scalar?.text, !text.isEmpty else { return nil }
      if entry.keyRange == replacement?.keyRange {
        return text.contains(" ")
          ? Self.ended(text) : "Use \(text)\(since.map { " since \($0)" } ?? "")."
      }
      if entry.key == "since" { return replacement == nil ? "Since \(text)." : nil }
      if ["true", "false"].contains(text) || entry.key == "level" { return nil }
      if Self.wordsForTexts.contains(entry.key) { return Self.ended(text) }
      return Self.ended("\(Self.words(entry.key)) \(text)")
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

  private static let wordsForUse: Set<String> = [
    "use", "replacement", "replacedBy", "replaced_by", "replaceWith", "replace_with", "instead",
    "replacedWith", "alternative", "renamed", "renamedTo", "successor",
  ]
  private static let wordsForTexts: Set<String> = [
    "reason", "message", "text", "note", "summary", "description", "why", "comment",
  ]

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

  /// Returns advice on `deprecated: true`: the adjacent member that may be the replacement.
  func replacement(of field: Field) -> Advice {
    let path = known.entries(leadingTo: field.name.range)
    let siblings = path.dropLast(2).last?.value.mapping?.entries.map { $0.key.withoutMark.text }
    let name = path.dropLast().last?.key.withoutMark.text ?? ""
    let others = (siblings ?? []).filter { $0 != name }
    func likeness(_ other: String) -> Int { zip(other, name).prefix { $0 == $1 }.count }
    let like = others.max { likeness($0) < likeness($1) }.flatMap { likeness($0) > 2 ? $0 : nil }
    let text = path.dropLast().last?.value.mapping?["description"]?.scalar?.text
    if let text, text.hasPrefix("Use ") {
      return .write("deprecated: \(FlowWord.spelling(text))")
    }
    return like.map { .write("deprecated: Use \($0).", or: "why not to use it") }
      ?? "write what to use instead, or `deprecated: There is no replacement.`"
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
