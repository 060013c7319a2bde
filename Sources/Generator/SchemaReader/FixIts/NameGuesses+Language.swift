import Diagnostics
import ResourceSchema

extension NameGuesses {
  /// Guesses from the words of other languages.
  static var fromOtherLanguages: NameGuesses {
    NameGuesses(
      type: { name in
        ExampleValue.advice(on: name.value, at: name.range) ?? dateAdvice(name) ?? objectAdvice(
          name) ?? moneyAdvice(name)
          ?? TypeSynonyms.type(for: name.value).map { .didYouMean($0, at: name.range) }
          ?? TypeSynonyms.advice(for: name.value).map { Advice($0) }
      },
      target: { name in
        unionAdvice(name) ?? anyAdvice(name)
          ?? (["true", "false"].contains(name.value) ? "name the resource type here" : nil)
      },
      links: linksWord)
  }

  /// `Date` is ambiguous: it can be a day, or a day with a time.
  private static func dateAdvice(_ name: Located<String>) -> Advice? {
    guard name.value.lowercased() == "date", let type = TypeSynonyms.type(for: name.value)
    else { return nil }
    let other = type == "Day" ? "`DateTime` for one with a time" : "`Day` for a date without a time"
    return .write(type, at: name.range, "did you mean `\(type)`, or \(other)?")
  }

  /// `Money` is a number in other languages, or a type that is not declared yet.
  private static func moneyAdvice(_ name: Located<String>) -> Advice? {
    guard name.value == "Money" else { return nil }
    return .write(
      "Decimal",
      or: "declare it in `types`, such as"
        + " `Money: { object: { amount: Decimal, currency: String } }`")
  }

  /// An object has arbitrary members or declared ones.
  private static func objectAdvice(_ name: Located<String>) -> Advice? {
    guard ["object", "struct", "hash", "record"].contains(name.value.lowercased()) else {
      return nil
    }
    return .write(
      "JSON", at: name.range,
      "did you mean `JSON`? An object whose members are known is written `{ object: … }`")
  }

  /// Returns the word for links that another language's word corresponds to.
  static func linksWord(_ text: Located<String>) -> Advice? {
    let words = LinksWord.allCases.map(\.rawValue)
    let meant =
      WordSynonyms.word(for: text.value, among: words)
      ?? Suggestions.nearest(to: text.value, among: words)
    return meant.map { .didYouMean($0, at: text.range) }
  }

  /// Returns advice on words such as `polymorphic`, which mean resources of any type.
  private static func anyAdvice(_ name: Located<String>) -> Advice? {
    let words: Set = [
      "*", "all", "any", "anyone", "anyresource", "anything", "object", "polymorphic", "resource",
      "resources", "unknown",
    ]
    guard words.contains(name.value.lowercased()) else { return nil }
    return .write(
      TargetForm.any, at: name.range, "a resource of any type is written `\(TargetForm.any)`")
  }

  /// `people or teams`: several types are joined with bars.
  private static func unionAdvice(_ name: Located<String>) -> Advice? {
    guard let meant = ForeignTarget(name.value), meant.types.count > 1 else { return nil }
    return .write(meant.union, at: name.range, "bars join several types: `\(meant.union)`")
  }
}
