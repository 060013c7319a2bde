import JSONAPI

/// Another name for `CompoundResource`, which the one below hides.
public typealias _CompoundResource<Primary: ResourceObjectType, Relative: Include> =
  CompoundResource<Primary, Relative>

extension EncodableJSONAPIDocument where PrimaryResourceBody.PrimaryResource: ResourceObjectType {
  /// A compound resource from which this type of document can be created.
  public typealias CompoundResource = _CompoundResource<
    PrimaryResourceBody.PrimaryResource, IncludeType
  >
}

extension SucceedableJSONAPIDocument
where
  PrimaryResourceBody: _SingleResourceBody,
  PrimaryResourceBody.PrimaryResource: ResourceObjectType
{
  /// Creates a document with a resource and its relatives, without duplicates.
  public init(
    apiDescription: APIDescription, resource: CompoundResource, meta: MetaType, links: LinksType
  ) {
    self.init(
      apiDescription: apiDescription,
      body: PrimaryResourceBody(resourceObject: resource.primary),
      includes: Includes(
        values: UniqueRelatives.relatives(resource.relatives, of: [resource.primary])),
      meta: meta, links: links)
  }
}

extension SucceedableJSONAPIDocument
where
  PrimaryResourceBody: _ManyResourceBody,
  PrimaryResourceBody.PrimaryResource: ResourceObjectType, IncludeType: Hashable
{
  /// Creates a document with resources and their relatives, without duplicates.
  public init(
    apiDescription: APIDescription, resources: [CompoundResource], meta: MetaType,
    links: LinksType
  ) {
    let primary = resources.map(\.primary)
    self.init(
      apiDescription: apiDescription,
      body: PrimaryResourceBody(resourceObjects: primary),
      includes: Includes(
        values: UniqueRelatives.relatives(resources.flatMap(\.relatives), of: primary)),
      meta: meta, links: links)
  }
}

/// Removes duplicates: a document contains each resource once, as primary data or included.
private enum UniqueRelatives {
  static func relatives<Relative: Include, Primary: ResourceObjectType>(
    _ relatives: [Relative], of primary: [Primary]
  ) -> [Relative] {
    var known = Set(primary.compactMap { $0.id.resourceIdentity()?.canonical })
    var unidentified: [Relative] = []
    return relatives.filter { relative in
      if let identity = relative.identity { return known.insert(identity.canonical).inserted }
      // Without an identity, a relative can only be compared as a whole.
      if unidentified.contains(relative) { return false }
      unidentified.append(relative)
      return true
    }
  }
}
