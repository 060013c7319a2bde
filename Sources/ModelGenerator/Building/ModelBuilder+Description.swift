import ResourceSchema

extension ModelBuilder {
  func fields(of resource: Resource) -> ResourceFields {
    ResourceFields(of: resource, named: MemberNames.fields(of: resource))
  }

  /// The `ResourceObjectDescription` of a resource type.
  mutating func description(
    of resource: Resource, variant: DescriptionVariant, fields: ResourceFields,
    names: ResourceNames
  ) -> DescriptionView {
    let type = resource.type.value
    let name = variant == .new ? names.newDescription : names.description
    // What is written inside an attribute belongs to the description that responses have; only
    // what requests alone carry belongs to the other.
    var scope = TypeScope(path: names.description, column: 2, isOutside: variant == .new)
    var newScope = TypeScope(path: names.newDescription, column: 2)
    let attributes = fields.attributes(for: variant).map { attribute, identifier in
      attribute.access == .writeOnly
        ? storedMember(of: attribute, named: identifier, in: &newScope)
        : storedMember(of: attribute, named: identifier, in: &scope)
    }
    let relationships = fields.relationships(for: variant).map { relationship, identifier in
      storedMember(of: relationship, named: identifier, of: names)
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
