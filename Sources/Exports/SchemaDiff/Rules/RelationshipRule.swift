import Diagnostics
import ResourceSchema

extension Comparison {
  /// Compares the relationships of a resource type.
  mutating func compareRelationships(_ relationships: Both<[Relationship]>, of subject: Subject) {
    var pairs = Pairing(relationships, by: \.name.value)
    pairs.findRenamed(
      where: { $0.cardinality == $1.cardinality && $0.targets == $1.targets },
      surelyWhere: Positions(relationships, by: \.name.value).areSame,
      likeness: ", with the same type")
    for relationship in pairs.kept { compare(relationship, of: subject) }
    reportUnpaired(pairs, of: subject, as: .relationship)
  }

  private mutating func compare(_ relationship: Both<Relationship>, of owner: Subject) {
    let part = compareFields(relationship, of: owner, as: .relationship)
    if let old = relationship.old.cardinality, let new = relationship.new.cardinality {
      let name = "relationship `\(part.path)`"
      compare(Both(old: old, new: new), .changedArity, name, part, words: \.words)
      compareTargets(
        relationship.map { Targets(types: $0.targets, isAny: $0.leadsToAny) }, of: part, name,
        can: "lead to")
    }
    compareLinkage(of: relationship, part)
    compareLinks(relationship.links, of: part)
    compareMeta(relationship.meta, of: part)
    compareMeta(relationship.idMeta, of: part, name: "idMeta")
  }

  private mutating func compareLinkage(of relationship: Both<Relationship>, _ part: Subject) {
    let linkage = relationship.effectiveLinkage
    let row: ChangeRow =
      if linkage.new.rank > linkage.old.rank {
        .moreLinkage
      } else if relationship.old.isOptional {
        .lessOptionalLinkage
      } else {
        .lessLinkage
      }
    compare(linkage, row, "linkage of `\(part.path)`", part) { "`\($0.rawValue)`" }
  }
}

extension Relationship {
  /// The linkage; absent if the relationship has no known target.
  fileprivate var effectiveLinkage: Linkage { cardinality == nil ? .never : linkage }
}

extension Relationship.Linkage {
  fileprivate var rank: Int {
    switch self {
    case .never: 0
    case .included: 1
    case .always: 2
    }
  }
}

extension Relationship.Cardinality {
  fileprivate var words: String {
    switch self {
    case .one: "to-one"
    case .many: "to-many"
    }
  }
}
