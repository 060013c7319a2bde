/// A reason why a transport has no response.
///
/// The descriptions contain no URL and no header field, so that they can be logged. The error of
/// the underlying library is in ``underlying``.
public enum TransportError: Error {
  /// The response took too long.
  case timedOut
  /// The body of the response is larger than the limits allow.
  case bodyTooLarge(limit: Int)
  /// There was no connection, or it ended before the whole response had arrived. The request may have
  /// reached the server.
  case connectionLost(String, underlying: (any Error)? = nil)
  /// Anything else: the response is not HTTP, the server's certificate is not trusted, and so on.
  case failed(String, underlying: (any Error)? = nil)

  /// The error of the underlying library.
  public var underlying: (any Error)? {
    switch self {
    case .connectionLost(_, let error), .failed(_, let error): error
    case .timedOut, .bodyTooLarge: nil
    }
  }

  var isConnectionLost: Bool {
    if case .connectionLost = self { true } else { false }
  }
}

extension TransportError: LoggableError {
  public var description: String {
    switch self {
    case .timedOut: "the request timed out"
    case .bodyTooLarge(let limit): "the body of the response is larger than \(limit) bytes"
    case .connectionLost(let text, _), .failed(let text, _): text
    }
  }
}
