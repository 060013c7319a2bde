import JSONSource
import ResourceSchema

/// The query parameters that the generated server reads, with the values that it accepts.
struct QueryParameters {
  private let schema: Schema
  private let resources: ResourceSchemas
  /// The largest page where the schema does not say it: what a server allows by default.
  static let maximumSize = 100
  /// The longest include path where the schema does not say it: what a server allows by default.
  static let maximumDepth = 3
  /// The largest number of include paths that are listed; more are described by a pattern.
  private static let listedPaths = 100

  init(_ resources: ResourceSchemas) {
    schema = resources.schema
    self.resources = resources
  }

  /// The sparse fieldsets of all resource types, which operations refer to.
  var components: [JSONTree.Member] {
    schema.resources.filter { !fieldNames(of: $0).isEmpty }.map { resource in
      .init(
        component(of: resource),
        Self.parameter(
          "fields[\(resource.type.value)]", .texts(fieldNames(of: resource), mayBeEmpty: true)))
    }
  }

  private func component(of resource: Resource) -> String {
    resources.name(resource.type.value) + "Fields"
  }

  private func fieldNames(of resource: Resource) -> [String] {
    resource.attributes.filter { $0.access != .writeOnly }.map { $0.queryName ?? $0.name.value }
      + Self.readableRelationships(of: resource).map(Self.queryName)
  }

  /// The parameters of a request for many resources.
  func many(of resource: Resource) -> [JSONTree] {
    filters(of: resource) + sorts(of: resource) + pages(of: resource) + one(of: resource)
  }

  /// The parameters of a request for one resource.
  func one(of resource: Resource) -> [JSONTree] {
    includes(of: resource) + fields(of: resource)
  }

  /// The parameters of a request for a relationship, whose include paths begin with it.
  func linkage(of relationship: Relationship, of resource: Resource) -> [JSONTree] {
    includes(of: resource, through: relationship) + fields(of: resource)
  }

  private static func parameter(
    _ name: String, _ schema: JSONTree, isExploded: Bool = false, description: String? = nil
  ) -> JSONTree {
    let isArray = schema["type"] == .string("array")
    return .object([
      "name": .string(name), "in": .string("query"),
      "description": description.map { .string($0) }, "style": isArray ? .string("form") : nil,
      "explode": isArray ? .bool(isExploded) : nil, "schema": schema,
    ])
  }

  // MARK: - Relationships

  private static func readableRelationships(of resource: Resource) -> [Relationship] {
    resource.relationships.filter { $0.access != .writeOnly }
  }

  private static func queryName(of relationship: Relationship) -> String {
    relationship.queryName ?? relationship.name.value
  }

  private func targets(of relationships: [Relationship]) -> [Resource] {
    let types = Set(relationships.flatMap(resources.targets))
    return schema.resources.filter { types.contains($0.type.value) }
  }

  /// The resource types that relationships lead to from one, over any number of steps, with itself.
  private func reached(from resource: Resource) -> [Resource] {
    var types: Set = [resource.type.value]
    var found = [resource]
    var index = 0
    while index < found.count {
      found += targets(of: Self.readableRelationships(of: found[index]))
        .filter { types.insert($0.type.value).inserted }
      index += 1
    }
    return found
  }

  private func fields(of resource: Resource) -> [JSONTree] {
    let types = Set(reached(from: resource).map(\.type.value))
    return schema.resources.filter { types.contains($0.type.value) && !fieldNames(of: $0).isEmpty }
      .map { .object(["$ref": .string("#/components/parameters/\(component(of: $0))")]) }
  }

  // MARK: - Includes

  private func includes(
    of resource: Resource, through first: Relationship? = nil
  ) -> [JSONTree] {
    let depth: Int
    let all: [String]?
    switch resource.api.includes {
    case .paths(let paths)?:
      depth = 0
      all = paths.map { queryText(of: $0.relationships.map(\.value), from: resource) }
    case .depth(let limit)?:
      depth = limit
      all = paths(from: resource, depth: depth)
    case nil:
      depth = Self.maximumDepth
      all = paths(from: resource, depth: depth)
    }
    if let all {
      let name = first.map(Self.queryName)
      let paths = all.filter { path in
        name.map { path == $0 || path.hasPrefix($0 + ".") } ?? true
      }
      return paths.isEmpty ? [] : [Self.parameter("include", .texts(paths, mayBeEmpty: true))]
    }
    return pattern(from: resource, through: first, depth: depth).map {
      [
        Self.parameter(
          "include",
          resources.array(.object(["type": .string("string"), "pattern": .string($0)])),
          description: "Paths of at most \(depth) relationships.")
      ]
    } ?? []
  }

  /// The types whose resources a response to a query can include.
  func includedTypes(of resource: Resource) -> [String] {
    let found: [Resource]
    switch resource.api.includes {
    case .paths(let paths)?:
      found = paths.flatMap { path in
        var owners = [resource]
        return path.relationships.flatMap { step in
          owners = targets(
            of: owners.flatMap(\.relationships).filter { $0.name.value == step.value })
          return owners
        }
      }
    case .depth(0)?: found = []
    case .depth?, nil:
      found = targets(of: reached(from: resource).flatMap(Self.readableRelationships))
    }
    let types = Set(found.map(\.type.value))
    return schema.resources.map(\.type.value).filter(types.contains)
  }

  private func queryText(of path: [String], from resource: Resource) -> String {
    var owners = [resource]
    return path.map { step in
      let relationships = owners.flatMap(\.relationships).filter { $0.name.value == step }
      owners = targets(of: relationships)
      return relationships.first?.queryName ?? step
    }.joined(separator: ".")
  }

  /// The include paths of at most so many relationships; `nil` if there are too many to list.
  private func paths(from resource: Resource, depth: Int) -> [String]? {
    var paths: [String] = []
    var level = [(path: "", owners: [resource])]
    for _ in 0..<depth where !level.isEmpty {
      level = level.flatMap { path, owners in
        let relationships = owners.flatMap(\.relationships)
          .filter { !resources.targets(of: $0).isEmpty }
        return relationships.map(Self.queryName).uniqued().map { name in
          (path + name + ".", targets(of: relationships.filter { Self.queryName(of: $0) == name }))
        }
      }
      paths += level.map { String($0.path.dropLast()) }
      if paths.count > Self.listedPaths { return nil }
    }
    return paths
  }

  private func pattern(
    from resource: Resource, through first: Relationship?, depth: Int
  ) -> String? {
    func alternatives(_ relationships: [Relationship]) -> String? {
      let names = relationships.filter { !resources.targets(of: $0).isEmpty }.map(Self.queryName)
        .uniqued().map { $0.replacing(/[^A-Za-z0-9_-]/) { "\\" + $0.output } }
      return names.isEmpty ? nil : "(?:\(names.joined(separator: "|")))"
    }
    guard let start = alternatives(first.map { [$0] } ?? resource.relationships) else {
      return nil
    }
    let following = alternatives(reached(from: resource).flatMap(\.relationships)) ?? start
    return "^(?:\(start)(?:\\.\(following)){0,\(depth - 1)})?$"
  }

  // MARK: - Filters

  private func filters(of resource: Resource) -> [JSONTree] {
    let dialect = schema.client.filters
    let own = resource.api.filters.filter { $0.parameter != nil }
    let shared = resource.api.filters.filter { $0.parameter == nil }
    let pattern: String
    switch dialect {
    case nil: pattern = "filter[{name}][{operator}]"
    case .pattern(let text)?: pattern = text.value
    case .functions? where !shared.isEmpty:
      return own.map { filter($0, named: $0.parameter ?? "") } + [functions(shared)]
    case .json? where !shared.isEmpty:
      return own.map { filter($0, named: $0.parameter ?? "") } + [json(shared)]
    // The parameters of a type of the user's are not in the schema.
    case .functions?, .json?, .custom?: return own.map { filter($0, named: $0.parameter ?? "") }
    }
    return resource.api.filters.flatMap { filter -> [JSONTree] in
      if let own = filter.parameter { return [self.filter(filter, named: own)] }
      let operators = filter.operators.isEmpty ? [nil] : filter.operators.map(\.value)
      return operators.map {
        self.filter(
          filter, named: Self.parameter(forFilter: filter.name.value, $0, pattern: pattern))
      }
    }
  }

  /// The name of the parameter of a filter. Without an operator, what separates it is left out.
  private static func parameter(
    forFilter name: String, _ word: String?, pattern: String
  ) -> String {
    guard word == nil, let place = pattern.firstRange(of: "{name}"),
      let other = pattern.firstRange(of: "{operator}")
    else {
      return pattern.replacing("{operator}", with: word ?? "").replacing("{name}", with: name)
    }
    var start = pattern[..<min(place.lowerBound, other.lowerBound)]
    var end = pattern[max(place.upperBound, other.upperBound)...]
    if start.last == "[", end.first != "]" {
      if place.lowerBound < other.lowerBound { end = "]" + end } else { start.removeLast() }
    }
    return start + name + end
  }

  private func value(of filter: ResourceAPI.Filter) -> (schema: JSONTree, isList: Bool) {
    func id(_ type: String) -> JSONTree {
      schema.resource(ofType: type).map(resources.id) ?? .object(["type": .string("string")])
    }
    switch filter.subject {
    case .value(.array(let element)): return (resources.values.schema(of: element), true)
    case .value(let type): return (resources.values.schema(of: type), false)
    case .resource(let type): return (id(type), false)
    case .resources(let type): return (id(type), true)
    }
  }

  private func filter(_ filter: ResourceAPI.Filter, named name: String) -> JSONTree {
    let (value, isList) = value(of: filter)
    let isPattern =
      switch schema.client.filters {
      case nil, .pattern?: true
      case .functions?, .json?, .custom?: false
      }
    return Self.parameter(
      name, isList ? resources.array(value) + .object(["minItems": .int(1)]) : value,
      isExploded: isPattern && schema.client.lists == .repeated)
  }

  private func functions(_ filters: [ResourceAPI.Filter]) -> JSONTree {
    let words = filters.map { filter in
      let functions =
        filter.operators.isEmpty ? ["equals", "any"] : filter.operators.map(\.value)
      return functions.map { "\($0)(\(filter.name.value),'…')" }.joined(separator: ", ")
    }
    return Self.parameter(
      "filter", .object(["type": .string("string"), "minLength": .int(1)]),
      description: "A function: \(words.joined(separator: ", ")); and(…), or(…), not(…) of these.")
  }

  private func json(_ filters: [ResourceAPI.Filter]) -> JSONTree {
    let any = JSONTree.object(["type": .string("object")])
    let conditions = filters.map { filter in
      let value = value(of: filter).schema
      let words = filter.operators.isEmpty ? ["eq", "in_"] : filter.operators.map(\.value)
      return resources.object([
        ("name", .object(["const": .string(filter.name.value)]), true),
        ("op", .object(["type": .string("string"), "enum": .strings(words)]), true),
        ("val", .object(["anyOf": .array([value, resources.array(value)])]), true),
      ])
    }
    let combined = ["and", "or"].map { resources.object([($0, resources.array(any), true)]) }
    let schema = resources.array(
      .object(["anyOf": .array(conditions + combined + [resources.object([("not", any, true)])])]))
    return .object([
      "name": .string("filter"), "in": .string("query"),
      "content": .object([.init("application/json", .object(["schema": schema]))]),
    ])
  }

  // MARK: - Orders and pages

  private func sorts(of resource: Resource) -> [JSONTree] {
    let names = resource.api.sorts.map { queryName(of: $0, of: resource) }
    guard !names.isEmpty else { return [] }
    let texts = JSONTree.texts(names.flatMap { [$0, "-" + $0] })
    return [Self.parameter("sort", texts + .object(["minItems": .int(1)]))]
  }

  private func queryName(of sort: ResourceAPI.Sort, of resource: Resource) -> String {
    guard !sort.isDeclared else { return sort.name.value }
    var parts = sort.name.value.split(separator: ".").map(String.init)
    guard let last = parts.popLast() else { return sort.name.value }
    var owners = [resource]
    let path = parts.map { step in
      let relationships = owners.flatMap(\.relationships).filter {
        $0.name.value == step || $0.queryName == step
      }
      owners = targets(of: relationships)
      return relationships.first?.queryName ?? step
    }
    let attribute = owners.flatMap(\.attributes).first {
      $0.name.value == last || $0.queryName == last
    }
    return (path + [attribute?.queryName ?? last]).joined(separator: ".")
  }

  private func pages(of resource: Resource) -> [JSONTree] {
    guard let page = resource.api.page else { return [] }
    return page.style.parameters.map { name in
      let isSize = name == .size || name == .limit
      let isText = name == .after || name == .before
      return Self.parameter(
        page.names[name]?.value ?? "page[\(name.rawValue)]",
        .object([
          "type": .string(isText ? "string" : "integer"),
          "minLength": isText ? .int(1) : nil,
          "minimum": isText ? nil : .int(name == .offset ? 0 : 1),
          "maximum": isSize ? .int(page.max ?? Self.maximumSize) : nil,
          "default": isSize ? page.size.map { .int($0) } : nil,
        ]))
    }
  }
}

extension JSONTree {
  static func strings(_ values: some Sequence<String>) -> JSONTree {
    .array(values.map { .string($0) })
  }

  /// An array of some texts. That of nothing is written like that of an empty text.
  static func texts(_ values: [String], mayBeEmpty: Bool = false) -> JSONTree {
    .object([
      "type": .string("array"),
      "items": .object([
        "type": .string("string"), "enum": .strings(values + (mayBeEmpty ? [""] : [])),
      ]),
    ])
  }
}

extension Sequence where Element: Hashable {
  fileprivate func uniqued() -> [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
