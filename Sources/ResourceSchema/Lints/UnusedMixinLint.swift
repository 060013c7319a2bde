/// Each mixin gives its members to a resource type.
enum UnusedMixinLint {
  static func findings(in schema: LintedSchema) -> [Diagnostic] {
    guard !schema.hasErrors, !schema.assembly.schema.isVocabulary else { return [] }
    let used = Set(schema.files.flatMap(\.resources).flatMap(\.mixins).map(\.value))
    var findings = Findings()
    for mixin in schema.files.flatMap(\.mixins) where !used.contains(mixin.name.value) {
      findings.report(
        .unusedMixin, "no resource type has the mixin `\(mixin.name.value)`", at: mixin.name.range,
        suggestion: "name it in a resource type, `with: [\(mixin.name.value)]`, or leave it out")
    }
    return findings.diagnostics
  }
}
