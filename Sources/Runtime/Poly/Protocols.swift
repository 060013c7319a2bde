// Protocols for code that was written for mattpolzin/JSONAPI. New code does not need them.

import JSONAPI

public typealias APIDescriptionType = JSONAPI._APIDescriptionType
public typealias AttributeType = JSONAPI._AttributeType
public typealias EncodablePrimaryResource = JSONAPI._EncodablePrimaryResource
public typealias JSONTyped = JSONAPI._JSONTyped
public typealias ManyResourceBodyProtocol = JSONAPI._ManyResourceBody
public typealias MaybeRawId = JSONAPI._MaybeRawId
public typealias OptionalCodablePrimaryResource =
  JSONAPI._OptionalEncodablePrimaryResource & Decodable
public typealias OptionalEncodablePrimaryResource = JSONAPI._OptionalEncodablePrimaryResource
public typealias OptionalId = JSONAPI._OptionalId
public typealias Poly = JSONAPI._Poly
public typealias RelationshipType = JSONAPI._RelationshipType
public typealias ResourceObjectProxy = JSONAPI._ResourceObjectProxy
public typealias ResourceObjectProxyDescription = JSONAPI._ResourceObjectProxyDescription
public typealias SingleResourceBodyProtocol = JSONAPI._SingleResourceBody

/// A document that can hold data.
public protocol SucceedableJSONAPIDocument: EncodableJSONAPIDocument {
  /// Creates a document with data.
  init(
    apiDescription: APIDescription, body: PrimaryResourceBody, includes: Includes<IncludeType>,
    meta: MetaType, links: LinksType)
}

/// A document that can hold errors.
public protocol FailableJSONAPIDocument: EncodableJSONAPIDocument {
  /// Creates a document with errors.
  init(apiDescription: APIDescription, errors: [Error], meta: MetaType?, links: LinksType?)
}

extension Document: SucceedableJSONAPIDocument, FailableJSONAPIDocument {}
/// An id of any type.
public protocol AbstractId {}

extension Id: AbstractId where RawType: RawIdType {}

extension Id {
  /// Returns an id with a raw value, for use as a function.
  public static func id(from rawValue: RawType) -> Id<RawType, IdentifiableType> {
    Id(rawValue: rawValue)
  }
}

/// A resource object of any type.
public protocol AbstractResourceObject {}

extension ResourceObject: AbstractResourceObject {}

/// An attribute of any type.
public protocol AbstractAttributeType {
  /// The type of the value in JSON.
  var rawValueType: Any.Type { get }
}

extension _AttributeType {
  /// The type of the value in JSON.
  public var rawValueType: Any.Type { RawValue.self }
}

extension Attribute: AbstractAttributeType {}
extension TransformedAttribute: AbstractAttributeType {}

/// An error that can list its fields.
public protocol ErrorDictType {
  /// The fields that have a value, by name.
  var definedFields: [String: String] { get }
}

extension BasicJSONAPIErrorPayload: ErrorDictType {}

extension GenericJSONAPIError: ErrorDictType where ErrorPayload: ErrorDictType {
  public var definedFields: [String: String] { payload?.definedFields ?? [:] }
}

/// A transformer that returns its input unchanged.
public typealias IdentityTransformer = _Identity

extension ReversibleTransformer where From == To {
  /// Returns the value if it is valid; otherwise, throws the error of the validator.
  public static func validate(_ value: To) throws -> To {
    try transform(value)
  }
}
