import ResourceSchema

/// The attributes and relationships of a resource type with their Swift names.
struct ResourceFields {
  let attributes: [(member: Member, identifier: SwiftIdentifier)]
  let relationships: [(relationship: Relationship, identifier: SwiftIdentifier)]

  init(of resource: Resource, named names: MemberNames) {
    let count = resource.attributes.count
    attributes = zip(resource.attributes, names.identifiers.prefix(count)).map { ($0, $1) }
    relationships = zip(resource.relationships, names.identifiers.dropFirst(count)).map { ($0, $1) }
  }
}
