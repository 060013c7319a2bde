import HTTPTypes

/// Retries requests after temporary failures.
///
/// GET, HEAD and DELETE are retried; PATCH if ``repeatsPatch`` is true; POST if the request has the field
/// ``idempotencyKeyField``, by which the server recognizes a repeated request. They are retried after the statuses in
/// ``statuses``, and after lost connections.
public struct Retrying: ClientMiddleware {
  /// The maximum number of attempts, including the first one.
  public var maxAttempts: Int
  /// True if PATCH is retried.
  public var repeatsPatch: Bool
  /// The header field that makes a POST request safe to retry.
  public var idempotencyKeyField: String
  /// The statuses after which requests are retried.
  public var statuses: Set<HTTPResponse.Status> = [408, 429, 502, 503, 504]
  /// The maximum delay before the second attempt. It doubles with each attempt. The actual delay is chosen at random
  /// between zero and the maximum, so that clients do not all return at once.
  public var baseDelay: Duration
  /// The maximum delay before any attempt, unless the server requests a delay.
  public var maxDelay: Duration
  /// The maximum delay that a server may request with `Retry-After`. If it requests more, the request fails.
  public var maxRetryAfter: Duration
  /// Returns a number between 0 and 1.
  var random: @Sendable () -> Double = { .random(in: 0...1) }

  /// Creates a middleware.
  public init(
    maxAttempts: Int = 3, repeatsPatch: Bool = false,
    idempotencyKeyField: String = "Idempotency-Key",
    baseDelay: Duration = .milliseconds(200), maxDelay: Duration = .seconds(10),
    maxRetryAfter: Duration = .seconds(30)
  ) {
    self.maxAttempts = maxAttempts
    self.repeatsPatch = repeatsPatch
    self.idempotencyKeyField = idempotencyKeyField
    self.baseDelay = baseDelay
    self.maxDelay = maxDelay
    self.maxRetryAfter = maxRetryAfter
  }

  public func intercept(_ request: ClientRequest, next: Next) async throws -> HTTPExchangeResponse {
    guard mayRepeat(request) else { return try await next(request) }
    var request = request
    var mayHaveSucceeded = false
    while true {
      let reason: ClientEvent.RetryReason
      let requestedDelay: Duration?
      do {
        let response = try await next(request)
        if mayHaveSucceeded, let success = Self.successOfRepeatedDelete(request, response) {
          return success
        }
        requestedDelay = RetryAfter.delay(in: response.headerFields)
        guard statuses.contains(response.status), request.attempt < maxAttempts,
          (requestedDelay ?? .zero) <= maxRetryAfter
        else { return response }
        reason = .status(response.status)
        mayHaveSucceeded = mayHaveSucceeded || response.status != .tooManyRequests
      } catch let error as ExchangeError where error.isConnectionLost {
        guard request.attempt < maxAttempts else { throw error }
        reason = .connectionLost(error)
        requestedDelay = nil
        mayHaveSucceeded = true
      }
      let delay = requestedDelay ?? backoff(after: request.attempt)
      request.report(.retrying(because: reason, after: delay))
      try await request.context.clock.sleep(for: delay)
      request.attempt += 1
    }
  }

  private func mayRepeat(_ request: ClientRequest) -> Bool {
    switch request.method {
    case .get, .head, .delete: true
    case .patch: repeatsPatch
    case .post: request.headerFields.contains { $0.name == HTTPField.Name(idempotencyKeyField) }
    default: false
    }
  }

  private func backoff(after attempt: Int) -> Duration {
    let doubled = baseDelay * (1 << min(attempt - 1, 20))
    return min(doubled, maxDelay) * random()
  }

  /// Returns a successful response if a repeated DELETE finds nothing, because an earlier attempt may have
  /// succeeded. This excludes a DELETE with a body, which removes members of a relationship: if it finds nothing,
  /// the resource does not exist.
  private static func successOfRepeatedDelete(
    _ request: ClientRequest, _ response: HTTPExchangeResponse
  ) -> HTTPExchangeResponse? {
    guard request.method == .delete, request.body == nil,
      response.status == .notFound || response.status == .gone
    else { return nil }
    return HTTPExchangeResponse(HTTPResponse(status: .noContent))
  }
}
