import Evidence
import ResourceSchema

struct LinksAndMetaRule {
  let values: ValueRules

  struct Result {
    var links: LinksDeclaration?
    var meta: MetaDeclaration?
    var comments: LineComments = []
  }

  /// - Parameter isInGuess: True if a line above already marks everything inside as too rare.
  func result(of surroundings: ObjectEvidence, isInGuess: Bool, isDocument: Bool = false) -> Result
  {
    var result = Result()
    if let member = surroundings["links"], let links = member.value.objects {
      var declaration = self.links(links, isDocument: isDocument)
      let isPagination = declaration?.content == .pagination
      declaration?.isOptional =
        !isDocument && !isPagination && isOptional(member, in: surroundings)
      result.links = declaration
    }
    if let member = surroundings["meta"], let meta = member.value.objects {
      let (declaration, comments) = self.meta(meta, isInGuess: isInGuess)
      result.meta = declaration
      result.meta?.isOptional = isOptional(member, in: surroundings)
      result.comments.add(comments, at: ["meta"])
    }
    return result
  }

  private func isOptional(
    _ member: ObjectEvidence.Member, in surroundings: ObjectEvidence
  ) -> Bool {
    surroundings.absences(of: member) > 0 || member.value.nulls > 0
      || values.isRare(member.wholeCount)
  }

  private func links(_ links: ObjectEvidence, isDocument: Bool) -> LinksDeclaration? {
    let names = Set(links.members.map(\.name))
    if isDocument, LinksDeclaration.arePagination(names) { return LinksDeclaration(.pagination) }
    let members = links.members.filter { NameRule.isUsable($0.name) }.map { evidence in
      LinkMember(
        name: Located(evidence.name),
        isOptional: links.absences(of: evidence) > 0 || values.isRare(evidence.wholeCount),
        isNullable: evidence.value.nulls > 0)
    }
    return members.isEmpty ? nil : LinksDeclaration(.members(members))
  }

  func meta(
    _ meta: ObjectEvidence, isInGuess: Bool
  ) -> (MetaDeclaration, LineComments) {
    guard !meta.members.isEmpty, MapRule.reason(of: meta, values.options.thresholds) == nil else {
      return (MetaDeclaration(.primitive(.json)), [])
    }
    var members: [Member] = []
    var comments: LineComments = []
    for evidence in meta.members where NameRule.isUsable(evidence.name) {
      let (member, inner) = values.member(evidence, in: meta, isInGuess: isInGuess)
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
