import Diagnostics

extension JSONTree {
  /// The value formatted for people: on one line if it fits, indented by two spaces otherwise.
  var formatted: String { formatted(indentation: 0, before: 0) }

  private static let width = 100

  /// - Parameter before: the number of characters that precede the value on the line.
  private func formatted(indentation: Int, before: Int) -> String {
    let line = self.line
    if indentation + before + line.utf8.count <= Self.width { return line }
    let inner = indentation + 2
    let spaces = String.spaces(inner)
    let parts: [String]
    let brackets: (String, String)
    switch self {
    case .object(let members):
      brackets = ("{", "}")
      parts = members.map { member in
        let key = JSONText.quoted(member.name) + ": "
        return key + member.value.formatted(indentation: inner, before: key.utf8.count + 1)
      }
    case .array(let elements):
      brackets = ("[", "]")
      if elements.allSatisfy(\.isScalar) {
        parts = Self.filled(elements.map(\.line), width: Self.width - inner)
      } else {
        parts = elements.map { $0.formatted(indentation: inner, before: 1) }
      }
    default: return line
    }
    let end = String.spaces(indentation) + brackets.1
    return brackets.0 + "\n" + parts.map { spaces + $0 }.joined(separator: ",\n") + "\n" + end
  }

  private static func filled(_ elements: [String], width: Int) -> [String] {
    var lines: [String] = []
    for element in elements {
      if let last = lines.last, last.utf8.count + element.utf8.count + 3 <= width {
        lines[lines.count - 1] = last + ", " + element
      } else {
        lines.append(element)
      }
    }
    return lines
  }

  private var isScalar: Bool {
    switch self {
    case .object, .array: false
    default: true
    }
  }

  var line: String {
    switch self {
    case .object(let members):
      members.isEmpty
        ? "{}"
        : "{ "
          + members.map { JSONText.quoted($0.name) + ": " + $0.value.line }.joined(separator: ", ")
          + " }"
    case .array(let elements): "[" + elements.map(\.line).joined(separator: ", ") + "]"
    default: String(text.dropLast())
    }
  }
}
