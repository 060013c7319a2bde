import Foundation
import JSONAPI
import Testing

@Suite("Errors of documents")
struct JSONAPIErrorTests {
  typealias ErrorDoc = ManualDocument<NoResourceBody, NoIncludes>

  @Test func basicErrors() throws {
    let document = try roundTrip(
      ErrorDoc.self,
      """
      {"errors": [{"id": "1", "status": "422", "source": {"pointer": "/data", "parameter": "a"},
        "links": {"about": "/e/1", "type": {"href": "/types/e"}}}]}
      """)
    switch document.body {
    case .data: Issue.record("There are errors.")
    case .errors(let errors, let meta, let links):
      #expect(errors.first?.payload?.source?.pointer == "/data")
      #expect(
        errors.first?.definedFields
          == ["id": "1", "status": "422", "pointer": "/data", "parameter": "a"])
      #expect(meta == nil)
      #expect(links == nil)
    }
  }

  @Test func errorsOfTheWrongShapeAreUnknown() throws {
    let document = try decode(ErrorDoc.self, #"{"errors": [{"id": 1}, "oh", {"title": "A"}]}"#)
    #expect(document.body.errors?.map { $0.payload?.title } == [nil, nil, "A"])
    #expect(document.body.errors?.first?.payload?.id == "1")
    #expect(document.body.errors?[1] == .unknown)
  }

  @Test func idsOfErrorsMayBeOfSeveralTypes() throws {
    typealias Mixed = BasicJSONAPIError<Either<Int, String>>
    let errors = try roundTrip([Mixed].self, #"[{"id": 1}, {"id": "a"}]"#)
    #expect(errors.map(\.payload?.id) == [.a(1), .b("a")])
  }

  @Test func statusAndCodeMayComeAsNumbers() throws {
    let error = try decode(BasicJSONAPIError<String>.self, #"{"status": 404, "code": 12}"#)
    #expect(error.payload?.status == "404")
    #expect(try json(error) == ["status": "404", "code": "12"])
  }

  @Test func ownPayloadsAndUnknownErrors() throws {
    struct Payload: Codable, Equatable, Sendable {
      let reason: String
    }
    let errors = try decode([GenericJSONAPIError<Payload>].self, #"[{"reason": "x"}, {}]"#)
    #expect(errors == [.error(Payload(reason: "x")), .unknownError])
    #expect(try decode([UnknownJSONAPIError].self, "[{}, 1]") == [.unknown, .unknown])
  }
}
