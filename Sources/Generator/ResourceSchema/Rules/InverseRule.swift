import Diagnostics

/// An inverse exists on every target and leads back.
extension SchemaRules {
  mutating func checkInverses() {
    let names = assembly.schema.resources.lazy.flatMap(\.relationships).map(\.name.value)
    lazy var all = Set(names)
    for resource in assembly.schema.resources {
      for relationship in resource.relationships {
        guard let inverse = relationship.inverse else { continue }
        if relationship.leadsToAny {
          // At least some resource types have the inverse.
          guard assembly.hidingMembers.isEmpty, !all.contains(inverse.value) else { continue }
          diagnostics.report(
            .invalidInverse, "no resource type has a relationship `\(inverse.value)`",
            at: inverse.range,
            suggestion: diagnostics.suggestion(for: inverse, among: names))
          continue
        }
        for target in relationship.targets.compactMap({ assembly.resource($0.value) }) {
          check(relationship, of: resource, inverse, on: target)
        }
      }
    }
  }

  private mutating func check(
    _ relationship: Relationship, of resource: Resource, _ inverse: Located<String>,
    on target: Resource
  ) {
    guard let back = assembly.members.relationship(inverse.value, of: target) else {
      guard !assembly.hidingMembers.contains(target.type.value) else { return }
      let names = target.relationships.lazy.map(\.name.value)
      diagnostics.report(
        .invalidInverse, "`\(target.type.value)` has no relationship `\(inverse.value)`",
        at: inverse.range,
        suggestion: diagnostics.suggestion(for: inverse, among: names)
          ?? advice(to: inverse, on: target, leadingTo: resource)
          ?? "remove it, or declare it at `\(target.type.value)`:"
          + " `\(inverse.value): \(resource.type.value)`")
      return
    }
    // An undeclared target is already reported, and may be a misspelling of the right one.
    guard !assembly.hidingTargets.contains(back.name.range),
      back.targets.allSatisfy({ assembly.resources[$0.value] != nil })
    else { return }
    let name = "`\(target.type.value).\(inverse.value)`"
    let label = Diagnostic.Label("the inverse is here", at: back.name.range)
    if !back.leadsToAny, !back.targets.contains(where: { $0.value == resource.type.value }) {
      diagnostics.report(
        .invalidInverse, "\(name) does not lead back to `\(resource.type.value)`",
        at: inverse.range, labels: [label],
        suggestion: advice(to: inverse, on: target, leadingTo: resource)
          ?? "remove `inverse`, or name a relationship that leads back")
    } else if let other = back.inverse, other.value != relationship.name.value,
      // A relationship that does not exist is reported where it is named.
      assembly.members.relationship(other.value, of: resource) != nil
    {
      diagnostics.report(
        .invalidInverse, "\(name) is already the inverse of `\(other.value)`", at: inverse.range,
        labels: [label],
        suggestion: "remove one of the two, or write the same relationship in both")
    }
  }

  private func advice(
    to inverse: Located<String>, on target: Resource, leadingTo resource: Resource
  ) -> Advice? {
    target.relationships.first { $0.targets.contains { $0.value == resource.type.value } }
      .map { .write($0.name.value, at: inverse.range, of: "inverse") }
  }
}
