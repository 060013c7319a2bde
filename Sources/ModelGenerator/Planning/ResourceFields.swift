import ResourceSchema

/// Which resource objects a description describes.
enum DescriptionVariant {
  /// Those that the server has identified.
  case identified
  /// Those that a client asks the server to create.
  case new
}

/// The attributes and relationships of a resource type with their names in Swift.
struct ResourceFields {
  let attributes: [(attribute: Member, identifier: SwiftIdentifier)]
  let relationships: [(relationship: Relationship, identifier: SwiftIdentifier)]

  init(of resource: Resource, named names: MemberNames) {
    let count = resource.attributes.count
    attributes = Array(zip(resource.attributes, names.identifiers.prefix(count)))
    relationships = Array(zip(resource.relationships, names.identifiers.dropFirst(count)))
  }

  /// The attributes that a resource object of a variant can hold.
  func attributes(
    for variant: DescriptionVariant
  ) -> [(attribute: Member, identifier: SwiftIdentifier)] {
    switch variant {
    case .identified: attributes.filter { $0.attribute.access != .writeOnly }
    case .new:
      attributes.compactMap { attribute, identifier in attribute.whenNew.map { ($0, identifier) } }
    }
  }

  /// The relationships that a resource object of a variant can hold.
  func relationships(
    for variant: DescriptionVariant
  ) -> [(relationship: Relationship, identifier: SwiftIdentifier)] {
    switch variant {
    case .identified: relationships.filter { $0.relationship.access != .writeOnly }
    case .new:
      relationships.compactMap { relationship, identifier in
        relationship.whenNew.map { ($0, identifier) }
      }
    }
  }
}
