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
        diagnostics.report(
          .invalidLinkage, "`\(type.value)` has no relationship `\(name.value)`", at: name.range,
          suggestion: advice(onUnknown: name, of: type, resource))
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

  /// Returns advice to name the relationship of another type, if only one has a relationship of that
  /// name; otherwise one with a similar name.
  private mutating func advice(
    onUnknown name: Located<String>, of type: Located<String>, _ resource: Resource
  ) -> Advice? {
    let names = resource.relationships.map(\.name.value)
    let near = diagnostics.nearest(to: name.value, among: names)
    let owners =
      diagnostics.errorCount < 50
      ? assembly.schema.resources.filter { resource in
        resource.relationships.contains { $0.name.value == name.value }
      } : []
    guard owners.count == 1 else {
      if let near { return .didYouMean(near, at: name.range) }
      return names.isEmpty ? nil : .write(oneOf: names.prefix(5).map { "\(type.value).\($0)" })
    }
    let owner = owners[0].type.value
    let path = "\(owner).\(name.value)"
    if let near { return .write(oneOf: ["\(type.value).\(near)", path]) }
    return .write(owner, at: type.range, .write(path))
  }
}
