import Inference
import Profiling
import ResourceSchema

struct QueryMapper {
  let types: TypeMapper
  private var shapes: ShapeReader { types.shapes }
  private let operations: [Operation]
  private let documents: [String: [FoundDocument]]
  /// The common prefix of all paths.
  let prefix: [String]
  /// The collections of each resource type, starting with the most likely one.
  let collections: [String: [Route]]
  private let typeNames: TypeNames
  /// The resource types of the operations that the schema covers, by pointer.
  private var claimed: [String: String] = [:]

  init(_ types: TypeMapper, _ operations: [Operation], _ finder: DocumentFinder) {
    let documents = finder.documents
    typeNames = finder.typeNames
    self.types = types
    self.operations = operations
    self.documents = Dictionary(grouping: documents, by: \.operation.place.pointer)
    prefix = OperationRule.commonPrefix(
      of: operations.map { $0.route.parts.prefix { !Route.isParameter($0) }.dropLast() })
    collections = Self.collections(operations, documents, typeNames)
  }

  /// Finds the paths of collections, by the requests and responses at them and at their resources.
  private static func collections(
    _ operations: [Operation], _ documents: [FoundDocument], _ typeNames: TypeNames
  ) -> [String: [Route]] {
    var scores: [String: [Route: Int]] = [:]
    // For a deleted resource, only the path indicates its type.
    for operation in operations where operation.method == .delete {
      guard let collection = operation.route.collection, let name = collection.parts.last,
        let type = typeNames.type(named: name)
      else { continue }
      scores[type, default: [:]][collection] = 0
    }
    for document in documents where document.hasResources && document.types.count == 1 {
      let route = document.operation.route
      let collection: Route?
      switch (document.operation.method, document.role) {
      case (.get, .response) where document.isMany, (.post, .create):
        collection = route.parts.last.map(Route.isParameter) == true ? nil : route
      case (.get, _), (.patch, _), (.put, _): collection = route.collection
      default: collection = nil
      }
      guard let collection, !collection.isRelationshipEndpoint else { continue }
      scores[document.types[0], default: [:]][collection, default: 0] += 1
    }
    return scores.mapValues { routes in
      routes.sorted {
        ($0.key.hasParameters ? 1 : 0, -$0.value, $0.key.parts.joined(separator: "/"))
          < ($1.key.hasParameters ? 1 : 0, -$1.value, $1.key.parts.joined(separator: "/"))
      }.map(\.key)
    }
  }

  /// The language can only express paths of collections and below, with parents as parameters.
  mutating func addAPI(to resource: inout Resource, documentNames: [String: String]) {
    let type = resource.type.value
    var known: [ResourceAPI.Operation] = []
    for route in collections[type] ?? [] {
      guard let path = path(of: route, resource) else { continue }
      let found = elementsAndCollection(of: route, type).filter { !known.contains($0.kind) }
      guard !found.isEmpty else { continue }
      let isPrimary = known.isEmpty
      if isPrimary, path != type { resource.api.path = Located(path) }
      for (kind, operation) in found where !known.contains(kind) {
        known.append(kind)
        claimed[operation.place.pointer] = type
        if !isPrimary, let key = ResourceAPI.Route(rawValue: kind.rawValue) {
          var other = Resource(type: resource.type)
          other.api.path = Located(path)
          resource.api.paths[key] = Located(other.path(of: key))
        }
        let name = documentNames[operation.place.pointer].map { Located($0) }
        switch kind {
        case .list:
          addQuery(of: operation, to: &resource)
          resource.api.answers[.list] = name
        case .get:
          resource.api.answers[.get] = name
          resource.api.addIncludes(includes(of: operation))
        case .create, .update, .delete: break
        }
      }
    }
    resource.api.operations = ResourceAPI.Operation.allCases.filter(known.contains)
    claimRelated(of: resource)
  }

  private static let ofCollections: [Operation.Method: ResourceAPI.Operation] = [
    .get: .list, .post: .create,
  ]
  private static let ofElements: [Operation.Method: ResourceAPI.Operation] = [
    .get: .get, .patch: .update, .delete: .delete,
  ]

  private func elementsAndCollection(
    of route: Route, _ type: String
  ) -> [(kind: ResourceAPI.Operation, operation: Operation)] {
    operations.compactMap { operation in
      let isElement = operation.route.collection == route
      let own = documents(of: operation)
      guard isElement || operation.route == route,
        let kind = (isElement ? Self.ofElements : Self.ofCollections)[operation.method],
        kind == .list
          ? isAnswer(of: operation, type, isMany: true)
          : own.isEmpty || own.contains(where: { $0.types.contains(type) })
      else { return nil }
      return (kind, operation)
    }
  }

  private func documents(of operation: Operation) -> [FoundDocument] {
    documents[operation.place.pointer] ?? []
  }

  /// Marks the operations on a resource type's relationships as covered if they have the default
  /// paths.
  private mutating func claimRelated(of resource: Resource) {
    for operation in operations where operation.method != .put {
      guard let (owner, name) = operation.route.relationship,
        collections[resource.type.value]?.first == owner,
        operation.method == .get || operation.route.isRelationshipEndpoint,
        let relationship = resource.relationships.first(where: { $0.name.value == name })
      else { continue }
      claimed[operation.place.pointer] = relationship.targets.first?.value ?? ""
    }
  }

  /// Adds the query parameters of a related collection to a resource type without a list operation.
  mutating func addRelatedQuery(to resource: inout Resource) {
    let type = resource.type.value
    guard resource.api.operations?.contains(.list) == false,
      let operation = operations.first(where: {
        claimed[$0.place.pointer] == type && $0.method == .get && !$0.route.isRelationshipEndpoint
          && isAnswer(of: $0, type, isMany: true)
      })
    else { return }
    addQuery(of: operation, to: &resource)
  }

  /// Returns the path of a collection with parents as parameters; `nil` if a parameter is not a
  /// parent.
  private func path(of route: Route, _ resource: Resource) -> String? {
    var parts: [String] = []
    for (index, part) in route.parts.enumerated().dropFirst(prefix.count) {
      guard Route.isParameter(part) else {
        parts.append(part)
        continue
      }
      guard let parent = parent(at: index, of: route, resource), !parts.contains(parent) else {
        return nil
      }
      parts.append(parent)
    }
    return parts.joined(separator: "/") + (route.endsWithSlash ? "/" : "")
  }

  private func parent(at index: Int, of route: Route, _ resource: Resource) -> String? {
    let owner = Array(route.parts[..<index])
    let type =
      collections.filter { $0.value.first?.parts == owner }.keys.min()
      ?? resourceType(ofParameter: route.parts[index])
    guard let type else { return nil }
    let relationship = resource.relationships.filter {
      $0.cardinality == .one && $0.targets.map(\.value) == [type]
    }
    return "{\(relationship.count == 1 ? relationship[0].name.value : type)}"
  }

  /// The resource type whose id a parameter is by its name: `{authorId}` or `{author}`.
  private func resourceType(ofParameter part: String) -> String? {
    typeNames.type(named: NameWords(part).joined.replacing(#/id$/#, with: ""))
  }

  private func isAnswer(of operation: Operation, _ type: String, isMany: Bool) -> Bool {
    documents(of: operation).contains {
      $0.role == .response && $0.isMany == isMany && $0.types.contains(type)
    }
  }

  // MARK: - Query parameters

  /// The query parameters of pages, in order of precedence.
  private static let pageParameters: KeyValuePairs<String, ResourceAPI.Page.Parameter> = [
    "page[number]": .number, "page[size]": .size, "page[offset]": .offset, "page[limit]": .limit,
    "page[after]": .after, "page[before]": .before, "page[cursor]": .after, "limit": .size,
    "cursor": .after, "offset": .offset,
  ]

  /// The style of pages that a parameter shows, in order of precedence.
  private static let pageStyles: KeyValuePairs<ResourceAPI.Page.Parameter, ResourceAPI.Page.Style> =
    [
      .number: .number, .after: .cursor, .before: .cursor, .offset: .offset,
    ]

  private func addQuery(of operation: Operation, to resource: inout Resource) {
    for parameter in operation.parameters {
      let parts = Endpoint.brackets(of: parameter.name)
      switch parts.first {
      case "filter" where parts.count <= 3: addFilter(parts, parameter, to: &resource)
      case "sort" where parts.count == 1:
        addSorts(parameter.schema.map(shapes.shape), at: parameter.place, to: &resource)
      default: break
      }
    }
    var pages: [ResourceAPI.Page.Parameter: Operation.Parameter] = [:]
    for (name, page) in Self.pageParameters where pages[page] == nil {
      pages[page] = operation.parameters.last { $0.name == name }
    }
    resource.api.page = page(pages)
    resource.api.addIncludes(includes(of: operation))
  }

  private func page(
    _ parameters: [ResourceAPI.Page.Parameter: Operation.Parameter]
  ) -> ResourceAPI.Page? {
    guard !parameters.isEmpty else { return nil }
    var parameters = parameters
    let style = Self.pageStyles.first { parameters[$0.key] != nil }?.value ?? .links
    // The size of a page is called `limit` beside `offset`.
    let (size, other): (ResourceAPI.Page.Parameter, ResourceAPI.Page.Parameter) =
      style == .offset ? (.limit, .size) : (.size, .limit)
    parameters[size] = parameters[size] ?? parameters[other]
    var page = ResourceAPI.Page(style: style)
    for name in style.parameters {
      guard let parameter = parameters[name] else { continue }
      if parameter.name != "page[\(name.rawValue)]" { page.names[name] = Located(parameter.name) }
    }
    if let size = parameters[size]?.schema.map(shapes.shape) {
      let maximum = size.place.node["maximum"]?.int
      if let maximum, maximum > 0 { page.max = maximum }
      if let standard = size.defaultValue?.int, standard > 0, standard <= page.max ?? standard {
        page.size = standard
      }
    }
    return page
  }

  private func addFilter(
    _ parts: [String], _ parameter: Operation.Parameter, to resource: inout Resource
  ) {
    // A single text in the server's own notation.
    let name = parts.count == 1 ? parts[0] : parts[1]
    guard NameRule.isUsable(name), !name.contains("{") else { return }
    let operators = parts.dropFirst(2).filter { !$0.isEmpty }.map { Located($0) }
    if let index = resource.api.filters.firstIndex(where: { $0.name.value == name }) {
      resource.api.filters[index].operators += operators
      return
    }
    var filter = ResourceAPI.Filter(
      name: Located(name), subject: subject(name, parameter.schema, of: resource))
    filter.operators = operators
    if parts.count == 1 { filter.parameter = name }
    resource.api.filters.append(filter)
  }

  private func subject(
    _ name: String, _ schema: DescriptionValue?, of resource: Resource
  ) -> ResourceAPI.Filter.Subject {
    let relationship = resource.relationships.first { $0.name.value == name }
    if let target = relationship?.targets.first, relationship?.targets.count == 1 {
      return .resource(target.value)
    }
    guard let schema else { return .value(.primitive(.string)) }
    let shape = shapes.shape(of: schema)
    let isList = shape.isArray
    let element = isList ? shape.items.map(shapes.shape) ?? shape : shape
    let attribute = resource.attributes.first { $0.name.value == name }?.type
    var type = plain(types.type(of: element)) ?? .primitive(.string)
    // Only its attribute can refer to the enum of an attribute.
    if case .named = attribute, type == .primitive(.string), let attribute { type = attribute }
    return .value(isList ? .array(type) : type)
  }

  /// The type, if a text in a query string can be of it.
  private func plain(_ type: ValueType) -> ValueType? {
    switch type {
    case .primitive(.json): nil
    case .primitive, .numberText: type
    case .named: types.isEnum(type) ? type : nil
    default: nil
    }
  }

  private func texts(of shape: ResolvedSchema) -> [String] {
    let element = shape.items.map(shapes.shape) ?? shape
    return element.values?.compactMap(\.string) ?? []
  }

  private func addSorts(
    _ shape: ResolvedSchema?, at place: DescriptionValue, to resource: inout Resource
  ) {
    let texts = shape.map(texts) ?? []
    let names = texts.map { $0.hasPrefix("-") || $0.hasPrefix("+") ? String($0.dropFirst()) : $0 }
    let fields = Set(resource.attributes.map(\.name.value) + ["id"])
    let known = Set(texts)
    for name in names.uniqued() {
      guard NameRule.isUsable(name) else {
        shapes.losses.add(.lostSort, "`\(name.prefix(60))` is not a name", at: place)
        continue
      }
      if known.isDisjoint(with: [name, "+" + name]) || !known.contains("-" + name) {
        shapes.losses.add(
          .lostSort, "`\(name.prefix(60))` only sorts in one direction, but the schema allows both",
          at: place)
      }
      resource.api.sorts.append(
        ResourceAPI.Sort(name: Located(name), isDeclared: !fields.contains(name)))
    }
  }

  func includeParameter(ofType type: String) -> DescriptionValue? {
    guard let route = collections[type]?.first else { return nil }
    let own = operations.filter { $0.method == .get && $0.route == route }
    let others = operations.filter { $0.method == .get && $0.route.collection == route }
    return (own + others).lazy.compactMap(includeParameter).first?.place
  }

  private func includeParameter(of operation: Operation) -> Operation.Parameter? {
    operation.parameters.first { $0.name == "include" }
  }

  func includes(of operation: Operation) -> [IncludePath] {
    guard let schema = includeParameter(of: operation)?.schema else { return [] }
    return texts(of: shapes.shape(of: schema)).uniqued().map { text in
      IncludePath(text.split(separator: ".").map { Located(String($0)) })
    }.filter { !$0.relationships.isEmpty }
  }

  /// Reports the operations that the schema does not have, and the parameters of the others.
  func reportLost(in schema: Schema) {
    for operation in operations {
      guard let type = claimed[operation.place.pointer] else {
        shapes.losses.add(
          .lostOperation,
          "`\(operation.method.rawValue.uppercased()) /\(operation.route.parts.joined(separator: "/"))`"
            + " is not in the schema: \(reason(for: operation))",
          at: operation.place, isOnly: true)
        continue
      }
      let resource = schema.resource(ofType: type)
      for parameter in operation.parameters where !isSaid(parameter, of: operation, resource) {
        shapes.losses.add(
          .lostParameter, "the query parameter `\(parameter.name.prefix(60))` is not in the schema",
          at: parameter.place)
      }
      for header in operation.headers {
        let name = header.node["name"]?.string ?? ""
        shapes.losses.add(
          .lostParameter, "the header `\(name.prefix(60))` is not in the schema: clients set it",
          at: header)
      }
    }
  }

  private func reason(for operation: Operation) -> String {
    if operation.method == .put { return "JSON:API updates resources with `PATCH`" }
    let unknown = operation.route.parts.dropLast().first {
      Route.isParameter($0) && !["", "id"].contains(NameWords($0).joined)
        && resourceType(ofParameter: $0) == nil
    }
    if let unknown { return "`\(unknown)` is not the id of a resource type" }
    let type =
      documents(of: operation).first?.types.first
      ?? collections.filter { $0.value.contains { $0 == operation.route.collection } }.keys.min()
    if let type, let path = collections[type]?.first?.parts.joined(separator: "/") {
      return "the operations on `\(type)` are at `/\(path)`"
    }
    return "it is not an operation on a resource type or a relationship"
  }

  private func isSaid(
    _ parameter: Operation.Parameter, of operation: Operation, _ resource: Resource?
  ) -> Bool {
    let parts = Endpoint.brackets(of: parameter.name)
    if parts == ["include"] || parts.first == "fields" && parts.count == 2 { return true }
    return operation.method == .get && documents(of: operation).contains(where: \.isMany)
      && resource?.api.queryParameters.contains(parameter.name.replacing("[]", with: "")) == true
  }
}

extension ResourceAPI {
  /// The names of the query parameters of a list, but `include` and `fields`.
  fileprivate var queryParameters: Set<String> {
    let filters = filters.flatMap { filter in
      let name = "filter[\(filter.name.value)]"
      return [filter.parameter ?? name, name] + filter.operators.map { "\(name)[\($0.value)]" }
    }
    let pages = (page?.style.parameters ?? []).map {
      page?.names[$0]?.value ?? "page[\($0.rawValue)]"
    }
    return Set(filters + pages + (sorts.isEmpty ? [] : ["sort"]))
  }
}
