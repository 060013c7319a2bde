/// A document: the body of a request or a response.
///
/// ```swift
/// typealias ArticleDocument = Document<
///   SingleResourceBody<Article>, NoMetadata, NoLinks, Include2<Person, Comment>,
///   NoAPIDescription, BasicJSONAPIError<String>
/// >
/// let document = try JSONDecoder().decode(ArticleDocument.self, from: data)
/// switch document.body {
/// case .data(let data): print(data.primary.value.title)
/// case .errors(let errors, _, _): print(errors)
/// }
/// ```
///
/// See [Document Structure](https://jsonapi.org/format/#document-structure).
public struct Document<
  PrimaryResourceBody: EncodableResourceBody,
  MetaType: JSONAPI.Meta,
  LinksType: JSONAPI.Links,
  IncludeType: JSONAPI.Include,
  APIDescription: _APIDescriptionType,
  Error: JSONAPIError
>: _EncodableJSONAPIDocument {
  /// The type of an included resource.
  public typealias Include = IncludeType
  /// The `jsonapi` object.
  public let apiDescription: APIDescription
  /// The data or errors.
  public internal(set) var body: Body

  @inline(__always)
  package init(apiDescription: APIDescription, body: Body) {
    self.apiDescription = apiDescription
    self.body = body
  }

  /// Creates a document with data.
  public init(
    apiDescription: APIDescription, body: PrimaryResourceBody, includes: Includes<IncludeType>,
    meta: MetaType, links: LinksType
  ) {
    self.init(
      apiDescription: apiDescription,
      body: .data(Body.Data(primary: body, includes: includes, meta: meta, links: links)))
  }

  /// Creates a document with errors.
  public init(
    apiDescription: APIDescription, errors: [Error], meta: MetaType? = nil,
    links: LinksType? = nil
  ) {
    self.init(apiDescription: apiDescription, body: .errors(errors, meta: meta, links: links))
  }
}

extension Document
where
  MetaType == NoMetadata, LinksType == NoLinks, IncludeType == NoIncludes,
  APIDescription == NoAPIDescription
{
  /// Creates a document with primary data only.
  public init(body: PrimaryResourceBody) {
    self.init(apiDescription: .none, body: body, includes: .none, meta: .none, links: .none)
  }

  /// Creates a document with errors only.
  public init(errors: [Error]) {
    self.init(apiDescription: .none, errors: errors)
  }
}

extension Document: Equatable {}

extension Document: Sendable
where
  PrimaryResourceBody: Sendable, MetaType: Sendable, LinksType: Sendable, IncludeType: Sendable,
  APIDescription: Sendable
{}

extension Document: CustomStringConvertible {
  public var description: String { "Document(\(body))" }
}
