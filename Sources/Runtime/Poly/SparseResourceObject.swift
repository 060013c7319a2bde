import JSONAPI

/// A resource object that is encoded with only some of its fields. It cannot be decoded; use
/// `PartialResourceObject` for that.
///
/// ```swift
/// let sparse = article.sparse(\.title, \.author)
/// ```
///
/// See [Sparse Fieldsets](https://jsonapi.org/format/#fetching-sparse-fieldsets).
public struct SparseResourceObject<Resource: ResourceObjectType>: _EncodablePrimaryResource,
  ModelEncodable
{
  /// The complete resource object.
  public let resourceObject: Resource
  /// The names in JSON of the fields to encode.
  public let fields: Set<String>

  /// Creates a sparse resource object from a complete one and the fields to encode.
  public init(_ resourceObject: Resource, fields: Set<String>) {
    self.resourceObject = resourceObject
    self.fields = fields
  }

  package func write(to writer: inout ModelWriter) throws {
    try selected.write(to: &writer)
  }

  public func encode(to encoder: any Encoder) throws {
    try selected.encode(to: encoder)
  }

  private var selected: SelectedResource<Resource> {
    SelectedResource(resourceObject, fields: fields)
  }
}

extension SparseResourceObject: Sendable where Resource: Sendable {}
extension SparseResourceObject: Hashable where Resource: Hashable {}

extension SparseResourceObject: IdentifiedResource {
  package var identity: ResourceIdentity? { resourceObject.id.resourceIdentity() }
}

extension ResourceObject {
  /// Returns the resource object with some of its fields, by their names in JSON.
  public func sparse(_ fields: Set<String>) -> SparseResourceObject<Self> {
    SparseResourceObject(self, fields: fields)
  }
}

extension ResourceObject
where Description.Attributes: ModelObject, Description.Relationships: ModelObject {
  /// Returns the resource object with some of its fields: `article.sparse(\.title, \.author)`.
  public func sparse(_ fields: ResourceFieldPath<Description>...) -> SparseResourceObject<Self> {
    sparse(Set(fields.map { _ResourceFields()[keyPath: $0] }))
  }
}
