import Diagnostics

/// The members of a to-many relationship refer back to its owner.
///
/// To-one relationships usually have no inverse: half of the resource types of an API refer to its
/// users, without a list in the other direction. A target without relationships, such as a tag, is
/// a value that other resources refer to. Neither case is reported.
extension SchemaLints {
  mutating func checkOneWayRelationships() {
    // An attribute of an unknown type may be the relationship that leads back, in the wrong place.
    let doubtful = Set(
      assembly.references.filter { $0.role == .value && assembly.types[$0.name.value] == nil }
        .compactMap(\.attribute))
    for resource in schema.resources {
      for relationship in resource.relationships
      where relationship.cardinality == .many && relationship.inverse == nil {
        check(relationship, of: resource.type.value, doubtful)
      }
    }
  }

  private mutating func check(
    _ relationship: Relationship, of type: String, _ doubtful: Set<String>
  ) {
    let targets = relationship.targets.compactMap { assembly.resource($0.value) }
    let ways = targets.flatMap(\.relationships)
    guard targets.count == relationship.targets.count, !ways.isEmpty,
      !assembly.hidingTargets.contains(relationship.name.range),
      !targets.contains(where: { target in
        assembly.hidingMembers.contains(target.type.value)
          || target.attributes.contains { doubtful.contains($0.name.value) }
      }),
      !ways.contains(where: { way in
        assembly.hidingTargets.contains(way.name.range) || way.leadsToAny
          || way.targets.contains { $0.value == type || assembly.resources[$0.value] == nil }
      })
    else { return }
    diagnostics.report(
      .oneWayRelationship,
      "`\(relationship.name.value)` leads from `\(type)` to \(targets.alternatives),"
        + " but no relationship leads back",
      at: relationship.name.range,
      labels: targets.filter { !$0.relationships.isEmpty }.map {
        .init("`\($0.type.value)` has other relationships", at: $0.type.range)
      },
      suggestion: "add a relationship to `\(type)` there, if the server has one")
  }
}
