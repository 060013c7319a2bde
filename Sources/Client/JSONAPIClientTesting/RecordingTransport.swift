import Foundation
import HTTPTypes
import JSONAPIClient

/// A transport that sends requests through another transport, and records them with
/// their responses in a file.
///
/// ```swift
/// let transport = RecordingTransport(URLSessionTransport(), to: file)
/// ```
///
/// Later, ``ReplayingTransport`` gives the same responses without a network.
public actor RecordingTransport: ClientTransport {
  private let transport: any ClientTransport
  private let file: URL
  private let secrets: Secrets
  private var recording = Recording()

  /// Creates a transport. The file is replaced after each response.
  public init(
    _ transport: any ClientTransport, to file: URL, masking secrets: Secrets = Secrets()
  ) {
    self.transport = transport
    self.file = file
    self.secrets = secrets
  }

  public func send(
    _ request: HTTPRequest, body: [UInt8]?, limits: TransportLimits
  ) async throws -> HTTPExchangeResponse {
    let response = try await transport.send(request, body: body, limits: limits)
    recording.exchanges.append(
      Recording.Exchange(
        request: Recording.Request(request, body, masking: secrets),
        response: Recording.Response(response, masking: secrets)))
    try recording.write(to: file)
    return response
  }
}

/// A transport that responds from a recording.
///
/// Each request gets the first recorded response for the same method, URL and body that was not used yet. If there is
/// none, the request fails. Header fields may differ.
public actor ReplayingTransport: ClientTransport {
  private let secrets: Secrets
  private var remaining: [Recording.Exchange]

  /// Creates a transport that responds from a recording. The secrets must be the same
  /// as when it was recorded.
  public init(_ recording: Recording, masking secrets: Secrets = Secrets()) {
    remaining = recording.exchanges
    self.secrets = secrets
  }

  /// Creates a transport that responds from a file.
  public init(contentsOf file: URL, masking secrets: Secrets = Secrets()) throws {
    remaining = try Recording(contentsOf: file).exchanges
    self.secrets = secrets
  }

  /// The recorded requests that have not been repeated.
  public var unused: [Recording.Request] { remaining.map(\.request) }

  public func send(
    _ request: HTTPRequest, body: [UInt8]?, limits: TransportLimits
  ) async throws -> HTTPExchangeResponse {
    let wanted = Recording.Request(request, body, masking: secrets)
    guard let index = remaining.firstIndex(where: { $0.request.matches(wanted) }) else {
      throw ReplayError.notRecorded(method: wanted.method, url: wanted.url)
    }
    return try remaining.remove(at: index).response.exchangeResponse
  }
}

/// A request that a recording has no response to.
public enum ReplayError: LoggableError, Hashable {
  case notRecorded(method: String, url: String)
  case invalidStatus(Int)

  public var description: String {
    switch self {
    case .notRecorded(let method, let url):
      "the recording has no (other) response for \(method) \(url)"
    case .invalidStatus(let status): "the recording has the invalid status \(status)"
    }
  }
}
