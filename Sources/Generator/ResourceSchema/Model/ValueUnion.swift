/// A value with several alternative types, which are distinguished by their JSON:
/// `String | [String]`, or objects with a tag.
public struct ValueUnion: Sendable, Hashable {
  public struct Case: Sendable, Hashable {
    /// The name that the schema gives the type; otherwise, a name derived from the type.
    public var name: Located<String>
    public var type: ValueType

    public init(name: Located<String>, type: ValueType) {
      self.name = name
      self.type = type
    }
  }

  /// At least two, each of another shape in JSON, or all objects if there is a tag.
  public var cases: [Case]
  /// True if values with another shape or tag are preserved instead of rejected.
  public var isOpen: Bool
  /// The member that distinguishes the objects; its values are the names of the cases. The objects
  /// do not declare this member themselves.
  public var tag: Located<String>?

  public init(cases: [Case], isOpen: Bool = true, tag: Located<String>? = nil) {
    self.cases = cases
    self.isOpen = isOpen
    self.tag = tag
  }
}

extension ValueType {
  package var caseName: String {
    switch self {
    // The spelling in Swift, such as `dateTime`.
    case .primitive(let primitive): String(describing: primitive)
    case .numberText(let primitive): String(describing: primitive)
    case .relativeURL: "url"
    case .named(let name): name
    case .array: "array"
    case .map: "map"
    case .nullable(let type): type.caseName
    case .enumeration: "enum"
    case .object: "object"
    case .union(let union): union.tag == nil ? "union" : "object"
    }
  }

  /// The type inside all arrays, maps and question marks, with the number of arrays and maps.
  package var leaf: (type: ValueType, depth: Int) {
    switch self {
    case .array(let element), .map(let element):
      let (type, depth) = element.leaf
      return (type, depth + 1)
    case .nullable(let type): return type.leaf
    default: return (self, 0)
    }
  }

  /// The unions in it, outermost first.
  package var unions: [ValueUnion] {
    switch self {
    case .object: []
    case .union(let union): [union] + parts.flatMap(\.unions)
    default: parts.flatMap(\.unions)
    }
  }
}
