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
