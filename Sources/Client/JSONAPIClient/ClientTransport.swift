import JSONAPIFoundation

#if Client || AsyncHTTPClient || Generator
  import HTTPTypes
#else
  #error(
    """
    the client is off in this package; in Package.swift, add 'traits: ["Client"]' to the \
    dependency on swift-jsonapi-generator (or give '--traits Client' where it is built itself)
    """)
#endif

/// Sends an HTTP request and returns the server's response.
///
/// A transport does nothing else. The client follows redirects, repeats requests, adds credentials
/// and checks responses, so a transport:
///
/// - returns every response, whatever its status, and redirects too;
/// - keeps nothing from one request for the next: no cookies and no cached responses;
/// - decodes the body according to `Content-Encoding`;
/// - throws ``TransportError`` if no response arrives, or if its body has more than
///   ``TransportLimits/bodySize`` bytes;
/// - ends the request within 100 ms when its task is cancelled.
///
/// The client itself ends a request that takes longer than ``TransportLimits/timeout``, by cancelling it.
public protocol ClientTransport: Sendable {
  /// Sends a request and returns the response with its whole body.
  ///
  /// - Parameter request: A request with scheme, authority and path.
  func send(
    _ request: HTTPRequest, body: [UInt8]?, limits: TransportLimits
  ) async throws -> HTTPExchangeResponse
}

/// The limits of one exchange of a request and its response.
public struct TransportLimits: Hashable, Sendable {
  /// The maximum size of a body, in bytes after decompression.
  public var bodySize: Int
  /// The time within which a response must be complete.
  public var timeout: Duration

  /// Creates limits; by default 64 MiB and 60 seconds.
  public init(bodySize: Int = 64 << 20, timeout: Duration = .seconds(60)) {
    self.bodySize = bodySize
    self.timeout = timeout
  }
}

extension TransportLimits {
  /// Throws if the head of a response has two different lengths of its body. Proxies and servers have mistaken
  /// such a response for two.
  package func check(_ head: HTTPResponse) throws(TransportError) {
    let lengths = head.headerFields[values: .contentLength].joined(separator: ",")
      .split(separator: ",").map(\.trimmed)
    guard lengths.allSatisfy({ $0 == lengths.first }) else {
      throw .failed("the response has two different lengths")
    }
  }
}

/// A response with its body.
public struct HTTPExchangeResponse: Hashable, Sendable {
  /// The status and the header fields.
  public var head: HTTPResponse
  /// The body; empty if there is none.
  public var body: [UInt8]
  /// The URL that redirects led to; `nil` if it is that of the request.
  package var url: URL?

  /// Creates a response.
  public init(_ head: HTTPResponse, body: [UInt8] = []) {
    self.head = head
    self.body = body
  }

  /// The status.
  public var status: HTTPResponse.Status { head.status }
  /// The header fields.
  public var headerFields: HTTPFields { head.headerFields }
}
