import JSONAPI

/// A resource object that encodes only some of its attributes. It cannot be decoded.
public struct SparseFieldset<
  Description: ResourceObjectDescription,
  MetaType: Meta,
  LinksType: Links,
  EntityRawIdType: _MaybeRawId
>: _EncodablePrimaryResource, ModelEncodable where Description.Attributes: SparsableAttributes {
  /// The type of the complete resource object.
  public typealias Resource = ResourceObject<Description, MetaType, LinksType, EntityRawIdType>

  /// The complete resource object.
  public let resourceObject: Resource
  /// The attributes to encode.
  public let fields: [Description.Attributes.CodingKeys]

  /// Creates a sparse fieldset from a resource object and the attributes to encode.
  public init(_ resourceObject: Resource, fields: [Description.Attributes.CodingKeys]) {
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
    var selected = SelectedResource(resourceObject, fields: Set(fields.map(\.stringValue)))
    selected.relationships = nil
    return selected
  }
}

extension SparseFieldset: Sendable
where Resource: Sendable, Description.Attributes.CodingKeys: Sendable {}

extension SparseFieldset: Hashable
where EntityRawIdType: RawIdType, Description.Attributes.CodingKeys: Hashable {}

extension ResourceObject where Description.Attributes: SparsableAttributes {
  /// The result of ``sparse(with:)``.
  public typealias SparseType =
    SparseFieldset<Description, MetaType, LinksType, EntityRawIdType>

  /// Returns a sparse fieldset that encodes only some of the attributes.
  ///
  /// ```swift
  /// let sparse = person.sparse(with: [.name, .favoriteColor])
  /// ```
  public func sparse(with fields: [Description.Attributes.CodingKeys]) -> SparseType {
    SparseFieldset(self, fields: fields)
  }
}

extension SparseFieldset: IdentifiedResource {
  package var identity: ResourceIdentity? { resourceObject.identity }
}

extension PartialResourceObject where Resource.Description.Attributes: SparsableAttributes {
  /// Returns `true` if an attribute was sent.
  public func contains(_ key: Resource.Description.Attributes.CodingKeys) -> Bool {
    attributeNames.contains(key.stringValue)
  }
}
