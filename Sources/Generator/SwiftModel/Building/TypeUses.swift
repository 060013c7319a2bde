import ResourceSchema

/// The declared types that are used as ids or meta, for which the runtime has more requirements.
struct TypeUses {
  /// The types of ids.
  private(set) var ids: Set<String> = []
  /// The types of meta.
  private(set) var metas: Set<String> = []

  /// - Parameter declarations: The declared types by name.
  init(in schema: Schema, _ declarations: [String: TypeDeclaration]) {
    func meaning(of name: String) -> String {
      guard case .alias(.named(let other), _)? = declarations[name]?.definition else { return name }
      return meaning(of: other)
    }
    for reference in SchemaUses(in: schema).references {
      switch reference.role {
      case .id: ids.insert(meaning(of: reference.name.value))
      case .meta: metas.insert(meaning(of: reference.name.value))
      case .value, .links, .errors, .resource, .filter: break
      }
    }
  }
}
