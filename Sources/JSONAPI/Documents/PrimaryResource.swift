/// A primary resource that can be encoded, or null.
public protocol OptionalEncodablePrimaryResource: Equatable, Encodable {}

/// A primary resource that can be encoded.
public protocol EncodablePrimaryResource: OptionalEncodablePrimaryResource {}

/// A primary resource that can be encoded and decoded, or null.
public protocol OptionalCodablePrimaryResource: OptionalEncodablePrimaryResource, Decodable {}

/// A primary resource that can be encoded and decoded.
public protocol CodablePrimaryResource: EncodablePrimaryResource, OptionalCodablePrimaryResource {}

extension Optional: OptionalEncodablePrimaryResource where Wrapped: EncodablePrimaryResource {}
extension Optional: OptionalCodablePrimaryResource where Wrapped: CodablePrimaryResource {}
