extension Document {
  /// A document with data. Decoding one with errors fails.
  public struct SuccessDocument: _EncodableJSONAPIDocument {
    /// The `jsonapi` object.
    public let apiDescription: APIDescription
    /// The data.
    public internal(set) var data: BodyData

    init(apiDescription: APIDescription, data: BodyData) {
      self.apiDescription = apiDescription
      self.data = data
    }

    /// Creates a document with data.
    public init(
      apiDescription: APIDescription, body: PrimaryResourceBody,
      includes: Includes<IncludeType>, meta: MetaType, links: LinksType
    ) {
      self.init(
        apiDescription: apiDescription,
        data: BodyData(primary: body, includes: includes, meta: meta, links: links))
    }

    /// The same document as a ``Document``.
    public var document: Document { Document(apiDescription: apiDescription, body: body) }
    /// The data as the body of a ``Document``.
    public var body: Body { .data(data) }
    /// The primary data.
    public var primaryResource: PrimaryResourceBody { data.primary }
    /// The included resources.
    public var includes: Includes<IncludeType> { data.includes }
    /// The meta of the document.
    public var meta: MetaType { data.meta }
    /// The links of the document.
    public var links: LinksType { data.links }
  }
}

extension Document.SuccessDocument
where
  MetaType == NoMetadata, LinksType == NoLinks, IncludeType == NoIncludes,
  APIDescription == NoAPIDescription
{
  /// Creates a document with primary data only.
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

extension Document.SuccessDocument: ModelEncodable {
  package func write(to writer: inout ModelWriter) throws { try document.write(to: &writer) }
  public func encode(to encoder: any Encoder) throws { try document.encode(to: encoder) }
}

extension Document.SuccessDocument: Decodable, ModelDecodable, CodableJSONAPIDocument
where PrimaryResourceBody: CodableResourceBody, IncludeType: Decodable {
  package init(from reader: inout ModelReader) throws {
    try self.init(reader.read(Document.self))
  }

  public init(from decoder: any Decoder) throws { try self.init(Document(from: decoder)) }

  private init(_ document: Document) throws {
    guard let data = document.body.data else {
      throw JSONAPIDecodingError.foundErrors(document.body.errors ?? [])
    }
    self.init(apiDescription: document.apiDescription, data: data)
  }
}
