import ResourceSchema

extension NameChecker {
  /// Checks a links object that the schema writes out.
  ///
  /// - Parameter owner: what has the links, such as "`articles`".
  mutating func check(_ links: LinksDeclaration?, of owner: String, named name: String) {
    guard case .members(let members)? = links?.content, let first = members.first else { return }
    registry.declare(name, for: "the links of \(owner)", at: first.name.range, isDerived: true)
    let identifiers = MemberNames.links(members)
    diagnostics += identifiers.problems
    var nested = NestedNames(.structure, path: name)
    for (link, identifier) in zip(members, identifiers.identifiers) {
      guard case .object(let object)? = link.meta?.content, !object.members.isEmpty else {
        continue
      }
      check(object, nesting: nested.inner(identifier.linkMeta))
      nested.declare(identifier.linkMeta, at: link.swiftName?.range ?? link.name.range)
    }
    diagnostics += nested.problems {
      var references = TypeReferences(in: self)
      for meta in members.compactMap(\.meta) { references.insert(meta) }
      return references.names
    }
  }

  /// Checks a meta object that the schema writes out.
  ///
  /// - Parameter owner: what has the meta, such as "`articles`".
  mutating func check(_ meta: MetaDeclaration?, of owner: String, named name: String) {
    guard case .object(let object)? = meta?.content, let first = object.members.first else {
      return
    }
    registry.declare(name, for: "the meta of \(owner)", at: first.name.range, isDerived: true)
    check(object, nesting: NestedNames(.structure, path: name))
  }
}
