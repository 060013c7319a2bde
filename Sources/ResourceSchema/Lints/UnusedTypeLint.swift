/// Each type is used by a resource type, a mixin, a document or a default, or by a type that is.
///
/// Files without resource types and documents are a vocabulary for others, which use it.
enum UnusedTypeLint {
  static func findings(in schema: LintedSchema) -> [Diagnostic] {
    let assembly = schema.assembly
    guard !schema.hasErrors, !assembly.schema.isVocabulary else { return [] }
    var used: Set<String> = []
    var next = schema.files.flatMap(\.references).filter { $0.role != .resource }.map(\.name.value)
    while let name = next.popLast() {
      guard used.insert(name).inserted, let type = assembly.types[name] else { continue }
      next += type.references.map(\.name.value)
    }
    var findings = Findings()
    for type in assembly.typesInOrder where !used.contains(type.name.value) {
      findings.report(
        .unusedType, "nothing uses the type `\(type.name.value)`", at: type.name.range,
        suggestion: "use it or leave it out")
    }
    return findings.diagnostics
  }
}

extension Schema {
  /// Whether there is nothing that could use types and mixins.
  var isVocabulary: Bool { resources.isEmpty && documents.isEmpty }
}
