import HTTPTypes
import JSONAPIClientTesting
import Testing

@testable import JSONAPIClient

@Suite("Conditional requests")
struct ConditionalTests {
  /// Answers with an ETag, and 304 if the request has it.
  private static func transport(_ tag: String = "\"1\"", extra: HTTPFields = [:]) -> StubTransport {
    StubTransport { request in
      if request.headerFields[.ifNoneMatch] == tag {
        return .status(.notModified, headerFields: [.eTag: tag, .age: "5"])
      }
      var fields = extra
      fields[.eTag] = tag
      return .document(article, headerFields: fields)
    }
  }

  @Test("get the kept answer when the server says that it is still valid")
  func notModified() async throws {
    let transport = Self.transport()
    let pipeline = pipeline(transport) { $0.conditional = Conditional() }
    let first = try await pipeline.send()
    let second = try await pipeline.send()
    #expect(transport.requests.map { $0.headerFields[.ifNoneMatch] } == [nil, "\"1\""])
    #expect(second.status == .ok)
    #expect(second.body == first.body)
    #expect(second.headerFields[.contentType] == "application/vnd.api+json")
    #expect(second.headerFields[.age] == "5")
    // The query belongs to the URL.
    try await pipeline.send(.get, "articles/1?include=author")
    #expect(transport.requests[2].headerFields[.ifNoneMatch] == nil)
  }

  @Test("are not made where the server forbids to keep answers")
  func noStore() async throws {
    let transport = Self.transport(extra: [.cacheControl: "private, No-Store"])
    let pipeline = pipeline(transport) { $0.conditional = Conditional() }
    try await pipeline.send()
    try await pipeline.send()
    #expect(transport.requests[1].headerFields[.ifNoneMatch] == nil)
  }

  @Test("keep a bounded number of bytes, and the answers that were used last")
  func bounds() async throws {
    let transport = Self.transport()
    let pipeline = pipeline(transport) { $0.conditional = Conditional(maxBytes: 2500) }
    for path in ["a", "b", "a", "c", "a", "b"] { try await pipeline.send(.get, path) }
    #expect(
      transport.requests.map { $0.headerFields[.ifNoneMatch] != nil }
        == [false, false, true, false, true, false])
  }

  @Test("protect writes if asked, with strong tags only")
  func writes() async throws {
    for (tag, protects, expected) in [
      ("\"1\"", true, "\"1\""), ("W/\"1\"", true, nil), ("\"1\"", false, nil),
    ] as [(String, Bool, String?)] {
      let transport = Self.transport(tag)
      let pipeline = pipeline(transport) { $0.conditional = Conditional(protectsWrites: protects) }
      try await pipeline.send()
      try await pipeline.send(.patch, body: "{}")
      #expect(transport.requests[1].headerFields[.ifMatch] == expected)
      // The kept answer is out of date now.
      try await pipeline.send(.patch, body: "{}")
      #expect(transport.requests[2].headerFields[.ifMatch] == nil)
    }
  }

  @Test("that fail are an error of its own kind")
  func preconditionFailed() async throws {
    let error = try await pipeline(StubTransport { _ in .status(.preconditionFailed) }).failure(
      .patch)
    #expect(error?.isPreconditionFailure == true)
  }
}
