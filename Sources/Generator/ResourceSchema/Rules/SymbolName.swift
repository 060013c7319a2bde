import Diagnostics

/// Names for values that consist of symbols.
package enum SymbolName {
  /// The values of an enum with a name for each: `{ minus: '-', ok: ok }`.
  package static func mapping(of values: [String]) -> String {
    let named = values.map { (name: name(of: $0) ?? FlowWord.spelling($0), value: $0) }
    return wholeMapping(named) ?? "{ \(named.prefix(1).map(pair).joined()), … }"
  }

  /// All of some values with names; `nil` where there are too many for a sentence.
  package static func wholeMapping(_ named: [(name: String, value: String)]) -> String? {
    guard named.count <= mostNamed else { return nil }
    let text = "{ \(named.map(pair).joined(separator: ", ")) }"
    return text.utf8.count <= longestMapping ? text : nil
  }

  private static func pair(_ named: (name: String, value: String)) -> String {
    "\(named.name): \(FlowWord.spelling(named.value))"
  }

  private static let longestMapping = 100
  /// The maximum number of named values in a message.
  package static let mostNamed = 12

  /// A name for a value without letters and digits; `nil` for others, which are names themselves.
  private static func name(of value: String) -> String? {
    if value.isEmpty { return "empty" }
    guard !value.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
    return value.map { names[$0] ?? "symbol" }.lowerCamelCased
  }

  /// Returns a name that spells out the symbols in a value: `aPlus` for `A+`; `nil` for a value
  /// without symbols.
  package static func words(of value: String) -> String? {
    // A dash between words joins them.
    let says = { (character: Character) in names[character] != nil && !" _-".contains(character) }
    guard value.contains(where: says) || value.hasSuffix("-"), value.contains(where: \.isLetter)
    else { return nil }
    var words: [String] = []
    var isInWord = false
    for character in value {
      if character.isLetter || character.isNumber {
        if isInWord {
          words[words.count - 1].append(character)
        } else {
          words.append(String(character))
        }
        isInWord = true
      } else {
        isInWord = false
        if let name = names[character], !" _-".contains(character) { words.append(name) }
      }
    }
    if value.hasSuffix("-") { words.append("minus") }
    return words.lowerCamelCased
  }

  /// Returns the name of an operator that consists of symbols: `gt` for `>`.
  package static func comparison(_ text: String) -> String? {
    switch text {
    case "=", "==": "eq"
    case "!=", "<>": "ne"
    case "<": "lt"
    case "<=": "le"
    case ">": "gt"
    case ">=": "ge"
    default: name(of: text)
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

/// Quotes words of a schema in suggestions.
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
    return
      "'\(word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''"))'"
  }
}
