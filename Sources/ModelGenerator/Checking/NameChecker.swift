import Diagnostics
import ResourceSchema

/// Finds the names of a schema that cannot be names in Swift, without building what they name.
///
/// It walks a schema as ``ModelBuilder`` does, and asks for the names that this gives. The parts of
/// the work are extensions, one for each part of a schema.
struct NameChecker {
  let schema: Schema
  let names: SchemaNames
  /// The types from `types` by their names.
  let declarations: [String: TypeDeclaration]
  /// The models of the resource types, each where the schema fixes its name.
  private let models: [String: Located<String>]
  /// Whether two models of the schema would make one case, so that each union must be looked at.
  private let canCasesCollide: Bool
  var registry = TypeNameRegistry()
  var diagnostics: [Diagnostic] = []

  /// Everything that is wrong with the names of a schema, in the order of the places.
  static func diagnostics(of schema: Schema) -> [Diagnostic] {
    var checker = NameChecker(schema)
    checker.checkAll()
    // What two documents have in common is found in both.
    return Set(checker.diagnostics + checker.registry.diagnostics).sorted { $0.place < $1.place }
  }

  private init(_ schema: Schema) {
    self.schema = schema
    names = SchemaNames(schema)
    declarations = schema.declarations
    let models = schema.resources.map { [names] in
      Located(names[$0].model, at: $0.placeOfName)
    }
    self.models = Dictionary(
      zip(schema.resources.map(\.type.value), models), uniquingKeysWith: { first, _ in first })
    canCasesCollide = !MemberNames.cases(of: models).problems.isEmpty
  }

  private mutating func checkAll() {
    registry.declareFile(ModelFiles.valueTypesPath, for: "the value types", at: schema.name.range)
    registry.declareFile(ModelFiles.documentsPath, for: "the documents", at: schema.name.range)
    for declaration in schema.types { check(declaration) }
    for resource in schema.resources { check(resource) }
    checkDocuments()
  }

  /// Checks the cases of a union of resource types.
  mutating func checkUnion(of types: [String]) {
    guard canCasesCollide else { return }
    diagnostics += MemberNames.cases(of: types.compactMap { models[$0] }).problems
  }
}

extension Diagnostic {
  /// What findings are sorted by.
  fileprivate var place: (String, Int, String) { (range.file, range.start.offset, message) }
}
