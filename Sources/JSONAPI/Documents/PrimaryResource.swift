/// What may stand in `data` of a document that is written, or null.
public protocol OptionalEncodablePrimaryResource: Equatable, Encodable {}

/// What may stand in `data` of a document that is written.
public protocol EncodablePrimaryResource: OptionalEncodablePrimaryResource {}

/// What may stand in `data` of a document that is written and read, or null.
public protocol OptionalCodablePrimaryResource: OptionalEncodablePrimaryResource, Decodable {}

/// What may stand in `data` of a document that is written and read.
public protocol CodablePrimaryResource: EncodablePrimaryResource, OptionalCodablePrimaryResource {}

extension Optional: OptionalEncodablePrimaryResource where Wrapped: EncodablePrimaryResource {}
extension Optional: OptionalCodablePrimaryResource where Wrapped: CodablePrimaryResource {}
