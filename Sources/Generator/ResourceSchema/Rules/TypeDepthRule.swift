import Diagnostics

/// A chain of type definitions is short: longer chains are unreadable, and slow to process.
extension SchemaRules {
  mutating func checkTypeDepths() {
    for draft in assembly.typesInOrder where assembly.isTooDeep(type: draft.name.value) {
      // Of a chain that is too long, its first type that is too deep is reported.
      if let next = assembly.step(from: draft.name.value).next, assembly.isTooDeep(type: next) {
        continue
      }
      diagnostics.report(
        .deepType,
        "the type is more than \(TypeDeclaration.deepest) steps away from its definition, by names,"
          + " arrays and maps",
        at: draft.name.range, suggestion: "base it on a type that is closer to the definition")
    }
  }
}

extension AssembledSchema {
  /// Returns the number of steps from a type to its definition, one for itself and one for each
  /// array and map, or those to the next type on the way.
  fileprivate func step(from name: String) -> (count: Int, next: String?) {
    guard let definition = types[name]?.declaration?.definition, definition.isReference,
      let type = definition.valueType
    else { return (0, nil) }
    let (leaf, depth) = type.leaf
    return if case .named(let next) = leaf { (depth + 1, next) } else { (depth + 1, nil) }
  }

  /// Returns true if a type is too far from its definition, or defined by itself.
  package func isTooDeep(type name: String) -> Bool {
    var name = name
    var depth = 0
    while depth <= TypeDeclaration.deepest {
      let step = step(from: name)
      depth += step.count
      guard let next = step.next else { break }
      name = next
    }
    return depth > TypeDeclaration.deepest
  }
}
