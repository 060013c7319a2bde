extension ResourceObject where EntityRawIdType == Unidentified {
  /// The resource object with a new id of a type.
  public func identified<RawId: CreatableRawIdType>(
    byType: RawId.Type
  ) -> ResourceObject<Description, MetaType, LinksType, RawId> {
    identified(by: RawId.unique())
  }

  /// The resource object with an id.
  public func identified<RawId: RawIdType>(
    by rawId: RawId
  ) -> ResourceObject<Description, MetaType, LinksType, RawId> {
    ResourceObject<Description, MetaType, LinksType, RawId>(
      id: .init(rawValue: rawId), attributes: attributes, relationships: relationships,
      meta: meta, links: links)
  }
}

extension ResourceObject where EntityRawIdType: CreatableRawIdType {
  /// A copy of the resource object with a new id.
  public func withNewIdentifier() -> ResourceObject {
    ResourceObject(
      attributes: attributes, relationships: relationships, meta: meta, links: links)
  }
}
