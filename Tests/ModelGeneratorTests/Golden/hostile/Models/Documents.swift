// Made by jsonapi-gen from schema.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// A document with one resource object of type `things`.
public typealias ThingDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Thing>, JSONAPI.NoMetadata, JSONAPI.NoLinks, ThingDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``ThingDocument`` may include.
public enum ThingDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case thing(Thing)
  case result(Result)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [Thing.self, Result.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "things": self = .thing(try Thing(from: decoder))
    case "others": self = .result(try Result(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .thing(let resource): resource
    case .result(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `things`.
  public var thing: Thing? {
    guard case .thing(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `others`.
  public var result: Result? {
    guard case .result(let resource) = self else { return nil }
    return resource
  }
}

/// A document with resource objects of type `things`.
public typealias ThingsDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Thing>, JSONAPI.NoMetadata, JSONAPI.NoLinks, ThingsDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``ThingsDocument`` may include.
public typealias ThingsDocumentInclude = ThingDocumentInclude

/// A document with one resource object of type `others`.
public typealias ResultDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Result>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with resource objects of type `others`.
public typealias OthersDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Result>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with one resource object of type `things`, or none.
public typealias Optional = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Thing?>, OptionalMeta, OptionalLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

public struct OptionalLinks: JSONAPI.Links, Swift.Sendable {
  public var `default`: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(default: Foundation.URL? = nil) {
    self.default = `default`.map { JSONAPI.Link(url: $0) }
  }
}

public struct OptionalMeta: JSONAPI.Meta, Swift.Sendable {
  public var selfMember: Swift.String

  public init(selfMember: Swift.String) {
    self.selfMember = selfMember
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfMember = "self"
  }
}
