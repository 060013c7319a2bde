import Evidence

/// Finds the resource types that have the relationships whose endpoints answered.
struct LinkageRule {
  private var linkages: [String: [RelationshipEvidence]] = [:]

  init(_ evidence: Evidence) {
    guard !evidence.linkages.isEmpty else { return }
    let targets = TargetRule(evidence)
    var owners: [UInt64: String] = [:]
    for type in evidence.typeNames {
      for relationship in evidence.types[type]?.responses.relationships.members ?? [] {
        for path in relationship.selfPaths { owners[path] = type }
      }
    }
    func owner(of linkage: LinkageEvidence) -> String? {
      if let type = linkage.paths.sorted().lazy.compactMap({ owners[$0] }).first { return type }
      let answers = linkage.ownerPaths.sorted().compactMap { evidence.answers[$0] }
      if let types = answers.first?.types, types.count == 1 { return types.first }
      return linkage.key.collection.last.flatMap(targets.types.type(endingName:))
    }
    let all = evidence.linkages.values.sorted {
      ($0.key.collection + [$0.key.name]).lexicographicallyPrecedes(
        $1.key.collection + [$1.key.name])
    }
    for linkage in all {
      guard let type = owner(of: linkage) else { continue }
      linkages[type, default: []].append(linkage.relationship)
    }
  }

  func linkage(of relationship: String, in type: String) -> RelationshipEvidence? {
    guard let all = linkages[type] else { return nil }
    let words = NameWords(relationship).joined
    return all.first { $0.name == relationship } ?? all.first { NameWords($0.name).joined == words }
  }

  /// Returns the evidence from endpoints of relationships that no resource object of a type
  /// contains.
  func linkages(of type: String, besides names: [String]) -> [RelationshipEvidence] {
    guard let all = linkages[type] else { return [] }
    var known = Set(names.map { NameWords($0).joined })
    return all.filter { known.insert(NameWords($0.name).joined).inserted }
  }
}
