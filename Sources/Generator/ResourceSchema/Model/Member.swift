/// A named value: an attribute of a resource, or a member of an object or of a meta object.
public struct Member: Sendable, Hashable {
  /// Who may set an attribute, and when; all but the first are keys of the schema.
  public enum Access: String, Sendable, CaseIterable {
    case readWrite
    /// Only the server sets it, so requests do not contain it.
    case readOnly
    case writeOnly
    case createOnly

    /// Returns true if requests can set a member: create requests if `isNew` is true, otherwise
    /// updates.
    public func isSettable(isNew: Bool, _ creation: Creation?) -> Bool {
      switch self {
      case .readOnly: false
      case .createOnly: isNew && creation != .forbidden
      case .readWrite, .writeOnly: !isNew || creation != .forbidden
      }
    }
  }

  /// The presence of a member in a create request, where it differs from a response.
  public enum Creation: String, Sendable, CaseIterable {
    case required
    case optional
    /// It must be absent: it is set later.
    case forbidden
  }

  public var name: Located<String>
  public var type: ValueType
  /// True if the member may be absent (`?` after the key).
  public var isOptional: Bool
  /// True if the value may be `null` (`?` after the type).
  public var isNullable: Bool
  /// The name in Swift, where the schema sets it with `swift:`.
  public var swiftName: Located<String>?
  /// The name in query parameters, where it differs.
  public var queryName: String?
  public var description: String?
  /// The replacement, or the reason for the deprecation.
  public var deprecated: String?
  public var access: Access = .readWrite
  /// `nil` if create requests and responses have the same rule.
  public var creation: Creation?
  /// True if the value is a secret, never to be printed.
  public var isSensitive = false
  /// An example of the value, in the notation of the schema.
  public var example: String?
  /// The format of a date, in Unicode's date pattern letters.
  public var format: Located<String>?
  /// The regular expression that the whole text matches.
  public var pattern: Located<String>?
  /// The version of the API that introduced it.
  public var since: String?

  public init(
    name: Located<String>, type: ValueType, isOptional: Bool = false, isNullable: Bool = false
  ) {
    self.name = name
    self.type = type
    self.isOptional = isOptional
    self.isNullable = isNullable
  }
}

extension Member.Creation {
  /// Returns true if a member may be absent from a create request.
  public static func isOptional(_ creation: Member.Creation?, otherwise isOptional: Bool) -> Bool {
    switch creation {
    case .required: false
    case .optional: true
    case .forbidden, nil: isOptional
    }
  }
}
