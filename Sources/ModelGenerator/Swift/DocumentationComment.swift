import ResourceSchema

/// Makes documentation comments of a schema's descriptions.
enum DocumentationComment {
  /// The lines of a comment, each with its `///`, none where there is nothing to say.
  ///
  /// - Parameter column: the number of columns that will stand before each line.
  static func lines(_ paragraphs: [String?], indentedBy column: Int) -> [String] {
    let texts = paragraphs.compactMap { $0 }.map(textLines).filter { !$0.isEmpty }
    let width = Layout.columnLimit - column - "/// ".count
    return texts.map { text in text.flatMap { wrap($0, at: width) } }
      .joined(separator: [""])
      .map { $0.isEmpty ? "///" : "/// " + $0 }
  }

  /// The paragraphs of a member's comment: its description and what else the schema says of it.
  static func paragraphs(of member: Member) -> [String?] {
    var notes = note(on: member.access, creation: member.creation).map { [$0] } ?? []
    if member.isSensitive { notes.append("- Important: A secret; printing leaves it out.") }
    if let pattern = member.pattern { notes.append(note(on: pattern.value)) }
    if let example = member.example { notes.append("- Example: \(example)") }
    if let since = member.since { notes.append("- Since: \(since)") }
    return [member.description, notes.isEmpty ? nil : notes.joined(separator: "\n")]
  }

  /// The regular expression that a text matches.
  static func note(on pattern: String) -> String { "- Note: It matches `\(pattern)`." }

  /// Who may set a member, and when.
  static func note(on access: Member.Access, creation: Member.Creation?) -> String? {
    switch (access, creation) {
    case (.readWrite, .forbidden): "- Note: It cannot be set on creation, but later."
    case (.writeOnly, .forbidden): "- Note: Only updates carry it."
    case (.readWrite, _): nil
    case (.readOnly, _): "- Note: Only the server sets it."
    case (.writeOnly, _): "- Note: Requests carry it; responses do not."
    case (.createOnly, _): "- Note: It is set on creation and stays."
    }
  }

  /// The comment of something that the schema calls deprecated and that generated code itself
  /// uses, so that `@available` would be a warning in the models.
  static func deprecation(_ message: String?) -> String? {
    message.map { $0.isEmpty ? "- Warning: Deprecated." : "- Warning: Deprecated. \($0)" }
  }

  /// A text's lines without what would not show, and without empty lines around it.
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

  private static func wrap(_ line: String, at width: Int) -> [String] {
    guard line.columns > width else { return [line] }
    return line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      .wrapped(at: width).map { $0.trimmingTrailingSpaces() }
  }
}

extension [String] {
  /// Words in lines of at most so many characters, as far as the words themselves are no longer.
  func wrapped(at width: Int) -> [String] {
    var lines: [String] = []
    var current: String?
    for word in self {
      if let line = current, line.columns + 1 + word.columns <= width {
        current = line + " " + word
      } else {
        if let line = current { lines.append(line) }
        current = word
      }
    }
    return lines + (current.map { [$0] } ?? [])
  }
}

extension String {
  fileprivate func trimmingTrailingSpaces() -> String {
    String(self.reversed().drop(while: \.isWhitespace).reversed())
  }
}
