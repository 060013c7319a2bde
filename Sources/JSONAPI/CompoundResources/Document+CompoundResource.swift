extension EncodableJSONAPIDocument where PrimaryResourceBody.PrimaryResource: ResourceObjectType {
  /// What a document like this one can be made of.
  public typealias CompoundResource = JSONAPI.CompoundResource<
    PrimaryResourceBody.PrimaryResource, IncludeType
  >
}

extension SucceedableJSONAPIDocument
where
  PrimaryResourceBody: SingleResourceBodyProtocol,
  PrimaryResourceBody.PrimaryResource: ResourceObjectType
{
  /// A document with a resource and its relatives, each of them once.
  public init(
    apiDescription: APIDescription, resource: CompoundResource, meta: MetaType, links: LinksType
  ) {
    self.init(
      apiDescription: apiDescription,
      body: PrimaryResourceBody(resourceObject: resource.primary),
      includes: Includes(
        values: RelativesOnce.relatives(resource.relatives, of: [resource.primary])),
      meta: meta, links: links)
  }
}

extension SucceedableJSONAPIDocument
where
  PrimaryResourceBody: ManyResourceBodyProtocol,
  PrimaryResourceBody.PrimaryResource: ResourceObjectType, IncludeType: Hashable
{
  /// A document with resources and the relatives of all of them, each of them once.
  public init(
    apiDescription: APIDescription, resources: [CompoundResource], meta: MetaType,
    links: LinksType
  ) {
    let primary = resources.map(\.primary)
    self.init(
      apiDescription: apiDescription,
      body: PrimaryResourceBody(resourceObjects: primary),
      includes: Includes(
        values: RelativesOnce.relatives(resources.flatMap(\.relatives), of: primary)),
      meta: meta, links: links)
  }
}

/// A document holds every resource once, whether as primary data or as included.
private enum RelativesOnce {
  static func relatives<Relative: Include, Primary: ResourceObjectType>(
    _ relatives: [Relative], of primary: [Primary]
  ) -> [Relative] {
    var known = Set(primary.compactMap { $0.id.resourceIdentity()?.canonical })
    var unidentified: [Relative] = []
    return relatives.filter { relative in
      if let identity = relative.identity { return known.insert(identity.canonical).inserted }
      // What has no identity can only be compared as a whole.
      if unidentified.contains(relative) { return false }
      unidentified.append(relative)
      return true
    }
  }
}
