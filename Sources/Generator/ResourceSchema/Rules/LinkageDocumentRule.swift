import Diagnostics

/// `linkage: articles.author` names a relationship that has linkage.
extension SchemaRules {
  mutating func checkLinkageDocuments() {
    for document in assembly.schema.documents {
      guard case .linkage(let type, let name) = document.data,
        !assembly.hidingData.contains(document.name.range),
        let resource = assembly.resource(type.value)
      else { continue }
      guard let relationship = assembly.members.relationship(name.value, of: resource) else {
        guard !assembly.hidingMembers.contains(type.value) else { continue }
        let names = resource.relationships.map(\.name.value)
        diagnostics.report(
          .invalidLinkage, "`\(type.value)` has no relationship `\(name.value)`", at: name.range,
          suggestion: diagnostics.suggestion(for: name, among: names)
            ?? (names.isEmpty
              ? nil : .write(oneOf: names.prefix(5).map { "\(type.value).\($0)" })))
        continue
      }
      if relationship.cardinality == nil, !assembly.hidingTargets.contains(relationship.name.range)
      {
        diagnostics.report(
          .invalidLinkage, "the target of `\(name.value)` is unknown",
          at: name.range,
          labels: [.init("the relationship is here", at: relationship.name.range)],
          suggestion: "give the relationship a target with `one` or `many`")
      }
    }
  }
}
