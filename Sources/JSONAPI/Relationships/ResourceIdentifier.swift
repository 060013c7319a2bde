/// A resource identifier object: the type and id of a resource object, and perhaps some meta.
///
/// It is the element of a ``ToManyRelationship`` and the primary data of relationship endpoints:
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
  /// The id, which knows the type.
  public let id: Identifiable.ID
  /// The meta of the resource identifier object.
  public let meta: IdMeta

  /// What leads to the resource object with an id, with meta.
  public init(id: Identifiable.ID, meta: IdMeta) {
    self.id = id
    self.meta = meta
  }
}

extension ResourceIdentifier where IdMeta == NoIdMetadata {
  /// What leads to the resource object with an id.
  public init(id: Identifiable.ID) {
    self.init(id: id, meta: .none)
  }
}

extension ResourceIdentifier: Equatable {}
extension ResourceIdentifier: Hashable where IdMeta: Hashable {}
extension ResourceIdentifier: Sendable where Identifiable.ID: Sendable, IdMeta: Sendable {}
extension ResourceIdentifier: CodablePrimaryResource {}
