extension Document {
  /// A document that has errors: one with data cannot be made of it, nor read as it.
  public struct ErrorDocument: EncodableJSONAPIDocument, FailableJSONAPIDocument {
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
    /// The errors that the document tells of.
    public let errors: [Error]
    /// The meta of the document; `nil` if it has none.
    public let meta: MetaType?
    /// The links of the document; `nil` if it has none.
    public let links: LinksType?

    /// A document with errors.
    public init(
      apiDescription: APIDescription, errors: [Error], meta: MetaType? = nil,
      links: LinksType? = nil
    ) {
      self.apiDescription = apiDescription
      self.errors = errors
      self.meta = meta
      self.links = links
    }

    /// The same as a document that might have data.
    public var document: Document { Document(apiDescription: apiDescription, body: body) }
    /// The errors, as the body of a document that might have data.
    public var body: Body { .errors(errors, meta: meta, links: links) }

    /// Whether a document has these errors, and all that stands beside them.
    public static func == (left: Document, right: ErrorDocument) -> Bool {
      left == right.document
    }

    /// Whether a document has these errors, and all that stands beside them.
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
  /// A document of errors alone.
  public init(errors: [Error]) {
    self.init(apiDescription: .none, errors: errors)
  }
}

extension Document.ErrorDocument: Equatable {}

extension Document.ErrorDocument: Sendable
where MetaType: Sendable, LinksType: Sendable, APIDescription: Sendable {}
