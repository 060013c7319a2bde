import Diagnostics

/// Each mixin is used by a resource type.
enum UnusedMixinLint {
  static func diagnostics(in schema: LintedSchema) -> [Diagnostic] {
    guard !schema.hasErrors, !schema.assembly.schema.isVocabulary else { return [] }
    let used = Set(schema.files.flatMap(\.usedMixins).map(\.value))
    var diagnostics = DiagnosticList()
    for mixin in schema.files.flatMap(\.mixins) where !used.contains(mixin.value) {
      diagnostics.report(
        .unusedMixin, "the mixin `\(mixin.value)` is not used", at: mixin.range,
        suggestion: "name it in a resource type, `with: [\(mixin.value)]`, or remove it")
    }
    return diagnostics.elements
  }
}
