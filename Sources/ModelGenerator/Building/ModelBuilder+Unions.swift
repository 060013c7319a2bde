import ResourceSchema

extension ModelBuilder {
  /// The union that a polymorphic relationship leads to.
  func union(of relationship: Relationship, names: RelationshipNames) -> UnionView {
    union(
      named: names.union,
      of: relationship.targets.map(\.value),
      documentation: "What the relationship `\(relationship.name.value)` leads to.",
      isRelationship: true)
  }

  /// An enum with a case for each of several JSON:API types.
  func union(
    named name: String, of types: [String], documentation: String, isRelationship: Bool
  ) -> UnionView {
    let resources = types.compactMap { resource(ofType: $0) }
    let models = resources.map { Located(names[$0].model, at: $0.placeOfName) }
    let identifiers = MemberNames.cases(of: models).identifiers
    let proto = isRelationship ? "JSONAPI.PolymorphicRelatable" : "JSONAPI.ResourceUnion"
    return UnionView(
      documentation: DocumentationComment.lines([documentation], indentedBy: 0),
      header: Layout.typeHeader("public enum", name, [proto, "Swift.Sendable"])
        .lines(indentedBy: 0),
      isRelationship: isRelationship,
      cases: zip(zip(resources, models), identifiers).map { union, identifier in
        UnionCaseView(type: union.0.type.value, model: union.1.value, named: identifier)
      },
      resourceTypes: Layout.arrayLiteral("", models.map { .text($0.value + ".self") })
        .lines(indentedBy: 4)
    )
  }
}

extension UnionCaseView {
  fileprivate init(type: String, model: String, named name: SwiftIdentifier) {
    let literal = SwiftLiteral.string(type)
    declaration = Layout.listed("case \(name.declared)(", [.text(model)], ")")
      .lines(indentedBy: 2)
    decoding = Layout.switchCase(
      literal, .listed("self = .\(name.member)(", [.text("try \(model)(from: decoder)")], ")")
    ).lines(indentedBy: 4)
    member = name.member
    accessor = Layout.computedProperty(
      "public var", name.declared, .optional(.named(model))
    ).lines(indentedBy: 2)
    unwrapping = Layout.group(
      .sequence([
        .text("guard case .\(name.member)(let resource) = self"), .line,
        "else { return nil }",
      ])
    ).lines(indentedBy: 4)
    typeName = type
    idDeclaration = Layout.listed("case \(name.declared)(", [.text(model + ".Id")], ")")
      .lines(indentedBy: 4)
    idReading = Layout.switchCase(
      literal,
      .listed(
        "self = .\(name.member)(", [.text("try \(model).Id(wireIdentity: wireIdentity)")], ")")
    ).lines(indentedBy: 6)
  }
}
