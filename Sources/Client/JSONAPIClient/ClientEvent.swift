import HTTPTypes
import JSONAPIFoundation

/// Something that happened to a request: for logs, metrics and traces.
///
/// The description contains the operation, method and path, but never header values,
/// query values or bodies.
public struct ClientEvent: Sendable {
  /// The identifier of the request, which all of its events share.
  public let request: UUID
  /// The operation of the API.
  public let operation: OperationName
  /// The method.
  public let method: HTTPRequest.Method
  /// The URL, with its query.
  public let url: URL
  /// The number of the attempt, from 1.
  public let attempt: Int
  /// The event.
  public let kind: Kind

  public enum Kind: Sendable {
    /// The request begins. Once for each request.
    case started
    /// A response arrived; for each attempt and each redirect.
    case responded(HTTPResponse.Status, bytesSent: Int, bytesReceived: Int, in: Duration)
    /// The request will be repeated.
    case retrying(because: RetryReason, after: Duration)
    /// The server redirects, and the client follows.
    case redirected(HTTPResponse.Status, to: URL)
    /// The server rejected the credential; the request will be repeated with another.
    case refreshingCredential
    /// The server says that a stored response is still valid.
    case notModified
    /// The media type of the response is `application/json`. The response is read anyway.
    case plainJSON
    /// The response has been decoded.
    case decoded(in: Duration)
    /// The request failed, after all attempts: with the ``RequestError`` that the caller gets, or a
    /// `CancellationError`.
    case failed(any Error, in: Duration)
  }

  /// A reason for repeating a request.
  public enum RetryReason: Sendable {
    case status(HTTPResponse.Status)
    case connectionLost(any Error)
  }
}

extension ClientEvent: CustomStringConvertible {
  public var description: String {
    let path = Origin(url).map { url.withoutQuery.dropFirst("\($0.scheme)://".count) } ?? ""
    let place = path.firstIndex(of: "/").map { path[$0...] } ?? "/"
    return "\(operation): \(method) \(place) \(kind)"
  }
}

extension ClientEvent.Kind: CustomStringConvertible {
  public var description: String {
    switch self {
    case .started: "started"
    case .responded(let status, _, let bytes, let time):
      "got a \(status.code) response of \(bytes) bytes in \(time.milliseconds) ms"
    case .retrying(let reason, let delay):
      "will be repeated in \(delay.milliseconds) ms: \(reason)"
    case .redirected(let status, let url): "redirected by \(status.code) to \(url.withoutQuery)"
    case .refreshingCredential: "needs another credential"
    case .notModified: "not modified"
    case .plainJSON: "got a response of type application/json"
    case .decoded(let time): "decoded in \(time.milliseconds) ms"
    case .failed(let error, let time): "failed after \(time.milliseconds) ms: \(Self.text(error))"
    }
  }

  private static func text(_ error: any Error) -> String {
    (error as? any SummarizedError)?.summary ?? "\(type(of: error))"
  }
}

extension ClientEvent.RetryReason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .status(let status): status.summary
    case .connectionLost(let error): ExchangeError(transport: error).description
    }
  }
}

extension Duration {
  var milliseconds: Int64 {
    components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
  }
}
