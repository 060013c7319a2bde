import JSONAPI

/// Primary data that other primary data can be appended to.
public protocol ResourceBodyAppendable {
  /// Returns this primary data followed by another.
  func appending(_ other: Self) -> Self
}

/// Returns primary data followed by another.
public func + <Body: ResourceBodyAppendable>(left: Body, right: Body) -> Body {
  left.appending(right)
}

extension ManyResourceBody: ResourceBodyAppendable {
  /// Returns this collection followed by another.
  public func appending(_ other: ManyResourceBody) -> ManyResourceBody {
    ManyResourceBody(resourceObjects: values + other.values)
  }
}

extension Includes {
  /// Returns these includes followed by others.
  public func appending(_ other: Includes<I>) -> Includes {
    Includes(values: values + other.values, isAbsent: isAbsent && other.isAbsent)
  }

  /// Returns includes followed by others.
  public static func + (left: Includes, right: Includes) -> Includes {
    left.appending(right)
  }
}

extension Includes where I == NoIncludes {
  /// Creates the includes of a document that has none.
  public init() {
    self.init(values: [])
  }
}

extension Document.Body.Data where PrimaryResourceBody: ResourceBodyAppendable {
  /// Returns the combined data of this document and another, which may have other types of meta and links.
  /// Primary resources and includes are appended; the two functions combine meta and links.
  public func merging<
    OtherMeta: Meta, OtherLinks: Links, OtherDescription: _APIDescriptionType,
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
where PrimaryResourceBody: ResourceBodyAppendable, MetaType == NoMetadata, LinksType == NoLinks {
  /// Returns the combined data of this document and another, without the meta and links of the other.
  /// Primary resources and includes are appended.
  public func merging<
    OtherMeta: Meta, OtherLinks: Links, OtherDescription: _APIDescriptionType,
    OtherError: JSONAPIError
  >(
    _ other: Document<
      PrimaryResourceBody, OtherMeta, OtherLinks, IncludeType, OtherDescription, OtherError
    >.Body.Data
  ) -> Self {
    merging(other, combiningMetaWith: { _, _ in .none }, combiningLinksWith: { _, _ in .none })
  }
}
