import HTTPTypes
import JSONAPI
import JSONAPIFoundation
import JSONAPIQuery
import JSONAPIUntyped

extension Client {
  /// A request to an API, as a value: you can create it in one place and send it in another, or inspect it in a test.
  ///
  /// ```swift
  /// let request = try BlogClient.Request.list(Query<ArticleDescription>().page(size: 20))
  /// let page = try await client.send(request)
  /// ```
  public struct Request<Output: Sendable>: Sendable {
    /// The operation, such as `articles.list`.
    public let operation: OperationName
    /// The method.
    public let method: HTTPRequest.Method
    /// The address.
    public let target: RequestTarget
    /// The parameters of the query.
    public var query: [QueryParameter]
    /// The body.
    public let body: [UInt8]?
    /// The media type of the body, and the one that is requested for the response.
    public let mediaType: MediaType
    /// More header fields.
    public var headerFields: HTTPFields = [:]

    let read: @Sendable (ReceivedResponse<API>) throws -> Output

    init(
      _ operation: OperationName, _ method: HTTPRequest.Method,
      _ target: @autoclosure () throws -> RequestTarget,
      query: @autoclosure () throws -> [QueryParameter] = [],
      body: @autoclosure () throws -> [UInt8]? = nil, mediaType: MediaType = .jsonAPI,
      read: @escaping @Sendable (ReceivedResponse<API>) throws -> Output
    ) throws(RequestError<API.Problem>) {
      self.operation = operation
      self.method = method
      (self.target, self.query, self.body) = try RequestError<API.Problem>.making(operation) {
        (try target(), try query(), try body())
      }
      self.mediaType = mediaType
      self.read = read
    }

    /// Creates a request for an operation that is not in the schema.
    ///
    /// - Parameters:
    ///   - path: The path, relative to the base URL and percent-encoded where necessary, with or without a slash before
    ///     it.
    ///   - read: Reads a successful response.
    /// - Throws: ``RequestError`` with the reason `invalidRequest` if the body cannot be encoded.
    public init(
      _ operation: OperationName, _ method: HTTPRequest.Method, path: String,
      query: [QueryParameter] = [], body: (some Encodable & Sendable)? = UntypedDocument?.none,
      read: @escaping @Sendable (HTTPExchangeResponse) throws -> Output
    ) throws(RequestError<API.Problem>) {
      try self.init(
        operation, method, .path(path), query: query, body: try body?.jsonBytes,
        read: { try read($0.response) })
    }
  }
}

extension Client.Request where Output: _EncodableJSONAPIDocument & Decodable {
  /// Creates a request for an operation that is not in the schema, whose response is a document.
  ///
  /// - Parameter path: The path, relative to the base URL and percent-encoded where necessary, with or without a slash
  ///   before it.
  /// - Throws: ``RequestError`` with the reason `invalidRequest` if the body cannot be encoded.
  public init(
    _ operation: OperationName, _ method: HTTPRequest.Method, path: String,
    query: [QueryParameter] = [], body: (some Encodable & Sendable)? = UntypedDocument?.none
  ) throws(RequestError<API.Problem>) {
    try self.init(
      operation, method, .path(path), query: query, body: try body?.jsonBytes,
      read: { try $0.document(Output.self).document })
  }
}

extension Client.Request where Output: Decodable {
  /// Creates a request for an operation that is not in the schema, whose response is any JSON, such
  /// as an `UntypedDocument`.
  ///
  /// - Parameter path: The path, relative to the base URL and percent-encoded where necessary, with or without a slash
  ///   before it.
  /// - Throws: ``RequestError`` with the reason `invalidRequest` if the body cannot be encoded.
  public init(
    _ operation: OperationName, _ method: HTTPRequest.Method, path: String,
    query: [QueryParameter] = [], body: (some Encodable & Sendable)? = UntypedDocument?.none
  ) throws(RequestError<API.Problem>) {
    try self.init(
      operation, method, .path(path), query: query, body: try body?.jsonBytes,
      read: { try $0.decode(Output.self) })
  }
}

/// The address of a request.
public enum RequestTarget: Hashable, Sendable {
  /// A path relative to the base URL, percent-encoded where necessary.
  case path(String)
  /// A link in a document. Relative links are resolved against the address of the document.
  case link(URL, in: URL? = nil)
}

/// An error for an id that cannot be part of a URL: an empty one, `.` or `..`, or a local one.
public struct UnaddressableID: LoggableError, Hashable, Sendable {
  /// The text of the id.
  public let id: String

  /// Creates an error.
  public init(id: String) {
    self.id = id
  }

  public var description: String { "A request cannot address a resource with the id “\(id)”." }
}

extension IdType {
  /// The text of the id, for an address.
  var addressText: String {
    get throws {
      let identity = resourceIdentity()
      guard let identity, !identity.isLocal, !["", ".", ".."].contains(identity.id) else {
        throw UnaddressableID(id: identity?.id ?? "")
      }
      return identity.id
    }
  }
}
