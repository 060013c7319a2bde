import ResourceSchema

/// Which resource objects a description describes.
enum DescriptionVariant {
  /// Those that the server has identified.
  case identified
  /// Those that a client asks the server to create.
  case new
}

/// The names of a resource's fields in Swift.
struct FieldIdentifiers {
  private let byName: [String: SwiftIdentifier]

  init(_ names: [String], _ identifiers: [SwiftIdentifier]) {
    byName = Dictionary(zip(names, identifiers), uniquingKeysWith: { first, _ in first })
  }

  func attribute(_ attribute: Member) -> SwiftIdentifier { self[attribute.name.value] }

  func relationship(_ relationship: Relationship) -> SwiftIdentifier {
    self[relationship.name.value]
  }

  private subscript(name: String) -> SwiftIdentifier {
    byName[name] ?? SwiftIdentifier(name: NameWords(name).lowerCamelCase)
  }
}

extension ModelBuilder {
  /// The names of attributes and relationships, which share one namespace.
  func fieldIdentifiers(of resource: Resource) -> FieldIdentifiers {
    FieldIdentifiers(
      resource.attributes.map(\.name.value) + resource.relationships.map(\.name.value),
      MemberNames.fields(of: resource).identifiers)
  }

  /// The `ResourceObjectDescription` of a resource type.
  mutating func description(
    of resource: Resource, variant: DescriptionVariant, identifiers: FieldIdentifiers,
    names: ResourceNames
  ) -> DescriptionView {
    let type = resource.type.value
    let name = variant == .new ? names.newDescription : names.description
    // What is written inside an attribute belongs to the description that responses have; only
    // what requests alone carry belongs to the other.
    var scope = TypeScope(path: names.description, column: 2, isOutside: variant == .new)
    var newScope = TypeScope(path: names.newDescription, column: 2)
    let attributes = resource.attributes(for: variant).map { attribute in
      attribute.access == .writeOnly
        ? storedMember(of: attribute, named: identifiers.attribute(attribute), in: &newScope)
        : storedMember(of: attribute, named: identifiers.attribute(attribute), in: &scope)
    }
    let relationships = resource.relationships(for: variant).map { relationship in
      storedMember(of: relationship, named: identifiers.relationship(relationship), of: names)
    }
    return DescriptionView(
      documentation: DocumentationComment.lines(
        [
          variant == .new
            ? "The attributes and relationships of a new resource object of type `\(type)`."
            : resource.description
              ?? "The attributes and relationships of resource objects of type `\(type)`."
        ],
        indentedBy: 0),
      header: Layout.typeHeader("public struct", name, ["JSONAPI.ResourceObjectDescription"])
        .lines(indentedBy: 0),
      jsonType: Layout.assignment(
        "public static let jsonType: Swift.String", .text(SwiftLiteral.string(type))
      ).lines(indentedBy: 2),
      attributes: Self.fields("Attributes", attributes),
      relationships: Self.fields("Relationships", relationships),
      nestedTypes: variant == .new ? newScope.nested : scope.nested
    )
  }

  private static func fields(_ name: String, _ members: [StoredMember]) -> StructView? {
    guard !members.isEmpty else { return nil }
    return StructView(
      named: name, protocols: ["JSONAPI.\(name)", "Swift.Sendable"], paragraphs: [],
      members: members, column: 2)
  }
}

extension Resource {
  /// The attributes that a resource object of a variant can hold.
  fileprivate func attributes(for variant: DescriptionVariant) -> [Member] {
    switch variant {
    case .identified: attributes.filter { $0.access != .writeOnly }
    case .new: attributes.compactMap(\.whenNew)
    }
  }

  /// The relationships that a resource object of a variant can hold.
  fileprivate func relationships(for variant: DescriptionVariant) -> [Relationship] {
    switch variant {
    case .identified: relationships.filter { $0.access != .writeOnly }
    case .new: relationships.compactMap(\.whenNew)
    }
  }
}
