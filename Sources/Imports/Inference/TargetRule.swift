import Evidence
import ResourceSchema

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
    return nil
  }

  private static func isPlural(_ name: String) -> Bool {
    let last = NameWords(name).last
    return last == "people" || EnglishNoun.singular(of: last) != last
  }
}
