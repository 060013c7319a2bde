import Diagnostics
import ResourceSchema

extension SwiftModelBuilder {
  func documentModels() -> ([DocumentModel], SharedDocument?) {
    let documents = SwiftModel.documents(of: schema)
    guard !documents.isEmpty else { return ([], nil) }
    for document in schema.documents { checkName(of: document) }
    let shared = sharedDocument(for: documents)
    if let shared {
      let api = schema.name
      registry.declare(
        shared.name, for: "the alias of the documents of `\(api.value)`", at: api.range)
    }
    var models = documents.map { document in
      registry.declare(
        document.name.value, for: "the document `\(document.name.value)`",
        at: document.name.range, isDerived: self.documents[document.name.value] == nil)
      return model(of: document, sharing: shared)
    }
    for (index, document) in documents.enumerated().dropFirst() where document.isPlain {
      let before = documents[index - 1]
      let types = document.data.types
      models[index].isSpaced =
        !before.isPlain || types.isEmpty || types != before.data.types
        || !models[index - 1].types.isEmpty || models[index].alias.deprecation != nil
    }
    return (models, shared)
  }

  /// Reports a document with a name similar to that of a default document for the same resource
  /// objects, which it does not replace.
  private func checkName(of document: Document) {
    let name = document.name
    guard document.data.types.count == 1, let type = document.data.types.first?.value,
      let resource = resource(ofType: type), resource.declaration.hasFields,
      resource.names.isVariant(ofDocument: name.value)
    else { return }
    let names = resource.names
    let standard = document.data.isMany == true ? names.collectionDocument : names.document
    guard documents[standard] == nil else { return }
    diagnostics.report(
      .nearDefaultDocument,
      "`\(name.value)` does not replace the document `\(standard)`, which `\(type)` has by default",
      at: name.range,
      suggestion: .write(
        standard, at: name.range,
        "call it `\(standard)`, or give it a name that says what sets it apart"))
  }

  func anyResource(isUsed: Bool) -> UnionModel? {
    let hasUntypedData = schema.documents.contains {
      if case .any = $0.data { true } else { false }
    }
    guard isUsed, !schema.resources.isEmpty || hasUntypedData else { return nil }
    registry.declare(
      names.anyResource, for: "the enum of all resource types", at: schema.name.range)
    return union(
      of: schema.resources.map(\.type.value), named: names.anyResource,
      documentation: DocumentationComment.lines([
        "A resource object of any \(schema.name.value) type."
      ]),
      isRelationship: leadsToAny)
  }

  /// Returns the alias of documents without meta and links, unless a document has its name.
  private func sharedDocument(for documents: [Document]) -> SharedDocument? {
    guard !schema.resources.isEmpty, let first = documents.first(where: \.isPlain),
      documents.count(where: { $0.isPlain && $0.errors == first.errors }) > 1,
      !documents.contains(where: { $0.name.value == names.sharedDocument })
    else { return nil }
    sharedErrors = first.errors
    return SharedDocument(
      name: names.sharedDocument, bodyType: library(.codableResourceBody),
      type: documentType("Body", errors: first.errors))
  }

  private func documentType(
    _ body: String, meta: String? = nil, links: String? = nil, includes: String? = nil,
    apiDescription: String? = nil, errors: Document.Errors
  ) -> String {
    library(
      .document, body, meta ?? library(.noMetadata), links ?? library(.noLinks),
      includes ?? reference(names.anyResource), apiDescription ?? library(.noAPIDescription),
      self.errors(errors))
  }

  private func model(of document: Document, sharing shared: SharedDocument?) -> DocumentModel {
    let name = document.name.value
    let owner = "the document `\(name)`"
    let links = type(of: document.links, stem: name, owner: owner)
    let meta = type(of: document.meta, stem: name, owner: owner)
    let body = body(of: document)
    let type: String
    if let shared, document.isPlain, document.errors == sharedErrors {
      type = shared.name + "<" + body + ">"
    } else {
      // A document without primary data cannot include resources.
      let hasIncludes = document.data != .none && !schema.resources.isEmpty
      type = documentType(
        body, meta: meta, links: links, includes: hasIncludes ? nil : library(.noIncludes),
        apiDescription: apiDescription(of: document), errors: document.errors)
    }
    return DocumentModel(
      alias: AliasModel(
        name: name, type: type,
        documentation: DocumentationComment.lines([
          document.description ?? Self.defaultDescription(of: document), includes(of: document),
        ]),
        deprecation: document.deprecated.map(Deprecation.init(_:))),
      types: takeDeclaredTypes())
  }

  private func body(of document: Document) -> String {
    switch document.data {
    case .none: library(.noResourceBody)
    case .one(let resources, let isNullable):
      library(.singleResourceBody, primaryType(resources, of: document).optional(isNullable))
    case .many(let resources): library(.manyResourceBody, primaryType(resources, of: document))
    case .any(true, _): library(.manyResourceBody, reference(names.anyResource))
    case .any(false, let isNullable):
      library(.singleResourceBody, reference(names.anyResource).optional(isNullable))
    case .linkage(let resource, let relationship): linkageBody(resource.value, relationship.value)
    }
  }

  private func primaryType(_ resources: [Located<String>], of document: Document) -> String {
    guard resources.count > 1 else {
      let model = reference(model(ofType: resources.first?.value ?? ""))
      return document.isSparse ? library(.partialResourceObject, model) : model
    }
    let name = document.name.value + "Primary"
    registry.declare(
      name, for: "the primary data of `\(document.name.value)`", at: document.name.range,
      isDerived: true)
    declaredTypes.append(
      .union(
        union(
          of: resources.map(\.value), named: name,
          documentation: ["The primary data of ``\(document.name.value)``."],
          isRelationship: false)))
    return reference(name)
  }

  /// The primary data of a relationship endpoint: resource identifiers.
  private func linkageBody(_ type: String, _ name: String) -> String {
    guard let resource = resource(ofType: type),
      let (relationship, identifier) = resource.relationships
        .first(where: { $0.relationship.name.value == name })
    else { return library(.noResourceBody) }
    var linked = relationship
    linked.linkage = .always
    linked.isNullable = false
    let parts = parts(of: linked, named: identifier, in: resource)
    guard let (target, idMeta) = parts.identifierType else { return library(.noResourceBody) }
    let identifierType = library(.resourceIdentifier, target, idMeta)
    return relationship.cardinality == .many
      ? library(.manyResourceBody, identifierType)
      : library(.singleResourceBody, identifierType.optional(relationship.isNullable))
  }

  private func apiDescription(of document: Document) -> String {
    switch document.apiDescription {
    case .none: return library(.noAPIDescription)
    case .version: return library(.apiDescription, library(.noMetadata))
    case .meta(let meta):
      let name = document.name.value
      let type = type(of: meta, stem: name + "API", owner: "`jsonapi` in the document `\(name)`")
      return library(.apiDescription, type ?? library(.noMetadata))
    }
  }

  func errors(_ errors: Document.Errors) -> String {
    switch errors {
    case .basic: library(.basicJSONAPIError, library(.string))
    case .unknown: library(.unknownJSONAPIError)
    case .named(let type): library(.genericJSONAPIError, reference(typeName(type.value)))
    }
  }

  private func includes(of document: Document) -> String? {
    guard !document.include.isEmpty else { return nil }
    let paths = document.include.map { "`\($0.text)`" }
    return "Includes \(paths.joined(separator: ", "))."
  }

  private static func defaultDescription(of document: Document) -> String {
    func list(_ types: [Located<String>]) -> String {
      let names = types.map { "`\($0.value)`" }
      return [names.dropLast().joined(separator: ", "), names.last ?? ""]
        .filter { !$0.isEmpty }.joined(separator: " or ")
    }
    switch document.data {
    case .none: return "A document without primary data."
    case .one(let types, let isNullable):
      return "A document with one resource object of type \(list(types))"
        + (document.isSparse ? " with some of its fields" : "")
        + (isNullable ? ", or none." : ".")
    case .many(let types):
      return "A document with resource objects of type \(list(types))"
        + (document.isSparse ? " with some of their fields." : ".")
    case .any(true, _): return "A document with resource objects of any type."
    case .any(false, let isNullable):
      return "A document with one resource object of any type" + (isNullable ? ", or none." : ".")
    case .linkage(let resource, let relationship):
      return "The resource linkage of the relationship `\(relationship.value)` "
        + "of `\(resource.value)`."
    }
  }
}

extension Document {
  /// True if the document has primary data but no meta, links or `jsonapi`.
  fileprivate var isPlain: Bool {
    data != .none && self.meta == nil && self.links == nil && self.apiDescription == .none
  }
}
