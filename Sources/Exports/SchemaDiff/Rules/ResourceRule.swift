import Diagnostics
import ResourceSchema

extension Comparison {
  mutating func compareResources() {
    var pairs = Pairing(schema.resources, by: \.type.value)
    pairs.findRenamed { $0.fieldNames.isEmpty || !$0.fieldNames.isDisjoint(with: $1.fieldNames) }
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
    remember(subject)
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
  fileprivate var fieldNames: Set<String> {
    Set(attributes.map(\.name.value) + relationships.map(\.name.value))
  }
}
