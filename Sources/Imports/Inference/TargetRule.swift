import Evidence

/// Finds the targets of a relationship without linkage.
struct TargetRule {
  let evidence: Evidence
  /// The usable types by the joined words of their spellings.
  private let types: [String: String]

  init(_ evidence: Evidence) {
    self.evidence = evidence
    let names = evidence.types.keys.filter(NameRule.isUsableType).sorted()
    types = Dictionary(
      names.flatMap { name in
        let words = NameWords(name)
        return NameWords.forms(of: words.last).map {
          ((words.words.dropLast() + [$0]).joined(), name)
        }
      }, uniquingKeysWith: { first, _ in first })
  }

  struct Guess {
    var targets: [String]
    /// `nil` if the number of targets is unknown.
    var isMany: Bool?
    var reason: String
  }

  /// Words that refer to a user.
  private static let people: Set<String> = ["by", "owner", "author", "creator", "user"]

  func guess(for relationship: RelationshipEvidence) -> Guess? {
    let answers = relationship.relatedPaths.compactMap { evidence.answers[$0] }
    let answered = Set(answers.flatMap(\.types)).filter(NameRule.isUsableType)
    if let first = answers.first, !answered.isEmpty {
      return Guess(
        targets: answered.sorted(), isMany: first.isMany, reason: "target from its related link")
    }
    for name in relationship.relatedNames.sorted() {
      if let type = type(named: name) {
        return Guess(
          targets: [type], isMany: Self.isPlural(name), reason: "target from its related link")
      }
    }
    if let type = type(named: relationship.name) {
      return Guess(
        targets: [type], isMany: Self.isPlural(relationship.name), reason: "target from its name")
    }
    if Self.people.contains(NameWords(relationship.name).last), let users = types["users"] {
      return Guess(targets: [users], isMany: false, reason: "target from its name")
    }
    return nil
  }

  /// The type that a name, or its last words, are the name of.
  func type(named name: String) -> String? {
    let words = NameWords(name).words
    for start in words.indices {
      for form in NameWords.forms(of: words[words.count - 1]) {
        if let type = types[(words[start...].dropLast() + [form]).joined()] { return type }
      }
    }
    return nil
  }

  private static func isPlural(_ name: String) -> Bool {
    let last = NameWords(name).last
    return last == "people"
      || last.hasSuffix("s") && !last.hasSuffix("ss")
        && !last.hasSuffix("us") && !last.hasSuffix("is")
  }
}
