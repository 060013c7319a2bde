import JSONAPI

/// The member types of a document with data.
public protocol DocumentBodyDataContext {
  /// The type of `data`.
  associatedtype PrimaryResourceBody: EncodableResourceBody
  /// The type of `meta`.
  associatedtype MetaType: Meta
  /// The type of `links`.
  associatedtype LinksType: Links
  /// The type of a resource in `included`.
  associatedtype IncludeType: Include
}

/// The member types of a document.
public protocol DocumentBodyContext: DocumentBodyDataContext {
  /// The type of an error in `errors`.
  associatedtype Error: JSONAPIError
  /// The content of a document with data.
  associatedtype BodyData: DocumentBodyData
  where
    BodyData.PrimaryResourceBody == PrimaryResourceBody, BodyData.MetaType == MetaType,
    BodyData.LinksType == LinksType, BodyData.IncludeType == IncludeType
}

/// The content of a document with data.
public protocol DocumentBodyData: DocumentBodyDataContext {
  /// The primary data.
  var primary: PrimaryResourceBody { get }
  /// The included resources.
  var includes: Includes<IncludeType> { get }
  /// The meta of the document.
  var meta: MetaType { get }
  /// The links of the document.
  var links: LinksType { get }
}

/// The content of a document: data or errors.
public protocol DocumentBody: DocumentBodyContext {
  /// True if the document has errors.
  var isError: Bool { get }

  /// The errors; `nil` if the document has data.
  var errors: [Error]? { get }

  /// The data; `nil` if the document has errors.
  var data: BodyData? { get }

  /// The primary data; `nil` if the document has errors.
  var primaryResource: PrimaryResourceBody? { get }

  /// The included resources; `nil` if the document has errors.
  var includes: Includes<IncludeType>? { get }

  /// The meta of the document; `nil` if a document with errors has none.
  var meta: MetaType? { get }
  /// The links of the document; `nil` if a document with errors has none.
  var links: LinksType? { get }
}

/// A document that can be encoded.
public protocol EncodableJSONAPIDocument: _EncodableJSONAPIDocument, DocumentBodyContext {}

/// A document that can be encoded and decoded.
public protocol CodableJSONAPIDocument: EncodableJSONAPIDocument, Decodable
where PrimaryResourceBody: CodableResourceBody, IncludeType: Decodable {}

extension Document: EncodableJSONAPIDocument {}
extension Document: CodableJSONAPIDocument
where PrimaryResourceBody: CodableResourceBody, IncludeType: Decodable {}
extension Document.Body: DocumentBody {
  /// The content of a document with data.
  public typealias BodyData = Data
}
extension Document.Body.Data: DocumentBodyData {}
