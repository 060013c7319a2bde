import Foundation
import HTTPTypes
import JSONAPIClient

/// Something that every transport must do, whatever the answer.
public struct TransportCheck: Sendable, CustomStringConvertible {
  public let description: String
  private let run: @Sendable (any ClientTransport) async throws -> String?

  /// Returns `nil` if a transport does it, and otherwise what is wrong.
  public func mistake(_ transport: any ClientTransport) async throws -> String? {
    try await run(transport)
  }

  public static let all = [
    cancellation, alreadyCancelled, refused, noTLS, echo, bodyOfGet, release,
  ]

  /// Cancelling the task ends the request within 100 ms, on the side of the server too.
  static let cancellation = TransportCheck("ends a request when its task is cancelled") {
    transport in
    let server = try FaultServer { _ in
      [Answers.head("Content-Length: 400"), .text("{"), .wait(20)]
    }
    var duration = Duration.zero
    // Where other tests keep the machine busy, the first attempts may take longer.
    for attempt in 1...10 {
      let task = Task { try await transport.get(server.url) }
      while server.requestCount < attempt { try await Task.sleep(for: .milliseconds(5)) }
      try await Task.sleep(for: .milliseconds(50))
      let start = ContinuousClock.now
      task.cancel()
      let result = await task.result
      duration = ContinuousClock.now - start
      guard case .failure(is CancellationError) = result else { return "\(result)" }
      if duration < .milliseconds(100) { break }
      try await Task.sleep(for: .milliseconds(500))
    }
    guard duration < .milliseconds(100) else { return "took \(duration)" }
    for _ in 0..<500 where server.abandonedCount == 0 {
      try await Task.sleep(for: .milliseconds(10))
    }
    return server.abandonedCount > 0 ? nil : "the connection stays open"
  }

  static let alreadyCancelled = TransportCheck("sends nothing in a cancelled task") { transport in
    let server = try FaultServer { _ in [Answers.article] }
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await transport.get(server.url)
    }
    let result = await task.result
    guard case .failure(is CancellationError) = result else { return "\(result)" }
    return nil
  }

  static let refused = TransportCheck("reports that there is no connection") { transport in
    // Port 1 of this machine is not in use.
    await transport.expectLost("http://127.0.0.1:1")
  }

  static let noTLS = TransportCheck("fails where the server does not speak TLS") { transport in
    let server = try FaultServer { _ in [Answers.article] }
    do {
      let answer = try await transport.get(
        server.url.replacingOccurrences(of: "http:", with: "https:"))
      return "\(answer)"
    } catch is TransportError {
      return nil
    }
  }

  /// The method, the target, the header fields and the body arrive as they are.
  static let echo = TransportCheck("sends requests as they are") { transport in
    let server = try FaultServer { request in
      let copied = request.fields.filter { $0.name.hasPrefix("x-") || $0.name == "content-type" }
        .map { "\($0.name)=\($0.value)" }.sorted()
      return [
        .answer(
          200, ["X-Head: \(request.method) \(request.target) \(copied)"], body: request.body)
      ]
    }
    for (method, body) in [
      (.patch, Answers.body), (.post, []), (.delete, Answers.body), (.delete, nil), (.get, nil),
      (.put, Array(repeating: 7, count: 1 << 20)),
    ] as [(HTTPRequest.Method, [UInt8]?)] {
      let target = "/a%2Fb/%C3%A4?filter%5Ba%2Bb%5D=1%262&x=+&empty="
      let fields: HTTPFields = [
        .contentType: #"application/vnd.api+json;ext="https://jsonapi.org/ext/atomic""#,
        HTTPField.Name("X-One")!: "1, 2",
      ]
      let answer = try await transport.send(method, server.url, target, fields, body: body)
      let head =
        "\(method) \(target) "
        + "\(["content-type=\(fields[.contentType] ?? "")", "x-one=1, 2"])"
      guard answer.headerFields[HTTPField.Name("X-Head")!] == head, answer.body == body ?? [] else {
        return "\(method): \(answer.headerFields)"
      }
    }
    return nil
  }

  static let bodyOfGet = TransportCheck("sends no body with GET") { transport in
    let server = try FaultServer { .init([.answer(200, body: $0.body)]) }
    let answer = try await transport.send(.get, server.url, "/", body: Answers.body)
    return answer.body.isEmpty ? nil : "the body was sent"
  }

  /// Each call makes and releases a transport of its own: this one only shows that one can be used again.
  static let release = TransportCheck("can be used again after an error") { transport in
    let server = try FaultServer { $0.target == "/bad" ? [.reset] : [Answers.article] }
    for _ in 0..<20 {
      _ = try? await transport.send(.get, server.url, "/bad")
      guard try await transport.get(server.url).status == .ok else { return "failed" }
    }
    return nil
  }

  /// Many requests, 64 at once; all are answered, and no more than the limit are under way.
  public static func load(_ count: Int) -> TransportCheck {
    TransportCheck("loses none of \(count) requests") { transport in
      let server = try FaultServer { request in
        let body = Array(
          #"{"data":{"type":"articles","id":"\#(request.target.dropFirst())"}}"#.utf8)
        return [.answer(200, [Answers.mediaType], body: body)]
      }
      var configuration = ClientConfiguration()
      configuration.retrying = nil
      configuration.limiting = Limiting(to: 64)
      guard let url = URL(string: server.url) else { return "no URL" }
      let pipeline = Pipeline(baseURL: url, transport: transport, configuration: configuration)
      let wrong = try await withThrowingTaskGroup(of: Bool.self) { group in
        for number in 0..<count {
          group.addTask {
            let request = ClientRequest("load", .get, url.appending(path: "\(number)"))
            let answer = try await pipeline.response(
              to: pipeline.prepared(request), problems: UntypedProblem.self)
            return !String(decoding: answer.body, as: UTF8.self).contains(#""id":"\#(number)""#)
          }
        }
        return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
      }
      if wrong > 0 { return "\(wrong) wrong answers" }
      if server.requestCount != count { return "\(server.requestCount) requests" }
      let largest = server.maxConcurrentRequests
      return largest <= 64 ? nil : "\(largest) at once"
    }
  }

  private init(
    _ description: String, _ run: @escaping @Sendable (any ClientTransport) async throws -> String?
  ) {
    self.description = description
    self.run = run
  }
}

extension ClientTransport {
  fileprivate func get(_ url: String) async throws -> HTTPExchangeResponse {
    try await send(.get, url, "/")
  }

  fileprivate func send(
    _ method: HTTPRequest.Method, _ url: String, _ target: String, _ fields: HTTPFields = [:],
    body: [UInt8]? = nil
  ) async throws -> HTTPExchangeResponse {
    let parts = url.split(separator: "/", maxSplits: 1)
    let request = HTTPRequest(
      method: method, scheme: String(parts[0].dropLast()), authority: String(parts[1].dropFirst()),
      path: target, headerFields: fields)
    return try await send(request, body: body, limits: TransportLimits())
  }

  fileprivate func expectLost(_ url: String) async -> String? {
    do {
      return "\(try await get(url))"
    } catch TransportError.connectionLost {
      return nil
    } catch {
      return "\(error)"
    }
  }
}
