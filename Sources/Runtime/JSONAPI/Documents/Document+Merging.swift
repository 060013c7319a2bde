extension Document.Body.Data where PrimaryResourceBody: _ResourceBodyAppendable {
  /// Returns the combined data of this document and another, which may have other types of meta and links.
  /// Primary resources and includes are appended; the two functions combine meta and links.
  public func merging<
    OtherMeta: Meta, OtherLinks: Links, OtherDescription: APIDescriptionType,
    OtherError: JSONAPIError
  >(
    _ other: Document<
      PrimaryResourceBody, OtherMeta, OtherLinks, IncludeType, OtherDescription, OtherError
    >.Body.Data,
    combiningMetaWith combineMeta: (MetaType, OtherMeta) -> MetaType,
    combiningLinksWith combineLinks: (LinksType, OtherLinks) -> LinksType
  ) -> Self {
    Self(
      primary: primary.appending(other.primary),
      includes: includes.appending(other.includes),
      meta: combineMeta(meta, other.meta),
      links: combineLinks(links, other.links))
  }
}

extension Document.Body.Data
where PrimaryResourceBody: _ResourceBodyAppendable, MetaType == NoMetadata, LinksType == NoLinks {
  /// Returns the combined data of this document and another, without the meta and links of the other.
  /// Primary resources and includes are appended.
  public func merging<
    OtherMeta: Meta, OtherLinks: Links, OtherDescription: APIDescriptionType,
    OtherError: JSONAPIError
  >(
    _ other: Document<
      PrimaryResourceBody, OtherMeta, OtherLinks, IncludeType, OtherDescription, OtherError
    >.Body.Data
  ) -> Self {
    merging(other, combiningMetaWith: { _, _ in .none }, combiningLinksWith: { _, _ in .none })
  }
}
