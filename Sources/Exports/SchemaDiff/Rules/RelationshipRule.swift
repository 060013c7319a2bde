import Diagnostics
import ResourceSchema

extension Comparison {
  /// Compares the relationships of a resource type.
  mutating func compareRelationships(_ relationships: Both<[Relationship]>, of subject: Subject) {
    var pairs = Pairing(relationships, by: \.name.value)
    pairs.findRenamed(
      where: { $0.cardinality == $1.cardinality && $0.targets == $1.targets },
      likeness: ", with the same type")
    for relationship in pairs.kept { compare(relationship, of: subject) }
    reportUnpaired(pairs, of: subject, as: .relationship)
  }

  private mutating func compare(_ relationship: Both<Relationship>, of owner: Subject) {
    let part = compareFields(relationship, of: owner, as: .relationship)
    if let old = relationship.old.cardinality, let new = relationship.new.cardinality {
      let name = "relationship `\(part.path)`"
      compare(Both(old: old, new: new), .changedArity, name, part) {
        $0 == .one ? "to-one" : "to-many"
      }
      compareTargets(
        relationship.targets, areAny: relationship.leadsToAny, of: part, name, can: "lead to")
    }
    compareLinkage(of: relationship, part)
    compareLinks(relationship.links, of: part)
    compareMeta(relationship.meta, of: part)
    compareMeta(relationship.idMeta, of: part, name: "idMeta")
  }

  private mutating func compareLinkage(of relationship: Both<Relationship>, _ part: Subject) {
    // Without a known target there is no linkage.
    let linkage = relationship.map { $0.cardinality == nil ? .never : $0.linkage }
    // The cases are in the order in which there is less and less data.
    let rank = linkage.map { Relationship.Linkage.allCases.firstIndex(of: $0) ?? 0 }
    let row: ChangeRow =
      if rank.new < rank.old {
        .moreLinkage
      } else if relationship.old.isOptional {
        .lessOptionalLinkage
      } else {
        .lessLinkage
      }
    compare(linkage, row, "linkage of `\(part.path)`", part) { "`\($0.rawValue)`" }
  }
}
