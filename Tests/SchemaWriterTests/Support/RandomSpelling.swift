import YAMLSource

/// Numbers that look random and are the same in every run.
struct Dice {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678
  }

  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(sides))
  }

  /// Whether one of so many sides comes up.
  mutating func oneIn(_ sides: Int) -> Bool { roll(sides) == 0 }
}

/// Respells a schema in unusual ways: braces and lines, quotes, spaces,
/// comments, long forms.
struct RandomSpelling {
  private var dice: Dice
  private var commentCount = 0
  private let hasComments: Bool

  static func of(_ root: YAMLNode, seed: Int, hasComments: Bool = true) -> String {
    var spelling = RandomSpelling(dice: Dice(seed: seed), hasComments: hasComments)
    let head = spelling.dice.oneIn(3) ? "---\(spelling.maybeComment())\n" : ""
    return head + spelling.block(root, at: 0) + spelling.ownLines(at: 0)
  }

  // MARK: Lines

  private mutating func block(_ node: YAMLNode, at indentation: Int) -> String {
    switch node.content {
    case .mapping(let mapping):
      return mapping.entries.map { entry in
        ownLines(at: indentation) + blanks(indentation) + self.entry(entry, at: indentation)
      }.joined()
    case .sequence(let elements):
      return elements.map { element in
        ownLines(at: indentation) + blanks(indentation) + "-"
          + value(element, at: indentation + 1, behindDash: true)
      }.joined()
    case .scalar: return ""
    }
  }

  private mutating func entry(_ entry: YAMLNode.Mapping.Entry, at indentation: Int) -> String {
    let (key, node) = lengthened(entry)
    return scalar(.init(text: key, style: .plain), inBraces: false) + ":"
      + value(node, at: indentation, behindDash: false)
  }

  private mutating func value(
    _ node: YAMLNode, at indentation: Int, behindDash: Bool
  ) -> String {
    if let scalar = node.scalar {
      if scalar.text.isEmpty, scalar.style == .plain { return maybeComment() + "\n" }
      if scalar.text.contains("\n") { return literal(scalar.text, at: indentation) }
      let text = self.scalar(scalar, inBraces: false)
      return blanks(1 + dice.roll(2)) + text + maybeComment() + "\n"
    }
    let isEmpty = node.sequence?.isEmpty ?? node.mapping?.entries.isEmpty ?? false
    if isEmpty || (dice.oneIn(2) && !node.hasLines) {
      return " " + flow(node, at: indentation) + maybeComment() + "\n"
    }
    let deeper = indentation + 1 + dice.roll(4)
    let isIndentless = node.sequence != nil && !behindDash && dice.oneIn(2)
    return maybeComment() + "\n" + block(node, at: isIndentless ? indentation : deeper)
  }

  private func literal(_ text: String, at indentation: Int) -> String {
    let header = text.hasSuffix("\n") ? "|" : "|-"
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let body = lines.map { $0.isEmpty ? "" : blanks(indentation + 3) + $0 }
    return " \(header)\n" + body.joined(separator: "\n") + (text.hasSuffix("\n") ? "" : "\n")
  }

  // MARK: Braces

  private mutating func flow(_ node: YAMLNode, at indentation: Int) -> String {
    switch node.content {
    case .scalar(let scalar): return self.scalar(scalar, inBraces: true)
    case .sequence(let elements):
      let inner = elements.map { flow($0, at: indentation) }
      return "[" + joined(inner, at: indentation) + "]"
    case .mapping(let mapping):
      let inner = mapping.entries.map { entry -> String in
        let (key, node) = lengthened(entry)
        return scalar(.init(text: key, style: .plain), inBraces: true) + ": "
          + flow(node, at: indentation)
      }
      return "{" + joined(inner, at: indentation) + "}"
    }
  }

  private mutating func joined(_ parts: [String], at indentation: Int) -> String {
    let isBroken = dice.oneIn(4)
    var text = isBroken ? lineBreak(at: indentation) : blanks(dice.roll(2))
    for (index, part) in parts.enumerated() {
      text += part
      if index < parts.count - 1 { text += "," }
      text += isBroken ? lineBreak(at: indentation) : " "
    }
    return text
  }

  private mutating func lineBreak(at indentation: Int) -> String {
    maybeComment() + "\n" + (dice.oneIn(6) ? "\n" : "") + blanks(indentation + 1 + dice.roll(6))
  }

  // MARK: Words

  private mutating func scalar(_ scalar: YAMLNode.Scalar, inBraces: Bool) -> String {
    let text = scalar.text
    let isSimple =
      text.first.map { $0.isLetter } ?? false
      && text.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || "0123456789_-?. |".unicodeScalars.contains($0)
      } && text.last != " "
    let mustBePlain = scalar.style == .plain && Int(text) != nil
    if mustBePlain || (isSimple && !dice.oneIn(4)) { return text }
    if dice.oneIn(2), !text.contains("\\"), !text.contains("\"") { return "\"\(text)\"" }
    return "'"
      + text.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "''") + "'"
  }

  /// An entry with a short form spelt long, where that can be seen from the entry alone.
  private mutating func lengthened(
    _ entry: YAMLNode.Mapping.Entry
  ) -> (String, YAMLNode) {
    guard dice.oneIn(3), let mapping = entry.value.mapping,
      mapping.entries.allSatisfy({ Self.wordsOfMembers.contains($0.key) }),
      mapping["type"]?.scalar != nil || mapping["one"]?.scalar != nil
    else { return (entry.key, entry.value) }
    var entries = mapping.entries
    var key = entry.key
    func word(_ name: String, _ text: String) -> YAMLNode.Mapping.Entry {
      .init(
        key: name, keyRange: entry.keyRange,
        value: YAMLNode(
          content: .scalar(.init(text: text, style: .plain)), range: entry.keyRange))
    }
    if mapping["optional"] == nil {
      entries.insert(word("optional", "\(key.hasSuffix("?"))"), at: dice.roll(entries.count))
      if key.hasSuffix("?") { key.removeLast() }
    }
    let choice = mapping["type"] == nil ? "one" : "type"
    if mapping["nullable"] == nil, let index = entries.firstIndex(where: { $0.key == choice }),
      let text = entries[index].value.scalar?.text, text.hasSuffix("?"), !text.contains("[")
    {
      entries[index] = word(choice, String(text.dropLast()))
      entries.append(word("nullable", "true"))
    }
    return (
      key, YAMLNode(content: .mapping(.init(entries: entries)), range: entry.value.range)
    )
  }

  /// Keys of attributes and relationships, which filters and the like do not have.
  private static let wordsOfMembers: Set<String> = [
    "type", "one", "nullable", "optional", "description", "deprecated", "readOnly", "writeOnly",
    "sensitive", "swift", "query", "since", "example", "links", "meta", "inverse", "linkage",
  ]

  // MARK: Comments

  private mutating func ownLines(at indentation: Int) -> String {
    var text = ""
    while dice.oneIn(5) {
      text += dice.oneIn(2) || !hasComments ? "\n" : blanks(indentation) + comment() + "\n"
    }
    return text
  }

  private mutating func maybeComment() -> String {
    hasComments && dice.oneIn(8) ? blanks(1 + dice.roll(3)) + comment() : ""
  }

  private mutating func comment() -> String {
    commentCount += 1
    return "# remark \(commentCount)"
  }

  private func blanks(_ count: Int) -> String {
    String(repeating: " ", count: count)
  }
}

extension YAMLNode {
  /// Whether a text on several lines is inside.
  fileprivate var hasLines: Bool {
    switch content {
    case .scalar(let scalar): scalar.text.contains("\n")
    case .sequence(let elements): elements.contains(where: \.hasLines)
    case .mapping(let mapping): mapping.entries.contains(where: \.value.hasLines)
    }
  }
}
