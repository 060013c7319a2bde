import HTTPTypes

/// A step between the client and the transport, which sees each request and each response.
///
/// ```swift
/// struct Tracing: ClientMiddleware {
///   func intercept(_ request: ClientRequest, next: Next) async throws -> HTTPExchangeResponse {
///     var request = request
///     request.headerFields[.traceParent] = currentTrace
///     return try await next(request)
///   }
/// }
/// ```
///
/// Middlewares run once for each attempt, and see the response after redirects. Responses of any status
/// are returned; ``ExchangeError`` is thrown where no response can be used.
public protocol ClientMiddleware: Sendable {
  /// The next step. Programs name it, because what a function type means depends on their settings for concurrency.
  typealias Next = @Sendable (ClientRequest) async throws -> HTTPExchangeResponse

  /// Returns the response to a request, usually that of the next step.
  func intercept(_ request: ClientRequest, next: Next) async throws -> HTTPExchangeResponse
}
