import HTTPTypes

/// The innermost part of the pipeline: negotiates the media type, sends the request within its limits,
/// and follows redirects.
struct Exchange: Sendable {
  let transport: any ClientTransport
  let maxRedirects: Int

  func send(_ request: ClientRequest) async throws -> HTTPExchangeResponse {
    var request = request
    if !request.isToBaseOrigin { request.removeCredentials() }
    if request.headerFields[.accept] == nil {
      request.headerFields[.accept] = request.accept.description
    }
    if request.body != nil, request.headerFields[.contentType] == nil {
      request.headerFields[.contentType] = request.contentType.description
    }
    var redirects = 0
    while true {
      var response = try await sendOnce(request)
      if redirects > 0 { response.url = request.url }
      guard let next = try Redirects.next(after: response, to: request) else {
        return try checked(response, to: request)
      }
      guard redirects < maxRedirects else {
        throw ExchangeError(.redirect(to: next.url.absoluteString), response: response)
      }
      redirects += 1
      request.report(.redirected(response.status, to: next.url))
      request = next
    }
  }

  private func sendOnce(_ request: ClientRequest) async throws -> HTTPExchangeResponse {
    guard let origin = Origin(request.url) else {
      throw ExchangeError(.foreignLink(request.url))
    }
    let head = HTTPRequest(
      method: request.method, scheme: origin.scheme, authority: origin.authority,
      path: request.url.requestTarget, headerFields: request.headerFields)
    let stopwatch = Stopwatch(request.context.clock)
    do {
      let response = try await withTimeout(request.limits.timeout, request.context.clock) {
        try await transport.send(head, body: request.body, limits: request.limits)
      }
      guard response.body.count <= request.limits.bodySize else {
        throw TransportError.bodyTooLarge(limit: request.limits.bodySize)
      }
      request.report(
        .responded(
          response.status, bytesSent: request.body?.count ?? 0, bytesReceived: response.body.count,
          in: stopwatch.elapsed))
      return response
    } catch {
      try Task.checkCancellation()
      throw ExchangeError(transport: error)
    }
  }

  /// Returns the response, without its body if it must not have one. Throws if its media type is wrong; responses that
  /// report failure may have any media type.
  private func checked(
    _ response: HTTPExchangeResponse, to request: ClientRequest
  ) throws -> HTTPExchangeResponse {
    var response = response
    if request.method == .head || [204, 205, 304].contains(response.status.code) {
      response.body = []
    }
    guard response.status.kind == .successful, !response.body.isEmpty else { return response }
    let contentType = response.headerFields[.contentType]
    switch MediaType.verdict(on: contentType) {
    case .accepted: break
    case .acceptedAsPlainJSON: request.report(.plainJSON)
    case .refused: throw ExchangeError(.mediaType(contentType), response: response)
    }
    return response
  }
}

/// Returns the result of a function. Cancels it and throws if it takes too long.
private func withTimeout<Result: Sendable>(
  _ timeout: Duration, _ clock: any Clock<Duration>,
  _ body: @escaping @Sendable () async throws -> Result
) async throws -> Result {
  try await withThrowingTaskGroup(of: Result?.self) { group in
    defer { group.cancelAll() }
    group.addTask { try await body() }
    group.addTask {
      try await clock.sleep(for: timeout)
      return nil
    }
    guard let first = try await group.next(), let result = first else {
      throw TransportError.timedOut
    }
    return result
  }
}
