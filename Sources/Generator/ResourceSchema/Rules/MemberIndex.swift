/// Finds members of resource types by name, in constant time.
struct MemberIndex {
  private var relationships: [String: [String: Relationship]] = [:]
  private var attributes: [String: Set<String>] = [:]

  mutating func relationship(_ name: String, of resource: Resource) -> Relationship? {
    let type = resource.type.value
    if relationships[type] == nil {
      relationships[type] = resource.relationships.keyed(by: \.name.value)
    }
    return relationships[type]?[name]
  }

  /// Returns true if a type has an attribute with a name, in JSON or in queries.
  mutating func hasAttribute(_ name: String, of resource: Resource) -> Bool {
    let type = resource.type.value
    if attributes[type] == nil {
      attributes[type] = Set(resource.attributes.map(\.name.value))
        .union(resource.attributes.compactMap(\.queryName))
    }
    return attributes[type]?.contains(name) == true
  }
}
