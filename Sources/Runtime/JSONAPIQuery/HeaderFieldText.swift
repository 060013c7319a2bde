// Parts of the values of header fields, for clients and servers.

extension StringProtocol {
  /// The text without white space at its ends.
  package var trimmed: String {
    let isSpace = { (character: Character) in character == " " || character == "\t" }
    guard let start = firstIndex(where: { !isSpace($0) }),
      let end = lastIndex(where: { !isSpace($0) })
    else { return "" }
    return String(self[start...end])
  }

  /// The content of a quoted string; any other text is unchanged.
  package var unquoted: String {
    guard count > 1, hasPrefix("\""), hasSuffix("\"") else { return String(self) }
    var content = ""
    var isEscaped = false
    for character in dropFirst().dropLast() {
      if character == "\\", !isEscaped {
        isEscaped = true
      } else {
        content.append(character)
        isEscaped = false
      }
    }
    return content
  }

  /// The parts between separators that are not in a quoted string.
  package func split(outsideQuotes separator: Character) -> [String] {
    var parts = [""]
    var isQuoted = false
    var isEscaped = false
    for character in self {
      if character == separator, !isQuoted {
        parts.append("")
        continue
      }
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = character == "\\" && !isEscaped
      parts[parts.count - 1].append(character)
    }
    return parts
  }
}
