import Diagnostics
import ResourceSchema

/// The resource types.
enum ResourceRule {
  static func compare(in comparison: inout Comparison) {
    let pairs = Pairing(comparison.old.resources, comparison.new.resources, by: \.type.value)
    let added = Set(pairs.added.map(\.type.value))
    let before = Dictionary(pairs.kept.map { ($0.new.type.value, $0.old) }) { first, _ in first }
    let renamed = RenamedMembers(pairs.removed, pairs.added, by: \.type.value) {
      let names = Set($0.attributes.map(\.name.value))
      return !names.isDisjoint(with: $1.attributes.map(\.name.value)) || names.isEmpty
    }
    for resource in comparison.new.resources {
      let name = resource.type.value
      if added.contains(name) {
        comparison.report(
          .addedResource, Subject(group: name), "resource type `\(name)` was added",
          new: resource.type.range,
          note: renamed.predecessor(of: name).map { "renamed? `\($0.type.value)` was removed" })
      } else if let old = before[name] {
        compare(old, resource, in: &comparison)
      }
    }
    for resource in pairs.removed {
      let name = resource.type.value
      comparison.report(
        .removedResource, Subject(group: name), "resource type `\(name)` was removed",
        old: resource.type.range,
        note: renamed.successor(of: name).map { "renamed? `\($0.type.value)` was added" })
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
    SwiftRule.renamed(
      "the resource type", old.swiftName?.value, new.swiftName?.value, subject, places.old,
      places.new, in: &comparison)
    SwiftRule.renamed(
      "the resource type", old.pluralName?.value, new.pluralName?.value, subject, places.old,
      places.new, as: "plural", in: &comparison)
    SwiftRule.deprecated(
      "the resource type", old.deprecated != nil, new.deprecated != nil, subject, places.old,
      places.new, in: &comparison)
    IdRule.compare(old, new, of: subject, at: places, in: &comparison)
    MembersRule.compare(
      old.attributes, new.attributes, of: subject, as: .attribute, in: &comparison)
    RelationshipRule.compare(old.relationships, new.relationships, of: subject, in: &comparison)
    LinksRule.compare(old.links, new.links, of: subject, in: &comparison)
    MetaRule.compare(old.meta, new.meta, of: subject, at: places.new, in: &comparison)
    EndpointRule.compare(old.api, new.api, of: subject, at: places, in: &comparison)
    QueryRule.compare(old, new, of: subject, at: places, in: &comparison)
    DocumentRule.compare(
      old.document, new.document, of: subject.member("document"), at: places, in: &comparison)
    DocumentRule.compare(
      old.collectionDocument, new.collectionDocument, of: subject.member("collection"),
      at: places, in: &comparison)
  }
}
