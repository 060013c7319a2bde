// Protocols for code that was written for mattpolzin/JSONAPI. New code does not need them.

import JSONAPI

public typealias DocumentBody = JSONAPI._DocumentBody
public typealias DocumentBodyContext = JSONAPI._DocumentBodyContext
public typealias DocumentBodyData = JSONAPI._DocumentBodyData
public typealias DocumentBodyDataContext = JSONAPI._DocumentBodyDataContext
public typealias EncodableJSONAPIDocument = JSONAPI._EncodableJSONAPIDocument
public typealias EncodablePrimaryResource = JSONAPI._EncodablePrimaryResource
public typealias FailableJSONAPIDocument = JSONAPI._FailableJSONAPIDocument
public typealias ManyResourceBodyProtocol = JSONAPI._ManyResourceBody
public typealias OptionalCodablePrimaryResource = JSONAPI._OptionalCodablePrimaryResource
public typealias OptionalEncodablePrimaryResource = JSONAPI._OptionalEncodablePrimaryResource
public typealias OptionalId = JSONAPI._OptionalId
public typealias OptionalRelatable = JSONAPI._OptionalRelatable
public typealias RelationshipType = JSONAPI._RelationshipType
public typealias ResourceBodyAppendable = JSONAPI._ResourceBodyAppendable
public typealias ResourceObjectProxy = JSONAPI._ResourceObjectProxy
public typealias ResourceObjectProxyDescription = JSONAPI._ResourceObjectProxyDescription
public typealias SingleResourceBodyProtocol = JSONAPI._SingleResourceBody
public typealias SucceedableJSONAPIDocument = JSONAPI._SucceedableJSONAPIDocument

/// An id of any type.
public protocol AbstractId {}

extension Id: AbstractId where RawType: RawIdType {}

/// An id type that can create new ids.
public protocol CreatableIdType: IdType {
  /// Creates a unique id.
  init()
}

extension Id: CreatableIdType where RawType: CreatableRawIdType {}

/// A resource object of any type.
public protocol AbstractResourceObject {}

extension ResourceObject: AbstractResourceObject {}

/// An attribute of any type.
public protocol AbstractAttributeType {
  /// The type of the value in JSON.
  var rawValueType: Any.Type { get }
}

extension AttributeType {
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
