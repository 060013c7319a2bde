import JSONAPI

extension Document {
  /// A document with errors. Decoding one with data fails.
  public struct ErrorDocument: FailableJSONAPIDocument {
    /// The `jsonapi` object.
    public let apiDescription: APIDescription
    /// The errors.
    public let errors: [Error]
    /// The meta of the document; `nil` if it has none.
    public let meta: MetaType?
    /// The links of the document; `nil` if it has none.
    public let links: LinksType?

    /// Creates a document with errors.
    public init(
      apiDescription: APIDescription, errors: [Error], meta: MetaType? = nil,
      links: LinksType? = nil
    ) {
      self.apiDescription = apiDescription
      self.errors = errors
      self.meta = meta
      self.links = links
    }

    /// The same document as a `Document`.
    public var document: Document { Document(apiDescription: apiDescription, body: body) }
    /// The errors as the body of a `Document`.
    public var body: Body { .errors(errors, meta: meta, links: links) }

    /// Returns `true` if a document has the same errors, meta, links and API description.
    public static func == (left: Document, right: ErrorDocument) -> Bool {
      left == right.document
    }

    /// Returns `true` if a document has the same errors, meta, links and API description.
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
  /// Creates a document with errors only.
  public init(errors: [Error]) {
    self.init(apiDescription: .none, errors: errors)
  }
}

extension Document.ErrorDocument: Equatable {}

extension Document.ErrorDocument: Sendable
where MetaType: Sendable, LinksType: Sendable, APIDescription: Sendable {}

extension Document.ErrorDocument: ModelEncodable {
  package func write(to writer: inout ModelWriter) throws { try document.write(to: &writer) }
  public func encode(to encoder: any Encoder) throws { try document.encode(to: encoder) }
}

extension Document.ErrorDocument: Decodable, ModelDecodable, CodableJSONAPIDocument
where PrimaryResourceBody: CodableResourceBody, IncludeType: Decodable {
  package init(from reader: inout ModelReader) throws {
    try self.init(reader.read(Document.self))
  }

  public init(from decoder: any Decoder) throws { try self.init(Document(from: decoder)) }

  private init(_ document: Document) throws {
    guard case .errors(let errors, let meta, let links) = document.body else {
      throw JSONAPIDecodingError(
        kind: .unexpectedData, pointer: "", expected: "a document with “errors”",
        found: "one without")
    }
    self.init(
      apiDescription: document.apiDescription, errors: errors, meta: meta, links: links)
  }
}
