import Foundation
import JSONAPI
import Poly
import Testing

@Suite("SuccessDocument and ErrorDocument")
struct SuccessAndErrorDocumentTests {
  typealias Response = ManualDocument<SingleResourceBody<Cat>, Include1<Dog>>

  @Test("provides data that is not optional")
  func providesDataThatIsNotOptional() throws {
    let text = #"{"data": \#(DocumentTests.cat), "included": []}"#
    let document = try roundTrip(Response.SuccessDocument.self, text)
    #expect(document.primaryResource.value.lives == 9)
    #expect(document.includes.count == 0)
    #expect(document.document == document)
    #expect(document == document.document)
    let error = #expect(throws: JSONAPIDecodingError.self) {
      try decode(Response.ErrorDocument.self, text)
    }
    #expect(error?.problem.kind == .unexpectedData)
  }

  @Test("provides errors that are not optional")
  func providesErrorsThatAreNotOptional() throws {
    let text = #"{"errors": [{"detail": "Oh."}]}"#
    let document = try roundTrip(Response.ErrorDocument.self, text)
    #expect(document.errors.map(\.payload?.detail) == ["Oh."])
    #expect(document.document == document)
    let error = #expect(throws: JSONAPIDecodingError.self) {
      try decode(Response.SuccessDocument.self, text)
    }
    #expect(error?.problem.kind == .unexpectedErrors)
    let made = ManualDocument<NoResourceBody, NoIncludes>.ErrorDocument(errors: [.unknown])
    #expect(made.errors == [.unknown])
  }
}
