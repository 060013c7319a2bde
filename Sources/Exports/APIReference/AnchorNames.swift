/// The names of anchors, files and diagram nodes, which contain only plain characters and are
/// unique.
struct AnchorNames: Sendable {
  private let prefix: String
  private let plainNames: [String: String]
  private let numbers: [String: Int]

  init(_ prefix: String, _ names: [String]) {
    self.prefix = prefix
    var plainNames: [String: String] = [:]
    var numbers: [String: Int] = [:]
    // A file may not have the name of an index.
    var taken: Set<String> = ["readme", "index"]
    for (number, name) in names.enumerated() where plainNames[name] == nil {
      let plain = Self.plain(name)
      var candidate = plain
      var count = 2
      // Some file systems ignore the case of letters.
      while !taken.insert(candidate.lowercased()).inserted {
        candidate = "\(plain)-\(count)"
        count += 1
      }
      plainNames[name] = candidate
      numbers[name] = number + 1
    }
    self.plainNames = plainNames
    self.numbers = numbers
  }

  func anchor(of name: String) -> String { "\(prefix)-\(fileName(of: name))" }
  func fileName(of name: String) -> String { plainNames[name] ?? Self.plain(name) }
  func node(of name: String) -> String { "n\(numbers[name] ?? 0)" }

  /// Returns a name in which all characters except ASCII letters, digits and underscores are
  /// replaced with hyphens.
  static func plain(_ name: String) -> String {
    String(
      name.unicodeScalars.prefix(100).map { scalar in
        let isPlain =
          scalar.isASCII
          && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_")
        return isPlain ? Character(scalar) : "-"
      })
  }
}
