import Diagnostics
import Evidence
import ResourceSchema

struct RelationshipRule {
  let values: ValueRules
  let targets: RelationshipTargets

  /// Returns a relationship, `nil` if the schema language cannot express the evidence, with the
  /// reasons for guesses.
  func result(
    of evidence: RelationshipEvidence, in all: MemberList<RelationshipValue>, of type: String,
    isInGuess: Bool
  ) -> (relationship: Relationship?, comments: LineComments) {
    let endpoint = targets.linkage(of: evidence.name, in: type)
    func count(_ linkage: RelationshipValue.Linkage) -> Int {
      evidence.count(of: linkage) + (endpoint?.count(of: linkage) ?? 0)
    }
    let seen = targets(of: evidence, endpoint)
    let guess = seen.isEmpty ? targets.guess(for: evidence) : nil
    let (ones, manys, nulls) = (count(.one), count(.many), count(.null))
    let isMany: Bool? =
      manys > 0 || ones + nulls > 0 ? manys > ones + nulls : guess?.isMany
    let surroundings = values.linksAndMeta(of: evidence.surroundings, isInGuess: isInGuess)
    let names = seen.isEmpty ? guess?.targets ?? [] : seen
    var relationship = Relationship(
      name: Located(evidence.name),
      cardinality: names.isEmpty ? nil : (isMany ?? false) ? .many : .one,
      targets: names.map { Located($0) },
      isOptional: values.isOptional(evidence, in: all))
    relationship.links = surroundings.links
    relationship.meta = surroundings.meta
    var comments = surroundings.comments
    if names.isEmpty {
      // Without links and meta, the language cannot express the relationship.
      guard relationship.links != nil || relationship.meta != nil else {
        return (nil, comments)
      }
      relationship.linkage = .never
      comments.add("no target so far")
    } else {
      relationship.isNullable =
        relationship.cardinality == .one
        && (nulls > 0 || values.isRare(evidence.wholeCount) || guess?.isMany == false)
      relationship.linkage = linkage(of: evidence)
      if relationship.linkage == .always, evidence.falselyEmptyCount > 0 {
        relationship.linkage = .included
        comments.add(
          "empty in \(counted(evidence.falselyEmptyCount, "resource")) until it is included")
      }
      if let guess { comments.add(guess.reason) }
      if manys > 0, ones + nulls > 0 { comments.add("both one and many") }
      if relationship.linkage != .never, let meta = evidence.identifiers["meta"],
        let objects = meta.value.objects
      {
        relationship.idMeta = values.meta(objects, isInGuess: true).0
        relationship.idMeta?.isOptional = values.isOptional(meta, in: evidence.identifiers)
      }
    }
    return (relationship, comments)
  }

  /// Returns a relationship that no resource object contains, from the evidence of its endpoint.
  func relationship(ofEndpoint evidence: RelationshipEvidence) -> Relationship? {
    let targets = targets(of: evidence)
    guard NameRule.isUsable(evidence.name), !targets.isEmpty else { return nil }
    let isMany = evidence.count(of: .many) > 0
    var relationship = Relationship(
      name: Located(evidence.name), cardinality: isMany ? .many : .one,
      targets: targets.map { Located($0) }, isOptional: true)
    relationship.isNullable = !isMany
    return relationship
  }

  private func targets(
    of evidence: RelationshipEvidence, _ endpoint: RelationshipEvidence? = nil
  ) -> [String] {
    Set(evidence.targets.keys).union(endpoint?.targets.keys.map { $0 } ?? [])
      .filter(NameRule.isUsableType).sorted()
  }

  private func linkage(of evidence: RelationshipEvidence) -> Relationship.Linkage {
    let absent = evidence.count(of: .absent)
    let hasMore = evidence.surroundings.members.contains { $0.count > 0 }
    // If there are links or meta, rare `data` may be absent like any other member.
    if absent == 0, hasMore, values.isRare(evidence.wholeCount) { return .included }
    return switch absent {
    case 0: .always
    case evidence.count: .never
    default: .included
    }
  }
}
