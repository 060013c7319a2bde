/// The target of a polymorphic relationship: a ``ResourceEnum``, whose `ID` is a ``PolymorphicID``.
///
/// ```swift
/// let owner: ToOneRelationship<ArticleOwner, NoIdMetadata, NoMetadata, NoLinks>
/// ```
public typealias PolymorphicRelatable = Relatable

extension Relatable where Self: ResourceEnum {
  /// The resource types of the cases, separated by `|`.
  public static var jsonType: String {
    resourceTypes.map { $0._resourceType }.joined(separator: "|")
  }

  public static func _resource(from resourceObject: Any) -> Self? {
    (resourceObject as? any UnionMember).flatMap { Self($0) }
  }
}

/// The id of a resource object of one of several types: an enum with a case for each type, whose value is
/// the id, and a case for unrecognized types.
public protocol PolymorphicID: IdType, RawIdType, Sendable
where RawType == Self, IdentifiableType == _SeveralResourceTypes {
  /// Creates the id in a resource identifier object.
  ///
  /// Throws an error if the id does not represent a value of its type.
  init(wireIdentity: ResourceIdentity) throws

  /// The type and id in JSON.
  var wireIdentity: ResourceIdentity { get }
}

/// A placeholder for the resource type of a polymorphic id, which has several.
public enum _SeveralResourceTypes: _JSONTyped {
  public static let jsonType = ""
}

extension PolymorphicID {
  /// The id itself, because no raw value identifies a resource object without its type.
  public var rawValue: Self { self }
  /// Creates an id from its raw value, which is the id itself.
  public init(rawValue: Self) { self = rawValue }

  /// Creates an id from a resource type and the text of an id. Throws an error if the id
  /// does not represent a value of its type.
  public init(type: String, id: String) throws {
    try self.init(wireIdentity: ResourceIdentity(type: type, id: id))
  }
  /// The resource type.
  public var type: String { wireIdentity.type }
  /// The text of the id in JSON.
  public var id: String { wireIdentity.id }

  public static func id(identifier: ResourceIdentity) throws -> Self {
    let id = try Self(wireIdentity: identifier)
    // The case for unrecognized types cannot hold a local id.
    guard !identifier.isLocal || id.wireIdentity.isLocal else {
      throw InvalidIdentifier(
        found: identifier, expectedTypes: [], problem: .localIdOfUnknownType)
    }
    return id
  }
  public func resourceIdentity() -> ResourceIdentity? { wireIdentity }

  /// Always throws, because the text of an id does not contain the type.
  public static func rawId(idText: String) throws -> Self {
    throw InvalidIdentifier(
      found: ResourceIdentity(type: "", id: idText), expectedTypes: [], problem: .type)
  }
  public func idText() -> String? { id }

  /// The resource type and the id: `Id(people 7)`.
  public var description: String { "Id(\(type) \(id))" }

  /// Compares types and ids byte by byte. Different spellings of the same value are equal.
  public static func == (left: Self, right: Self) -> Bool {
    left.wireIdentity.canonical == right.wireIdentity.canonical
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(wireIdentity.canonical)
  }

  /// Returns the id if it is that of a resource object of a type; otherwise, `nil`:
  /// `(article ~> \.owner).as(Person.self)`.
  public func `as`<Resource: IdentifiableResourceObjectType>(
    _ type: Resource.Type
  ) -> Resource.Id? {
    let identity = wireIdentity
    return identity.type == Resource.jsonType ? try? Resource.Id(wireIdentity: identity) : nil
  }

  public init(from decoder: any Decoder) throws {
    self = try Linkage<Self, NoIdMetadata>(from: decoder).id
  }

  public func encode(to encoder: any Encoder) throws {
    try Linkage(id: self, meta: NoIdMetadata.none).encode(to: encoder)
  }
}
