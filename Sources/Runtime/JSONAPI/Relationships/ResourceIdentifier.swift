/// A resource identifier object: the type and id of a resource object, with optional meta.
///
/// The elements of a ``ToManyRelationship`` and the primary data of relationship endpoints are resource
/// identifier objects:
///
/// ```swift
/// typealias AuthorsDocument = Document<
///   ManyResourceBody<ResourceIdentifier<Person, NoIdMetadata>>, NoMetadata, NoLinks, NoIncludes,
///   NoAPIDescription, BasicJSONAPIError<String>
/// >
/// ```
///
/// See [Resource Identifier Objects](https://jsonapi.org/format/#document-resource-identifier-objects).
public struct ResourceIdentifier<Identifiable: Relatable, IdMeta: Meta> {
  /// The id of the resource object.
  public let id: Identifiable.ID
  /// The meta of the resource identifier object.
  public let meta: IdMeta

  /// Creates a resource identifier object with an id and meta.
  public init(id: Identifiable.ID, meta: IdMeta) {
    self.id = id
    self.meta = meta
  }
}

extension ResourceIdentifier where IdMeta == NoIdMetadata {
  /// Creates a resource identifier object with an id.
  public init(id: Identifiable.ID) {
    self.init(id: id, meta: .none)
  }
}

extension ResourceIdentifier: Equatable {}
extension ResourceIdentifier: Hashable where IdMeta: Hashable {}
extension ResourceIdentifier: Sendable where Identifiable.ID: Sendable, IdMeta: Sendable {}
extension ResourceIdentifier: _EncodablePrimaryResource, ModelDecodable, ModelEncodable {}
