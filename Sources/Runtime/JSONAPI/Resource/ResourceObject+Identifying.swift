extension ResourceObject where EntityRawIdType == Unidentified {
  /// Returns the resource object with an id.
  public func identified<RawId: RawIdType>(
    by rawId: RawId
  ) -> ResourceObject<Description, MetaType, LinksType, RawId> {
    ResourceObject<Description, MetaType, LinksType, RawId>(
      id: .init(rawValue: rawId), attributes: attributes, relationships: relationships,
      meta: meta, links: links)
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
