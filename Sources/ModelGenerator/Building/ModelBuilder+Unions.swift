import ResourceSchema

extension ModelBuilder {
  /// The union that a polymorphic relationship leads to.
  mutating func union(
    of relationship: Relationship, named identifier: SwiftIdentifier, names: ResourceNames
  ) -> Deferred<UnionView> {
    union(
      named: names.model + identifier.capitalized,
      of: relationship.targets.map(\.value),
      documentation: "What the relationship `\(relationship.name.value)` leads to.",
      isRelationship: true)
  }

  /// An enum with a case for each of several JSON:API types.
  mutating func union(
    named name: String, of types: [String], documentation: String, isRelationship: Bool
  ) -> Deferred<UnionView> {
    let models = types.map { names.model(ofType: $0) }
    let identifiers = MemberNames.identifiers(
      of: zip(types, models).compactMap { type, model in
        place(ofType: type).map { place in
          NamedMember(name: Located(model, at: place), suffix: "Resource", kind: "model")
        }
      },
      reserved: MemberNames.ofUnions, avoiding: models, diagnostics: &diagnostics)
    let proto = isRelationship ? "JSONAPI.PolymorphicRelatable" : "JSONAPI.ResourceUnion"
    return Deferred {
      UnionView(
        documentation: DocumentationComment.lines([documentation], indentedBy: 0),
        header: Layout.typeHeader("public enum", name, [proto, "Swift.Sendable"])
          .lines(indentedBy: 0),
        isRelationship: isRelationship,
        cases: zip(zip(types, models), identifiers).map { resource, identifier in
          UnionCaseView(type: resource.0, model: resource.1, named: identifier)
        },
        resourceTypes: Layout.arrayLiteral("", models.map { .text($0 + ".self") })
          .lines(indentedBy: 4)
      )
    }
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
