import Diagnostics

/// The result of validating a schema that was not read from files, such as an imported one.
public struct SchemaValidation: Sendable {
  /// The schema with derived information, such as the types that documents include.
  public var schema: Schema
  public var diagnostics: [Diagnostic]

  /// Checks the rules that look at more than one place of a schema.
  public init(_ schema: Schema) {
    var assembly = AssembledSchema(schema)
    var all = assembly.diagnostics
    all.add(contentsOf: SchemaRules.diagnostics(in: &assembly))
    self.schema = assembly.schema
    diagnostics = all.elements
  }
}
