import Diagnostics
import YAMLSource

/// Corrects keys whose colons YAML does not recognize.
final class MissedColonFixIt: Advisor {
  /// Returns a mapping with the entries whose colons YAML did not recognize, and reports them;
  /// other nodes are returned unchanged.
  ///
  /// - Parameter form: the form of the mapping; a text of several words is a mapping only if it
  ///   begins with a key of the form.
  func withColons(_ node: YAMLNode, as form: MappingDefinition) -> YAMLNode {
    if let text = node.scalar?.text, !text.contains(where: { ":=>\n".contains($0) }),
      let word = text.split(separator: " ").first.map(String.init), form.key(word) == nil,
      KeySynonyms.key(for: word, in: form) == nil
    {
      return node
    }
    return repaired(node) ?? mapping(ofText: node) ?? node
  }

  /// Returns the mapping that the author meant by a text that begins with a key of the form.
  func mapping(of node: YAMLNode, beginningWith key: Substring) -> YAMLNode? {
    guard let text = node.scalar?.text else { return nil }
    // `name: nullable String` is a type in words, not a key with its value.
    guard file.beginsLine(node.range.start.offset) || text.dropFirst(key.count).first == ":"
    else { return nil }
    return mapping(ofText: node)
  }

  /// Returns a mapping with the colons that YAML did not recognize, if an entry lacks one.
  func repaired(_ node: YAMLNode, at entry: YAMLNode.Mapping.Entry) -> YAMLNode? {
    missedColon(in: entry) == nil ? nil : repaired(node)
  }

  /// Returns a mapping with the colons that YAML did not recognize, and reports them.
  func repaired(_ node: YAMLNode) -> YAMLNode? {
    guard var entries = node.mapping?.entries else { return nil }
    var missed: [MissedColon] = []
    var repaired: [YAMLNode.Mapping.Entry] = []
    for (index, entry) in entries.enumerated() {
      guard entry.value.isEmpty, let colon = missedColon(in: entry) else { continue }
      missed.append(colon)
      entries[index] = self.entry(colon, onLineOf: entry.keyRange.start)
      repaired.append(entries[index])
    }
    guard !missed.isEmpty else { return nil }
    report(missed, at: repaired)
    var result = node
    result.content = .mapping(.init(entries: entries))
    return result
  }

  private func missedColon(in entry: YAMLNode.Mapping.Entry) -> MissedColon? {
    let range = entry.keyRange.start.offset..<entry.keyRange.end.offset
    guard entry.value.aliasRange == nil, range.upperBound <= file.bytes.count,
      file.bytes[range].elementsEqual(entry.key.utf8),
      let colon = MissedColon(in: file.bytes, range)
    else { return nil }
    // A name may contain a space, but not before a type.
    if colon.hasSpaceAlone,
      !beginsAsType(colon.value) || CommonMistakes.declarationKeywords.contains(text(colon.key))
    {
      return nil
    }
    return colon
  }

  private func beginsAsType(_ value: Range<Int>) -> Bool {
    file.bytes[value].first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
  }

  /// Returns the lines of a text as entries, if each is a key with its value but for the colon.
  func mapping(ofText node: YAMLNode) -> YAMLNode? {
    let bytes = file.bytes
    let range = node.range.start.offset..<node.range.end.offset
    guard let scalar = node.scalar, scalar.style == .plain, !scalar.text.isEmpty,
      range.upperBound <= bytes.count, node.aliasRange == nil
    else { return nil }
    var missed: [MissedColon] = []
    var entries: [YAMLNode.Mapping.Entry] = []
    var position = node.range.start
    var start = range.lowerBound
    while start < range.upperBound {
      let end = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "\n"))
      let line = trimmed(start..<(end ?? range.upperBound))
      position.column += line.lowerBound - start
      position.offset = line.lowerBound
      if !line.isEmpty {
        guard let colon = MissedColon(in: bytes, line) else { return nil }
        missed.append(colon)
        entries.append(entry(colon, onLineOf: position))
      }
      start = (end ?? range.upperBound) + 1
      position = SourcePosition(line: position.line + 1, column: 1, offset: start)
    }
    guard !missed.isEmpty else { return nil }
    report(missed, at: entries, inBraces: file.beginsLine(range.lowerBound) ? nil : node.range)
    var result = node
    result.content = .mapping(.init(entries: entries))
    return result
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    let isBlank = { (byte: UInt8) in [0x20, 0x09, 0x0D].contains(byte) }
    let bytes = file.bytes[range]
    let start = bytes.firstIndex { !isBlank($0) } ?? range.upperBound
    let end = bytes.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? start
    return start..<max(start, end)
  }

  private func entry(
    _ colon: MissedColon, onLineOf start: SourcePosition
  ) -> YAMLNode.Mapping.Entry {
    func scalar(_ offsets: Range<Int>) -> YAMLNode {
      YAMLNode(
        content: .scalar(.init(text: text(offsets), style: .plain)),
        range: file.range(of: offsets, from: start))
    }
    var value = scalar(colon.value)
    if let type = colon.type { value.content = .scalar(.init(text: type, style: .plain)) }
    if let elements = elements(ofList: colon.value) {
      value.content = .sequence(elements.map(scalar))
    }
    return YAMLNode.Mapping.Entry(
      key: text(colon.key), keyRange: file.range(of: colon.key, from: start), value: value)
  }

  /// The elements of `[a, b]`, with only words between the brackets.
  private func elements(ofList value: Range<Int>) -> [Range<Int>]? {
    let bytes = file.bytes[value]
    guard (3...1_000).contains(bytes.count), bytes.first == UInt8(ascii: "["),
      bytes.last == UInt8(ascii: "]"),
      !bytes.dropFirst().dropLast().contains(where: { "[]{}'\"#".utf8.contains($0) })
    else { return nil }
    let elements = bytes.dropFirst().dropLast().split(separator: UInt8(ascii: ","))
      .map { trimmed($0.startIndex..<$0.endIndex) }
    return elements.contains(where: \.isEmpty) ? nil : elements
  }

  private func text(_ offsets: Range<Int>) -> String {
    String(decoding: file.bytes[offsets], as: UTF8.self)
  }

  /// Reports all such entries of a mapping as one diagnostic, since an author who leaves out one
  /// space leaves out all.
  private func report(
    _ missed: [MissedColon], at entries: [YAMLNode.Mapping.Entry],
    inBraces text: SourceRange? = nil
  ) {
    guard let first = missed.first, let place = entries.first else { return }
    var edits: [(range: SourceRange, replacement: String)] = zip(missed, entries).map {
      colon, entry in
      let start = min(entry.keyRange.start, entry.value.range.start)
      guard let type = colon.type else {
        return (file.range(of: colon.edit.part, from: start), colon.edit.replacement)
      }
      return (
        file.range(of: colon.edit.part.lowerBound..<colon.value.upperBound, from: start),
        ": \(type)"
      )
    }
    if let text {
      edits.insert((text.atStart, "{ "), at: 0)
      edits.append((text.atEnd, " }"))
    }
    let right = zip(missed, entries).map { "\($1.key): \($0.type ?? self.text($0.value))" }
    let advice = Advice.edit(
      edits,
      text != nil
        ? .write("{ \(right.joined(separator: ", ")) }")
        : right.count == 1 ? .write(right[0]) : "write \(list(right))",
      title: "Write `: `")
    context.draft.diagnostics.add(
      Diagnostic(
        first.kind, first.message,
        at: file.range(
          of: first.fault, from: min(place.keyRange.start, place.value.range.start)),
        advice: advice))
  }

  private func list(_ texts: [String]) -> String {
    let quoted = texts.prefix(3).map { "`\($0)`" }
    return quoted.joined(separator: ", ") + (texts.count > 3 ? " and so on" : "")
  }
}

/// A `key: value` whose colon YAML does not recognize: `key:value`, `key = value`, and `key: value`
/// with a space other than U+0020.
///
/// YAML reads it as a text, or between braces as a key without a value.
struct MissedColon {
  var kind = YAMLDiagnostic.syntax
  /// True if only a space separates the words: `key value`.
  var hasSpaceAlone = false
  /// The corresponding type of the language, if the value is a type of another language.
  var type: String?
  var message: String
  /// The parts of the line, in bytes.
  var key: Range<Int>
  var value: Range<Int>
  /// The part that is wrong.
  var fault: Range<Int>
  /// The edit that corrects it.
  var edit: (part: Range<Int>, replacement: String)

  private static let signs = ["=>", "=", "->", "- ", "– "]

  /// - Parameter line: the range that should contain one key with its value.
  init?(in bytes: [UInt8], _ line: Range<Int>) {
    let keyEnd = bytes[line].firstIndex { !Self.isPartOfKey($0) } ?? line.upperBound
    guard keyEnd > line.lowerBound, keyEnd < line.upperBound else { return nil }
    let mark = bytes[keyEnd..<line.upperBound].firstIndex { !Byte.isBlank($0) } ?? keyEnd
    let sign = Self.signs.first { bytes[mark..<line.upperBound].starts(with: $0.utf8) }
    if sign != nil || bytes[mark] == UInt8(ascii: ":") {
      self.init(sign, at: mark, in: bytes, line, keyEnd)
    } else {
      guard mark > keyEnd else { return nil }
      self.init(withoutSign: bytes, line, keyEnd, mark)
    }
  }

  /// A word followed by a colon without the space after it, or by another sign.
  private init?(
    _ sign: String?, at mark: Int, in bytes: [UInt8], _ line: Range<Int>, _ keyEnd: Int
  ) {
    key = line.lowerBound..<keyEnd
    func valueStart(from offset: Int) -> Int {
      bytes[offset..<line.upperBound].firstIndex { !Byte.isBlank($0) } ?? line.upperBound
    }
    let start: Int
    if let sign {
      start = valueStart(from: mark + sign.utf8.count)
      message = "expected `:` between a key and its value, not `\(sign)`"
      fault = mark..<mark + (sign.last == " " ? sign.utf8.count - 1 : sign.utf8.count)
      edit = (keyEnd..<start, ": ")
    } else if let spaces = UnusualSpaces(in: bytes, at: mark + 1) {
      start = valueStart(from: spaces.range.upperBound)
      (kind, message) = (.unusualSpace, spaces.message)
      fault = keyEnd + 1..<start
      edit = (keyEnd..<start, ": ")
    } else {
      start = valueStart(from: mark + 1)
      // `https://…` is not a key with a value.
      guard !bytes[start..<line.upperBound].starts(with: "/".utf8) else { return nil }
      message = "missing space after `:`"
      fault = mark..<mark + 1
      edit = (start..<start, " ")
    }
    guard start < line.upperBound else { return nil }
    value = start..<line.upperBound
  }

  /// A word followed by a word that can only be a type.
  private init?(withoutSign bytes: [UInt8], _ line: Range<Int>, _ keyEnd: Int, _ start: Int) {
    key = line.lowerBound..<keyEnd
    if let name = Self.nameAfterType(in: bytes, line, keyEnd, start) {
      message = "the name comes before its type, with `:` between them"
      (hasSpaceAlone, key, value) = (true, name, line.lowerBound..<keyEnd)
      let right = [name, value].map { String(decoding: bytes[$0], as: UTF8.self) }
      (fault, edit) = (line, (line, right.joined(separator: ": ")))
      return
    }
    let text = String(decoding: bytes[start..<line.upperBound], as: UTF8.self)
    let type = ForeignType(text)?.spelling ?? TypeSynonyms.spelling(of: text)
    if TypeSynonyms.primitive(like: type) != nil, type != text { self.type = type }
    guard self.type != nil || !bytes[start..<line.upperBound].contains(where: Byte.isBlank),
      start < line.upperBound
    else { return nil }
    hasSpaceAlone = true
    message = "missing `:` after `\(String(decoding: bytes[key], as: UTF8.self))`"
    fault = key
    edit = (keyEnd..<keyEnd, ":")
    value = start..<line.upperBound
  }

  /// `String title`.
  private static func nameAfterType(
    in bytes: [UInt8], _ line: Range<Int>, _ typeEnd: Int, _ start: Int
  ) -> Range<Int>? {
    let type = String(decoding: bytes[line.lowerBound..<typeEnd], as: UTF8.self)
    let nameEnd = bytes[start..<line.upperBound].firstIndex { !isPartOfKey($0) } ?? line.upperBound
    let rest = bytes[nameEnd..<line.upperBound]
    let name = String(decoding: bytes[start..<nameEnd], as: UTF8.self)
    guard !name.isEmpty, rest.allSatisfy({ ";, ".utf8.contains($0) }),
      type.first?.isUppercase == true, TypeSynonyms.primitive(like: type) == type,
      name.first?.isLowercase == true, TypeSynonyms.spelling(of: name) == name
    else { return nil }
    return start..<nameEnd
  }

  private static func isPartOfKey(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: "-_.?$".utf8.contains(byte)
    }
  }
}
