import HTTPTypes
import JSONAPI
import JSONAPIFoundation

/// Sends requests through the middlewares of a client to its transport.
package struct Pipeline: Sendable {
  package let baseURL: URL
  package let configuration: ClientConfiguration
  private let start: @Sendable (ClientRequest) async throws -> HTTPExchangeResponse

  package init(
    baseURL: URL, transport: any ClientTransport, configuration: ClientConfiguration
  ) {
    self.baseURL = baseURL
    self.configuration = configuration
    let all: [(any ClientMiddleware)?] =
      [
        configuration.conditional, configuration.retrying, configuration.limiting,
        configuration.authenticating,
      ] + configuration.middlewares
    let exchange = Exchange(transport: transport, maxRedirects: configuration.maxRedirects)
    var start: @Sendable (ClientRequest) async throws -> HTTPExchangeResponse = {
      try await exchange.send($0)
    }
    for middleware in all.compactMap(\.self).reversed() {
      start = { [next = start] in try await middleware.intercept($0, next: next) }
    }
    self.start = start
  }

  /// Returns the request with the configuration's settings for all requests. From here on, events can be reported.
  package func prepared(_ request: ClientRequest) -> ClientRequest {
    var request = request
    request.limits = configuration.limits
    request.context = RequestContext(
      baseURL: baseURL, clock: configuration.clock, observe: configuration.observing?.observe)
    for field in configuration.headerFields where !request.headerFields.contains(field.name) {
      request.headerFields.append(field)
    }
    return request
  }

  /// Sends a prepared request and returns its successful response.
  ///
  /// - Throws: `RequestError`, or `CancellationError` if the task was cancelled.
  package func response<Problem: JSONAPIError>(
    to request: ClientRequest, problems: Problem.Type = Problem.self
  ) async throws -> HTTPExchangeResponse {
    request.report(.started)
    let stopwatch = Stopwatch(configuration.clock)
    do {
      let response = try await start(request)
      guard response.status.kind == .successful else {
        throw RequestError<Problem>(response: response, in: request.operation, to: request)
      }
      return response
    } catch {
      let failure: any Error =
        Task.isCancelled
        ? CancellationError() : RequestError<Problem>(error, in: request.operation)
      request.report(.failed(failure, in: stopwatch.elapsed))
      throw failure
    }
  }

  /// Returns the absolute URL to request for a link in a document.
  package func url(of link: URL, in document: URL) throws -> URL {
    try configuration.linkPolicy.follow(link, from: document, base: baseURL)
  }
}
