extension Document {
  /// A document that has data: one with errors cannot be made of it, nor read as it.
  public struct SuccessDocument: EncodableJSONAPIDocument, SucceedableJSONAPIDocument {
    /// That of the document.
    public typealias PrimaryResourceBody = Document.PrimaryResourceBody
    /// That of the document.
    public typealias MetaType = Document.MetaType
    /// That of the document.
    public typealias LinksType = Document.LinksType
    /// That of the document.
    public typealias IncludeType = Document.IncludeType
    /// That of the document.
    public typealias APIDescription = Document.APIDescription
    /// That of the document.
    public typealias Error = Document.Error
    /// That of the document.
    public typealias Body = Document.Body
    /// That of the document.
    public typealias BodyData = Document.Body.Data

    /// What the document says of the API.
    public let apiDescription: APIDescription
    /// The data, which such a document always has.
    public internal(set) var data: BodyData

    init(apiDescription: APIDescription, data: BodyData) {
      self.apiDescription = apiDescription
      self.data = data
    }

    /// A document with data.
    public init(
      apiDescription: APIDescription, body: PrimaryResourceBody,
      includes: Includes<IncludeType>, meta: MetaType, links: LinksType
    ) {
      self.init(
        apiDescription: apiDescription,
        data: BodyData(primary: body, includes: includes, meta: meta, links: links))
    }

    /// The same as a document that might have errors.
    public var document: Document { Document(apiDescription: apiDescription, body: body) }
    /// The data, as the body of a document that might have errors.
    public var body: Body { .data(data) }
    /// The primary data.
    public var primaryResource: PrimaryResourceBody { data.primary }
    /// The included resources.
    public var includes: Includes<IncludeType> { data.includes }
    /// The meta of the document.
    public var meta: MetaType { data.meta }
    /// The links of the document.
    public var links: LinksType { data.links }

    /// Whether a document has this data, and all that stands beside it.
    public static func == (left: Document, right: SuccessDocument) -> Bool {
      left == right.document
    }

    /// Whether a document has this data, and all that stands beside it.
    public static func == (left: SuccessDocument, right: Document) -> Bool {
      right == left
    }
  }
}

extension Document.SuccessDocument
where
  MetaType == NoMetadata, LinksType == NoLinks, IncludeType == NoIncludes,
  APIDescription == NoAPIDescription
{
  /// A document of data alone.
  public init(body: PrimaryResourceBody) {
    self.init(apiDescription: .none, body: body, includes: .none, meta: .none, links: .none)
  }
}

extension Document.SuccessDocument: Equatable {}

extension Document.SuccessDocument: Sendable
where
  PrimaryResourceBody: Sendable, MetaType: Sendable, LinksType: Sendable, IncludeType: Sendable,
  APIDescription: Sendable
{}
