import Diagnostics
import ResourceSchema

/// The relationships of a resource type.
enum RelationshipRule {
  static func compare(
    _ old: [Relationship], _ new: [Relationship], of subject: Subject,
    in comparison: inout Comparison
  ) {
    let pairs = Pairing(old, new, by: \.name.value)
    for (old, new) in pairs.kept { compare(old, new, of: subject, in: &comparison) }
    let renamed = RenamedElements(
      pairs.removed, pairs.added, by: \.name.value,
      where: { $0.cardinality == $1.cardinality && $0.targets == $1.targets },
      surelyWhere: Positions(old, new, by: \.name.value).areSame)
    for relationship in pairs.added {
      FieldRule.added(
        Field(relationship), to: subject,
        note: renamed.note(onAdded: relationship.name.value, ", with the same type"),
        in: &comparison)
    }
    for relationship in pairs.removed {
      FieldRule.removed(
        Field(relationship), from: subject,
        note: renamed.note(onRemoved: relationship.name.value, ", with the same type"),
        in: &comparison)
    }
  }

  private static func compare(
    _ old: Relationship, _ new: Relationship, of subject: Subject,
    in comparison: inout Comparison
  ) {
    let part = FieldRule.compare(Field(old), Field(new), of: subject, in: &comparison)
    let places = TypePlaces(old: old.name.range, new: new.name.range)
    if let before = old.cardinality, let after = new.cardinality, before != after {
      comparison.report(
        .changedArity, part,
        "relationship `\(part.path)` is now \(after.words), was \(before.words)", old: places.old,
        new: places.new)
    }
    if old.cardinality != nil, new.cardinality != nil {
      TargetRule.compare(
        Targets(old.targets, isAny: old.leadsToAny), Targets(new.targets, isAny: new.leadsToAny),
        of: part, "relationship `\(part.path)`", can: "lead to", at: places, in: &comparison)
    }
    compareLinkage(old, new, of: part, at: places, in: &comparison)
    LinksRule.compare(old.links, new.links, of: part, in: &comparison)
    MetaRule.compare(old.meta, new.meta, of: part, at: new.name.range, in: &comparison)
    MetaRule.compare(
      old.idMeta, new.idMeta, of: part, name: "idMeta", at: new.name.range, in: &comparison)
  }

  private static func compareLinkage(
    _ old: Relationship, _ new: Relationship, of part: Subject, at places: TypePlaces,
    in comparison: inout Comparison
  ) {
    let (before, after) = (old.effectiveLinkage, new.effectiveLinkage)
    guard before != after else { return }
    let row: ChangeRow =
      if after.rank > before.rank {
        .moreLinkage
      } else if old.isOptional {
        .lessOptionalLinkage
      } else {
        .lessLinkage
      }
    comparison.report(
      row, part,
      "linkage of `\(part.path)` is now `\(after.rawValue)`, was `\(before.rawValue)`",
      old: places.old, new: places.new)
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
  var words: String {
    switch self {
    case .one: "to-one"
    case .many: "to-many"
    }
  }
}
