import Diagnostics

/// Names for values that consist of symbols.
package enum SymbolName {
  /// Returns the name of a value without letters and digits: `gt` for `>`, `minus` for `-`; `nil`
  /// for others, which are names themselves.
  package static func name(of value: String) -> String? {
    switch value {
    case "": return "empty"
    case "=", "==": return "eq"
    case "!=", "<>": return "ne"
    case "<": return "lt"
    case "<=": return "le"
    case ">": return "gt"
    case ">=": return "ge"
    default:
      guard !value.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
      return value.map { names[$0] ?? "symbol" }.lowerCamelCased
    }
  }

  private static let names: [Character: String] = [
    "-": "minus", "+": "plus", "*": "star", "/": "slash", "~": "tilde", "=": "equal",
    "<": "less", ">": "greater", "!": "not", "?": "question", "%": "percent", "&": "and",
    "|": "or", ".": "dot", "_": "underscore", "#": "hash", "@": "at", "$": "dollar",
    "€": "euro", "^": "caret", ":": "colon", ",": "comma", ";": "semicolon", " ": "blank",
    "(": "open", ")": "close", "\\": "backslash", "—": "dash", "–": "dash", "°": "degree",
  ]
}

package enum FlowWord {
  /// Returns a word as it is written between brackets, with quotes if YAML requires them.
  package static func spelling(_ word: String) -> String {
    guard let first = word.unicodeScalars.first, let last = word.unicodeScalars.last else {
      return "''"
    }
    let isPlain =
      !word.contains { ",[]{}#:&*!|>'\"%@`\n".contains($0) }
      && !"-? ".unicodeScalars.contains(first)
      && last != " "
    let isNegative = first == "-" && word.count > 1 && !word.hasPrefix("- ")
    if isPlain || isNegative && !word.contains(where: { ",[]{}#:'\"\n".contains($0) }) {
      return word
    }
    return "'\(word.replacing("'", with: "''"))'"
  }
}
