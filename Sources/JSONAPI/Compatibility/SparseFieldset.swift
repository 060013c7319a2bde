/// The coding keys of attributes that support sparse fieldsets.
public typealias SparsableCodingKey = CodingKey & Equatable

/// Attributes that support sparse fieldsets, because their `CodingKeys` are accessible.
///
/// See [Sparse Fieldsets](https://jsonapi.org/format/#fetching-sparse-fieldsets).
public protocol SparsableAttributes: Attributes {
  /// The names of the attributes in JSON.
  associatedtype CodingKeys: SparsableCodingKey
}

/// A resource object that encodes only some of its attributes. It cannot be decoded.
public struct SparseFieldset<
  Description: ResourceObjectDescription,
  MetaType: Meta,
  LinksType: Links,
  EntityRawIdType: MaybeRawId
>: EncodablePrimaryResource where Description.Attributes: SparsableAttributes {
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

  public func write(to writer: inout ModelWriter) throws {
    try selected.write(to: &writer)
  }

  public func encode(to encoder: any Encoder) throws {
    try selected.encode(to: encoder)
  }

  private var selected: SelectedResource<Resource> {
    SelectedResource(resourceObject, attributes: Set(fields.map(\.stringValue)))
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
