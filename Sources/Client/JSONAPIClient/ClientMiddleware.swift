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
/// Middlewares run once for each attempt, and see the response after redirects. They return responses of any status,
/// and throw an ``ExchangeError`` if there is no usable response.
public protocol ClientMiddleware: Sendable {
  /// The next step. A type alias, because the meaning of the function type depends on a program's concurrency settings.
  typealias Next = @Sendable (ClientRequest) async throws -> HTTPExchangeResponse

  /// Returns the response to a request, usually that of the next step.
  func intercept(_ request: ClientRequest, next: Next) async throws -> HTTPExchangeResponse
}
