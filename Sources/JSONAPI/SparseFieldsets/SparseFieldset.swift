/// Coding keys that sparse fieldsets can name.
public typealias SparsableCodingKey = CodingKey & Equatable

/// Attributes of which only some can be written: their `CodingKeys` are known outside.
///
/// See [Sparse Fieldsets](https://jsonapi.org/format/#fetching-sparse-fieldsets).
public protocol SparsableAttributes: Attributes {
  /// The names of the attributes in JSON.
  associatedtype CodingKeys: SparsableCodingKey
}

/// A resource object of whose attributes only some are written. It cannot be read.
public struct SparseFieldset<
  Description: ResourceObjectDescription,
  MetaType: Meta,
  LinksType: Links,
  EntityRawIdType: MaybeRawId
>: EncodablePrimaryResource where Description.Attributes: SparsableAttributes {
  /// The resource object that is written in part.
  public typealias Resource = ResourceObject<Description, MetaType, LinksType, EntityRawIdType>

  /// The whole resource object.
  public let resourceObject: Resource
  /// The attributes that are written.
  public let fields: [Description.Attributes.CodingKeys]

  /// A resource object of whose attributes only some are written.
  public init(_ resourceObject: Resource, fields: [Description.Attributes.CodingKeys]) {
    self.resourceObject = resourceObject
    self.fields = fields
  }
}

extension SparseFieldset: Sendable
where Resource: Sendable, Description.Attributes.CodingKeys: Sendable {}

extension SparseFieldset: Hashable
where EntityRawIdType: RawIdType, Description.Attributes.CodingKeys: Hashable {}

extension ResourceObject where Description.Attributes: SparsableAttributes {
  /// What ``sparse(with:)`` gives.
  public typealias SparseType =
    SparseFieldset<Description, MetaType, LinksType, EntityRawIdType>

  /// The resource object with only some of its attributes, to be written.
  ///
  /// ```swift
  /// let sparse = person.sparse(with: [.name, .favoriteColor])
  /// ```
  public func sparse(with fields: [Description.Attributes.CodingKeys]) -> SparseType {
    SparseFieldset(self, fields: fields)
  }
}
