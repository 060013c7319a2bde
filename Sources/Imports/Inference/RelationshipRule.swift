import Diagnostics
import Profiling
import ResourceSchema

struct RelationshipRule {
  let values: ValueRules
  let targets: RelationshipTargets

  /// Returns a relationship, `nil` if the schema language cannot express the evidence, with the
  /// reasons for guesses.
  func result(
    of profile: RelationshipProfile, in all: MemberList<RelationshipValue>, of type: String,
    isInGuess: Bool
  ) -> (relationship: Relationship?, comments: LineComments) {
    let endpoint = targets.linkage(of: profile.name, in: type)
    func count(_ linkage: RelationshipValue.Linkage) -> Int {
      profile.count(of: linkage) + (endpoint?.count(of: linkage) ?? 0)
    }
    let seen = targets(of: profile, endpoint)
    let guess = seen.isEmpty ? targets.guess(for: profile) : nil
    let (ones, manys, nulls) = (count(.one), count(.many), count(.null))
    let isMany: Bool? =
      manys > 0 || ones + nulls > 0 ? manys > ones + nulls : guess?.isMany
    let surroundings = values.linksAndMeta(of: profile.surroundings, isInGuess: isInGuess)
    let names = seen.isEmpty ? guess?.targets ?? [] : seen
    var relationship = Relationship(
      name: Located(profile.name),
      cardinality: names.isEmpty ? nil : (isMany ?? false) ? .many : .one,
      targets: names.map { Located($0) },
      isOptional: values.isOptional(profile, in: all))
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
        && (nulls > 0 || values.isRare(profile.wholeCount) || guess?.isMany == false)
      let (linkage, reason) = linkage(of: profile, isInGuess: isInGuess)
      relationship.linkage = linkage
      if let reason { comments.add(reason) }
      if let guess { comments.add(guess.reason) }
      if manys > 0, ones + nulls > 0 { comments.add("both one and many") }
      if relationship.linkage != .never, let meta = profile.identifiers["meta"],
        let objects = meta.value.objects
      {
        relationship.idMeta = values.meta(objects, isInGuess: true).0
        relationship.idMeta?.isOptional = values.isOptional(meta, in: profile.identifiers)
      }
    }
    return (relationship, comments)
  }

  /// The linkage, with the reason for a guess.
  private func linkage(
    of profile: RelationshipProfile, isInGuess: Bool
  ) -> (Relationship.Linkage, reason: String?) {
    let absent = profile.count(of: .absent)
    guard absent == 0 else { return (absent == profile.count ? .never : .included, nil) }
    // If there are links or meta, rare `data` may be absent like any other member.
    if !profile.surroundings.members.isEmpty, values.isRare(profile.wholeCount) {
      return (.included, isInGuess ? nil : GuessComment.seen(profile.wholeCount))
    }
    guard profile.falselyEmptyCount > 0 else { return (.always, nil) }
    let resources = counted(profile.falselyEmptyCount, "resource")
    return (.included, "empty in \(resources) until it is included")
  }

  /// Returns a relationship that no resource object contains, from the evidence of its endpoint.
  func relationship(ofEndpoint profile: RelationshipProfile) -> Relationship? {
    let targets = targets(of: profile)
    guard NameRule.isUsable(profile.name), !targets.isEmpty else { return nil }
    let isMany = profile.count(of: .many) > 0
    var relationship = Relationship(
      name: Located(profile.name), cardinality: isMany ? .many : .one,
      targets: targets.map { Located($0) }, isOptional: true)
    relationship.isNullable = !isMany
    return relationship
  }

  private func targets(
    of profile: RelationshipProfile, _ endpoint: RelationshipProfile? = nil
  ) -> [String] {
    Set(profile.targets.keys).union(endpoint?.targets.keys.map { $0 } ?? [])
      .filter(NameRule.isUsableType).sorted()
  }
}
