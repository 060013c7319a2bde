/// Types as other languages spell them, and how they are written here.
struct ForeignType {
  /// What the type is, as the beginning of a sentence: `an array`; empty where that says nothing.
  let what: String
  let spelling: String

  var advice: String {
    what.isEmpty ? "write `\(spelling)`" : "\(what) is written `\(spelling)`"
  }

  /// What somebody meant by a text that is no type expression; `nil` if nobody can tell.
  init?(_ text: String, depth: Int = 0) {
    guard depth < 8 else { return nil }
    func inner(_ text: some StringProtocol) -> String {
      let text = Self.trimmed(text)
      return ForeignType(text, depth: depth + 1)?.spelling ?? TypeSynonyms.spelling(of: text)
    }
    let text = Self.trimmed(text)
    if let last = text.last, ",;".contains(last) {
      self.init(what: "", spelling: inner(text.dropLast()))
    } else if let comment = text.firstIndex(of: "/"), text[comment...].hasPrefix("//") {
      self.init(what: "", spelling: inner(text[..<comment]))
    } else if let types = Self.alternatives(text) {
      let isNullable = text.hasSuffix(")?") || types.contains { Self.isNull($0) }
      let spellings = types.filter { !Self.isNull($0) }.map { inner($0) }
      let marked = isNullable || spellings.contains { $0.hasSuffix("?") }
      let union = spellings.map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 }
        .joined(separator: " | ")
      self.init(
        what: spellings.count > 1 ? "one of several types" : "a value that may be null",
        spelling: marked ? Self.nullable(union) : union)
    } else if text.hasSuffix("?"),
      let form = ForeignType(String(text.dropLast()), depth: depth + 1)
    {
      self.init(what: form.what, spelling: Self.nullable(form.spelling))
    } else if let value = Self.behind(["nullable ", "optional "], text) {
      self.init(what: "a value that may be null", spelling: Self.nullable(inner(value)))
    } else if let value = Self.before([" or null", " or nil", " or none"], text) {
      self.init(what: "a value that may be null", spelling: Self.nullable(inner(value)))
    } else if text.hasSuffix("!") {
      self.init(what: "a value that is never null", spelling: inner(text.dropLast()))
    } else if text.hasPrefix("["), text.hasSuffix("]"), let colon = text.firstIndex(of: ":") {
      self.init(
        what: "an object with arbitrary names",
        spelling: "{ map: \(inner(text[text.index(after: colon)...].dropLast())) }")
    } else if text.hasPrefix("["), text.hasSuffix("]") {
      self.init(what: "an array", spelling: "[\(inner(text.dropFirst().dropLast()))]")
    } else if text.hasSuffix("[]") {
      self.init(what: "an array", spelling: "[\(inner(text.dropLast(2)))]")
    } else if let element = Self.behind(["array of ", "list of ", "many "], text) {
      self.init(what: "an array", spelling: "[\(inner(element))]")
    } else if let (name, arguments) = Self.generic(text)
      ?? Self.bracketed(text, "[", "]").flatMap({ Self.isCollection($0.name) ? $0 : nil })
    {
      switch name.lowercased() {
      case "array", "list", "set", "seq":
        self.init(what: "an array", spelling: "[\(inner(arguments))]")
      case "optional", "maybe", "nullable":
        self.init(what: "a value that may be null", spelling: Self.nullable(inner(arguments)))
      case "dictionary", "dict", "map", "record", "hash":
        let value = arguments.split(separator: ",").last ?? ""
        self.init(
          what: "an object with arbitrary names", spelling: "{ map: \(inner(value)) }")
      case "attribute", "transformedattribute", "validatedattribute":
        self.init(what: "the type of an attribute", spelling: inner(arguments))
      default: return nil
      }
    } else if let (name, _) = Self.bracketed(text, "(", ")"),
      let type = TypeSynonyms.type(for: name) ?? TypeSynonyms.primitive(like: name)
    {
      self.init(what: "the type", spelling: type)
    } else {
      return nil
    }
    guard Self.isSpelling(spelling) else { return nil }
  }

  private init(what: String, spelling: String) {
    self.what = what
    self.spelling = spelling
  }

  /// The types around `||`, `or` or bars, in parentheses or not; `nil` for a single one.
  private static func alternatives(_ text: String) -> [String]? {
    var text = Substring(text)
    if text.hasPrefix("("), text.hasSuffix(")") || text.hasSuffix(")?") {
      if text.hasSuffix("?") { text.removeLast() }
      text = text.dropFirst().dropLast()
    }
    guard !text.contains(where: { "()[]{}<>".contains($0) }) else { return nil }
    let parts = text.split(separator: "|").flatMap { part in
      part.split(separator: " ").split { ["or", "and"].contains($0) }
        .map { $0.joined(separator: " ") }
    }
    return parts.count > 1 && parts.allSatisfy { !$0.contains(" ") } ? parts : nil
  }

  private static func isNull(_ word: String) -> Bool {
    ["null", "nil", "none"].contains(word.lowercased())
  }

  private static func isCollection(_ name: String) -> Bool {
    ["array", "list", "set", "seq", "optional", "dictionary", "dict", "map", "record", "hash"]
      .contains(name.lowercased())
  }

  private static func behind(_ words: [String], _ text: String) -> String? {
    words.first { text.lowercased().hasPrefix($0) }.map { String(text.dropFirst($0.count)) }
  }

  private static func before(_ words: [String], _ text: String) -> String? {
    words.first { text.lowercased().hasSuffix($0) }.map { String(text.dropLast($0.count)) }
  }

  private static func nullable(_ spelling: String) -> String {
    spelling.hasSuffix("?") ? spelling : spelling + "?"
  }

  private static func generic(_ text: String) -> (name: String, arguments: String)? {
    bracketed(text, "<", ">")
  }

  private static func bracketed(
    _ text: String, _ open: Character, _ close: Character
  ) -> (name: String, arguments: String)? {
    guard text.last == close, let start = text.firstIndex(of: open), start > text.startIndex else {
      return nil
    }
    return (
      trimmed(text[..<start]), String(text[text.index(after: start)...].dropLast())
    )
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    var text = Substring(text)
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// Whether a text has no characters but those of type expressions, and brackets in pairs.
  private static func isSpelling(_ text: String) -> Bool {
    text.contains { $0.isLetter }
      && text.count { $0 == "[" } == text.count { $0 == "]" }
      && text.allSatisfy { $0.isLetter || $0.isNumber || "_-[]{}:?| ".contains($0) }
  }
}
