import Diagnostics

/// A type from `types`.
public struct TypeDeclaration: Sendable, Equatable {
  public indirect enum Definition: Sendable, Equatable {
    /// An enum, an object or a union that is declared here, or another name for a type.
    case value(ValueType)
    /// A type of links objects, which refer to it by name; other links are allowed if it is open.
    case links([LinkMember], isOpen: Bool)
    /// A Swift type that the user wrote and that is `Codable`, `Equatable` and `Sendable`.
    case custom(swiftType: Located<String>)
    /// A `ReversibleTransformer` of the user, between a type in JSON and a Swift type.
    case transformed(transformer: Located<String>, from: ValueType, to: Located<String>)
    /// A `Validator` of the user for a type.
    case validated(validator: Located<String>, of: ValueType)

    /// The type of the values in JSON; `nil` for links and for types of the user.
    package var valueType: ValueType? {
      switch self {
      case .value(let type), .transformed(_, let type, _), .validated(_, let type): type
      case .links, .custom: nil
      }
    }

    /// True if it is another type in a new light: an alias, or one that is transformed or validated.
    var isReference: Bool {
      switch self {
      case .value(let type): !type.isDeclaration
      case .transformed, .validated: true
      case .links, .custom: false
      }
    }

    var isLinks: Bool { if case .links = self { true } else { false } }
  }

  /// The number of names, arrays and maps that may be between a type and its definition.
  static let deepest = 64

  public var name: Located<String>
  public var definition: Definition
  public var swiftName: Located<String>?
  /// The module of the user's Swift type, transformer or validator.
  public var importedModule: Located<String>?
  public var format: Located<String>?
  public var pattern: Located<String>?
  public var description: String?
  public var deprecated: String?
  @NotCompared public var range: SourceRange

  public init(name: Located<String>, definition: Definition, range: SourceRange = .unknown) {
    self.name = name
    self.definition = definition
    self.range = range
  }
}
