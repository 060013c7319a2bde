/// All rules that look at more than one place of a schema.
enum SchemaRules {
  static func findings(in assembly: SchemaAssembly) -> [Diagnostic] {
    ReferenceRule.findings(in: assembly)
      + TypeCycleRule.findings(in: assembly)
      + TypeDepthRule.findings(in: assembly)
      + WireTypeRule.findings(in: assembly)
      + UnionShapeRule.findings(in: assembly)
      + InverseRule.findings(in: assembly)
      + LinkageDocumentRule.findings(in: assembly)
      + SortRule.findings(in: assembly)
  }
}
