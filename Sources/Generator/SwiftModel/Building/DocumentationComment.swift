import ResourceSchema

enum DocumentationComment {
  /// Returns the lines of a comment, without `///`.
  static func lines(_ paragraphs: [String?]) -> [String] {
    var result: [String] = []
    for case let text? in paragraphs where !text.isEmpty {
      let lines = textLines(text)
      guard !lines.isEmpty else { continue }
      if !result.isEmpty { result.append("") }
      result += lines
    }
    return result
  }

  static func lines(of member: Member) -> [String] {
    var notes = note(on: member.access, creation: member.creation).map { [$0] } ?? []
    if member.isSensitive { notes.append("- Important: Sensitive: omitted when printed.") }
    if let pattern = member.pattern { notes.append(note(on: pattern.value)) }
    if let example = member.example { notes.append("- Example: \(example)") }
    if let since = member.since { notes.append("- Since: \(since)") }
    return lines([member.description, notes.joined(separator: "\n")])
  }

  static func lines(of relationship: Relationship) -> [String] {
    var notes = note(on: relationship.access, creation: relationship.creation).map { [$0] } ?? []
    if let since = relationship.since { notes.append("- Since: \(since)") }
    return lines([relationship.description, notes.joined(separator: "\n")])
  }

  static func note(on pattern: String) -> String { "- Note: Matches `\(pattern)`." }

  private static func note(on access: Member.Access, creation: Member.Creation?) -> String? {
    switch (access, creation) {
    case (.readWrite, .forbidden): "- Note: Cannot be set on creation, only later."
    case (.writeOnly, .forbidden): "- Note: Only sent in updates."
    case (.readWrite, _): nil
    case (.readOnly, _): "- Note: Set only by the server."
    case (.writeOnly, _): "- Note: Only sent in requests."
    case (.createOnly, _): "- Note: Set on creation; never changes."
    }
  }

  /// Returns a deprecation comment, for declarations that generated code uses: `@available` would
  /// cause warnings in the models.
  static func deprecation(_ message: String?) -> String? {
    message.map { $0.isEmpty ? "- Warning: Deprecated." : "- Warning: Deprecated. \($0)" }
  }

  /// Returns the lines of a text, without invisible characters and surrounding empty lines.
  private static func textLines(_ text: String) -> [String] {
    if isOneCleanLine(text) { return [text] }
    let lines = text.split(omittingEmptySubsequences: false) { character in
      character.isNewline
    }.map { line in
      let clean = line.unicodeScalars.map { scalar in
        SwiftLiteral.isHarmless(scalar) || scalar == "\u{200D}" ? scalar : " "
      }
      let text = String(String.UnicodeScalarView(clean))
      return String(text.reversed().drop(while: \.isWhitespace).reversed())
    }
    let first = lines.firstIndex { !$0.isEmpty } ?? lines.endIndex
    let last = lines.lastIndex { !$0.isEmpty } ?? lines.startIndex
    return first <= last ? Array(lines[first...last]) : []
  }

  /// Returns true for a single line of printable ASCII, as most are.
  private static func isOneCleanLine(_ text: String) -> Bool {
    guard let last = text.utf8.last, last != UInt8(ascii: " ") else { return false }
    return text.utf8.allSatisfy { (0x20...0x7E).contains($0) }
  }
}
