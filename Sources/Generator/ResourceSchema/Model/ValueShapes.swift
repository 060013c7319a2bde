/// The shape of a value in JSON. (`null` is not a shape: a nullable value is declared with `?`.)
public enum ValueShape: String, Sendable, CaseIterable {
  case string, number, bool, array, object
}

public struct ValueShapes {
  private let definition: (String) -> TypeDeclaration.Definition?
  private var known: [String: Set<ValueShape>?] = [:]

  public init(_ definition: @escaping (String) -> TypeDeclaration.Definition?) {
    self.definition = definition
  }

  /// Returns the shapes of a type: empty if only the value itself can tell, and `nil` if an error
  /// hides the type.
  public mutating func shapes(of type: ValueType) -> Set<ValueShape>? {
    shapes(of: type, depth: 0)
  }

  private mutating func shapes(of type: ValueType, depth: Int) -> Set<ValueShape>? {
    switch type {
    case .primitive(let primitive): primitive.shape.map { [$0] } ?? []
    case .numberText, .relativeURL: [.string]
    case .array: [.array]
    case .map, .object: [.object]
    case .nullable(let type): shapes(of: type, depth: depth)
    case .enumeration(let enumeration): [enumeration.base == .int ? .number : .string]
    case .union(let union): shapes(of: union, depth: depth)
    case .named(let name): shapes(ofTypeNamed: name, depth: depth)
    }
  }

  private mutating func shapes(ofTypeNamed name: String, depth: Int) -> Set<ValueShape>? {
    if let shapes = known[name] { return shapes }
    guard depth < TypeDeclaration.deepest, let definition = definition(name) else { return nil }
    // A type that is defined by itself has no shape.
    known[name] = .some(nil)
    let shapes: Set<ValueShape>? =
      if let type = definition.valueType {
        shapes(of: type, depth: depth + 1)
      } else {
        definition.isLinks ? [.object] : []
      }
    known[name] = shapes
    return shapes
  }

  private mutating func shapes(of union: ValueUnion, depth: Int) -> Set<ValueShape>? {
    var shapes: Set<ValueShape> = []
    for alternative in union.cases {
      guard let more = self.shapes(of: alternative.type, depth: depth) else { return nil }
      guard !more.isEmpty else { return [] }
      shapes.formUnion(more)
    }
    return shapes
  }
}

extension PrimitiveType {
  /// The shape of the type's values; `nil` for ``json``, which can have any.
  fileprivate var shape: ValueShape? {
    switch definition.json {
    case .string: .string
    case .integer, .number: .number
    case .boolean: .bool
    case .any: nil
    }
  }
}
