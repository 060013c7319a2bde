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

extension ResourceObject {
  /// Returns the resource object with its attributes changed by a function.
  ///
  /// ```swift
  /// let renamed = dog.tappingAttributes { $0.name = .init(value: "Charlie") }
  /// ```
  public func tappingAttributes(_ tap: (inout Description.Attributes) -> Void) -> Self {
    var changed = self
    tap(&changed.attributes)
    return changed
  }

  /// Returns the resource object with its relationships changed by a function.
  public func tappingRelationships(_ tap: (inout Description.Relationships) -> Void) -> Self {
    var changed = self
    tap(&changed.relationships)
    return changed
  }
}
