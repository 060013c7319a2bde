import Diagnostics

extension AssembledSchema {
  /// Assembles a schema that was not read from files.
  init(_ value: Schema) {
    self.init(schema: value)
    let uses = SchemaUses(in: value)
    (references, unions) = (uses.references, uses.unions)
    schema.types = []
    add(value.types.map { DeclaredType($0, references: TypeUses(of: $0).references) })
    for (index, resource) in value.resources.enumerated() {
      if let first = resources[resource.type.value] {
        reportDuplicate(resource.type, "resource type", first: value.resources[first].type)
      } else {
        resources[resource.type.value] = index
      }
    }
    for document in value.documents {
      if let first = documents[document.name.value] {
        reportDuplicate(document.name, "document", first: first)
      }
      documents[document.name.value] = document.name
    }
    resolveFilters()
    resolveIncludes()
  }
}

extension DeclaredType {
  fileprivate init(_ type: TypeDeclaration, references: [TypeReference]) {
    self.init(name: type.name, declaration: type, references: references)
    switch type.definition {
    case .transformed(_, let from, _):
      wireType = WireType(key: "from", type: Located(from, at: type.name.range))
    case .validated(_, let wire):
      wireType = WireType(key: "of", type: Located(wire, at: type.name.range))
    case .enumeration, .object, .union, .links, .alias, .custom: break
    }
  }
}
