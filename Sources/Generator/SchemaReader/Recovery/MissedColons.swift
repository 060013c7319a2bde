import Diagnostics
import ResourceSchema
import YAMLSource

/// Corrects keys whose colons YAML does not recognize: `title:String`, `title = String` and `title String`.
///
/// YAML reads them as a text, or between braces as a key without a value.
final class MissedColons: RecoveringReader {
  private typealias Line = (
    entry: YAMLNode.Mapping.Entry, kind: YAMLDiagnostic, message: String, fault: SourceRange,
    edit: (range: SourceRange, replacement: String)
  )

  /// Returns a mapping with the entries whose colons YAML did not recognize, and reports them;
  /// other nodes are returned unchanged.
  func withColons(_ node: YAMLNode) -> YAMLNode { repaired(node) ?? mapping(ofText: node) ?? node }

  /// Asks about one entry first, because a mapping can have thousands of names with spaces.
  func repaired(_ node: YAMLNode, at entry: YAMLNode.Mapping.Entry) -> YAMLNode? {
    line(entry) == nil ? nil : repaired(node)
  }

  func repaired(_ node: YAMLNode) -> YAMLNode? {
    guard let entries = node.mapping?.entries else { return nil }
    let lines = entries.map(line)
    return reported(lines.compactMap { $0 }, as: zip(entries, lines).map { $1?.entry ?? $0 }, node)
  }

  /// Returns the lines of a text as entries, if each is a key with its value but for the colon.
  func mapping(ofText node: YAMLNode) -> YAMLNode? {
    guard let scalar = node.scalar, scalar.style == .plain, node.aliasRange == nil,
      file.beginsLine(node.range.start.offset)
    else { return nil }
    var lines: [Line] = []
    var start = node.range.start
    while start.offset < node.range.end.offset {
      let end = min(file.endOfLine(from: start.offset), node.range.end.offset)
      let place = file.range(of: start.offset..<end, from: start)
      if let line = line(at: place) {
        lines.append(line)
      } else if file.text(in: place).contains(where: { !$0.isWhitespace }) {
        return nil
      }
      let next = min(end + 1, node.range.end.offset)
      start = file.range(of: next..<next, from: start).start
    }
    return reported(lines, as: lines.map(\.entry), node)
  }

  private func line(_ entry: YAMLNode.Mapping.Entry) -> Line? {
    guard entry.value.isEmpty, entry.value.aliasRange == nil,
      file.text(in: entry.keyRange) == entry.key
    else { return nil }
    return line(at: entry.keyRange)
  }

  private func line(at range: SourceRange) -> Line? {
    let text = file.text(in: range)
    guard text.utf8.count <= 1_000,
      let match = text.wholeMatch(of: #/\s*([\w$.-]+\??)(\s*(?::|=>?|->)\s*|\s+)(\S.*?)\s*/#)
    else { return nil }
    func place(_ part: Substring) -> SourceRange {
      let start =
        range.start.offset + text.utf8.distance(from: text.startIndex, to: part.startIndex)
      return file.range(of: start..<start + part.utf8.count, from: range.start)
    }
    let (_, key, space, value) = match.output
    let sign = space.drop(while: \.isWhitespace).prefix { !$0.isWhitespace }
    if sign.isEmpty { return words(key, value, place) }
    // `https://…` is not a key with a value.
    if sign == ":", value.hasPrefix("/") { return nil }
    let unusual = UnusualSpaces(in: file.bytes, at: place(sign).end.offset)
    let message =
      sign == ":"
      ? "missing space after `:`" : "expected `:` between a key and its value, not `\(sign)`"
    return (
      entry(key, value, place), unusual == nil ? .syntax : .unusualSpace,
      unusual?.message ?? message,
      unusual.map { file.range(of: $0.range, from: range.start) } ?? place(sign),
      (place(space), ": ")
    )
  }

  /// `title String` and `String title`, where one of the words can only be a type.
  private func words(
    _ first: Substring, _ second: Substring, _ place: (Substring) -> SourceRange
  ) -> Line? {
    let isType = { (word: Substring) in
      self.known.namesType(TypeSynonyms.spelling(of: String(word).withoutMark.text))
    }
    guard isType(first) != isType(second), !second.contains(where: \.isWhitespace),
      !CommonMistakes.declarationKeywords.contains(String(first))
    else { return nil }
    let (name, type) = isType(second) ? (first, second) : (second, first)
    var whole = place(first)
    whole.end = place(second).end
    return (
      entry(name, type, place), .syntax, "missing `:` between the name `\(name)` and its type",
      whole,
      (whole, "\(name): \(type)")
    )
  }

  private func entry(
    _ key: Substring, _ value: Substring, _ place: (Substring) -> SourceRange
  ) -> YAMLNode.Mapping.Entry {
    var node = YAMLNode(word: String(value), at: place(value))
    if value.hasPrefix("[") {
      node.content = .sequence(
        ListedWords.split(String(value)).map { YAMLNode(word: $0, at: place(value)) })
    }
    return .init(key: String(key), keyRange: place(key), value: node)
  }

  /// Reports all such entries of a mapping as one diagnostic, since an author who leaves out one
  /// space leaves out all.
  private func reported(
    _ lines: [Line], as entries: [YAMLNode.Mapping.Entry], _ node: YAMLNode
  ) -> YAMLNode? {
    guard let first = lines.first else { return nil }
    let right = "\(first.entry.key): \(file.text(in: first.entry.value.range))"
    context.draft.diagnostics.add(
      Diagnostic(
        first.kind, first.message, at: first.fault,
        advice: .edit(lines.map(\.edit), .write(right), title: "Write `: `")))
    var result = node
    result.content = .mapping(.init(entries: entries))
    return result
  }
}
