import Foundation
import JSONAPI
import Poly
import Testing

@Suite("Errors in documents")
struct JSONAPIErrorTests {
  typealias ErrorDoc = ManualDocument<NoResourceBody, NoIncludes>

  @Test("decodes standard error objects")
  func decodesStandardErrorObjects() throws {
    let document = try roundTrip(
      ErrorDoc.self,
      """
      {"errors": [{"id": "1", "status": "422", "source": {"pointer": "/data", "parameter": "a"},
        "links": {"about": "/e/1", "type": {"href": "/types/e"}}}]}
      """)
    switch document.body {
    case .data: Issue.record("expected errors")
    case .errors(let errors, let meta, let links):
      #expect(errors.first?.payload?.source?.pointer == "/data")
      #expect(
        errors.first?.definedFields
          == ["id": "1", "status": "422", "pointer": "/data", "parameter": "a"])
      #expect(meta == nil)
      #expect(links == nil)
    }
  }

  @Test("decodes invalid error objects as unknown errors")
  func decodesInvalidErrorObjectsAsUnknownErrors() throws {
    let document = try decode(ErrorDoc.self, #"{"errors": [{"id": 1}, "oh", {"title": "A"}]}"#)
    #expect(document.body.errors?.map { $0.payload?.title } == [nil, nil, "A"])
    #expect(document.body.errors?.first?.payload?.id == "1")
    #expect(document.body.errors?[1] == .unknown)
  }

  @Test("decodes error ids of several types")
  func decodesErrorIdsOfSeveralTypes() throws {
    typealias Mixed = BasicJSONAPIError<Either<Int, String>>
    let errors = try roundTrip([Mixed].self, #"[{"id": 1}, {"id": "a"}]"#)
    #expect(errors.map(\.payload?.id) == [.a(1), .b("a")])
  }

  @Test("decodes the text of an error's id")
  func decodesTextOfErrorIds() throws {
    let error = try decode(BasicJSONAPIError<Int>.self, #"{"id": "7", "title": "T"}"#)
    #expect(error.payload?.id == 7)
    #expect(
      try decode(BasicJSONAPIError<Int>.self, #"{"id": "x", "title": "T"}"#).payload?.id == nil)
    #expect(throws: (any Error).self) {
      try decode(BasicJSONAPIError<Int>.self, #"{"id": 7"x", "title": "T"}"#)
    }
  }

  @Test("decodes numbers as status and code")
  func decodesNumbersAsStatusAndCode() throws {
    let error = try decode(BasicJSONAPIError<String>.self, #"{"status": 404, "code": 12}"#)
    #expect(error.payload?.status == "404")
    #expect(try json(error) == ["status": "404", "code": "12"])
  }

  @Test("decodes custom payloads and unknown errors")
  func decodesCustomPayloadsAndUnknownErrors() throws {
    struct Payload: Codable, Equatable, Sendable {
      let reason: String
    }
    let errors = try decode([GenericJSONAPIError<Payload>].self, #"[{"reason": "x"}, {}]"#)
    #expect(errors == [.error(Payload(reason: "x")), .unknownError])
    #expect(try decode([UnknownJSONAPIError].self, "[{}, 1]") == [.unknown, .unknown])
  }
}
