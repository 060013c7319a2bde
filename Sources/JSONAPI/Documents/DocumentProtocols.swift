/// The types of what a document with data holds.
public protocol DocumentBodyDataContext {
  /// What stands under `data`.
  associatedtype PrimaryResourceBody: EncodableResourceBody
  /// What stands under `meta`.
  associatedtype MetaType: Meta
  /// What stands under `links`.
  associatedtype LinksType: Links
  /// What stands under `included`.
  associatedtype IncludeType: Include
}

/// The types of what a document holds.
public protocol DocumentBodyContext: DocumentBodyDataContext {
  /// What stands under `errors`.
  associatedtype Error: JSONAPIError
  /// What a document with data holds.
  associatedtype BodyData: DocumentBodyData
  where
    BodyData.PrimaryResourceBody == PrimaryResourceBody, BodyData.MetaType == MetaType,
    BodyData.LinksType == LinksType, BodyData.IncludeType == IncludeType
}

/// What a document with data holds.
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

  /// The meta of the document; of errors, `nil` if there is none.
  var meta: MetaType? { get }
  /// The links of the document; of errors, `nil` if there are none.
  var links: LinksType? { get }
}

/// A document that can be written.
public protocol EncodableJSONAPIDocument: Equatable, Encodable, DocumentBodyContext {
  /// What stands under `jsonapi`.
  associatedtype APIDescription: APIDescriptionType
  /// What the document holds.
  associatedtype Body: DocumentBody
  where
    Body.PrimaryResourceBody == PrimaryResourceBody, Body.MetaType == MetaType,
    Body.LinksType == LinksType, Body.IncludeType == IncludeType, Body.Error == Error,
    Body.BodyData == BodyData

  /// The data or the errors.
  var body: Body { get }
  /// What the document says of the API.
  var apiDescription: APIDescription { get }
}

/// A document that can hold data.
public protocol SucceedableJSONAPIDocument: EncodableJSONAPIDocument {
  /// A document with data.
  init(
    apiDescription: APIDescription, body: PrimaryResourceBody, includes: Includes<IncludeType>,
    meta: MetaType, links: LinksType)
}

/// A document that can hold errors.
public protocol FailableJSONAPIDocument: EncodableJSONAPIDocument {
  /// A document with errors.
  init(apiDescription: APIDescription, errors: [Error], meta: MetaType?, links: LinksType?)
}

/// A document that can be written and read.
public protocol CodableJSONAPIDocument: EncodableJSONAPIDocument, Decodable
where PrimaryResourceBody: CodableResourceBody, IncludeType: Decodable {}
