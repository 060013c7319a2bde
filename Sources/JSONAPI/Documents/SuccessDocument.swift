extension Document {
  /// A document that has data: one with errors cannot be made of it, nor read as it.
  public struct SuccessDocument: EncodableJSONAPIDocument, SucceedableJSONAPIDocument {
    public typealias PrimaryResourceBody = Document.PrimaryResourceBody
    public typealias MetaType = Document.MetaType
    public typealias LinksType = Document.LinksType
    public typealias IncludeType = Document.IncludeType
    public typealias APIDescription = Document.APIDescription
    public typealias Error = Document.Error
    public typealias Body = Document.Body
    public typealias BodyData = Document.Body.Data

    public let apiDescription: APIDescription
    public internal(set) var data: BodyData

    init(apiDescription: APIDescription, data: BodyData) {
      self.apiDescription = apiDescription
      self.data = data
    }

    public init(
      apiDescription: APIDescription, body: PrimaryResourceBody,
      includes: Includes<IncludeType>, meta: MetaType, links: LinksType
    ) {
      self.init(
        apiDescription: apiDescription,
        data: BodyData(primary: body, includes: includes, meta: meta, links: links))
    }

    public var document: Document { Document(apiDescription: apiDescription, body: body) }
    public var body: Body { .data(data) }
    public var primaryResource: PrimaryResourceBody { data.primary }
    public var includes: Includes<IncludeType> { data.includes }
    public var meta: MetaType { data.meta }
    public var links: LinksType { data.links }

    public static func == (left: Document, right: SuccessDocument) -> Bool {
      left == right.document
    }

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

extension Document.SuccessDocument: Encodable {
  public func encode(to encoder: any Encoder) throws {
    try document.encode(to: encoder)
  }
}

extension Document.SuccessDocument: Decodable, CodableJSONAPIDocument
where PrimaryResourceBody: CodableResourceBody, IncludeType: Decodable {
  public init(from decoder: any Decoder) throws {
    let document = try Document(from: decoder)
    guard let data = document.body.data else {
      throw DocumentDecodingError.foundErrorDocumentWhenExpectingSuccess
    }
    self.init(apiDescription: document.apiDescription, data: data)
  }
}
