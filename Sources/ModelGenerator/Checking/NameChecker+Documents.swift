import ResourceSchema

extension NameChecker {
  mutating func checkDocuments() {
    let named = Set(schema.documents.map(\.name.value))
    var includes: Set<[String]> = []
    for document in DocumentPlan.documents(of: schema, names: names) {
      check(document, isNamed: named.contains(document.name.value), sharing: &includes)
    }
  }

  /// - Parameters:
  ///   - isNamed: whether the schema names the document.
  ///   - includes: the types that the include enums so far hold.
  private mutating func check(
    _ document: Document, isNamed: Bool, sharing includes: inout Set<[String]>
  ) {
    let names = DocumentNames(document.name.value)
    let range = document.name.range
    let owner = "the document `\(document.name.value)`"
    registry.declare(
      names.document, for: owner, at: range, isDerived: !isNamed, takesSwiftName: !isNamed)
    if case .one(let types, _) = document.data, types.count > 1 {
      checkPrimary(types.map(\.value), of: document, names: names)
    } else if case .many(let types) = document.data, types.count > 1 {
      checkPrimary(types.map(\.value), of: document, names: names)
    }
    check(document.links, of: owner, named: names.links)
    check(document.meta, of: owner, named: names.meta)
    if !document.includedTypes.isEmpty {
      registry.declare(
        names.include, for: "the include type of `\(names.document)`", at: range, isDerived: true)
      if includes.insert(document.includedTypes).inserted {
        checkUnion(of: document.includedTypes)
      }
    }
    if case .meta(let meta) = document.apiDescription {
      check(meta, of: "`jsonapi` in the document `\(names.document)`", named: names.apiMeta)
    }
  }

  private mutating func checkPrimary(
    _ types: [String], of document: Document, names: DocumentNames
  ) {
    registry.declare(
      names.primary, for: "the primary data of `\(names.document)`", at: document.name.range,
      isDerived: true)
    checkUnion(of: types)
  }
}
