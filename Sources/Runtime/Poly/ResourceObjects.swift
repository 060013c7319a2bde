import JSONAPI

// Other ways to read, copy and link resource objects, and to decode attributes.

extension _FieldAccess {
  /// A property of the attributes that is not an attribute: `person[direct: \.initials]`.
  public subscript<T>(direct member: KeyPath<_Attributes, T>) -> T {
    attributes[keyPath: member]
  }
}

extension _ResourceObjectProxy {
  /// The value of a meta-attribute: a property that is a function of the resource object.
  public subscript<T>(dynamicMember member: KeyPath<Attributes, (Self) -> T>) -> T {
    attributes[keyPath: member](self)
  }

  /// Returns the id of a meta-relationship: a property that is a function of the resource object.
  public static func ~> <I: IdType>(
    resource: Self, path: KeyPath<Relationships, (Self) -> I>
  ) -> I {
    resource.relationships[keyPath: path](resource)
  }

  /// Returns the ids of a meta-relationship.
  public static func ~> <I: IdType>(
    resource: Self, path: KeyPath<Relationships, (Self) -> [I]>
  ) -> [I] {
    resource.relationships[keyPath: path](resource)
  }
}

extension ResourceObject {
  /// Returns the resource object with its attributes replaced by the result of a function.
  public func replacingAttributes(
    _ replacement: (Description.Attributes) -> Description.Attributes
  ) -> Self {
    tappingAttributes { $0 = replacement($0) }
  }

  /// Returns the resource object with its relationships replaced by the result of a function.
  public func replacingRelationships(
    _ replacement: (Description.Relationships) -> Description.Relationships
  ) -> Self {
    tappingRelationships { $0 = replacement($0) }
  }
}

extension ResourceObject where EntityRawIdType: RawIdType {
  /// A relationship to one resource object of this type.
  public typealias Pointer = ToOneRelationship<ResourceObject, NoIdMetadata, NoMetadata, NoLinks>
  /// A relationship to any number of resource objects of this type.
  public typealias Pointers = ToManyRelationship<ResourceObject, NoIdMetadata, NoMetadata, NoLinks>

  /// A relationship to this resource object.
  public var pointer: Pointer {
    Pointer(id: id)
  }

  /// Returns a relationship to this resource object, with meta and links.
  public func pointer<MType: JSONAPI.Meta, LType: JSONAPI.Links>(
    withMeta meta: MType, links: LType
  ) -> ToOneRelationship<ResourceObject, NoIdMetadata, MType, LType> {
    ToOneRelationship(id: id, meta: meta, links: links)
  }
}

extension _AttributeType {
  /// Decodes the attribute as a synthesized `init(from:)` would, for use in one that you write.
  ///
  /// ```swift
  /// title = try .defaultDecoding(from: container, forKey: .title)
  /// ```
  public static func defaultDecoding<Container: KeyedDecodingContainerProtocol>(
    from container: Container, forKey key: Container.Key
  ) throws -> Self {
    try container.decode(Self.self, forKey: key)
  }
}
