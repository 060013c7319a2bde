import Diagnostics
import ResourceSchema

extension Comparison {
  mutating func compareResources() {
    var pairs = Pairing(schema.resources, by: \.type.value)
    pairs.findRenamed(
      where: { $0.hasFieldsOf($1, share: 0) }, surelyWhere: { $0.hasFieldsOf($1, share: 0.5) })
    for resource in pairs.kept { compare(resource) }
    reportUnpaired(
      "resource type", in: pairs, added: .addedResource, removed: .removedResource, at: \.type.range
    ) { Subject(group: $0) }
  }

  private mutating func compare(_ resource: Both<Resource>) {
    let subject = Subject(
      group: resource.new.type.value,
      carriers: Carriers(resource.old).intersection(Carriers(resource.new)),
      at: resource.type.places)
    compareDeprecation(resource.deprecated, "the resource type", subject)
    compareIds(of: resource, subject)
    compareMembers(resource.attributes, of: subject.inside("attributes"), as: .attribute)
    compareRelationships(resource.relationships, of: subject.inside("relationships"))
    compareLinks(resource.links, of: subject)
    compareMeta(resource.meta, of: subject)
    compareEndpoints(of: resource, subject)
    compareQueries(of: resource, subject)
    compareSurroundings(resource.document, of: subject.member("document"))
    compareSurroundings(resource.collectionDocument, of: subject.member("collection"))
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
