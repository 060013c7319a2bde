extension Document.Body.Data where PrimaryResourceBody: ResourceBodyAppendable {
  /// The data of this document and of another one in one: primary resources and includes follow each
  /// other, and functions say what becomes of meta and links.
  public func merging<OtherDescription: APIDescriptionType, OtherError: JSONAPIError>(
    _ other: Document<
      PrimaryResourceBody, MetaType, LinksType, IncludeType, OtherDescription, OtherError
    >.Body.Data,
    combiningMetaWith combineMeta: (MetaType, MetaType) -> MetaType,
    combiningLinksWith combineLinks: (LinksType, LinksType) -> LinksType
  ) -> Self {
    Self(
      primary: primary.appending(other.primary),
      includes: includes.appending(other.includes),
      meta: combineMeta(meta, other.meta),
      links: combineLinks(links, other.links))
  }
}

extension Document.Body.Data
where PrimaryResourceBody: ResourceBodyAppendable, MetaType == NoMetadata, LinksType == NoLinks {
  /// The data of this document and of another one in one.
  public func merging<OtherDescription: APIDescriptionType, OtherError: JSONAPIError>(
    _ other: Document<
      PrimaryResourceBody, MetaType, LinksType, IncludeType, OtherDescription, OtherError
    >.Body.Data
  ) -> Self {
    merging(other, combiningMetaWith: { _, _ in .none }, combiningLinksWith: { _, _ in .none })
  }
}
