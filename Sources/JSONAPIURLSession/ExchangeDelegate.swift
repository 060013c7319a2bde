import Foundation
import HTTPTypes
import JSONAPI
import JSONAPIClient

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Collects the answers of a session's tasks.
final class ExchangeDelegate: NSObject, URLSessionDataDelegate {
  typealias Continuation = CheckedContinuation<HTTPExchangeResponse, any Error>

  private let exchanges = Exchanges()

  func begin(_ task: URLSessionTask, maxBytes: Int, _ continuation: Continuation) {
    exchanges.add(PendingExchange(continuation, maxBytes: maxBytes), task.taskIdentifier)
  }

  /// Ends an exchange at once, without waiting until the session has noticed.
  func cancel(_ task: URLSessionTask) {
    end(task, throwing: CancellationError())
  }

  private func end(_ task: URLSessionTask, throwing error: any Error) {
    exchanges.remove(task.taskIdentifier)?.continuation.resume(throwing: error)
    task.cancel()
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    // The client follows redirects, by its own rules.
    completionHandler(nil)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    if let limit = exchanges.maxBytes(dataTask.taskIdentifier),
      response.expectedContentLength > Int64(limit)
    {
      end(dataTask, throwing: TransportError.bodyTooLarge(limit: limit))
    }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    if let limit = exchanges.append(data, dataTask.taskIdentifier) {
      end(dataTask, throwing: TransportError.bodyTooLarge(limit: limit))
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    guard let exchange = exchanges.remove(task.taskIdentifier) else { return }
    if let error {
      exchange.continuation.resume(throwing: TransportError(error))
    } else if let answer = task.response as? HTTPURLResponse,
      let head = HTTPResponse(answer)
    {
      exchange.continuation.resume(returning: HTTPExchangeResponse(head, body: exchange.body))
    } else {
      exchange.continuation.resume(throwing: TransportError.failed("the answer is not HTTP"))
    }
  }
}

/// An answer of which parts have arrived.
struct PendingExchange: Sendable {
  let continuation: ExchangeDelegate.Continuation
  let maxBytes: Int
  var body: [UInt8] = []

  init(_ continuation: ExchangeDelegate.Continuation, maxBytes: Int) {
    self.continuation = continuation
    self.maxBytes = maxBytes
  }
}

/// The exchanges under way, by the number of their tasks. Each is removed once, by what ends it first.
private final class Exchanges: Sendable {
  private let pending = Locked<[Int: PendingExchange]>([:])

  func add(_ exchange: PendingExchange, _ task: Int) {
    pending.withLock { $0[task] = exchange }
  }

  func remove(_ task: Int) -> PendingExchange? {
    pending.withLock { $0.removeValue(forKey: task) }
  }

  func maxBytes(_ task: Int) -> Int? {
    pending.withLock { $0[task]?.maxBytes }
  }

  /// Adds bytes to a body, or returns the limit if they would exceed it.
  func append(_ data: Data, _ task: Int) -> Int? {
    pending.withLock { pending in
      guard let size = pending[task]?.body.count, let maxBytes = pending[task]?.maxBytes else {
        return nil
      }
      guard data.count <= maxBytes - size else { return maxBytes }
      pending[task]?.body += data
      return nil
    }
  }
}
