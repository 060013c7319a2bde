import ResourceSchema

extension ModelBuilder {
  /// The union that a polymorphic relationship leads to.
  mutating func union(
    of relationship: Relationship, named identifier: SwiftIdentifier, names: ResourceNames
  ) -> UnionView {
    union(
      named: names.model + identifier.capitalized,
      of: relationship.targets.map(\.value),
      documentation: "What the relationship `\(relationship.name.value)` leads to.",
      isRelationship: true)
  }

  /// An enum with a case for each of several JSON:API types.
  mutating func union(
    named name: String, of types: [String], documentation: String, isRelationship: Bool
  ) -> UnionView {
    let models = types.map { names.model(ofType: $0) }
    let proto = isRelationship ? "JSONAPI.PolymorphicRelatable" : "JSONAPI.ResourceUnion"
    return UnionView(
      documentation: DocumentationComment.lines([documentation], indentedBy: 0),
      header: Layout.typeHeader("public enum", name, [proto, "Swift.Sendable"])
        .lines(indentedBy: 0),
      isRelationship: isRelationship,
      cases: zip(types, models).map { UnionCaseView(type: $0, model: $1) },
      resourceTypes: Layout.arrayLiteral("", models.map { .text($0 + ".self") })
        .lines(indentedBy: 4)
    )
  }
}

extension UnionCaseView {
  fileprivate init(type: String, model: String) {
    let name = SwiftIdentifier(name: UnionCaseView.name(ofModel: model))
    let literal = SwiftLiteral.string(type)
    declaration = Layout.listed("case \(name.declared)(", [.text(model)], ")")
      .lines(indentedBy: 2)
    decoding = Layout.switchCase(
      literal, .text("self = .\(name.member)(try \(model)(from: decoder))")
    ).lines(indentedBy: 4)
    member = name.member
    accessor = Layout.computedProperty(
      "public var", name.declared, .optional(.named(model))
    ).lines(indentedBy: 2)
    typeName = type
    jsonType = literal
    idDeclaration = Layout.listed("case \(name.declared)(", [.text(model + ".Id")], ")")
      .lines(indentedBy: 4)
    idReading = Layout.switchCase(
      literal, .text("self = .\(name.member)(try \(model).Id(wireText: id))")
    ).lines(indentedBy: 6)
  }

  private static func name(ofModel model: String) -> String {
    let name = NameWords(model).lowerCamelCase
    return MemberNames.ofUnions.contains(name) ? name + "Resource" : name
  }
}
