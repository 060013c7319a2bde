import Foundation
import HTTPTypes
import JSONAPIClient

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests with `URLSession`.
///
/// It does not follow redirects, stores no cookies or responses, and never reads more than the limits allow. There is
/// an exception on Linux: a compressed body is decompressed completely even if it exceeds the limit, and other requests
/// wait for that. For untrusted servers on Linux, use the product `JSONAPIAsyncHTTPClient`.
public struct URLSessionTransport: ClientTransport {
  private let session: ManagedSession

  /// Creates a transport with its own session, which is invalidated together with the transport.
  ///
  /// - Parameter configuration: Settings such as proxies and connections per host. Cookies, caches and
  ///   credentials that the system stores are turned off.
  public init(configuration: URLSessionConfiguration = .ephemeral) {
    session = ManagedSession(configuration)
  }

  public func send(
    _ request: HTTPRequest, body: [UInt8]?, limits: TransportLimits
  ) async throws -> HTTPExchangeResponse {
    let request = try URLRequest(request, body: body, timeout: limits.timeout)
    return try await session.send(request, limits: limits)
  }
}

/// A session that is invalidated when it is no longer used.
private final class ManagedSession: Sendable {
  private let session: URLSession
  private let delegate = ExchangeDelegate()
  private let queue = DispatchQueue(label: "JSONAPIURLSession")

  init(_ configuration: URLSessionConfiguration) {
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.httpCookieAcceptPolicy = .never
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
  }

  deinit { queue.async { [session] in session.finishTasksAndInvalidate() } }

  func send(
    _ request: URLRequest, limits: TransportLimits
  ) async throws -> HTTPExchangeResponse {
    try Task.checkCancellation()
    let exchange = PendingExchange(limits: limits, queue: queue)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        exchange.begin(continuation) { [session, delegate] in
          let task = session.dataTask(with: request)
          delegate.add(exchange, task)
          return task
        }
      }
    } onCancel: {
      exchange.end(throwing: CancellationError())
    }
  }
}
