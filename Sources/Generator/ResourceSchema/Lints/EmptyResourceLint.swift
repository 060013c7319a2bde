import Diagnostics

/// A resource type has attributes or relationships, unless it only occurs in linkage.
enum EmptyResourceLint {
  static func check(_ schema: LintedSchema, _ diagnostics: inout DiagnosticList) {
    let targets = schema.assembly.schema.typesOfLinkageAlone
    for resource in schema.assembly.schema.resources
    where resource.attributes.isEmpty && resource.relationships.isEmpty {
      let type = resource.type
      guard !schema.assembly.hidingMembers.contains(type.value), !targets.contains(type.value)
      else { continue }
      diagnostics.report(
        .emptyResource, "`\(type.value)` has neither attributes nor relationships", at: type.range,
        note: "its model only has an id",
        suggestion: "add `attributes: { name: String }`, "
          + "or take its members from a mixin: `with: [timestamps]`")
    }
  }
}

extension Schema {
  /// The resource types that are targets of relationships, but of no document.
  fileprivate var typesOfLinkageAlone: Set<String> {
    let relationships = resources.flatMap(\.relationships)
    let targets =
      relationships.contains(where: \.leadsToAny)
      ? resources.map(\.type.value) : relationships.flatMap(\.targets).map(\.value)
    return Set(targets).subtracting(documents.flatMap(\.data.types).map(\.value))
  }
}
