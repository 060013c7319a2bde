/// The rules that derive the names of a model and of its documents from a resource type.
package enum EnglishNoun {
  /// Returns the singular form of a noun, based on its ending: `categories` → `category`, `boxes` →
  /// `box`, `statuses` → `status`, `articles` → `article`; `status` stays as it is.
  ///
  /// `news`, `series`, `species` and abbreviations such as `DNS` do not change. `movies`, `cookies`
  /// and `caches` lose only their `s`. Where the rule is wrong, the schema sets the name with
  /// `swift:`.
  package static func singular(of noun: String) -> String {
    guard let last = noun.utf8.last, last == UInt8(ascii: "s") || last == UInt8(ascii: "S") else {
      return noun
    }
    let lowercased = noun.lowercased()
    let isAbbreviation = noun.count > 1 && noun == noun.uppercased()
    if isAbbreviation || ["news", "series", "species"].contains(lowercased) { return noun }
    if ["movies", "cookies", "caches"].contains(lowercased) { return String(noun.dropLast()) }
    if lowercased.hasSuffix("ies"), noun.count > 4 { return noun.dropLast(3) + "y" }
    let dropsES = ["sses", "shes", "ches", "xes", "tuses", "ruses"]
    if dropsES.contains(where: lowercased.hasSuffix) { return String(noun.dropLast(2)) }
    if ["ss", "us", "is"].contains(where: lowercased.hasSuffix) { return noun }
    return noun.count > 1 ? String(noun.dropLast()) : noun
  }

  /// The plural form of the last word of a name, by its ending alone: `BlogCategory` →
  /// `BlogCategories`, `Analysis` → `Analyses`, `Box` → `Boxes`, `Article` → `Articles`.
  ///
  /// `Person`, `Child`, `Man` and `Woman` have plurals of their own. Plurals such as `Settings`,
  /// nouns without a plural such as `News`, and abbreviations that end with `S` stay as they are.
  /// Where the rule is wrong, a schema sets the name with `plural:`.
  package static func plural(of noun: String) -> String {
    let start = noun.lastIndex(where: \.isUppercase) ?? noun.startIndex
    let word = noun[start...].lowercased()
    if withoutPlural.contains(word) { return noun }
    if let plural = irregularPlurals[word] {
      return noun[..<start] + String(noun[start...].prefix(1)) + plural.dropFirst()
    }
    // Abbreviations such as `DNS`, and nouns that already are plurals, such as `Settings`.
    if noun.last == "S" || singular(of: word) != word { return noun }
    if word.hasSuffix("is") { return noun.dropLast(2) + "es" }
    if ["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) { return noun + "es" }
    let letters = Array(word.suffix(2))
    if letters.count == 2, letters[1] == "y", !"aeiou".contains(letters[0]) {
      return noun.dropLast() + "ies"
    }
    return noun + "s"
  }

  private static let withoutPlural: Set<String> = [
    "children", "data", "equipment", "feedback", "information", "media", "men", "metadata", "news",
    "people", "series", "species", "staff", "women",
  ]

  private static let irregularPlurals = [
    "child": "children", "man": "men", "person": "people", "woman": "women",
  ]
}
