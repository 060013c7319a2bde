import Diagnostics

package struct SchemaRules {
  var assembly: AssembledSchema
  /// Returns advice on an undeclared name, with knowledge that the schema reader has beyond the
  /// schema.
  let guess: (Located<String>, Reference.Role) -> Advice?
  /// The diagnostics of one rule, whose number limits its advice.
  var diagnostics = DiagnosticList()
  private(set) lazy var documents = assembly.schema.documents.keyed(by: \.name.value)
  /// The first document with meta that is a list of a resource type.
  private(set) lazy var lists = assembly.schema.documents
    .filter { $0.data.isMany == true && $0.data.types.count == 1 && $0.meta != nil }
    .keyed { $0.data.types[0].value }

  // Right schemas need none of these names, so all of them are made on first use.
  private(set) lazy var typeNames =
    PrimitiveType.allCases.map(\.rawValue)
    + assembly.typesInOrder.filter { !$0.isLinks }.map(\.name.value)
  private(set) lazy var filterNames = typeNames + assembly.resources.keys.sorted()
  private(set) lazy var objectNames = assembly.typesInOrder.map(\.name.value)
    .filter(assembly.isObject)
  private(set) lazy var linksNames = assembly.typesInOrder.filter(\.isLinks).map(\.name.value)
  private(set) lazy var targetNames = assembly.schema.resources.map(\.type.value)
  private(set) lazy var typesByLowercasedName = assembly.typesInOrder.map(\.name.value)
    .keyed { $0.lowercased() }
  /// The resource types by the names of their models, in lower case.
  private(set) lazy var resourcesByModel = assembly.schema.resources.keyed {
    ($0.swiftName?.value ?? EnglishNoun.singular(of: $0.type.value.filter { !"-_".contains($0) }))
      .lowercased()
  }.mapValues(\.type.value)
  var undeclared: [UndeclaredName] = []
  /// The types that are already reported because links refer to them.
  var notLinks: Set<String> = []

  /// Returns all diagnostics, and notes the names that an error may hide.
  package static func diagnostics(
    in assembly: inout AssembledSchema,
    guessing guess: @escaping (Located<String>, Reference.Role) -> Advice?
  ) -> [Diagnostic] {
    var rules = SchemaRules(assembly: assembly, guess: guess)
    let checks: [(inout SchemaRules) -> Void] = [
      { $0.checkReferences() }, { $0.checkTypeCycles() }, { $0.checkTypeDepths() },
      { $0.checkWireTypes() }, { $0.checkUnions() }, { $0.checkInverses() },
      { $0.checkLinkageDocuments() }, { $0.checkSorts() }, { $0.checkFilters() },
      { $0.checkResponseDocuments() }, { $0.checkPaths() },
    ]
    defer { assembly.unresolvedNames = rules.assembly.unresolvedNames }
    return checks.flatMap { check in
      rules.diagnostics = DiagnosticList()
      check(&rules)
      return rules.diagnostics.elements
    }
  }
}
