/// A named value: an attribute of a resource, or a member of an object or of a meta object.
public struct Member: Sendable, Hashable {
  /// Who may set an attribute, and when.
  public enum Access: Sendable, Hashable {
    case readWrite
    /// Only the server sets it: no request carries it.
    case readOnly
    /// Requests carry it, responses never do.
    case writeOnly
    /// It is set when the resource is created, and stays.
    case createOnly
  }

  /// What a create request says of a member, where that is not what a response says.
  public enum Creation: String, Sendable, Hashable, CaseIterable {
    /// It must be there.
    case required
    /// It may be missing.
    case optional
    /// It must not be there: it is set later.
    case forbidden
  }

  /// The name on the wire.
  public var name: Located<String>
  public var type: ValueType
  /// Whether the member may be missing (`?` after the key).
  public var isOptional: Bool
  /// Whether the value may be `null` (`?` after the type).
  public var isNullable: Bool
  /// The name in Swift, where the schema sets it with `swift:`.
  public var swiftName: Located<String>?
  /// The name in query parameters, where it differs.
  public var queryName: String?
  public var description: String?
  /// What to use instead, or why not to use it.
  public var deprecated: String?
  public var access: Access
  /// `nil` where create requests and responses say the same.
  public var creation: Creation?
  /// Whether the value is a secret, never to be printed.
  public var isSensitive: Bool
  /// An example of the value, as the schema spells it.
  public var example: String?
  /// How a date is written, in Unicode's date pattern letters.
  public var format: Located<String>?
  /// The regular expression that the whole text matches.
  public var pattern: Located<String>?
  /// The version of the API that introduced it.
  public var since: String?

  public init(
    name: Located<String>,
    type: ValueType,
    isOptional: Bool = false,
    isNullable: Bool = false,
    swiftName: Located<String>? = nil,
    queryName: String? = nil,
    description: String? = nil,
    deprecated: String? = nil,
    access: Access = .readWrite,
    creation: Creation? = nil,
    isSensitive: Bool = false,
    example: String? = nil,
    format: Located<String>? = nil,
    pattern: Located<String>? = nil,
    since: String? = nil
  ) {
    self.name = name
    self.type = type
    self.isOptional = isOptional
    self.isNullable = isNullable
    self.swiftName = swiftName
    self.queryName = queryName
    self.description = description
    self.deprecated = deprecated
    self.access = access
    self.creation = creation
    self.isSensitive = isSensitive
    self.example = example
    self.format = format
    self.pattern = pattern
    self.since = since
  }
}

extension Member.Creation {
  /// Whether a member may be missing from a create request.
  ///
  /// - Parameter isOptional: whether it may be missing from a response.
  public static func isOptional(_ creation: Member.Creation?, otherwise isOptional: Bool) -> Bool {
    switch creation {
    case .required: false
    case .optional: true
    case .forbidden, nil: isOptional
    }
  }
}
