import Diagnostics

/// Each mixin is used by a resource type.
extension SchemaLints {
  mutating func checkUnusedMixins() {
    guard !hasErrors, !schema.isVocabulary else { return }
    let used = Set(assembly.usedMixins.map(\.value))
    for mixin in assembly.mixins where !used.contains(mixin.value) {
      diagnostics.report(
        .unusedMixin, "the mixin `\(mixin.value)` is not used", at: mixin.range,
        suggestion: "name it in a resource type, `with: [\(mixin.value)]`, or remove it")
    }
  }
}
