import Diagnostics

/// The type of a value in JSON, as `type:` specifies it.
public indirect enum ValueType: Sendable, Hashable {
  case primitive(PrimitiveType)
  /// A number that is written as a text: `{ type: Decimal, format: text }`.
  case numberText(PrimitiveType)
  /// A URL that may be relative to a base: `{ type: URL, base: https://example.com }`.
  case relativeURL(base: Located<String>)
  /// A type from `types`, by its name.
  case named(String)
  case array(ValueType)
  /// An object with arbitrary member names: `{ map: T }`.
  case map(ValueType)
  /// `T?` inside an array or a map. The `?` of a member itself is ``Member/isNullable``.
  case nullable(ValueType)
  case enumeration(Enumeration)
  case object(ObjectType)
  /// One of several types: `String | [String]`.
  case union(ValueUnion)
}

/// A closed or open set of strings or whole numbers.
public struct Enumeration: Sendable, Hashable {
  public enum RawValue: Sendable, Hashable {
    case string(String)
    case int(Int)

    /// The value as text, without quotation marks.
    public var text: String {
      switch self {
      case .string(let text): text
      case .int(let number): "\(number)"
      }
    }

    package var json: JSONTree {
      switch self {
      case .string(let text): .string(text)
      case .int(let number): .int(number)
      }
    }
  }

  public struct Case: Sendable, Hashable {
    /// The name that the schema gives the value; otherwise, the value itself.
    public var name: Located<String>
    public var rawValue: RawValue
    public var swiftName: Located<String>?
    public var description: String?
    public var deprecated: String?

    public init(name: Located<String>, rawValue: RawValue) {
      self.name = name
      self.rawValue = rawValue
    }
  }

  /// At least one, all strings or all whole numbers.
  public var cases: [Case]
  /// True if unrecognized values are preserved instead of rejected.
  public var isOpen: Bool

  public init(cases: [Case], isOpen: Bool = true) {
    self.cases = cases
    self.isOpen = isOpen
  }

  public var base: PrimitiveType {
    if case .int = cases.first?.rawValue { .int } else { .string }
  }
}

public struct ObjectType: Sendable, Hashable {
  public var members: [Member]

  public init(members: [Member]) {
    self.members = members
  }
}

extension ValueType {
  /// Returns true if values, or the elements of arrays and maps, differ between Swift and JSON.
  package func hasFormOfItsOwn(in definition: (String) -> TypeDeclaration.Definition?) -> Bool {
    switch self {
    case .primitive(let primitive): primitive.hasFormOfItsOwn
    case .numberText, .relativeURL: true
    case .array(let type), .map(let type), .nullable(let type): type.hasFormOfItsOwn(in: definition)
    case .enumeration, .object, .union: false
    case .named(let name):
      switch definition(name) {
      case .transformed, .validated: true
      case .value(let type): type.hasFormOfItsOwn(in: definition)
      case nil, .links, .custom: false
      }
    }
  }

  /// True for an enum, an object or a union, which a declared type is itself; other types only get
  /// another name.
  package var isDeclaration: Bool {
    switch self {
    case .enumeration, .object, .union: true
    default: false
    }
  }

  /// The types that it consists of: of elements, members or alternatives.
  package var parts: [ValueType] {
    switch self {
    case .primitive, .numberText, .relativeURL, .named, .enumeration: []
    case .array(let type), .map(let type), .nullable(let type): [type]
    case .object(let object): object.members.map(\.type)
    case .union(let union): union.cases.map(\.type)
    }
  }
}
