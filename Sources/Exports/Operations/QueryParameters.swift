import Diagnostics
import ResourceSchema

/// The query parameters that the generated server reads, with the values that it accepts.
public struct QueryParameters {
  private let schema: Schema
  private let paths: RelationshipPaths
  private let neighbours: [String: [Resource]]
  /// The maximum length of include paths if the schema does not specify it: a server's default.
  private static let maximumDepth = 3
  /// The largest number of include paths that are listed; more are described by a pattern.
  private static let listedPaths = 100

  public init(_ schema: Schema) {
    self.schema = schema
    let paths = RelationshipPaths(schema)
    self.paths = paths
    neighbours = Dictionary(
      schema.resources.map {
        ($0.type.value, paths.targets(of: Self.readableRelationships(of: $0)))
      }, uniquingKeysWith: { first, _ in first })
  }

  public var fields: [QueryParameter] { schema.resources.compactMap(fields) }

  private func fields(of resource: Resource) -> QueryParameter? {
    let names = fieldNames(of: resource)
    return names.isEmpty
      ? nil
      : QueryParameter(name: "fields[\(resource.type.value)]", value: .fields(resource, names))
  }

  private func fieldNames(of resource: Resource) -> [String] {
    resource.attributes.filter { $0.access != .writeOnly }.map { $0.queryName ?? $0.name.value }
      + Self.readableRelationships(of: resource).map(Self.queryName)
  }

  public func many(of resource: Resource) -> [QueryParameter] {
    filters(of: resource) + sorts(of: resource) + pages(of: resource) + one(of: resource)
  }

  public func one(of resource: Resource) -> [QueryParameter] {
    includes(of: resource) + reachedFields(from: resource)
  }

  /// The parameters of a request for a relationship, whose include paths begin with it.
  public func linkage(of relationship: Relationship, of resource: Resource) -> [QueryParameter] {
    includes(of: resource, through: relationship) + reachedFields(from: resource)
  }

  private static func readableRelationships(of resource: Resource) -> [Relationship] {
    resource.relationships.filter { $0.access != .writeOnly }
  }

  private static func queryName(of relationship: Relationship) -> String {
    relationship.queryName ?? relationship.name.value
  }

  /// Returns the resource types that can be reached from a type through relationships, including
  /// the type itself.
  private func reached(from resource: Resource) -> [Resource] {
    var types: Set = [resource.type.value]
    var found = [resource]
    var index = 0
    while index < found.count {
      found += (neighbours[found[index].type.value] ?? [])
        .filter { types.insert($0.type.value).inserted }
      index += 1
    }
    return found
  }

  private func reachedFields(from resource: Resource) -> [QueryParameter] {
    let types = Set(reached(from: resource).map(\.type.value))
    return schema.resources.filter { types.contains($0.type.value) }.compactMap(fields)
  }

  private func includes(
    of resource: Resource, through first: Relationship? = nil
  ) -> [QueryParameter] {
    func ofRelationship(_ paths: [String]) -> [String] {
      guard let name = first.map(Self.queryName) else { return paths }
      return paths.filter { $0 == name || $0.hasPrefix(name + ".") }
    }
    let depth: Int
    switch resource.api.includes {
    case .paths(let paths)?:
      let texts = ofRelationship(
        paths.map { self.paths.queryText(of: $0, from: resource) })
      return texts.isEmpty ? [] : [QueryParameter(name: "include", value: .includes(texts))]
    case .depth(let limit)?: depth = limit
    case nil: depth = Self.maximumDepth
    }
    let paths = listedPaths(from: resource, depth: depth).map(ofRelationship)
    guard depth > 0, paths?.isEmpty != true,
      let pattern = self.pattern(from: resource, through: first, depth: depth)
    else { return [] }
    return [
      QueryParameter(
        name: "include", value: .includesOfDepth(depth, paths: paths, pattern: pattern))
    ]
  }

  /// Returns the document that a resource type has by default.
  public func document(of resource: Resource, isMany: Bool) -> Document {
    var document = Document(of: resource, isMany: isMany)
    document.includedTypes = includedTypes(of: resource)
    return document
  }

  public func includedTypes(of resource: Resource) -> [String] {
    let found: [Resource]
    switch resource.api.includes {
    case .paths(let paths)?:
      found = paths.flatMap { self.paths.steps($0.relationships.map(\.value), from: resource) }
        .flatMap(\.targets)
    case .depth(0)?: found = []
    case .depth?, nil:
      found = reached(from: resource).flatMap { neighbours[$0.type.value] ?? [] }
    }
    let types = Set(found.map(\.type.value))
    return schema.resources.map(\.type.value).filter(types.contains)
  }

  /// Returns the include paths up to a number of relationships; `nil` if there are too many to
  /// list.
  private func listedPaths(from resource: Resource, depth: Int) -> [String]? {
    var texts: [String] = []
    var level = [(path: "", owners: [resource])]
    for _ in 0..<depth where !level.isEmpty {
      level = level.flatMap { path, owners in
        let relationships = owners.flatMap(\.relationships)
          .filter { !schema.targets(of: $0).isEmpty }
        return relationships.map(Self.queryName).uniqued().map { name in
          (
            path + name + ".",
            paths.targets(of: relationships.filter { Self.queryName(of: $0) == name })
          )
        }
      }
      texts += level.map { String($0.path.dropLast()) }
      if texts.count > Self.listedPaths { return nil }
    }
    return texts
  }

  private func pattern(
    from resource: Resource, through first: Relationship?, depth: Int
  ) -> String? {
    func alternatives(_ relationships: [Relationship]) -> String? {
      let names = relationships.filter { !schema.targets(of: $0).isEmpty }.map(Self.queryName)
        .uniqued().map { $0.replacing(/[^A-Za-z0-9_-]/) { "\\" + $0.output } }
      return names.isEmpty ? nil : "(?:\(names.joined(separator: "|")))"
    }
    guard let start = alternatives(first.map { [$0] } ?? resource.relationships) else {
      return nil
    }
    let following = alternatives(reached(from: resource).flatMap(\.relationships)) ?? start
    return "^(?:\(start)(?:\\.\(following)){0,\(depth - 1)})?$"
  }

  private func filters(of resource: Resource) -> [QueryParameter] {
    guard let pattern = schema.client.pattern else {
      let shared = resource.api.filters.filter { $0.parameter == nil }
      let value: QueryParameter.Value? =
        switch schema.client.filters {
        case .functions where !shared.isEmpty: .functions(shared)
        case .json where !shared.isEmpty: .json(shared)
        // The parameters of a user's dialect are not in the schema.
        default: nil
        }
      return resource.api.filters.filter { $0.parameter != nil }.map { filter($0) }
        + [value].compactMap(\.self).map { QueryParameter(name: "filter", value: $0) }
    }
    return resource.api.filters.flatMap { filter -> [QueryParameter] in
      if filter.parameter != nil { return [self.filter(filter)] }
      let operators = filter.operators.isEmpty ? [nil] : filter.operators.map(\.value)
      return operators.map {
        QueryParameter(
          name: Self.parameter(forFilter: filter.name.value, $0, pattern: pattern),
          value: .filter(filter))
      }
    }
  }

  private func filter(_ filter: ResourceAPI.Filter) -> QueryParameter {
    QueryParameter(name: filter.parameter ?? filter.name.value, value: .filter(filter))
  }

  /// Returns the name of a filter's parameter. Without an operator, its separator is left out.
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

  private func sorts(of resource: Resource) -> [QueryParameter] {
    let names = resource.api.sorts.map { paths.field(of: $0, from: resource).queryText }
    return names.isEmpty ? [] : [QueryParameter(name: "sort", value: .sorts(names))]
  }

  private func pages(of resource: Resource) -> [QueryParameter] {
    guard let page = resource.api.page else { return [] }
    return page.style.parameters.map { name in
      QueryParameter(
        name: page.names[name]?.value ?? "page[\(name.rawValue)]", value: .page(name, page))
    }
  }
}
