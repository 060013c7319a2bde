import Diagnostics
import ResourceSchema

extension NameGuesses {
  /// Guesses from the words of other languages.
  static var fromOtherLanguages: NameGuesses {
    NameGuesses(
      type: { name in
        dateAdvice(name)
          ?? TypeSynonyms.type(for: name.value).map { .didYouMean($0, at: name.range) }
          ?? advice(for: name.value)
      },
      target: { name in
        unionAdvice(name)
          ?? (["true", "false"].contains(name.value) ? "name the resource type here" : nil)
      },
      links: linksWord)
  }

  /// `Date` means more than one type: a day, or a day with a time.
  private static func dateAdvice(_ name: Located<String>) -> Advice? {
    guard name.value.lowercased() == "date" else { return nil }
    let (first, second) =
      name.value == "Date"
      ? ("DateTime", "`Day` for a date without a time") : ("Day", "`DateTime` for one with a time")
    return .write(first, at: name.range, "did you mean `\(first)`, or \(second)?")
  }

  /// What to say of words that name no type in any case.
  private static func advice(for word: String) -> Advice? {
    switch word.lowercased() {
    case "null", "nil", "undefined": "a value that may be null has a question mark: `String?`"
    case "nometadata", "noidmetadata": "leave it out: there is no meta unless the schema has some"
    case "array", "list", "set": "an array is written `[String]`"
    case "enum": "an enum is written `{ enum: [red, green] }`"
    case "map", "dict": "an object with arbitrary names is written `{ map: String }`"
    default: nil
    }
  }

  /// The word of the language that is meant by another in place of a links object.
  static func linksWord(_ text: Located<String>) -> Advice? {
    let words = LinksWord.allCases.map(\.rawValue)
    let meant =
      WordSynonyms.words(for: text.value).first(where: words.contains)
      ?? Suggestions.nearest(to: text.value, among: words)
    return meant.map { .didYouMean($0, at: text.range) }
  }

  /// `people or teams`: several types are joined with bars.
  private static func unionAdvice(_ name: Located<String>) -> Advice? {
    guard let meant = ForeignTarget(name.value), meant.types.count > 1 else { return nil }
    return .write(meant.union, at: name.range, "bars join several types: `\(meant.union)`")
  }
}
