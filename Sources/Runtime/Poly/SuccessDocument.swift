import JSONAPI

extension Document {
  /// A document with data. Decoding one with errors fails.
  public struct SuccessDocument: SucceedableJSONAPIDocument {
    /// The `jsonapi` object.
    public let apiDescription: APIDescription
    /// The data.
    public private(set) var data: BodyData

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

    /// The same document as a `Document`.
    public var document: Document { Document(apiDescription: apiDescription, body: body) }
    /// The data as the body of a `Document`.
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

extension Document.SuccessDocument {
  /// The document with relationships resolved to the resource objects in it.
  public var resolved: ResolvedDocument<Document> { data.resolved }

  /// Returns `true` if a document has the same data and API description.
  public static func == (left: Document, right: Self) -> Bool {
    left == right.document
  }

  /// Returns `true` if a document has the same data and API description.
  public static func == (left: Self, right: Document) -> Bool {
    right == left
  }
}

extension Document.SuccessDocument {
  /// Returns the document with more included resources.
  public func including(_ includes: Includes<IncludeType>) -> Document.SuccessDocument {
    var document = self
    document.include(includes.values)
    return document
  }

  /// Adds included resources.
  public mutating func include(_ resources: some Sequence<IncludeType>) {
    data.includes.append(contentsOf: resources)
  }
}

extension Document.SuccessDocument where IncludeType == NoIncludes {
  /// Returns the document with included resources, for documents without includes.
  public func including<I: JSONAPI.Include>(
    _ includes: Includes<I>
  )
    -> Document<
      PrimaryResourceBody, MetaType, LinksType, I, APIDescription, Error
    >.SuccessDocument
  {
    .init(
      apiDescription: apiDescription, body: data.primary, includes: includes, meta: data.meta,
      links: data.links)
  }
}
