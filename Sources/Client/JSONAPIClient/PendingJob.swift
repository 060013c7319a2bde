import HTTPTypes
import JSONAPI
import JSONAPIFoundation

/// Work that the server has accepted but not finished (202).
///
/// See [Asynchronous Processing](https://jsonapi.org/recommendations/#asynchronous-processing).
public struct PendingJob<Description: ClientResource>: Sendable {
  /// The URL of the job, if the response has one: that of `Content-Location`, or else `Location`.
  public let location: URL?
  /// The time to wait before the next request, if the server specifies it.
  public let retryAfter: Duration?
  /// The status and the header fields of the response.
  public let http: HTTPResponse

  private let url: URL
  private let operation: OperationName
  private let client: Client<Description.API>

  init(_ received: ReceivedResponse<Description.API>) {
    let fields = received.response.headerFields
    location = (fields[.contentLocation] ?? fields[.location]).flatMap { URL(string: $0) }
    retryAfter = RetryAfter.delay(in: fields)
    http = received.response.head
    url = received.url
    operation = received.operation
    client = received.client
  }

  /// Waits until the job has finished, and returns its result.
  ///
  /// Requests the job's URL until the response has a resource of the type, or no resource. Between
  /// two requests, it waits as long as the server specifies, or else for `interval`.
  ///
  /// - Throws: ``RequestError``, with the reason `timedOut` after `timeout`.
  public func wait(
    interval: Duration = .seconds(1), timeout: Duration = .seconds(300)
  ) async throws -> WriteResponse<Description> {
    let stopwatch = Stopwatch(client.configuration.clock)
    guard let location else {
      throw RequestError<Description.API.Problem>(.empty, in: operation, http: http)
    }
    var delay = retryAfter ?? interval
    while true {
      guard stopwatch.elapsed + delay <= timeout else {
        throw RequestError<Description.API.Problem>(.timedOut, in: operation, http: http)
      }
      try await client.configuration.clock.sleep(for: delay)
      let state = try await client.send(request(for: location))
      guard let retryAfter = state.retryAfter else { return state.result }
      delay = retryAfter ?? interval
    }
  }

  /// The result of a job, or the time to wait before the next request.
  private struct State: Sendable {
    let result: WriteResponse<Description>
    /// `nil` if the job has finished.
    let retryAfter: Duration??
  }

  private func request(
    for location: URL
  ) throws -> Client<Description.API>.Request<State> {
    try Client.Request(operation, .get, .link(location, in: url)) { received in
      let type = try received.response.status == .accepted ? "" : received.primaryType
      guard let type, type != Description.jsonType else {
        return State(result: try WriteResponse(received), retryAfter: nil)
      }
      // The response is the job itself, or has errors, which the second line throws.
      if received.response.status != .accepted, type.isEmpty {
        _ = try ResourceResponse<Description>(received)
      }
      return State(
        result: WriteResponse(.pending(PendingJob(received)), operation: operation),
        retryAfter: .some(RetryAfter.delay(in: received.response.headerFields)))
    }
  }
}
