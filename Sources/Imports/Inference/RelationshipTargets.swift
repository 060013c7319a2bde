import Profiling
import ResourceSchema

/// Finds the targets of relationships: in responses of their endpoints, and by their links and names.
struct RelationshipTargets {
  private let profile: PayloadProfile
  private let types: TypeNames
  /// What the endpoints of relationships show, by the resource types that have these.
  private var linkages: [String: [RelationshipProfile]] = [:]

  init(_ profile: PayloadProfile) {
    self.profile = profile
    types = TypeNames(profile.types.keys.filter(NameRule.isUsableType).sorted())
    guard !profile.linkages.isEmpty else { return }
    var owners: [UInt64: String] = [:]
    for type in profile.typeNames {
      for relationship in profile.types[type]?.responses.relationships.members ?? [] {
        for path in relationship.selfPaths { owners[path] = type }
      }
    }
    func owner(of linkage: LinkageProfile) -> String? {
      if let type = linkage.paths.sorted().lazy.compactMap({ owners[$0] }).first { return type }
      let found = linkage.ownerPaths.sorted().lazy.compactMap { profile.primaryData[$0] }
      if let types = found.first?.types, types.count == 1 { return types.first }
      return linkage.key.collection.last.flatMap(types.type(endingName:))
    }
    for linkage in profile.linkages.values.sorted(by: \.key.path) {
      guard let type = owner(of: linkage) else { continue }
      linkages[type, default: []].append(linkage.relationship)
    }
  }

  func guess(
    for relationship: RelationshipProfile
  ) -> (targets: [String], isMany: Bool, reason: String)? {
    let found = relationship.relatedPaths.sorted().compactMap { profile.primaryData[$0] }
    let targets = Set(found.flatMap(\.types)).filter(NameRule.isUsableType)
    if let first = found.first, !targets.isEmpty {
      return (targets.sorted(), first.isMany, "target from its related link")
    }
    let names =
      relationship.relatedNames.sorted().map { ($0, "target from its related link") }
      + [(relationship.name, "target from its name")]
    return names.lazy.compactMap { name, reason in
      types.type(endingName: name).map { ([$0], Self.isPlural(name), reason) }
    }.first
  }

  private static func isPlural(_ name: String) -> Bool {
    let last = NameWords(name).last
    return last == "people" || EnglishNoun.singular(of: last) != last
  }

  func linkage(of relationship: String, in type: String) -> RelationshipProfile? {
    guard let all = linkages[type] else { return nil }
    let words = NameWords(relationship).joined
    return all.first { $0.name == relationship } ?? all.first { NameWords($0.name).joined == words }
  }

  /// Returns the evidence from endpoints of relationships that no resource object of a type
  /// contains.
  func linkages(of type: String, besides names: [String]) -> [RelationshipProfile] {
    guard let all = linkages[type] else { return [] }
    var known = Set(names.map { NameWords($0).joined })
    return all.filter { known.insert(NameWords($0.name).joined).inserted }
  }
}
