import ResourceSchema

/// What the operations of a description say of a resource type: path, operations, query parameters.
struct QueryMapper {
  let types: TypeMapper
  private var shapes: ShapeReader { types.shapes }
  private let operations: [Operation]
  private let documents: [FoundDocument]
  /// The number of parts with which all paths begin.
  private let prefixLength: Int
  /// The collections of each resource type, the best first.
  let collections: [String: [Route]]

  init(_ types: TypeMapper, _ operations: [Operation], _ documents: [FoundDocument]) {
    self.types = types
    self.operations = operations
    self.documents = documents
    prefixLength = Self.commonPrefix(of: operations.map(\.route).uniqued())
    collections = Self.collections(operations, documents)
  }

  private static func commonPrefix(of routes: [Route]) -> Int {
    guard let first = routes.first else { return 0 }
    let longest = routes.map { $0.parts.prefix { !Route.isParameter($0) }.count - 1 }.min() ?? 0
    return first.parts.prefix(max(0, longest)).enumerated().prefix { index, part in
      routes.allSatisfy { $0.parts[index] == part }
    }.count
  }

  /// Finds the paths of collections by what is sent and answered there and at their elements.
  private static func collections(
    _ operations: [Operation], _ documents: [FoundDocument]
  ) -> [String: [Route]] {
    var scores: [String: [Route: Int]] = [:]
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

  /// Fills in what is known of the endpoints of a resource type.
  func addAPI(to resource: inout Resource, documentNames: [String: String]) {
    let type = resource.type.value
    guard let route = collections[type]?.first, !route.hasParameters else { return }
    let path = route.text(withoutPrefix: prefixLength)
    if path != type { resource.api.path = Located(path) }
    var known: [ResourceAPI.Operation] = []
    for operation in operations {
      if operation.route == route {
        if operation.method == .get, isAnswer(of: operation, type, isMany: true) {
          known.append(.list)
          addQuery(of: operation, to: &resource)
          resource.api.answers.list = documentNames[operation.place.pointer].map { Located($0) }
        }
        if operation.method == .post { known.append(.create) }
      } else if operation.route.collection == route {
        switch operation.method {
        case .get:
          known.append(.get)
          resource.api.answers.get = documentNames[operation.place.pointer].map { Located($0) }
          if resource.api.includes == nil { addIncludes(of: operation, to: &resource) }
        case .patch, .put: known.append(.update)
        case .delete: known.append(.delete)
        case .post: break
        }
      }
    }
    resource.api.operations = ResourceAPI.Operation.allCases.filter(known.contains)
  }

  private func isAnswer(of operation: Operation, _ type: String, isMany: Bool) -> Bool {
    documents.contains {
      $0.operation.place.pointer == operation.place.pointer && $0.role == .response
        && $0.isMany == isMany && $0.types.contains(type)
    }
  }

  // MARK: - Query parameters

  /// The names of a query parameter: `filter[created-at][gt]` is `filter`, `created-at`, `gt`.
  static func parts(of name: String) -> [String] {
    name.split(separator: "[", omittingEmptySubsequences: false).map {
      String($0.hasSuffix("]") ? $0.dropLast() : $0)
    }
  }

  private static let pageParameters: [String: ResourceAPI.Page.Parameter] = [
    "number": .number, "size": .size, "offset": .offset, "limit": .limit, "after": .after,
    "before": .before, "cursor": .after,
  ]

  private func addQuery(of operation: Operation, to resource: inout Resource) {
    var pages: [ResourceAPI.Page.Parameter: (name: String, shape: Shape)] = [:]
    for parameter in operation.parameters {
      guard let name = parameter.node["name"]?.string else { continue }
      let parts = Self.parts(of: name)
      let shape = parameter["schema"].map(shapes.shape)
      switch parts[0] {
      case "filter" where parts.count == 2 || parts.count == 3:
        addFilter(parts, parameter, to: &resource)
      case "sort": addSorts(shape, at: parameter, to: &resource)
      case "page" where parts.count == 2:
        if let page = Self.pageParameters[parts[1]] {
          pages[page] = (name, shape ?? Shape(place: parameter))
        } else {
          lose(parameter, name)
        }
      case "limit", "cursor", "offset":
        let page: ResourceAPI.Page.Parameter =
          parts[0] == "limit" ? .size : parts[0] == "cursor" ? .after : .offset
        if parts.count == 1, pages[page] == nil {
          pages[page] = (name, shape ?? Shape(place: parameter))
        }
      default: break
      }
    }
    resource.api.page = page(pages)
    addIncludes(of: operation, to: &resource)
  }

  private func page(
    _ parameters: [ResourceAPI.Page.Parameter: (name: String, shape: Shape)]
  ) -> ResourceAPI.Page? {
    guard !parameters.isEmpty else { return nil }
    var parameters = parameters
    let style: ResourceAPI.Page.Style
    if parameters[.number] != nil {
      style = .number
    } else if parameters[.after] != nil || parameters[.before] != nil {
      style = .cursor
    } else if parameters[.offset] != nil {
      style = .offset
      // `limit` beside `offset` is the size of a page of that style.
      if let size = parameters.removeValue(forKey: .size) { parameters[.limit] = size }
    } else {
      style = .links
    }
    if style != .offset, let limit = parameters.removeValue(forKey: .limit) {
      parameters[.size] = parameters[.size] ?? limit
    }
    var page = ResourceAPI.Page(style: style)
    for name in style.parameters {
      guard let parameter = parameters[name] else { continue }
      if parameter.name != "page[\(name.rawValue)]" { page.names[name] = Located(parameter.name) }
    }
    if let size = (parameters[.size] ?? parameters[.limit])?.shape {
      let maximum = size.place.node["maximum"]?.int
      if let maximum, maximum > 0 { page.max = maximum }
      if let standard = size.defaultValue?.int, standard > 0, standard <= page.max ?? standard {
        page.size = standard
      }
    }
    return page
  }

  private func addFilter(_ parts: [String], _ parameter: Place, to resource: inout Resource) {
    let name = parts[1]
    guard Prose.isMemberName(name), !name.contains("{") else {
      return lose(parameter, parts.joined(separator: " "))
    }
    let index = resource.api.filters.firstIndex { $0.name.value == name }
    let operatorName = parts.count == 3 ? parts[2] : nil
    if let index {
      if let operatorName, !operatorName.isEmpty {
        resource.api.filters[index].operators.append(Located(operatorName))
      }
      return
    }
    var filter = ResourceAPI.Filter(
      name: Located(name), subject: subject(name, parameter, of: resource))
    if let operatorName, !operatorName.isEmpty { filter.operators = [Located(operatorName)] }
    resource.api.filters.append(filter)
  }

  private func subject(
    _ name: String, _ parameter: Place, of resource: Resource
  ) -> ResourceAPI.Filter.Subject {
    let relationship = resource.relationships.first { $0.name.value == name }
    if let target = relationship?.targets.first, relationship?.targets.count == 1 {
      return .resource(target.value)
    }
    guard let place = parameter["schema"] else { return .value(.primitive(.string)) }
    let shape = shapes.shape(of: place)
    let isList = shape.isArray
    let element = isList ? shape.items.map(shapes.shape) ?? shape : shape
    let attribute = resource.attributes.first { $0.name.value == name }?.type
    var type = plain(types.type(of: element)) ?? .primitive(.string)
    // The enum of an attribute is named by its attribute alone.
    if case .named = attribute, type == .primitive(.string), let attribute { type = attribute }
    return .value(isList ? .array(type) : type)
  }

  /// The type, if a text in a query string can be of it.
  private func plain(_ type: ValueType) -> ValueType? {
    switch type {
    case .primitive(.json): nil
    case .primitive, .numberText: type
    case .named(let name):
      types.declarations.contains {
        if $0.name.value == name, case .enumeration = $0.definition { true } else { false }
      } ? type : nil
    default: nil
    }
  }

  private func texts(of shape: Shape) -> [String] {
    let element = shape.items.map(shapes.shape) ?? shape
    return element.values?.compactMap(\.string) ?? []
  }

  private func addSorts(_ shape: Shape?, at place: Place, to resource: inout Resource) {
    let texts = shape.map(texts) ?? []
    let names = texts.map { $0.hasPrefix("-") || $0.hasPrefix("+") ? String($0.dropFirst()) : $0 }
    let fields = Set(resource.attributes.map(\.name.value) + ["id"])
    for name in names.uniqued() {
      guard Prose.isMemberName(name) else {
        shapes.losses.add(.lostSort, "`\(name.prefix(60))` is not a name", at: place)
        continue
      }
      let both = Set(texts.filter { $0.hasSuffix(name) && $0.count <= name.count + 1 })
      if !both.contains(where: { $0 == name || $0 == "+" + name }) || !both.contains("-" + name) {
        shapes.losses.add(
          .lostSort, "`\(name.prefix(60))` sorts in one direction, and is a sort in both here",
          at: place)
      }
      resource.api.sorts.append(
        ResourceAPI.Sort(name: Located(name), isDeclared: !fields.contains(name)))
    }
  }

  private func addIncludes(of operation: Operation, to resource: inout Resource) {
    let paths = includes(of: operation)
    if !paths.isEmpty { resource.api.includes = .paths(paths) }
  }

  /// The parameter `include` of the operations at the collection of a resource type.
  func includeParameter(ofType type: String) -> Place? {
    guard let route = collections[type]?.first else { return nil }
    let own = operations.filter { $0.method == .get && $0.route == route }
    let others = operations.filter { $0.method == .get && $0.route.collection == route }
    return (own + others).lazy.compactMap(includeParameter).first
  }

  private func includeParameter(of operation: Operation) -> Place? {
    operation.parameters.first { $0.node["name"]?.string == "include" }
  }

  /// The paths that the parameter `include` lists.
  func includes(of operation: Operation) -> [IncludePath] {
    guard let schema = includeParameter(of: operation)?["schema"] else { return [] }
    return texts(of: shapes.shape(of: schema)).uniqued().map { text in
      IncludePath(text.split(separator: ".").map { Located(String($0)) })
    }.filter { !$0.relationships.isEmpty }
  }

  // MARK: - What is lost

  /// Reports the query parameters that are of no family of JSON:API.
  func reportLostParameters(besides names: Set<String>) {
    for operation in operations {
      for parameter in operation.parameters {
        guard let name = parameter.node["name"]?.string else { continue }
        let family = Self.parts(of: name)[0]
        let isKnown = ["filter", "sort", "include", "fields", "page"].contains(family)
        let isPage = ["limit", "cursor", "offset"].contains(name)
        if !isKnown, !isPage, !names.contains(name) { lose(parameter, name) }
      }
    }
  }

  private func lose(_ parameter: Place, _ name: String) {
    shapes.losses.add(
      .lostParameter, "the query parameter `\(name.prefix(60))` is of no family of JSON:API",
      at: parameter)
  }
}
