import Diagnostics

/// Follows paths of relationships, as include paths and sorts have them.
public struct RelationshipPaths: Sendable {
  private let resources: [Resource]
  private let indices: [String: Int]

  public init(_ schema: Schema) {
    resources = schema.resources
    indices = schema.resources.indices.keyed { schema.resources[$0].type.value }
  }

  /// Returns the resource types that relationships lead to, in the order of the schema.
  public func targets(of relationships: [Relationship]) -> [Resource] {
    if relationships.contains(where: \.leadsToAny) { return resources }
    return Set(relationships.flatMap(\.targets).compactMap { indices[$0.value] }).sorted()
      .map { resources[$0] }
  }

  /// Follows relationships by their names in JSON or in queries, one after the other.
  public func steps(
    _ names: [String], from resource: Resource
  ) -> [(queryName: String, targets: [Resource])] {
    var owners = [resource]
    return names.map { name in
      let all = owners.flatMap(\.relationships)
      let named = all.filter { $0.name.value == name }
      let relationships = named.isEmpty ? all.filter { $0.queryName == name } : named
      owners = targets(of: relationships)
      return (relationships.first?.queryName ?? name, owners)
    }
  }

  public func queryText(of path: IncludePath, from resource: Resource) -> String {
    steps(path.relationships.map(\.value), from: resource).map(\.queryName)
      .joined(separator: ".")
  }

  /// Returns the attribute that a sort refers to, if it is one, and the sort as it is written in
  /// queries.
  public func field(
    of sort: ResourceAPI.Sort, from resource: Resource
  ) -> (attribute: Member?, queryText: String) {
    var parts = sort.name.value.split(separator: ".").map(String.init)
    guard !sort.isDeclared, let last = parts.popLast() else { return (nil, sort.name.value) }
    let path = steps(parts, from: resource)
    let attribute = (path.last?.targets ?? [resource]).flatMap(\.attributes).first {
      $0.name.value == last || $0.queryName == last
    }
    return (
      attribute, (path.map(\.queryName) + [attribute?.queryName ?? last]).joined(separator: ".")
    )
  }
}
