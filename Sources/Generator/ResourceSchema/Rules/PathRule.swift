import Diagnostics

/// The parents in paths are to-one relationships or resource types.
extension SchemaRules {
  mutating func checkPaths() {
    for resource in assembly.schema.resources {
      if let path = resource.api.path { check(path, .list, of: resource) }
      for route in ResourceAPI.Route.allCases {
        if let path = resource.api.paths[route] { check(path, route, of: resource) }
      }
    }
  }

  private mutating func check(
    _ path: Located<String>, _ route: ResourceAPI.Route, of resource: Resource
  ) {
    guard assembly.hidesNames.isDisjoint(with: [.resources, .mixins]),
      !assembly.hidingMembers.contains(resource.type.value)
    else { return }
    for parent in route.parents(in: path.value)
    where assembly.schema.parent(parent, of: resource) == nil {
      let type = resource.type.value
      if let relationship = resource.relationships.first(where: { $0.name.value == parent }) {
        if assembly.hidingTargets.contains(relationship.name.range) { continue }
        diagnostics.report(
          .unknownParent,
          "the relationship `\(parent)` of `\(type)` does not lead to one resource type",
          at: path.range, labels: [.init("the relationship is here", at: relationship.name.range)],
          suggestion: "name the resource type of the parent in the braces")
        continue
      }
      let near = diagnostics.suggestions.nearest(
        to: parent,
        among: resource.relationships.map(\.name.value)
          + assembly.schema.resources.map(\.type.value))
      diagnostics.report(
        .unknownParent,
        "`{\(parent)}` is neither a to-one relationship of `\(type)` nor a resource type",
        at: path.range,
        note: "a name in braces is the parent of a collection; each call takes its id",
        suggestion: near.map {
          .write(
            FlowWord.spelling(path.value.replacing("{\(parent)}", with: "{\($0)}")), at: path.range)
        }
          ?? "name a to-one relationship of `\(type)` in the braces, or the resource type of the"
          + " parent")
    }
  }
}

extension Schema {
  /// Returns the resource type of a parent in a path: the target of a to-one relationship with that
  /// name, or the resource type with that name. The name can be the JSON:API type, `people`, or its
  /// Swift name or singular, `person`.
  package func parent(_ name: String, of resource: Resource) -> Resource? {
    if let relationship = resource.relationships.first(where: { $0.name.value == name }) {
      guard relationship.cardinality == .one, relationship.targets.count == 1 else { return nil }
      return self.resource(ofType: relationship.targets[0].value)
    }
    return self.resource(ofType: name)
      ?? resources.first {
        ($0.swiftName?.value ?? EnglishNoun.singular(of: $0.type.value)).loweringFirst == name
      }
  }
}
