/// The rule by which a resource type in the plural becomes the name of a model.
enum EnglishNoun {
  /// The singular form of a noun, by its ending alone.
  ///
  /// | ending | becomes | example |
  /// |---|---|---|
  /// | `ies` | `y` | `categories` → `category` |
  /// | `sses`, `shes`, `ches`, `xes`, `zes` | without `es` | `boxes` → `box` |
  /// | `uses` after a letter `t` or `r` | without `es` | `statuses` → `status` |
  /// | `ss`, `us`, `is` | the same | `status` |
  /// | any other `s` | without `s` | `articles` → `article` |
  ///
  /// `news`, `series` and `species` stay as they are. Where the rule is wrong, a schema says `swift:`.
  static func singular(of noun: String) -> String {
    let lowercased = noun.lowercased()
    if ["news", "series", "species"].contains(lowercased) { return noun }
    if lowercased.hasSuffix("ies"), noun.count > 4 { return noun.dropLast(3) + "y" }
    let dropsES = ["sses", "shes", "ches", "xes", "zes", "tuses", "ruses"]
    if dropsES.contains(where: lowercased.hasSuffix) { return String(noun.dropLast(2)) }
    if ["ss", "us", "is"].contains(where: lowercased.hasSuffix) { return noun }
    if lowercased.hasSuffix("s"), noun.count > 1 { return String(noun.dropLast()) }
    return noun
  }
}
