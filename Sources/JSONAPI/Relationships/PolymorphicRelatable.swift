/// What a relationship can lead to that leads to resource objects of several types: an enum with a
/// case for each.
///
/// ```swift
/// let owner: ToOneRelationship<ArticleOwner, NoIdMetadata, NoMetadata, NoLinks>
/// ```
public protocol PolymorphicRelatable: ResolvableResource, ResourceUnion where ID: PolymorphicID {}

extension PolymorphicRelatable {
  /// The types of the cases, with a bar between them.
  public static var jsonType: String {
    resourceTypes.map { $0.resourceType }.joined(separator: "|")
  }
}

/// The id of a resource object of one of several types: an enum with a case for each, whose value is
/// its id, and one for types that are not known.
public protocol PolymorphicID: IdType, RawIdType, Sendable
where RawType == Self, IdentifiableType == SeveralResourceTypes {
  /// Throws an ``InvalidIdentifier`` if the id is not written as the ids of its type are.
  init(type: String, id: String) throws

  /// The resource type.
  var type: String { get }
  /// The id as it stands in JSON.
  var id: String { get }
}

/// Stands for resource types of which there is more than one.
public enum SeveralResourceTypes: JSONTyped {
  public static let jsonType = ""
}

extension PolymorphicID {
  public var rawValue: Self { self }
  public init(rawValue: Self) { self = rawValue }

  public static func id(identifier: ResourceIdentity) throws -> Self {
    guard !identifier.isLocal else {
      throw InvalidIdentifier(
        found: identifier, expectedTypes: [], problem: .id(expected: "id that is not local"))
    }
    return try Self(type: identifier.type, id: identifier.id)
  }
  public func resourceIdentity() -> ResourceIdentity? { ResourceIdentity(type: type, id: id) }

  /// Always throws: a text alone does not say the type.
  public static func rawId(idText: String) throws -> Self {
    throw InvalidIdentifier(
      found: ResourceIdentity(type: "", id: idText), expectedTypes: [], problem: .type)
  }
  public func idText() -> String? { id }

  public var description: String { "Id(\(type) \(id))" }
}

extension PolymorphicID {
  public init(from decoder: any Decoder) throws {
    self = try Linkage<Self, NoIdMetadata>(from: decoder).id
  }

  public func encode(to encoder: any Encoder) throws {
    try Linkage(id: self, meta: NoIdMetadata.none).encode(to: encoder)
  }
}
