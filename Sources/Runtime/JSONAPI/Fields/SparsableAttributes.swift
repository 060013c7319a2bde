/// The coding keys of attributes that support sparse fieldsets.
public typealias SparsableCodingKey = CodingKey & Equatable

/// Attributes that support sparse fieldsets, because their `CodingKeys` are accessible.
///
/// See [Sparse Fieldsets](https://jsonapi.org/format/#fetching-sparse-fieldsets).
public typealias SparsableAttributes = Attributes & _AccessibleCodingKeys

/// A type with accessible coding keys.
public protocol _AccessibleCodingKeys {
  /// The names of the members in JSON.
  associatedtype CodingKeys: SparsableCodingKey
}
