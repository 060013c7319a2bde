/// The tags that every YAML reader knows; each says what a value is anyway.
enum CoreTag {
  static let scalars = resolved(["str", "null", "bool", "int", "float"])
  static let sequences = resolved(["seq"])
  static let mappings = resolved(["map"])
  static let all = scalars.union(sequences).union(mappings)

  /// `!` alone is a tag as well: it says that nothing is to be guessed, and nothing is.
  private static func resolved(_ names: [String]) -> Set<String> {
    Set(names.map { "tag:yaml.org,2002:\($0)" } + ["!"])
  }
}
