import Foundation
import HTTPTypes
import JSONAPI
import JSONAPIClient

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Collects the responses of a session's tasks.
final class ExchangeDelegate: NSObject, URLSessionDataDelegate {
  private let exchanges = Locked<[Int: PendingExchange]>([:])

  func add(_ exchange: PendingExchange, _ task: URLSessionTask) {
    exchanges.withLock { $0[task.taskIdentifier] = exchange }
  }

  private func exchange(_ task: URLSessionTask) -> PendingExchange? {
    exchanges.withLock { $0[task.taskIdentifier] }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    // The client follows redirects itself.
    completionHandler(nil)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (
        URLSession.AuthChallengeDisposition, URLCredential?
      ) -> Void
  ) {
    guard let response = challenge.failureResponse as? HTTPURLResponse else {
      return completionHandler(.performDefaultHandling, nil)
    }
    // The client renews credentials. On Linux, the whole response has arrived at this point, and
    // no other call follows.
    #if canImport(FoundationNetworking)
      exchange(task)?.end(with: response)
    #endif
    completionHandler(.rejectProtectionSpace, nil)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    if let head = (response as? HTTPURLResponse).flatMap({ HTTPResponse($0) }) {
      exchange(dataTask)?.check(head, expectedLength: response.expectedContentLength)
    }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    exchange(dataTask)?.append(data)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    guard
      let exchange = exchanges.withLock({ $0.removeValue(forKey: task.taskIdentifier) })
    else { return }
    if let error {
      exchange.end(throwing: TransportError(error))
    } else {
      exchange.end(with: task.response)
    }
  }
}

/// A request and the parts of its response that have arrived. The first event that ends it determines the result.
final class PendingExchange: Sendable {
  typealias Continuation = CheckedContinuation<HTTPExchangeResponse, any Error>

  private struct State {
    var continuation: Continuation?
    var task: URLSessionTask?
    var body: [UInt8] = []
    var hasEnded = false
  }

  private let state = Locked(State())
  private let limits: TransportLimits
  private let queue: DispatchQueue

  /// - Parameter queue: The queue on which tasks are started and cancelled. On Linux, both block until all sessions
  ///   have processed the data that has arrived, and Swift's tasks must not block.
  init(limits: TransportLimits, queue: DispatchQueue) {
    self.limits = limits
    self.queue = queue
  }

  func begin(_ continuation: Continuation, start: @escaping @Sendable () -> URLSessionTask) {
    let isCancelled = state.withLock { state in
      if !state.hasEnded { state.continuation = continuation }
      return state.hasEnded
    }
    if isCancelled { return continuation.resume(throwing: CancellationError()) }
    queue.async { [self] in
      guard !state.withLock(\.hasEnded) else { return }
      let task = start()
      let hasEnded = state.withLock { state in
        state.task = task
        return state.hasEnded
      }
      if hasEnded { task.cancel() } else { task.resume() }
    }
  }

  func append(_ data: Data) {
    let fits = state.withLock { state in
      guard !state.hasEnded, data.count <= limits.bodySize - state.body.count else { return false }
      state.body += data
      return true
    }
    if !fits { end(throwing: TransportError.bodyTooLarge(limit: limits.bodySize)) }
  }

  func check(_ head: HTTPResponse, expectedLength: Int64) {
    do {
      try limits.check(head)
      if expectedLength > Int64(limits.bodySize) {
        throw TransportError.bodyTooLarge(limit: limits.bodySize)
      }
    } catch {
      end(throwing: error)
    }
  }

  func end(with response: URLResponse?) {
    if let head = (response as? HTTPURLResponse).flatMap({ HTTPResponse($0) }) {
      end { .success(HTTPExchangeResponse(head, body: $0)) }
    } else {
      end(throwing: TransportError.failed("the response is not HTTP"))
    }
  }

  /// Ends the exchange immediately. Its task is cancelled as soon as the session is ready for it.
  func end(throwing error: any Error) {
    if let task = end({ _ in .failure(error) }) { queue.async { task.cancel() } }
  }

  @discardableResult
  private func end(
    _ result: ([UInt8]) -> Result<HTTPExchangeResponse, any Error>
  ) -> URLSessionTask? {
    let ended = state.withLock { state in
      defer { state = State(hasEnded: true) }
      return state
    }
    ended.continuation?.resume(with: result(ended.body))
    return ended.task
  }
}
