/// The rule by which a resource type in the plural becomes the name of a model.
enum EnglishNoun {
  /// The singular form of a noun, by its ending alone.
  ///
  /// | ending | becomes | example |
  /// |---|---|---|
  /// | `ies` | `y` | `categories` → `category` |
  /// | `sses`, `shes`, `ches`, `xes` | without `es` | `boxes` → `box` |
  /// | `tuses`, `ruses` | without `es` | `statuses` → `status` |
  /// | `ss`, `us`, `is` | the same | `status` |
  /// | any other `s` | without `s` | `articles` → `article` |
  ///
  /// `news`, `series` and `species` stay as they are, and so does an abbreviation: `DNS`. `movies`,
  /// `cookies` and `caches` only lose their `s`. Where the rule is wrong, a schema says `swift:`.
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
