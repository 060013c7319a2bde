import Diagnostics

/// All rules that look at more than one place of a schema.
package enum SchemaRules {
  /// Returns all diagnostics, and notes the names that an error may hide.
  package static func diagnostics(
    in assembly: inout AssembledSchema, _ guesses: NameGuesses = .none
  ) -> [Diagnostic] {
    let references = ReferenceRule.diagnostics(in: assembly, guesses)
    assembly.unresolvedNames += references.unresolvedNames
    return references.diagnostics
      + TypeCycleRule.diagnostics(in: assembly)
      + TypeDepthRule.diagnostics(in: assembly)
      + WireTypeRule.diagnostics(in: assembly)
      + UnionShapeRule.diagnostics(in: assembly)
      + InverseRule.diagnostics(in: assembly)
      + LinkageDocumentRule.diagnostics(in: assembly)
      + SortRule.diagnostics(in: assembly)
      + FilterRule.diagnostics(in: assembly)
      + ResponseDocumentRule.diagnostics(in: assembly)
      + PathRule.diagnostics(in: assembly)
  }
}
