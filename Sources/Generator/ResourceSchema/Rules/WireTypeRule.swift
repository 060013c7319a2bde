import Diagnostics

/// Transformers and validators of the user receive the JSON value unchanged, so types with a custom
/// JSON format are not allowed for them.
extension SchemaRules {
  mutating func checkWireTypes() {
    for draft in assembly.typesInOrder where !assembly.isTooDeep(type: draft.name.value) {
      if let wireType = draft.wireType { check(wireType) }
    }
  }

  private mutating func check(_ draft: WireType) {
    let type = draft.type.value
    guard type.hasFormOfItsOwn(in: definition) else { return }
    let name = Self.name(of: type.leaf.type)
    let json = jsonType(of: type)
    diagnostics.report(
      .formattedWireType,
      "`\(draft.key)` names the type in the JSON, which is not `\(name ?? json)`",
      at: draft.type.range,
      labels: name.flatMap { assembly.types[$0] }.map {
        [.init("declared here", at: $0.name.range)]
      } ?? [],
      suggestion: .write(
        json, at: draft.type.range,
        "write `\(draft.key): \(json)`, which your code reads unchanged"))
  }

  private func definition(_ name: String) -> TypeDeclaration.Definition? {
    assembly.types[name]?.declaration?.definition
  }

  /// Returns the spelling of the type that holds the same JSON value unchanged.
  private func jsonType(of type: ValueType) -> String {
    switch type {
    case .primitive(let primitive): return primitive.jsonType.rawValue
    case .numberText, .relativeURL: return PrimitiveType.string.rawValue
    case .array(let element): return "[\(jsonType(of: element))]"
    case .map(let element): return "{ map: \(jsonType(of: element)) }"
    case .nullable(let value): return jsonType(of: value) + "?"
    case .enumeration, .object, .union: return "JSON"
    case .named(let name):
      guard type.hasFormOfItsOwn(in: definition), let type = definition(name)?.valueType else {
        return name
      }
      return jsonType(of: type)
    }
  }

  private static func name(of type: ValueType) -> String? {
    switch type {
    case .primitive(let primitive), .numberText(let primitive): primitive.rawValue
    case .relativeURL: PrimitiveType.url.rawValue
    case .named(let name): name
    default: nil
    }
  }
}
