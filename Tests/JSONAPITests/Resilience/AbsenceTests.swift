import Foundation
import JSONAPI
import Poly
import RuntimeModels
import Testing

@Suite("Deviations of real servers")
struct AbsenceTests {
  struct Total: Meta, Equatable { var total: Int }
  typealias Described<Meta: JSONAPI.Meta> = Document<
    NoResourceBody, NoMetadata, NoLinks, NoIncludes, APIDescription<Meta>,
    BasicJSONAPIError<String>
  >
  typealias Page = Document<
    ManyResourceBody<Person>, Total?, PaginationLinks, RuntimeResource,
    APIDescription<NoMetadata>, BasicJSONAPIError<String>
  >

  @Test("decodes null like an absent object")
  func decodesNullLikeAbsentObject() throws {
    let text = """
      {
        "data": [], "included": null, "links": null, "meta": null, "errors": null, "jsonapi": null
      }
      """
    #expect(try json(decode(Page.self, text)) == ["data": []])
    let review = try decode(
      Review.self,
      """
      {
        "type": "reviews", "id": "3", "attributes": null, "links": null, "meta": null,
        "relationships": {"author": {"data": null, "links": null, "meta": null}}
      }
      """)
    #expect(review.id.rawValue == 3)
    #expect(throws: JSONAPIDecodingError.self) {
      try decode(Person.self, #"{"type": "people", "id": "3", "attributes": null}"#)
    }
  }

  @Test("refuses null objects if told to", arguments: ["links", "meta", "jsonapi"])
  func refusesNullObjects(member: String) throws {
    let decoder = JSONDecoder()
    let text = #"{"data": [], "\#(member)": null}"#
    decoder.userInfo[.nullObjects] = DecodingPolicy.tolerate
    #expect(throws: Never.self) { try decoder.decode(Page.self, from: Data(text.utf8)) }
    decoder.userInfo[.nullObjects] = DecodingPolicy.refuse
    let error = try #require(throws: JSONAPIDecodingError.self) {
      try decoder.decode(Page.self, from: Data(text.utf8))
    }
    #expect("\(error)".contains("Expected an object at /\(member), found null."))
    #expect(throws: Never.self) { try decoder.decode(Page.self, from: Data(#"{"data": []}"#.utf8)) }
  }

  @Test("encodes an API description as it was decoded")
  func encodesAPIDescriptionAsItWasDecoded() throws {
    let absent = try roundTrip(Described<NoMetadata>.self, "{}")
    let empty = try roundTrip(Described<NoMetadata>.self, #"{"jsonapi": {}}"#)
    let complete = try roundTrip(
      Described<NoMetadata>.self, #"{"jsonapi": {"version": "1.0"}}"#)
    #expect(absent.apiDescription.version == "1.0")
    #expect(absent == empty && empty == complete)
    try roundTrip(Described<Total>.self, #"{"jsonapi": {"meta": {"total": 1}}}"#)
  }

  @Test("reports the server's errors despite an absent API description")
  func reportsServersErrorsDespiteAbsentDescription() throws {
    let error = try #require(throws: JSONAPIDecodingError.self) {
      try decode(Described<Total>.self, #"{"errors": [{"title": "No such article"}]}"#)
    }
    #expect(error.problem.pointer.description == "/jsonapi")
    let errors = error.errors as? [BasicJSONAPIError<String>]
    #expect(errors?.map(\.payload?.title) == ["No such article"])
    #expect("\(error)".contains("No such article"))
  }

  @Test("reports the server's errors if data is expected")
  func reportsServersErrorsIfDataIsExpected() throws {
    let error = try #require(throws: JSONAPIDecodingError.self) {
      try decode(Page.SuccessDocument.self, #"{"errors": [{"title": "No such page"}]}"#)
    }
    #expect(error.problem.kind == .unexpectedErrors)
    #expect("\(error)".contains("No such page"))
    let errors = error.serverErrors(as: BasicJSONAPIError<String>.self)
    #expect(errors?.map(\.payload?.title) == ["No such page"])
  }

  @Test("ignores an unexpected member of an error object")
  func ignoresUnexpectedMemberOfErrorObject() throws {
    let errors = try decode(
      [BasicJSONAPIError<String>].self,
      #"[{"id": 7, "title": "t", "detail": ["x"], "status": 404, "source": "x", "meta": [1]}]"#)
    let payload = try #require(errors.first?.payload)
    #expect(payload == .init(id: "7", status: "404", title: "t", meta: [1]))
  }

  @Test("encodes unknown errors as they were decoded")
  func encodesUnknownErrorsAsTheyWereDecoded() throws {
    let odd = #"[{"message": "x", "code": null}, "y", 1, null]"#
    #expect(
      try roundTrip([BasicJSONAPIError<String>].self, odd) == .init(repeating: .unknown, count: 4))
    #expect(try roundTrip([UnknownJSONAPIError].self, odd) == .init(repeating: .unknown, count: 4))
    #expect(try json([UnknownJSONAPIError.unknown]) == ["unknown"])
  }

  @Test("distinguishes absent and null data")
  func distinguishesAbsentAndNullData() throws {
    let absent = try #require(throws: JSONAPIDecodingError.self) {
      try decode(Page.self, #"{"meta": {}}"#)
    }
    #expect(absent.problem.kind == .missing)
    #expect(absent.description.hasSuffix("at /data, found nothing."))
    let null = try #require(throws: JSONAPIDecodingError.self) {
      try decode(Page.self, #"{"data": null}"#)
    }
    #expect(null.problem.kind == .null)
    #expect(null.description.hasSuffix("at /data, found null."))
  }
}
