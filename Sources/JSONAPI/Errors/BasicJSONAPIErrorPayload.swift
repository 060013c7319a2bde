/// An error as the specification describes it, with ids of a type of one's own.
public typealias BasicJSONAPIError<IdType: Codable & Equatable & Sendable> =
  GenericJSONAPIError<BasicJSONAPIErrorPayload<IdType>>

/// An error object as the specification describes it.
///
/// See [Error Objects](https://jsonapi.org/format/#error-objects).
public struct BasicJSONAPIErrorPayload<IdType: Codable & Equatable & Sendable>: Equatable, Sendable
{
  /// What tells this occurrence of the problem from others.
  public let id: IdType?
  /// The HTTP status.
  public let status: String?
  /// The application's own code of the problem.
  public let code: String?
  /// What the problem is, the same for all occurrences.
  public let title: String?
  /// What the problem is here.
  public let detail: String?
  /// What in the request it is about.
  public let source: Source?
  /// `about` leads to this problem's own page, `type` to that of its kind.
  public let links: JSONValue?
  /// What the error says besides.
  public let meta: JSONValue?

  /// An error object of which every member may be missing.
  public init(
    id: IdType? = nil, status: String? = nil, code: String? = nil, title: String? = nil,
    detail: String? = nil, source: Source? = nil, links: JSONValue? = nil, meta: JSONValue? = nil
  ) {
    self.id = id
    self.status = status
    self.code = code
    self.title = title
    self.detail = detail
    self.source = source
    self.links = links
    self.meta = meta
  }

  /// What in the request a problem is about.
  public struct Source: Hashable, Sendable {
    /// A JSON pointer into the request's document.
    public let pointer: String?
    /// A query parameter.
    public let parameter: String?
    /// A request header.
    public let header: String?

    /// A place in the document, a query parameter or a header.
    public init(pointer: String? = nil, parameter: String? = nil, header: String? = nil) {
      self.pointer = pointer
      self.parameter = parameter
      self.header = header
    }
  }
}

extension BasicJSONAPIErrorPayload: Hashable where IdType: Hashable {}

extension BasicJSONAPIErrorPayload: ErrorDictType {
  public var definedFields: [String: String] {
    let fields: [(String, String?)] = [
      ("id", id.map { String(describing: $0) }),
      ("status", status),
      ("code", code),
      ("title", title),
      ("detail", detail),
      ("pointer", source?.pointer),
      ("parameter", source?.parameter),
      ("header", source?.header),
    ]
    var defined: [String: String] = [:]
    for (name, value) in fields { defined[name] = value }
    return defined
  }
}
