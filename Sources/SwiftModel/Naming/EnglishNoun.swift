/// The rule that derives the name of a model from a plural resource type.
enum EnglishNoun {
  /// Returns the singular form of a noun, based on its ending.
  ///
  /// | ending | becomes | example |
  /// |---|---|---|
  /// | `ies` | `y` | `categories` → `category` |
  /// | `sses`, `shes`, `ches`, `xes` | without `es` | `boxes` → `box` |
  /// | `tuses`, `ruses` | without `es` | `statuses` → `status` |
  /// | `ss`, `us`, `is` | the same | `status` |
  /// | any other `s` | without `s` | `articles` → `article` |
  ///
  /// `news`, `series`, `species` and abbreviations such as `DNS` do not change. `movies`, `cookies`
  /// and `caches` lose only their `s`. Where the rule is wrong, the schema sets the name with
  /// `swift:`.
  static func singular(of noun: String) -> String {
    let lowercased = noun.lowercased()
    let isAbbreviation = noun.count > 1 && noun == noun.uppercased()
    if isAbbreviation || ["news", "series", "species"].contains(lowercased) { return noun }
    if ["movies", "cookies", "caches"].contains(lowercased) { return String(noun.dropLast()) }
    if lowercased.hasSuffix("ies"), noun.count > 4 { return noun.dropLast(3) + "y" }
    let dropsES = ["sses", "shes", "ches", "xes", "tuses", "ruses"]
    if dropsES.contains(where: lowercased.hasSuffix) { return String(noun.dropLast(2)) }
    if ["ss", "us", "is"].contains(where: lowercased.hasSuffix) { return noun }
    if lowercased.hasSuffix("s"), noun.count > 1 { return String(noun.dropLast()) }
    return noun
  }
}
