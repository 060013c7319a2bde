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
  /// The id that a resource identifier object stands for.
  ///
  /// Throws an ``InvalidIdentifier`` if the id is not written as the ids of its type are.
  init(wireIdentity: ResourceIdentity) throws

  /// The type and id as they stand in JSON.
  var wireIdentity: ResourceIdentity { get }
}

/// Stands for resource types of which there is more than one.
public enum SeveralResourceTypes: JSONTyped {
  public static let jsonType = ""
}

extension PolymorphicID {
  /// The id itself: there is no raw value that would do without the type.
  public var rawValue: Self { self }
  /// The id itself.
  public init(rawValue: Self) { self = rawValue }

  /// Throws an ``InvalidIdentifier`` if the id is not written as the ids of its type are.
  public init(type: String, id: String) throws {
    try self.init(wireIdentity: ResourceIdentity(type: type, id: id))
  }
  /// The resource type.
  public var type: String { wireIdentity.type }
  /// The id as it stands in JSON.
  public var id: String { wireIdentity.id }

  public static func id(identifier: ResourceIdentity) throws -> Self {
    let id = try Self(wireIdentity: identifier)
    // The case for types that are not known has no place for it.
    guard !identifier.isLocal || id.wireIdentity.isLocal else {
      throw InvalidIdentifier(
        found: identifier, expectedTypes: [], problem: .localIdOfUnknownType)
    }
    return id
  }
  public func resourceIdentity() -> ResourceIdentity? { wireIdentity }

  /// Always throws: a text alone does not say the type.
  public static func rawId(idText: String) throws -> Self {
    throw InvalidIdentifier(
      found: ResourceIdentity(type: "", id: idText), expectedTypes: [], problem: .type)
  }
  public func idText() -> String? { id }

  public var description: String { "Id(\(type) \(id))" }
}

extension PolymorphicID {
  /// Ids are equal as those of one type are: byte by byte, but for values that are spelled in more
  /// than one way.
  public static func == (left: Self, right: Self) -> Bool {
    left.wireIdentity.canonical == right.wireIdentity.canonical
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(wireIdentity.canonical)
  }
}

extension PolymorphicID {
  /// The id, if it is that of a resource object of a type: `(article ~> \.owner).as(Person.self)`.
  public func `as`<Resource: IdentifiableResourceObjectType>(
    _ type: Resource.Type
  ) -> Resource.Id? {
    let identity = wireIdentity
    return identity.type == Resource.jsonType ? try? Resource.Id(wireIdentity: identity) : nil
  }
}
