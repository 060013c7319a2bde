import Diagnostics

/// Each mixin is used by a resource type.
enum UnusedMixinLint {
  static func check(_ schema: LintedSchema, _ diagnostics: inout DiagnosticList) {
    guard !schema.hasErrors, !schema.assembly.schema.isVocabulary else { return }
    let used = Set(schema.files.flatMap(\.usedMixins).map(\.value))
    for mixin in schema.files.flatMap(\.mixins) where !used.contains(mixin.value) {
      diagnostics.report(
        .unusedMixin, "the mixin `\(mixin.value)` is not used", at: mixin.range,
        suggestion: "name it in a resource type, `with: [\(mixin.value)]`, or remove it")
    }
  }
}
