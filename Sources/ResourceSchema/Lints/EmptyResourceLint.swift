import Diagnostics

/// A resource type has attributes or relationships.
enum EmptyResourceLint {
  static func diagnostics(in schema: LintedSchema) -> [Diagnostic] {
    var diagnostics = DiagnosticList()
    for resource in schema.assembly.schema.resources
    where resource.attributes.isEmpty && resource.relationships.isEmpty {
      let type = resource.type
      guard !schema.assembly.hidingMembers.contains(type.value) else { continue }
      diagnostics.report(
        .emptyResource, "`\(type.value)` has neither attributes nor relationships", at: type.range,
        note: "a model of it has nothing but an id",
        suggestion: "add `attributes: { name: String }`, "
          + "or take its members from a mixin: `with: [timestamps]`")
    }
    return diagnostics.elements
  }
}
