import Diagnostics
import ResourceSchema

extension SwiftModelBuilder {
  /// The names of types that a client nests in descriptions.
  static let clientNames: Set<String> = [
    "API", "CreateParents", "DeleteParents", "GetParents", "ListDocument", "ListParents",
    "NewResource", "RelatedParents", "RelationshipParents", "Resource", "ResourceDocument",
    "UpdateParents",
  ]

  /// Returns the client of the API; `nil` if no resource type has response documents.
  func clientModel(documents models: [DocumentModel]) -> ClientModel? {
    let documents = Set(models.map(\.alias.name))
    // A resource type without operations can still be related to others.
    let resources = resources.filter {
      documents.contains(documentName(of: $0, isMany: false))
        && documents.contains(documentName(of: $0, isMany: true))
    }
    guard !resources.isEmpty else { return nil }
    let isNamespace = options.namespace?.value == names.apiDefinition
    if !isNamespace {
      registry.declare(names.apiDefinition, for: "the definition of the API", at: schema.name.range)
    }
    registry.declare(names.client, for: "the client of the API", at: schema.name.range)
    let named = named(resources) {
      NamedMember(
        name: Located($0.names.collection, at: $0.declaration.placeOfName), kind: .collection)
    }
    for resource in resources { checkDocuments(of: resource) }
    let aliases = models.keyed(by: \.alias.name).mapValues(\.alias.type)
    let clients = named.map { resource, identifier in
      let nested = nestedNames(resource.attributesOfResponses)
      let endpoints = nestedEndpoints(of: resource)
      // The nested types hide types that the extension of the description refers to.
      return inside(.description(resource.names.description), nesting: nested) {
        model(ofClient: resource, named: identifier, endpoints, aliases: aliases)
      }.result
    }
    // The errors are those of the shared document alias, or else of the first resource type.
    let problem = errors(sharedErrors ?? schema.resources.first?.document.errors ?? .basic)
    return ClientModel(
      file: header(of: schema.resources.map(\.range)), api: names.apiDefinition,
      name: names.client, isNamespace: isNamespace,
      apiNameLiteral: SwiftLiteral.string(schema.name.value),
      atomicLiteral: schema.client.atomic.map { SwiftLiteral.string($0.value) },
      anyResource: reference(names.anyResource), problem: problem, resources: clients,
      spelling: fileSpelling)
  }

  private func model(
    ofClient named: NamedResource, named identifier: SwiftIdentifier,
    _ endpoints: [NestedEndpointModel], aliases: [String: String]
  ) -> ClientResourceModel {
    let (resource, names) = (named.declaration, named.names)
    let operations = resource.api.operations ?? ResourceAPI.Operation.allCases
    let settable =
      named.attributes.filter { $0.member.access.isInUpdates }
      .map { (name: $0.identifier.declared, isDeprecated: $0.member.deprecated != nil) }
      + named.relationships
      .filter { $0.relationship.access.isInUpdates && $0.relationship.cardinality != nil }
      .map { (name: $0.identifier.declared, isDeprecated: $0.relationship.deprecated != nil) }
    let paths = self.paths(of: resource)
    let idFilter = idFilter(of: resource)
    let conformances = operations.flatMap {
      $0.conformances(resource.api.clientIds, hasIdFilter: idFilter != nil)
    }
    return ClientResourceModel(
      property: identifier.declared, nestedEndpoints: endpoints, paths: paths,
      collectionLiteral: SwiftLiteral.string(identifier.name),
      type: resource.type.value, description: reference(names.description),
      conformances: fileSpelling.list(conformances.isEmpty ? [.clientResource] : conformances),
      model: reference(names.model),
      newModel: operations.contains(.create) ? reference(names.newModel) : nil,
      idFilter: operations.contains(.list) ? idFilter : nil,
      isUpdatable: operations.contains(.update),
      settableFields: settable.map(\.name),
      hasDeprecatedFields: settable.contains(where: \.isDeprecated),
      document: document(documentName(of: named, isMany: false), aliases),
      listDocument: document(documentName(of: named, isMany: true), aliases),
      total: total(of: named),
      deprecation: resource.deprecated.map(Deprecation.init(_:)))
  }

  /// The case of the filter that takes several ids of the resource type itself.
  private func idFilter(of resource: Resource) -> String? {
    resource.api.filters.first {
      $0.name.value == "id" && $0.operators.isEmpty
        && $0.subject == .resources(resource.type.value)
    }.map { MemberNames.identifier(of: Self.member(of: $0)).member }
  }

  /// Returns the routes with the parents in their paths, which have the same order in all routes with
  /// the same parents.
  private func routes(of resource: Resource) -> [(route: ResourceAPI.Route, parents: [String])] {
    let operations = resource.api.operations ?? ResourceAPI.Operation.allCases
    guard !operations.isEmpty else { return [] }
    var orders: [Set<String>: [String]] = [:]
    return ResourceAPI.Route.allCases.filter { route in
      ResourceAPI.Operation(rawValue: route.rawValue).map(operations.contains)
        ?? !resource.relationships.isEmpty
    }.map { route in
      let parents = route.parents(in: resource.path(of: route)).uniqued()
      let order = orders[Set(parents)] ?? parents
      orders[Set(parents)] = order
      return (route, order)
    }
  }

  private func paths(of resource: Resource) -> [PathModel] {
    routes(of: resource).map { route, parents in
      let ids = parents.map { idType(ofParent: $0, of: resource) }
      let type = ids.count == 1 ? ids[0] : "(\(ids.joined(separator: ", ")))"
      return PathModel(
        operation: route.rawValue,
        literal: resource.api.paths[route].map { SwiftLiteral.string($0.value) },
        parents: ids.isEmpty ? nil : (parentsName(of: route), type))
    }
  }

  private func parentsName(of route: ResourceAPI.Route) -> String {
    route.rawValue.capitalizingFirst + "Parents"
  }

  private func nestedEndpoints(of named: NamedResource) -> [NestedEndpointModel] {
    let resource = named.declaration
    var known: Set<[String]> = []
    return routes(of: resource).compactMap { route, parents in
      guard !parents.isEmpty, known.insert(parents).inserted else { return nil }
      let labels = self.named(parents) {
        NamedMember(
          name: Located($0, at: resource.api.path?.range ?? resource.type.range), kind: .parent)
      }
      let models = labels.map { parent, label in
        ParentModel(
          name: label.declared, type: idType(ofParent: parent, of: resource, isInClient: true),
          literal: SwiftLiteral.string(parent))
      }
      return NestedEndpointModel(
        parents: models,
        type: models.count == 1
          ? models[0].type : "\(reference(named.names.description)).\(parentsName(of: route))",
        deprecation: resource.deprecated.map(Deprecation.init(_:)))
    }
  }

  /// - Parameter isInClient: True in an extension of the client, where `API` and `Request` have
  ///   other meanings.
  private func idType(
    ofParent parent: String, of resource: Resource, isInClient: Bool = false
  ) -> String {
    guard let parent = schema.parent(parent, of: resource) else { return reference("Never") }
    let names = ResourceNames(parent)
    let model = reference(names.model)
    return isInClient && ["API", "Request"].contains(model)
      ? "\(reference(names.description)).Resource.Id" : "\(model).Id"
  }

  /// Reports documents with the name of a default document but other primary data.
  private func checkDocuments(of resource: NamedResource) {
    let type = resource.declaration.type
    for isMany in [false, true] {
      let name = documentName(of: resource, isMany: isMany)
      guard let document = documents[name], document.data != .resources(of: type, isMany: isMany)
      else { continue }
      let key = isMany ? "list" : "get"
      diagnostics.report(
        .invalidAnswer,
        "`\(name)` replaces the default document of `\(type.value)`, but has other data",
        at: document.name.range, labels: [.init("the resource type is here", at: type.range)],
        suggestion: "give it another name, or name a document for clients: `answers: { \(key): … }`"
      )
    }
  }

  /// Returns the spelling of a document. If a type of the client has the same name, such as
  /// `ListDocument` of a resource type `lists`, this is the type that the document is an alias of.
  private func document(_ name: String, _ aliases: [String: String]) -> String {
    let spelling = reference(name)
    guard spelling == name, Self.clientNames.contains(name) else { return spelling }
    return aliases[name] ?? name
  }

  private func documentName(of resource: NamedResource, isMany: Bool) -> String {
    let (answers, names) = (resource.declaration.api.answers, resource.names)
    return isMany
      ? answers[.list]?.value ?? names.collectionDocument
      : answers[.get]?.value ?? names.document
  }

  private func total(of named: NamedResource) -> TotalModel? {
    let (resource, name) = (named.declaration, documentName(of: named, isMany: true))
    let meta = documents[name].map(\.meta) ?? resource.collectionDocument.meta
    guard let total = resource.api.page?.total else { return nil }
    guard let meta else { return reportTotal(total, name) }
    var path = "meta"
    var isOptional = meta.isOptional
    var type = meta.type
    for part in total.value.split(separator: ".").dropFirst() {
      guard let member = schema.members(of: type)?.first(where: { $0.name.value == part })
      else { return reportTotal(total, name) }
      let identifier = MemberNames.identifier(of: NamedMember(member, as: .member))
      path += (isOptional ? "?." : ".") + identifier.member
      if member.isOptional && member.isNullable { path = "(\(path) ?? nil)" }
      isOptional = member.isOptional || member.isNullable
      type = member.type
    }
    return TotalModel(metaType: "ListDocument.MetaType", path: path)
  }

  private func reportTotal(_ total: Located<String>, _ document: String) -> TotalModel? {
    diagnostics.report(
      .invalidTotal, "the document of a list, `\(document)`, has no `\(total.value)`",
      at: total.range, suggestion: "name the document that has it: `answers: { list: … }`")
    return nil
  }
}

extension ResourceAPI.Operation {
  fileprivate func conformances(
    _ ids: ResourceAPI.ClientIds, hasIdFilter: Bool
  ) -> [LibraryType] {
    switch self {
    case .list: [hasIdFilter ? .idFilterableResource : .listableResource]
    case .get: [.gettableResource]
    case .create:
      switch ids {
      case .forbidden: [.creatableResource]
      case .allowed: [.creatableResource, .clientIdentifiedResource]
      case .required: [.clientIdentifiedResource]
      }
    case .update: [.updatableResource]
    case .delete: [.deletableResource]
    }
  }
}
