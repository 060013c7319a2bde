import Diagnostics

/// A chain of type definitions is short: longer chains are unreadable, and slow to process.
package enum TypeDepthRule {
  /// The number of names, arrays and maps that may be between a type and its definition.
  package static let deepest = 64

  package static func diagnostics(in assembly: AssembledSchema) -> [Diagnostic] {
    var diagnostics = DiagnosticList()
    for draft in assembly.typesInOrder where assembly.isTooDeep(type: draft.name.value) {
      // Of a chain that is too long, its first type that is too deep is reported.
      if case .name(let next, _) = assembly.step(from: draft.name.value),
        assembly.isTooDeep(type: next)
      {
        continue
      }
      diagnostics.report(
        .deepType,
        "the type is more than \(deepest) steps away from its definition, by names, arrays and maps",
        at: draft.name.range, suggestion: "base it on a type that is closer to the definition")
    }
    return diagnostics.elements
  }
}

extension AssembledSchema {
  /// The next step from a type to its definition.
  package enum TypeStep {
    /// The type has its own definition, inside this number of arrays and maps.
    case end(Int)
    /// The type is defined by another type, in this number of steps: one for itself, and one for
    /// each array and map.
    case name(String, Int)
  }

  package func step(from name: String) -> TypeStep {
    switch types[name]?.declaration?.definition {
    case .alias(let type, _), .transformed(_, let type, _), .validated(_, let type):
      type.step(1)
    case nil, .enumeration, .object, .union, .links, .custom: .end(0)
    }
  }

  /// Returns the number of steps from a type to its definition; a type that is defined by itself
  /// never ends, and is too deep.
  package func depth(ofType name: String) -> Int {
    var name = name
    var depth = 0
    while depth <= TypeDepthRule.deepest {
      switch step(from: name) {
      case .end(let steps): return depth + steps
      case .name(let next, let steps):
        name = next
        depth += steps
      }
    }
    return depth
  }

  package func isTooDeep(type name: String) -> Bool {
    depth(ofType: name) > TypeDepthRule.deepest
  }
}

extension ValueType {
  fileprivate func step(_ steps: Int) -> AssembledSchema.TypeStep {
    switch self {
    case .array(let element), .map(let element): element.step(steps + 1)
    case .nullable(let value): value.step(steps)
    case .named(let name): .name(name, steps)
    case .primitive, .numberText, .relativeURL, .enumeration, .object, .union: .end(steps)
    }
  }
}
