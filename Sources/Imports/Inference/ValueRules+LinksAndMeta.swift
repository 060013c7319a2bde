import Profiling
import ResourceSchema

extension ValueRules {
  /// - Parameter isInGuess: True if a line above already marks everything inside as too rare.
  func linksAndMeta(
    of surroundings: ObjectProfile, isInGuess: Bool, isDocument: Bool = false
  ) -> (links: LinksDeclaration?, meta: MetaDeclaration?, comments: LineComments) {
    var links: LinksDeclaration?
    if let member = surroundings["links"], let objects = member.value.objects {
      links = self.links(objects, isDocument: isDocument)
      links?.isOptional = !isDocument && canLack(member, in: surroundings)
    }
    guard let member = surroundings["meta"], let objects = member.value.objects else {
      return (links, nil, [])
    }
    var (meta, comments) = self.meta(objects, isInGuess: isInGuess)
    meta.isOptional = canLack(member, in: surroundings)
    return (links, meta, comments)
  }

  private func canLack(_ member: ObjectProfile.Member, in surroundings: ObjectProfile) -> Bool {
    isOptional(member, in: surroundings) || member.value.nulls > 0
  }

  private func links(_ links: ObjectProfile, isDocument: Bool) -> LinksDeclaration? {
    let names = Set(links.members.map(\.name))
    if isDocument, LinksDeclaration.arePagination(names) { return LinksDeclaration(.pagination) }
    let members = links.members.filter { NameRule.isUsable($0.name) }.map { profile in
      LinkMember(
        name: Located(profile.name),
        isOptional: isOptional(profile, in: links),
        isNullable: profile.value.nulls > 0)
    }
    return members.isEmpty ? nil : LinksDeclaration(.members(members))
  }

  func meta(
    _ meta: ObjectProfile, isInGuess: Bool
  ) -> (MetaDeclaration, LineComments) {
    guard !meta.members.isEmpty, MapRule.reason(of: meta) == nil else {
      return (MetaDeclaration(.primitive(.json)), [])
    }
    var members: [Member] = []
    var comments: LineComments = []
    for profile in meta.members where NameRule.isUsable(profile.name) {
      let (member, inner) = member(profile, in: meta, isInGuess: isInGuess)
      members.append(member)
      comments.add(inner, at: ["meta", profile.name])
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
