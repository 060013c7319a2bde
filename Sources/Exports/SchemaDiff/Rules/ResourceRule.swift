import Diagnostics
import ResourceSchema

/// The resource types.
enum ResourceRule {
  static func compare(in comparison: inout Comparison) {
    let pairs = Pairing(comparison.old.resources, comparison.new.resources, by: \.type.value)
    let added = Set(pairs.added.map(\.type.value))
    let before = Dictionary(pairs.kept.map { ($0.new.type.value, $0.old) }) { first, _ in first }
    let renamed = RenamedElements(
      pairs.removed, pairs.added, by: \.type.value,
      where: { $0.hasFieldsOf($1, share: 0) }, surelyWhere: { $0.hasFieldsOf($1, share: 0.5) })
    for resource in comparison.new.resources {
      let name = resource.type.value
      if added.contains(name) {
        comparison.report(
          .addedResource, Subject(group: name), "resource type `\(name)` was added",
          new: resource.type.range,
          note: renamed.note(onAdded: name))
      } else if let old = before[name] {
        compare(old, resource, in: &comparison)
      }
    }
    for resource in pairs.removed {
      let name = resource.type.value
      comparison.report(
        .removedResource, Subject(group: name), "resource type `\(name)` was removed",
        old: resource.type.range,
        note: renamed.note(onRemoved: name))
    }
  }

  private static func compare(
    _ old: Resource, _ new: Resource, in comparison: inout Comparison
  ) {
    let subject = Subject(
      group: new.type.value,
      carriers: Carriers(old).intersection(Carriers(new)),
      enclosingRange: new.type.range)
    let places = TypePlaces(old: old.type.range, new: new.type.range)
    DeprecationRule.compare(
      "the resource type", old.deprecated != nil, new.deprecated != nil, subject, places.old,
      places.new, in: &comparison)
    IdRule.compare(old, new, of: subject, at: places, in: &comparison)
    MembersRule.compare(
      old.attributes, new.attributes, of: subject.inside("attributes"), as: .attribute,
      in: &comparison)
    RelationshipRule.compare(
      old.relationships, new.relationships, of: subject.inside("relationships"), in: &comparison)
    LinksRule.compare(old.links, new.links, of: subject, in: &comparison)
    MetaRule.compare(old.meta, new.meta, of: subject, at: places.new, in: &comparison)
    EndpointRule.compare(old, new, of: subject, at: places, in: &comparison)
    QueryRule.compare(old, new, of: subject, at: places, in: &comparison)
    DocumentRule.compare(
      old.document, new.document, of: subject.member("document"), at: places, in: &comparison)
    DocumentRule.compare(
      old.collectionDocument, new.collectionDocument, of: subject.member("collection"),
      at: places, in: &comparison)
  }
}

extension Resource {
  private var fieldNames: Set<String> {
    Set(attributes.map(\.name.value) + relationships.map(\.name.value))
  }

  /// Returns true if the types have common field names: more than the given share of the larger
  /// number of fields, and at least two. With a share of 0, one common name is enough, or no fields
  /// at all in this type.
  fileprivate func hasFieldsOf(_ other: Resource, share: Double) -> Bool {
    let common = fieldNames.intersection(other.fieldNames).count
    if share == 0 { return common > 0 || fieldNames.isEmpty }
    let most = max(fieldNames.count, other.fieldNames.count)
    return common > 1 && Double(common) > share * Double(most)
  }
}
