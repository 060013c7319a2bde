import Diagnostics

/// A resource type has attributes or relationships, unless it only occurs in linkage.
enum EmptyResourceLint {
  static func check(_ schema: LintedSchema, _ diagnostics: inout DiagnosticList) {
    let relationships = schema.assembly.schema.resources.flatMap(\.relationships)
    let isTargetOfAny = relationships.contains(where: \.leadsToAny)
    let targets = Set(relationships.flatMap(\.targets).map(\.value))
    let inDocuments = Set(schema.assembly.schema.documents.flatMap(\.data.types).map(\.value))
    for resource in schema.assembly.schema.resources
    where resource.attributes.isEmpty && resource.relationships.isEmpty {
      let type = resource.type
      let isTarget = isTargetOfAny || targets.contains(type.value)
      guard !schema.assembly.hidingMembers.contains(type.value),
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
