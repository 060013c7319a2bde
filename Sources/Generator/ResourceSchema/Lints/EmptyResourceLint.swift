import Diagnostics

/// A resource type has attributes or relationships, unless it only occurs in linkage.
extension SchemaLints {
  mutating func checkEmptyResources() {
    let relationships = schema.resources.flatMap(\.relationships)
    let isTargetOfAny = relationships.contains(where: \.leadsToAny)
    let targets = Set(relationships.flatMap(\.targets).map(\.value))
    let inDocuments = Set(schema.documents.flatMap(\.data.types).map(\.value))
    for resource in schema.resources
    where !resource.hasFields {
      let type = resource.type
      let isTarget = isTargetOfAny || targets.contains(type.value)
      guard !assembly.hidingMembers.contains(type.value),
        !isTarget || inDocuments.contains(type.value)
      else { continue }
      diagnostics.report(
        .emptyResource, "`\(type.value)` has neither attributes nor relationships", at: type.range,
        note: "its model only has an id",
        suggestion: "add `attributes: { name: String }`, "
          + "or take its members from a mixin: `with: [timestamps]`")
    }
  }
}
