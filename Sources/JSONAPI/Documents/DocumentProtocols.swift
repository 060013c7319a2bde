/// The types of what a document with data holds.
public protocol DocumentBodyDataContext {
  associatedtype PrimaryResourceBody: EncodableResourceBody
  associatedtype MetaType: Meta
  associatedtype LinksType: Links
  associatedtype IncludeType: Include
}

/// The types of what a document holds.
public protocol DocumentBodyContext: DocumentBodyDataContext {
  associatedtype Error: JSONAPIError
  associatedtype BodyData: DocumentBodyData
  where
    BodyData.PrimaryResourceBody == PrimaryResourceBody, BodyData.MetaType == MetaType,
    BodyData.LinksType == LinksType, BodyData.IncludeType == IncludeType
}

/// What a document with data holds.
public protocol DocumentBodyData: DocumentBodyDataContext {
  var primary: PrimaryResourceBody { get }
  var includes: Includes<IncludeType> { get }
  var meta: MetaType { get }
  var links: LinksType { get }
}

/// What a document holds: data or errors.
public protocol DocumentBody: DocumentBodyContext {
  /// Whether the document is about errors.
  var isError: Bool { get }

  /// The errors; `nil` if the document has data.
  var errors: [Error]? { get }

  /// The data; `nil` if the document is about errors.
  var data: BodyData? { get }

  /// The primary data; `nil` if the document is about errors.
  var primaryResource: PrimaryResourceBody? { get }

  /// The included resources; `nil` if the document is about errors.
  var includes: Includes<IncludeType>? { get }

  var meta: MetaType? { get }
  var links: LinksType? { get }
}

/// A document that can be written.
public protocol EncodableJSONAPIDocument: Equatable, Encodable, DocumentBodyContext {
  associatedtype APIDescription: APIDescriptionType
  associatedtype Body: DocumentBody
  where
    Body.PrimaryResourceBody == PrimaryResourceBody, Body.MetaType == MetaType,
    Body.LinksType == LinksType, Body.IncludeType == IncludeType, Body.Error == Error,
    Body.BodyData == BodyData

  var body: Body { get }
  var apiDescription: APIDescription { get }
}

/// A document that can hold data.
public protocol SucceedableJSONAPIDocument: EncodableJSONAPIDocument {
  init(
    apiDescription: APIDescription, body: PrimaryResourceBody, includes: Includes<IncludeType>,
    meta: MetaType, links: LinksType)
}

/// A document that can hold errors.
public protocol FailableJSONAPIDocument: EncodableJSONAPIDocument {
  init(apiDescription: APIDescription, errors: [Error], meta: MetaType?, links: LinksType?)
}

/// A document that can be written and read.
public protocol CodableJSONAPIDocument: EncodableJSONAPIDocument, Decodable
where PrimaryResourceBody: CodableResourceBody, IncludeType: Decodable {}
