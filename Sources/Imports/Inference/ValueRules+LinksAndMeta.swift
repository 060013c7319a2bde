import Evidence
import ResourceSchema

extension ValueRules {
  /// - Parameter isInGuess: True if a line above already marks everything inside as too rare.
  func linksAndMeta(
    of surroundings: ObjectEvidence, isInGuess: Bool, isDocument: Bool = false
  ) -> (links: LinksDeclaration?, meta: MetaDeclaration?, comments: LineComments) {
    var links: LinksDeclaration?
    if let member = surroundings["links"], let objects = member.value.objects {
      links = self.links(objects, isDocument: isDocument)
      links?.isOptional = !isDocument && canLack(member, in: surroundings)
    }
    guard let member = surroundings["meta"], let objects = member.value.objects else {
      return (links, nil, [])
    }
    var (meta, inner) = self.meta(objects, isInGuess: isInGuess)
    meta.isOptional = canLack(member, in: surroundings)
    var comments: LineComments = []
    comments.add(inner, at: ["meta"])
    return (links, meta, comments)
  }

  private func canLack(_ member: ObjectEvidence.Member, in surroundings: ObjectEvidence) -> Bool {
    isOptional(member, in: surroundings) || member.value.nulls > 0
  }

  private func links(_ links: ObjectEvidence, isDocument: Bool) -> LinksDeclaration? {
    let names = Set(links.members.map(\.name))
    if isDocument, LinksDeclaration.arePagination(names) { return LinksDeclaration(.pagination) }
    let members = links.members.filter { NameRule.isUsable($0.name) }.map { evidence in
      LinkMember(
        name: Located(evidence.name),
        isOptional: isOptional(evidence, in: links),
        isNullable: evidence.value.nulls > 0)
    }
    return members.isEmpty ? nil : LinksDeclaration(.members(members))
  }

  func meta(
    _ meta: ObjectEvidence, isInGuess: Bool
  ) -> (MetaDeclaration, LineComments) {
    guard !meta.members.isEmpty, MapRule.reason(of: meta) == nil else {
      return (MetaDeclaration(.primitive(.json)), [])
    }
    var members: [Member] = []
    var comments: LineComments = []
    for evidence in meta.members where NameRule.isUsable(evidence.name) {
      let (member, inner) = member(evidence, in: meta, isInGuess: isInGuess)
      members.append(member)
      comments.add(inner, at: [evidence.name])
    }
    guard !members.isEmpty else { return (MetaDeclaration(.primitive(.json)), []) }
    return (MetaDeclaration(.object(ObjectType(members: members))), comments)
  }
}

extension LinksDeclaration {
  /// True if links with these names are `pagination`: two links to pages, and no others.
  package static func arePagination(_ names: Set<String>) -> Bool {
    names.subtracting(["self"]).count >= 2
      && names.isSubset(of: paginationLinks.map(\.name.value))
  }
}
