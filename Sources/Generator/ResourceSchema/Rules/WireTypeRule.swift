import Diagnostics

/// Transformers and validators of the user receive the JSON value unchanged, so types with a custom
/// JSON format are not allowed for them.
extension SchemaRules {
  mutating func checkWireTypes() {
    for draft in assembly.typesInOrder where !assembly.isTooDeep(type: draft.name.value) {
      guard let type = draft.wireType, type.value.hasFormOfItsOwn(in: definition) else { continue }
      let (key, json) = (draft.wireTypeKey, jsonType(of: type.value))
      diagnostics.report(
        .formattedWireType,
        "`\(key)` names the type in the JSON, which is `\(json)` here", at: type.range,
        suggestion: .write(
          json, at: type.range, "write `\(key): \(json)`, which your code reads unchanged"))
    }
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
}
