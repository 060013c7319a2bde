/// All rules that look at more than one place of a schema.
enum SchemaRules {
  /// What is wrong; the names that may be hidden are noted.
  static func findings(in assembly: inout SchemaAssembly) -> [Diagnostic] {
    let references = ReferenceRule.findings(in: assembly)
    assembly.unresolvedNames += references.unresolvedNames
    return references.diagnostics
      + TypeCycleRule.findings(in: assembly)
      + TypeDepthRule.findings(in: assembly)
      + WireTypeRule.findings(in: assembly)
      + UnionShapeRule.findings(in: assembly)
      + InverseRule.findings(in: assembly)
      + LinkageDocumentRule.findings(in: assembly)
      + SortRule.findings(in: assembly)
  }
}
