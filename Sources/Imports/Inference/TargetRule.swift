import Evidence

/// Finds the targets of a relationship without linkage.
struct TargetRule {
  let evidence: Evidence
  let types: TypeNames

  init(_ evidence: Evidence) {
    self.evidence = evidence
    types = TypeNames(evidence.types.keys.filter(NameRule.isUsableType).sorted())
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
      if let type = types.type(endingName: name) {
        return Guess(
          targets: [type], isMany: Self.isPlural(name), reason: "target from its related link")
      }
    }
    if let type = types.type(endingName: relationship.name) {
      return Guess(
        targets: [type], isMany: Self.isPlural(relationship.name), reason: "target from its name")
    }
    if Self.people.contains(NameWords(relationship.name).last),
      let users = types.type(named: "users")
    {
      return Guess(targets: [users], isMany: false, reason: "target from its name")
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
