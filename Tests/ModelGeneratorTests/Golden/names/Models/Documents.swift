// Made by jsonapi-gen from schema.yaml. Do not edit: change the schema and generate again.

import JSONAPI

/// A document with one resource object of type `codables`.
public typealias CodableDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Codable>, JSONAPI.NoMetadata, JSONAPI.NoLinks, CodableDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``CodableDocument`` may include.
public enum CodableDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case result(Result)
  case failure(Failure)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [Result.self, Failure.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "results": self = .result(try Result(from: decoder))
    case "errors": self = .failure(try Failure(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .result(let resource): resource
    case .failure(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `results`.
  public var result: Result? {
    guard case .result(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `errors`.
  public var failure: Failure? {
    guard case .failure(let resource) = self else { return nil }
    return resource
  }
}

/// A document with resource objects of type `codables`.
public typealias CodablesDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Codable>, JSONAPI.NoMetadata, JSONAPI.NoLinks, CodablesDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``CodablesDocument`` may include.
public typealias CodablesDocumentInclude = CodableDocumentInclude

/// A document with one resource object of type `results`.
public typealias ResultDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Result>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with resource objects of type `results`.
public typealias ResultsDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Result>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with one resource object of type `errors`.
public typealias FailureDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Failure>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with resource objects of type `errors`.
public typealias ErrorsDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Failure>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with one resource object of type `decoders`.
public typealias DecoderDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Decoder>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with resource objects of type `decoders`.
public typealias DecodersDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Decoder>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with one resource object of type `values`.
public typealias ValueDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Value>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with resource objects of type `values`.
public typealias ValuesDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Value>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with one resource object of type `types`.
public typealias KindDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Kind>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with resource objects of type `types`.
public typealias TypesDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Kind>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with one resource object of type `3d-models`.
public typealias _3dModelDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<_3dModel>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  _3dModelDocumentInclude, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``_3dModelDocument`` may include.
public enum _3dModelDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case valueResource(Value)
  case _3dModelResource(_3dModel)
  case dn(Dn)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [Value.self, _3dModel.self, Dn.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "values": self = .valueResource(try Value(from: decoder))
    case "3d-models": self = ._3dModelResource(try _3dModel(from: decoder))
    case "DNS": self = .dn(try Dn(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .valueResource(let resource): resource
    case ._3dModelResource(let resource): resource
    case .dn(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `values`.
  public var valueResource: Value? {
    guard case .valueResource(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `3d-models`.
  public var _3dModelResource: _3dModel? {
    guard case ._3dModelResource(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `DNS`.
  public var dn: Dn? {
    guard case .dn(let resource) = self else { return nil }
    return resource
  }
}

/// A document with resource objects of type `3d-models`.
public typealias _3dModelsDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<_3dModel>, JSONAPI.NoMetadata, JSONAPI.NoLinks, _3dModelsDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``_3dModelsDocument`` may include.
public typealias _3dModelsDocumentInclude = _3dModelDocumentInclude

/// A document with one resource object of type `DNS`.
public typealias DnDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Dn>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with resource objects of type `DNS`.
public typealias DnsDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Dn>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>
