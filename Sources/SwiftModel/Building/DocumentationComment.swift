import ResourceSchema

/// Makes documentation comments of a schema's descriptions.
enum DocumentationComment {
  /// The lines of a comment without their `///`; none where there is nothing to say.
  static func lines(_ paragraphs: [String?]) -> [String] {
    var result: [String] = []
    for case let text? in paragraphs {
      let lines = textLines(text)
      guard !lines.isEmpty else { continue }
      if !result.isEmpty { result.append("") }
      result += lines
    }
    return result
  }

  /// The lines of a member's comment: its description and what else the schema says of it.
  static func lines(of member: Member) -> [String] {
    var notes = note(on: member.access, creation: member.creation).map { [$0] } ?? []
    if member.isSensitive { notes.append("- Important: A secret; printing leaves it out.") }
    if let pattern = member.pattern { notes.append(note(on: pattern.value)) }
    if let example = member.example { notes.append("- Example: \(example)") }
    if let since = member.since { notes.append("- Since: \(since)") }
    guard member.description != nil || !notes.isEmpty else { return [] }
    return lines([member.description, notes.isEmpty ? nil : notes.joined(separator: "\n")])
  }

  static func lines(of relationship: Relationship) -> [String] {
    var notes = note(on: relationship.access, creation: relationship.creation).map { [$0] } ?? []
    if let since = relationship.since { notes.append("- Since: \(since)") }
    guard relationship.description != nil || !notes.isEmpty else { return [] }
    return lines([relationship.description, notes.isEmpty ? nil : notes.joined(separator: "\n")])
  }

  /// The regular expression that a text matches.
  static func note(on pattern: String) -> String { "- Note: Matches `\(pattern)`." }

  /// Who may set a member, and when.
  private static func note(on access: Member.Access, creation: Member.Creation?) -> String? {
    switch (access, creation) {
    case (.readWrite, .forbidden): "- Note: Cannot be set on creation, only later."
    case (.writeOnly, .forbidden): "- Note: Only sent in updates."
    case (.readWrite, _): nil
    case (.readOnly, _): "- Note: Only the server sets it."
    case (.writeOnly, _): "- Note: Only sent in requests."
    case (.createOnly, _): "- Note: Set on creation; never changes."
    }
  }

  /// The comment of something deprecated that generated code itself uses, so that `@available`
  /// would be a warning in the models.
  static func deprecation(_ message: String?) -> String? {
    message.map { $0.isEmpty ? "- Warning: Deprecated." : "- Warning: Deprecated. \($0)" }
  }

  /// A text's lines without invisible characters, and without empty lines around it.
  private static func textLines(_ text: String) -> [String] {
    if isOneCleanLine(text) { return [text] }
    let lines = text.split(omittingEmptySubsequences: false) { character in
      character.isNewline
    }.map { line -> String in
      var clean = String.UnicodeScalarView()
      for scalar in line.unicodeScalars {
        if SwiftLiteral.isHarmless(scalar) || scalar == "\u{200D}" {
          clean.append(scalar)
        } else {
          clean.append(" ")
        }
      }
      return String(clean).trimmingTrailingSpaces()
    }
    let first = lines.firstIndex { !$0.isEmpty } ?? lines.endIndex
    let last = lines.lastIndex { !$0.isEmpty } ?? lines.startIndex
    return first <= last ? Array(lines[first...last]) : []
  }

  /// Whether a text is a line of visible ASCII, as most are.
  private static func isOneCleanLine(_ text: String) -> Bool {
    guard let last = text.utf8.last, last != UInt8(ascii: " ") else { return false }
    return text.utf8.allSatisfy { (0x20...0x7E).contains($0) }
  }
}

extension String {
  fileprivate func trimmingTrailingSpaces() -> String {
    String(self.reversed().drop(while: \.isWhitespace).reversed())
  }
}
