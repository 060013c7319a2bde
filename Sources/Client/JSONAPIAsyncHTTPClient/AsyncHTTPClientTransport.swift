#if AsyncHTTPClient
  import AsyncHTTPClient
  import HTTPTypes
  import JSONAPIClient
  import NIOCore
  import NIOHTTP1
  import NIOHTTPCompression
  import NIOPosix

  /// Sends requests with AsyncHTTPClient.
  ///
  /// It does not follow redirects, keeps no state between requests, and never reads more than the limits allow, even if
  /// a body is compressed. If the server supports HTTP/2, requests share a connection.
  public struct AsyncHTTPClientTransport: ClientTransport {
    private let client: ManagedClient

    /// Creates a transport with its own client, which is shut down together with the transport.
    ///
    /// - Parameters:
    ///   - configuration: Settings such as TLS, proxies and the connection pool. Redirects and
    ///     decompression are set by the transport.
    ///   - maxDecompressedSize: The maximum size of a body after decompression.
    public init(
      configuration: HTTPClient.Configuration = .init(), maxDecompressedSize: Int = 64 << 20
    ) {
      var configuration = configuration
      configuration.redirectConfiguration = .disallow
      configuration.decompression = .enabled(limit: .size(maxDecompressedSize))
      client = ManagedClient(configuration)
    }

    public func send(
      _ request: HTTPRequest, body: [UInt8]?, limits: TransportLimits
    ) async throws -> HTTPExchangeResponse {
      try Task.checkCancellation()
      do {
        return try await client.send(request, body, limits)
      } catch {
        try Task.checkCancellation()
        throw TransportError(error, limits)
      }
    }
  }

  /// A client that is shut down when it is no longer used.
  private final class ManagedClient: Sendable {
    private let client: HTTPClient

    init(_ configuration: HTTPClient.Configuration) {
      client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    }

    deinit { client.shutdown { _ in } }

    func send(
      _ request: HTTPRequest, _ body: [UInt8]?, _ limits: TransportLimits
    ) async throws -> HTTPExchangeResponse {
      let response = try await client.execute(
        try HTTPClientRequest(request, body), timeout: TimeAmount(limits.timeout))
      guard 100...999 ~= response.status.code else {
        throw TransportError.failed("the response is not HTTP")
      }
      var head = HTTPResponse(status: .init(code: Int(response.status.code)))
      for (name, value) in response.headers {
        guard let name = HTTPField.Name(name) else { continue }
        head.headerFields.append(HTTPField(name: name, value: value))
      }
      try limits.check(head)
      if request.method != .head,
        let length = head.headerFields[.contentLength].flatMap({ Int($0) }),
        length > limits.bodySize
      {
        throw TransportError.bodyTooLarge(limit: limits.bodySize)
      }
      var bytes: [UInt8] = []
      for try await part in response.body {
        guard part.readableBytes <= limits.bodySize - bytes.count else {
          throw TransportError.bodyTooLarge(limit: limits.bodySize)
        }
        bytes += part.readableBytesView
      }
      return HTTPExchangeResponse(head, body: bytes)
    }
  }

  extension HTTPClientRequest {
    fileprivate init(_ request: HTTPRequest, _ body: [UInt8]?) throws {
      guard let scheme = request.scheme, let authority = request.authority else {
        throw TransportError.failed("the request has no valid URL")
      }
      self.init(url: "\(scheme)://\(authority)\(request.path ?? "/")")
      method = HTTPMethod(rawValue: request.method.rawValue)
      for field in request.headerFields {
        headers.add(name: field.name.rawName, value: field.value)
      }
      if let body, request.method != .get, request.method != .head {
        self.body = .bytes(ByteBuffer(bytes: body))
      }
    }
  }

  extension TimeAmount {
    /// Creates a timeout that is slightly longer than that of the client, which usually
    /// cancels the request first.
    fileprivate init(_ timeout: Duration) {
      let seconds = min(timeout.components.seconds, 1_000_000_000)
      self = .seconds(seconds) + .seconds(2)
    }
  }

  extension TransportError {
    fileprivate init(_ error: any Error, _ limits: TransportLimits) {
      switch error {
      case let error as TransportError: self = error
      case let error as HTTPClientError where Self.timeouts.contains(error): self = .timedOut
      case let error as HTTPClientError where error == .remoteConnectionClosed:
        self = .connectionLost("the connection was lost", underlying: error)
      case is NIOConnectionError, is IOError, is ChannelError:
        self = .connectionLost("the connection was lost", underlying: error)
      case let error as HTTPParserError where error == .invalidEOFState:
        self = .connectionLost("the connection was lost", underlying: error)
      case is NIOHTTPDecompression.DecompressionError where "\(error)".contains("limit"):
        self = .bodyTooLarge(limit: limits.bodySize)
      default: self = .failed("the request failed (\(type(of: error)))", underlying: error)
      }
    }

    private static var timeouts: [HTTPClientError] {
      [
        .readTimeout, .writeTimeout, .connectTimeout, .deadlineExceeded, .tlsHandshakeTimeout,
        .getConnectionFromPoolTimeout,
      ]
    }
  }
#else
  /// Sends requests with AsyncHTTPClient, if the trait `AsyncHTTPClient` is on.
  @available(
    *, unavailable,
    message: """
      in Package.swift, add 'traits: ["AsyncHTTPClient"]' to the dependency on swift-jsonapi-generator
      """
  )
  public struct AsyncHTTPClientTransport {}
#endif
