import HTTPTypes
import JSONAPIClientTesting
import Testing

@testable import JSONAPIClient

@Suite("Media types")
struct MediaTypeTests {
  @Test(
    "of responses are compared without regard to case and unknown parameters",
    arguments: [
      ("application/vnd.api+json", MediaType.Verdict.accepted),
      ("Application/Vnd.API+json ; charset=UTF-8", .accepted),
      (#"application/vnd.api+json;ext="https://a.example/b, c""#, .accepted),
      ("application/vnd.api+json, application/vnd.api+json", .accepted),
      ("application/vnd.api+json, text/html", .refused),
      ("application/json", .acceptedAsPlainJSON),
      ("application/json; charset=utf-8", .acceptedAsPlainJSON),
      ("text/html", .refused), ("text/plain", .refused), ("", .refused), (";", .refused),
      ("json", .refused), ("application/", .refused), (",", .refused), (#"""#, .refused),
      ("application/vnd.api+jsonx", .refused),
    ])
  func verdict(_ value: String, _ verdict: MediaType.Verdict) {
    #expect(MediaType.verdict(on: value) == verdict)
  }

  @Test("have the extensions and profiles of their parameters")
  func parameters() throws {
    let type = try #require(
      MediaType(
        #"application/vnd.api+json; ext="https://a.example https://b.example";PROFILE="x\"y""#))
    #expect(type.extensions == ["https://a.example", "https://b.example"])
    #expect(type.profiles == [#"x"y"#])
    #expect(
      MediaType(MediaType(extensions: ["a", "b"], profiles: ["c"]).description)?.extensions == [
        "a", "b",
      ])
  }

  @Test("are sent exactly, with parameters only where they are used")
  func sent() async throws {
    let transport = StubTransport { _ in .document(article) }
    let pipeline = pipeline(transport)
    try await pipeline.send(.post, body: "{}")
    #expect(transport.requests[0].headerFields[.accept] == "application/vnd.api+json")
    #expect(transport.requests[0].headerFields[.contentType] == "application/vnd.api+json")
    try await pipeline.send()
    #expect(transport.requests[1].headerFields[.contentType] == nil)

    let atomic = MediaType(extensions: ["https://jsonapi.org/ext/atomic"])
    _ = try await pipeline.response(
      to: ClientRequest("batch", .post, baseURL, body: [], accept: atomic, contentType: atomic),
      problems: Problem.self)
    let expected = #"application/vnd.api+json;ext="https://jsonapi.org/ext/atomic""#
    #expect(transport.requests[2].headerFields[.accept] == expected)
    #expect(transport.requests[2].headerFields[.contentType] == expected)
  }
}
