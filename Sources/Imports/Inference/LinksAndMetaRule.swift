import Evidence
import ResourceSchema

/// Decides the links and meta of resource objects, relationships and documents.
struct LinksAndMetaRule {
  let values: ValueRules

  struct Result {
    var links: LinksDeclaration?
    var meta: MetaDeclaration?
    /// The reasons for guesses, by the path of keys.
    var reasons: [(path: [String], reason: String)] = []
  }

  private static let pageLinks: Set<String> = ["first", "last", "prev", "next"]

  /// - Parameters:
  ///   - count: the number of whole objects that can have links and meta.
  ///   - isInGuess: True if a line above already marks everything inside as too rare.
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
      let (declaration, reasons) = self.meta(meta, isInGuess: isInGuess)
      result.meta = declaration
      result.meta?.isOptional = isOptional(member, in: surroundings)
      result.reasons = reasons.map { (["meta"] + $0.path, $0.reason) }
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
    if isDocument, names.isSubset(of: Self.pageLinks.union(["self"])),
      names.intersection(Self.pageLinks).count >= values.options.thresholds.linksForPagination
    {
      return LinksDeclaration(.pagination)
    }
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
  ) -> (MetaDeclaration, [(path: [String], reason: String)]) {
    guard !meta.members.isEmpty, MapRule.reason(of: meta, values.options.thresholds) == nil else {
      return (MetaDeclaration(.json), [])
    }
    var members: [Member] = []
    var reasons: [(path: [String], reason: String)] = []
    for evidence in meta.members where NameRule.isUsable(evidence.name) {
      let (member, inner) = values.member(evidence, in: meta, isInGuess: isInGuess)
      members.append(member)
      reasons += inner.map { ([evidence.name] + $0.path, $0.reason) }
    }
    guard !members.isEmpty else { return (MetaDeclaration(.json), []) }
    return (MetaDeclaration(.object(ObjectType(members: members))), reasons)
  }
}
