extension Document {
  /// A document that has errors: one with data cannot be made of it, nor read as it.
  public struct ErrorDocument: EncodableJSONAPIDocument, FailableJSONAPIDocument {
    public typealias PrimaryResourceBody = Document.PrimaryResourceBody
    public typealias MetaType = Document.MetaType
    public typealias LinksType = Document.LinksType
    public typealias IncludeType = Document.IncludeType
    public typealias APIDescription = Document.APIDescription
    public typealias Error = Document.Error
    public typealias Body = Document.Body
    public typealias BodyData = Document.Body.Data

    public let apiDescription: APIDescription
    public let errors: [Error]
    public let meta: MetaType?
    public let links: LinksType?

    public init(
      apiDescription: APIDescription, errors: [Error], meta: MetaType? = nil,
      links: LinksType? = nil
    ) {
      self.apiDescription = apiDescription
      self.errors = errors
      self.meta = meta
      self.links = links
    }

    public var document: Document { Document(apiDescription: apiDescription, body: body) }
    public var body: Body { .errors(errors, meta: meta, links: links) }

    public static func == (left: Document, right: ErrorDocument) -> Bool {
      left == right.document
    }

    public static func == (left: ErrorDocument, right: Document) -> Bool {
      right == left
    }
  }
}

extension Document.ErrorDocument
where
  MetaType == NoMetadata, LinksType == NoLinks, IncludeType == NoIncludes,
  APIDescription == NoAPIDescription
{
  public init(errors: [Error]) {
    self.init(apiDescription: .none, errors: errors)
  }
}

extension Document.ErrorDocument: Equatable {}

extension Document.ErrorDocument: Sendable
where MetaType: Sendable, LinksType: Sendable, APIDescription: Sendable {}

extension Document.ErrorDocument: Encodable {
  public func encode(to encoder: any Encoder) throws {
    try document.encode(to: encoder)
  }
}

extension Document.ErrorDocument: Decodable, CodableJSONAPIDocument
where PrimaryResourceBody: CodableResourceBody, IncludeType: Decodable {
  public init(from decoder: any Decoder) throws {
    let document = try Document(from: decoder)
    guard case .errors(let errors, let meta, let links) = document.body else {
      throw DocumentDecodingError.foundSuccessDocumentWhenExpectingError
    }
    self.init(
      apiDescription: document.apiDescription, errors: errors, meta: meta, links: links)
  }
}
