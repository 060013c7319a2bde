import Diagnostics

/// A type from `types`.
public struct TypeDeclaration: Sendable, Hashable {
  public enum Definition: Sendable, Hashable {
    case enumeration(Enumeration)
    case object(ObjectType)
    case union(ValueUnion)
    /// The links of links objects, which use them by the name; there may be others if it is open.
    case links([LinkMember], isOpen: Bool)
    /// Another name for a type.
    case alias(ValueType, format: Located<String>?)
    /// A Swift type that the user wrote and that is `Codable`, `Equatable` and `Sendable`.
    case custom(swiftType: Located<String>)
    /// The user's `ReversibleTransformer`, between a type on the wire and a Swift type.
    case transformed(transformer: Located<String>, from: ValueType, to: Located<String>)
    /// The user's `Validator` of a type.
    case validated(validator: Located<String>, of: ValueType)
  }

  public var name: Located<String>
  public var definition: Definition
  /// The name in Swift, where the schema sets it with `swift:`.
  public var swiftName: Located<String>?
  /// The module that the user's Swift type, transformer or validator is in.
  public var importedModule: Located<String>?
  /// The regular expression that the whole text of an alias matches.
  public var pattern: Located<String>?
  public var description: String?
  public var deprecated: String?
  /// The whole declaration.
  @NotCompared public var range: SourceRange

  public init(
    name: Located<String>, definition: Definition, swiftName: Located<String>? = nil,
    range: SourceRange = .unknown
  ) {
    self.name = name
    self.definition = definition
    self.swiftName = swiftName
    self.range = range
  }
}
