/// A resource object whose `type` is decoded, by which the Swift type of the rest is chosen.
public struct _OpenedResource {
  /// The resource type.
  public let type: String
  /// The decoder of the whole resource object.
  public let decoder: any Decoder
  // So that the resource object need not be opened again.
  let members: KeyedDecodingContainer<ResourceObjectKey>

  /// Decodes the `type` of a resource object.
  package init(_ decoder: any Decoder) throws {
    self.decoder = decoder
    members = try decoder.container(keyedBy: ResourceObjectKey.self)
    type = try members.decode(String.self, forKey: .type)
  }
}
