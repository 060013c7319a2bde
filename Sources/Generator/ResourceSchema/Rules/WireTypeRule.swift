import Diagnostics

/// Transformers and validators of the user receive the JSON value unchanged, so types with a custom
/// JSON format are not allowed for them.
struct WireTypeRule {
  private let assembly: AssembledSchema

  static func diagnostics(in assembly: AssembledSchema) -> [Diagnostic] {
    let rule = WireTypeRule(assembly: assembly)
    var diagnostics = DiagnosticList()
    for draft in assembly.typesInOrder where !assembly.isTooDeep(type: draft.name.value) {
      if let wireType = draft.wireType { rule.check(wireType, &diagnostics) }
    }
    return diagnostics.elements
  }

  private func check(_ draft: WireType, _ diagnostics: inout DiagnosticList) {
    let type = draft.type.value
    guard type.hasFormOfItsOwn(in: definition) else { return }
    let name = type.leafName
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
}

extension ValueType {
  /// The one name in a type, inside any arrays and maps.
  fileprivate var leafName: String? {
    switch self {
    case .primitive(let primitive), .numberText(let primitive): primitive.rawValue
    case .relativeURL: PrimitiveType.url.rawValue
    case .named(let name): name
    case .array(let element), .map(let element), .nullable(let element): element.leafName
    case .enumeration, .object, .union: nil
    }
  }
}
