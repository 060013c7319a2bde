import Diagnostics

/// All rules that look at more than one place of a schema.
package struct SchemaRules {
  var assembly: AssembledSchema
  /// The diagnostics of one rule, whose number limits its advice.
  var diagnostics = DiagnosticList()
  /// The first document of each name.
  private(set) lazy var documents = Dictionary(
    assembly.schema.documents.map { ($0.name.value, $0) }, uniquingKeysWith: { first, _ in first })
  /// The first document with meta that is a list of a resource type.
  private(set) lazy var lists = Dictionary(
    assembly.schema.documents.compactMap { document -> (String, Document)? in
      guard case .many(let types) = document.data, types.count == 1, document.meta != nil else {
        return nil
      }
      return (types[0].value, document)
    }, uniquingKeysWith: { first, _ in first })

  /// Returns all diagnostics, and notes the names that an error may hide.
  package static func diagnostics(
    in assembly: inout AssembledSchema,
    guessing guess: @escaping (Located<String>, Reference.Role) -> Advice?
  ) -> [Diagnostic] {
    let references = ReferenceRule.diagnostics(in: assembly, guess)
    assembly.unresolvedNames += references.unresolvedNames
    var rules = SchemaRules(assembly: assembly)
    let checks: [(inout SchemaRules) -> Void] = [
      { $0.checkTypeCycles() }, { $0.checkTypeDepths() }, { $0.checkWireTypes() },
      { $0.checkUnions() }, { $0.checkInverses() }, { $0.checkLinkageDocuments() },
      { $0.checkSorts() }, { $0.checkFilters() }, { $0.checkResponseDocuments() },
      { $0.checkPaths() },
    ]
    return references.diagnostics
      + checks.flatMap { check in
        rules.diagnostics = DiagnosticList()
        check(&rules)
        return rules.diagnostics.elements
      }
  }
}
