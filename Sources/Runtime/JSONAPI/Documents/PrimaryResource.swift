/// A primary resource that can be encoded, or null.
public protocol _OptionalEncodablePrimaryResource: Equatable, Encodable {}

/// A primary resource that can be encoded.
public protocol _EncodablePrimaryResource: _OptionalEncodablePrimaryResource {}

/// A primary resource that can be encoded and decoded, or null.
public protocol _OptionalCodablePrimaryResource: _OptionalEncodablePrimaryResource, Decodable {}

/// A primary resource that can be encoded and decoded.
public protocol CodablePrimaryResource: _EncodablePrimaryResource, _OptionalCodablePrimaryResource {
}

extension Optional: _OptionalEncodablePrimaryResource where Wrapped: _EncodablePrimaryResource {}
extension Optional: _OptionalCodablePrimaryResource where Wrapped: CodablePrimaryResource {}
