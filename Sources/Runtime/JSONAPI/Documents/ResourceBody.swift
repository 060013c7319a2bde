/// Primary data that can be encoded.
///
/// See [Top Level](https://jsonapi.org/format/#document-top-level).
public protocol EncodableResourceBody: Equatable, Encodable {
  /// The type of a primary resource.
  associatedtype PrimaryResource

  /// The primary resources: none, one or many.
  var primaryResources: [PrimaryResource] { get }
}

extension EncodableResourceBody {
  public var primaryResources: [PrimaryResource] { [] }
}

/// Primary data that can be encoded and decoded.
public typealias CodableResourceBody = EncodableResourceBody & Decodable

/// The primary data of a document without `data`, such as one that has meta only.
public typealias NoResourceBody = Absent

/// A primary resource that can be encoded, or null.
public protocol _OptionalEncodablePrimaryResource: Equatable, Encodable {}

/// A primary resource that can be encoded.
public protocol _EncodablePrimaryResource: _OptionalEncodablePrimaryResource {}

/// A primary resource that can be encoded and decoded.
public typealias CodablePrimaryResource = _EncodablePrimaryResource & Decodable

extension Optional: _OptionalEncodablePrimaryResource where Wrapped: _EncodablePrimaryResource {}

/// Primary data that is one resource.
public protocol _SingleResourceBody: EncodableResourceBody {
  /// The resource.
  var value: PrimaryResource { get }
  /// Creates primary data from a resource.
  init(resourceObject: PrimaryResource)
}

extension _SingleResourceBody {
  public var primaryResources: [PrimaryResource] { [value] }
}

/// Primary data that is one resource. If `PrimaryResource` is optional, it may be null.
public struct SingleResourceBody<PrimaryResource: _OptionalEncodablePrimaryResource>:
  _SingleResourceBody
{
  /// The resource.
  public let value: PrimaryResource

  /// Creates primary data from a resource.
  public init(resourceObject: PrimaryResource) {
    value = resourceObject
  }
}

extension SingleResourceBody: Hashable where PrimaryResource: Hashable {}
extension SingleResourceBody: Sendable where PrimaryResource: Sendable {}

extension SingleResourceBody: CustomStringConvertible {
  public var description: String { "PrimaryResourceBody(\(value))" }
}

/// Primary data that is a collection of resources.
public protocol _ManyResourceBody: EncodableResourceBody {
  /// The resources in document order.
  var values: [PrimaryResource] { get }
  /// Creates primary data from a collection of resources.
  init(resourceObjects: [PrimaryResource])
}

extension _ManyResourceBody {
  public var primaryResources: [PrimaryResource] { values }
}

/// Primary data that is a collection of resources.
public struct ManyResourceBody<PrimaryResource: _EncodablePrimaryResource>: _ManyResourceBody {
  /// The resources in document order.
  public let values: [PrimaryResource]

  /// Creates primary data from a collection of resources.
  public init(resourceObjects: [PrimaryResource]) {
    values = resourceObjects
  }
}

extension ManyResourceBody: Hashable where PrimaryResource: Hashable {}
extension ManyResourceBody: Sendable where PrimaryResource: Sendable {}

extension ManyResourceBody: CustomStringConvertible {
  public var description: String { "PrimaryResourceBody(\(values))" }
}

extension SingleResourceBody: ModelEncodable {
  package func write(to writer: inout ModelWriter) throws { try writer.write(value: value) }

  public func encode(to encoder: any Encoder) throws {
    try value.encode(to: encoder)
  }
}

extension SingleResourceBody: Decodable, ModelDecodable
where PrimaryResource: Decodable {
  package init(from reader: inout ModelReader) throws { value = try reader.read() }

  /// Decodes the resource. Throws a ``JSONAPIDecodingError``.
  public init(from decoder: any Decoder) throws {
    do {
      value = try PrimaryResource(from: decoder)
    } catch let error as JSONAPIDecodingError {
      throw error
    } catch {
      throw JSONAPIDecodingError(error, expectedType: nil, readFrom: decoder)
    }
  }
}

extension ManyResourceBody: ModelEncodable {
  package func write(to writer: inout ModelWriter) throws { try values.write(to: &writer) }

  public func encode(to encoder: any Encoder) throws {
    try values.encode(to: encoder)
  }
}

extension ManyResourceBody: Decodable, ModelDecodable
where PrimaryResource: Decodable {
  package init(from reader: inout ModelReader) throws {
    values = try reader.resources(of: PrimaryResource.self)
  }

  /// Decodes the resources. Throws a ``JSONAPIDecodingError``, or a `DecodingError` if the value is not an array.
  public init(from decoder: any Decoder) throws {
    values = try decoder.resources(of: PrimaryResource.self)
  }
}
