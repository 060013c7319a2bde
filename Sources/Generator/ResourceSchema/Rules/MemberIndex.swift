/// Finds members of resource types by name, in constant time.
struct MemberIndex {
  private var relationships: [String: [String: Int]] = [:]
  private var attributes: [String: Set<String>] = [:]

  mutating func relationship(_ name: String, of resource: Resource) -> Relationship? {
    let type = resource.type.value
    if relationships[type] == nil {
      relationships[type] = Dictionary(
        resource.relationships.enumerated().map { ($1.name.value, $0) },
        uniquingKeysWith: { first, _ in first })
    }
    return relationships[type]?[name].map { resource.relationships[$0] }
  }

  /// Returns true if a type has an attribute with a name, in JSON or in queries.
  mutating func hasAttribute(_ name: String, of resource: Resource) -> Bool {
    let type = resource.type.value
    if attributes[type] == nil {
      attributes[type] = resource.attributes.reduce(into: []) {
        $0.insert($1.name.value)
        if let name = $1.queryName { $0.insert(name) }
      }
    }
    return attributes[type]?.contains(name) ?? false
  }
}
