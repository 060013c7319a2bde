import ResourceSchema

extension ValueType {
  /// Returns true if values differ between Swift and JSON.
  ///
  /// - Parameter declarations: The declared types by name.
  func hasFormat(in declarations: [String: TypeDeclaration]) -> Bool {
    let core = core(in: declarations)
    guard case .named(let name) = core else { return core.hasFormOfItsOwn }
    switch declarations[name]?.definition {
    case .transformed, .validated: return true
    case nil, .alias, .enumeration, .object, .union, .links, .custom: return false
    }
  }

  private var hasFormOfItsOwn: Bool {
    switch self {
    case .primitive(let primitive): primitive.hasFormOfItsOwn
    case .numberText, .relativeURL: true
    case .array, .map, .nullable, .enumeration, .object, .union, .named: false
    }
  }

  /// The innermost type, inside arrays, maps, optionals and aliases.
  private func core(in declarations: [String: TypeDeclaration]) -> ValueType {
    switch self {
    case .array(let type), .map(let type), .nullable(let type):
      return type.core(in: declarations)
    case .named(let name):
      guard case .alias(let type, _)? = declarations[name]?.definition else { return self }
      return type.core(in: declarations)
    case .primitive, .numberText, .relativeURL, .enumeration, .object, .union:
      return self
    }
  }
}
