import JSONAPI
import Poly
import Testing

// Section 10: errors as payload.

typealias ErrorDoc = Document<NoResourceBody, NoIncludes>

/// A custom error.
enum OwnError: JSONAPIError {
  case unknownError
  case teapot

  static var unknown: OwnError { .unknownError }
}

/// A custom payload.
struct OwnPayload: Codable, Equatable, ErrorDictType {
  let reason: String
  var definedFields: [String: String] { ["reason": reason] }
}

@Suite struct ErrorsTests {
  @Test("decodes standard error objects")
  func decodesStandardErrorObjects() throws {
    let errorResponse = try decode(
      ErrorDoc.self,
      #"{"errors": [{"id": "1", "status": "404", "detail": "gone", "source": {"pointer": "/"}}]}"#)
    switch errorResponse.body {
    case .data:
      Issue.record("expected errors")
    case .errors(let errors, let meta, let links):
      #expect(errors.compactMap { $0.payload?.detail } == ["gone"])
      #expect(errors[0].definedFields["status"] == "404")
      #expect(meta == nil && links == nil)
    }
  }

  @Test("creates error payloads")
  func createsErrorPayloads() {
    typealias Payload = BasicJSONAPIErrorPayload<String>
    let payload = Payload(
      id: "1", status: "404", code: "gone", title: "Gone", detail: "It is gone.",
      source: .init(pointer: "/data", parameter: "page"))
    #expect(payload.id == "1" && payload.status == "404" && payload.code == "gone")
    #expect(payload.title == "Gone" && payload.detail == "It is gone.")
    #expect(payload.source == Payload.Source(pointer: "/data", parameter: "page"))
    #expect(payload.source?.pointer == "/data" && payload.source?.parameter == "page")
    #expect(
      payload.definedFields == [
        "id": "1", "status": "404", "code": "gone", "title": "Gone", "detail": "It is gone.",
        "pointer": "/data", "parameter": "page",
      ])
    #expect(Payload() == Payload(id: nil))
    let error: BasicJSONAPIError<String> = .error(payload)
    #expect(error.payload == payload)
    let generic: GenericJSONAPIError<BasicJSONAPIErrorPayload<String>> = error
    #expect(generic == error)
    #expect("\(error)".isEmpty == false)
  }

  @Test("supports custom errors")
  func supportsCustomErrors() throws {
    typealias Own = GenericJSONAPIError<OwnPayload>
    #expect(Own.error(.init(reason: "x")).definedFields == ["reason": "x"])
    #expect(Own.unknown == .unknownError && Own.unknownError.payload == nil)
    #expect(UnknownJSONAPIError.unknown == .unknownError)
    #expect(OwnError.unknown == .unknownError && OwnError.teapot != .unknown)
    #expect(
      try decode([Own].self, #"[{"reason": "x"}, {}]"#) == [.error(.init(reason: "x")), .unknown])
  }

  @Test("decodes error ids of several types")
  func decodesErrorIdsOfSeveralTypes() throws {
    typealias Mixed = BasicJSONAPIError<Either<Int, String>>
    let errors = try decode([Mixed].self, #"[{"id": 1}, {"id": "a"}, {"id": true}]"#)
    #expect(errors == [.error(.init(id: .a(1))), .error(.init(id: .b("a"))), .unknown])
  }
}
