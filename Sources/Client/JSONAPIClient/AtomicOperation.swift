import JSONAPI

/// An operation of a batch, as a value.
///
/// See [Atomic Operations](https://jsonapi.org/ext/atomic/).
public struct AtomicOperation: Codable, Hashable, Sendable {
  /// The kinds of operations.
  public enum Code: String, Codable, Sendable {
    case add, update, remove
  }

  /// The kind of the operation.
  public var op: Code
  /// The resource or relationship to change; `nil` if the operation adds a resource.
  public var ref: Reference?
  /// The resource object, or the linkage of a relationship; `nil` if the operation has none.
  public var data: JSONValue?

  /// Creates an operation.
  public init(_ op: Code, ref: Reference? = nil, data: JSONValue? = nil) {
    self.op = op
    self.ref = ref
    self.data = data
  }

  /// A resource, or one of its relationships.
  public struct Reference: Codable, Hashable, Sendable {
    /// The resource type.
    public var type: String
    /// The id.
    public var id: String?
    /// The local id.
    public var lid: String?
    /// The name of the relationship; `nil` for the resource itself.
    public var relationship: String?

    /// Creates a reference.
    public init(_ identity: ResourceIdentity, relationship: String? = nil) {
      type = identity.type
      id = identity.isLocal ? nil : identity.id
      lid = identity.isLocal ? identity.id : nil
      self.relationship = relationship
    }
  }
}

extension MediaType {
  /// JSON:API's media type with the extension for atomic operations.
  public static let atomic = MediaType(extensions: ["https://jsonapi.org/ext/atomic"])
}
