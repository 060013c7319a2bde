// Made by jsonapi-gen from schema.yaml. Do not edit: change the schema and generate again.

import JSONAPI

/// A document with one resource object of type `apps`.
public typealias AppDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<App>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with resource objects of type `apps`.
public typealias AppsDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<App>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with one resource object of type `uploads`.
public typealias UploadDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Upload>, JSONAPI.NoMetadata, JSONAPI.NoLinks, UploadDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``UploadDocument`` may include.
public enum UploadDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case app(App)
  case upload(Upload)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [App.self, Upload.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "apps": self = .app(try App(from: decoder))
    case "uploads": self = .upload(try Upload(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .app(let resource): resource
    case .upload(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `apps`.
  public var app: App? {
    guard case .app(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `uploads`.
  public var upload: Upload? {
    guard case .upload(let resource) = self else { return nil }
    return resource
  }
}

/// A document with resource objects of type `uploads`.
public typealias UploadsDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Upload>, JSONAPI.NoMetadata, JSONAPI.NoLinks, UploadsDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``UploadsDocument`` may include.
public typealias UploadsDocumentInclude = UploadDocumentInclude
