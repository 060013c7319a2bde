/// The coding keys of attributes that support sparse fieldsets.
public typealias SparsableCodingKey = CodingKey & Equatable

/// Attributes that support sparse fieldsets, because their `CodingKeys` are accessible.
///
/// See [Sparse Fieldsets](https://jsonapi.org/format/#fetching-sparse-fieldsets).
public protocol SparsableAttributes: Attributes {
  /// The names of the attributes in JSON.
  associatedtype CodingKeys: SparsableCodingKey
}
