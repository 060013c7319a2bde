/// Non-standard information, which most objects of a document can contain.
///
/// ```swift
/// struct PageMetadata: JSONAPI.Meta {
///   let total: Int
/// }
/// ```
///
/// See [Meta Information](https://jsonapi.org/format/#document-meta).
public protocol Meta: Codable, Equatable {}

/// The meta of an object without `meta`.
public typealias NoMetadata = Absent

/// The meta of a resource identifier object without `meta`.
public typealias NoIdMetadata = NoMetadata

extension Optional: Meta where Wrapped: Meta {}

/// Meta with arbitrary members, which is `null` if it is absent.
extension JSONValue: Meta {}
