import Foundation
import JSONAPI
import JSONAPIUntyped
import Poly
import Testing

private enum State: String, Codable, CaseIterable {
  case draft = "DRAFT"
  case inReview = "IN_REVIEW"
  case final = "FINAL"
}

private enum Size: Int, ClosedEnum {
  case small = 1
  case large = 2
}

private enum NoteDescription: ResourceObjectDescription {
  static let jsonType = "notes"

  struct Attributes: JSONAPI.Attributes {
    let state: Attribute<State>?
    let former: Attribute<State?>?
    let sizes: Attribute<[Size]>?
    let day: TransformedAttribute<String, Format.DateTime>?
  }

  struct Relationships: JSONAPI.Relationships {
    let author: ToOne<Note>?
  }
}

private typealias Note = ResourceObject<NoteDescription, NoMetadata, NoLinks, String>
private typealias NoteDocument = Document<
  SingleResourceBody<Note>, NoMetadata, NoLinks, Include1<Note>, NoAPIDescription,
  BasicJSONAPIError<String>
>

/// Returns the message of the error that a text causes.
private func message(_ text: String) throws -> String {
  do {
    _ = try decode(NoteDocument.self, text)
    return "no error"
  } catch let error as JSONAPIDecodingError {
    return error.description
  }
}

@Suite("Input in messages")
struct QuotedInputTests {
  private static let long = String(repeating: "x", count: 1_000_000)

  @Test(
    "is cut",
    arguments: [
      #"{"data": {"type": "LONG", "id": "1"}}"#,
      #"{"data": {"type": "LONG", "id": "LONG"}}"#,
      #"{"data": {"type": "notes", "id": "LONG", "attributes": {"state": "LONG"}}}"#,
      #"{"data": {"type": "notes", "id": "1", "attributes": {"day": "LONG"}}}"#,
      #"{"data": {"type": "notes", "id": "1", "relationships": {"author": {"data": {"type": "LONG", "id": "1"}}}}}"#,
      #"{"data": {"type": "notes", "id": "1"}, "included": [{"type": "LONG", "id": "LONG"}]}"#,
      #"{"data": null, "errors": [{"title": "LONG"}]}"#,
      #"{"LONG": 1}"#,
    ])
  func isCut(text: String) throws {
    let message = try message(text.replacing("LONG", with: Self.long))
    #expect(message.contains("xxx"))
    #expect(message.utf8.count < 2_000)
  }

  @Test("is cut if a single character is long")
  func isCutIfSingleCharacterIsLong() throws {
    let marks = "e" + String(repeating: "\u{301}", count: 100_000)
    #expect(try message(#"{"data": {"type": "\#(marks)", "id": "1"}}"#).utf8.count < 1_000)
  }

  @Test("shows control characters and changes of direction as escapes")
  func showsControlCharactersAsEscapes() throws {
    #expect(
      try message(#"{"data": {"type": "a\u202Eb", "id": "1\n2\u0000"}}"#)
        == "Expected the resource type “notes” at /data/type (a\\u{202E}b “1\\n2\\0”), "
        + "found “a\\u{202E}b”.")
  }

  @Test("is complete in the values of an error")
  func isCompleteInValuesOfError() throws {
    let error = #expect(throws: JSONAPIDecodingError.self) {
      try decode(NoteDocument.self, #"{"data": {"type": "\#(Self.long)", "id": "1"}}"#)
    }
    #expect(error?.problem.resourceType == Self.long)
  }

  @Test("has no empty parentheses for a resource without a type")
  func hasNoEmptyParentheses() throws {
    typealias Untyped = Document<
      ManyResourceBody<UntypedResource>, NoMetadata, NoLinks, NoIncludes, NoAPIDescription,
      BasicJSONAPIError<String>
    >
    for text in [
      #"{"data": [{"id": "1"}]}"#, #"{"data": [5]}"#, #"{"data": [{"type": "", "id": 1}, 5]}"#,
    ] {
      do {
        _ = try decode(Untyped.self, text)
        Issue.record("no error")
      } catch let error as JSONAPIDecodingError {
        #expect(!error.description.contains("()"))
      }
    }
  }

  @Test("keeps JSON that is not a document")
  func keepsJSONThatIsNotDocument() throws {
    let error = #expect(throws: JSONAPIDecodingError.self) {
      try decode(NoteDocument.self, #"{"detail": "Not found"}"#)
    }
    #expect(error?.json == ["detail": "Not found"])
    #expect(
      error?.description
        == "Expected “data” or “errors” at the top of the document, found an object with “detail”.")
  }

  @Test(
    "is compared with the values of a closed enum",
    arguments: [
      (
        #"{"state": "X"}"#,
        "“DRAFT”, “IN_REVIEW” or “FINAL” at /data/attributes/state (notes “1”), found the string “X”"
      ),
      (
        #"{"former": "X"}"#,
        "“DRAFT”, “IN_REVIEW” or “FINAL” at /data/attributes/former (notes “1”), found the string “X”"
      ),
      (#"{"state": 1}"#, "a string at /data/attributes/state (notes “1”), found the number 1"),
      (#"{"sizes": [1, 3]}"#, "1 or 2 at /data/attributes/sizes/1 (notes “1”), found the number 3"),
    ])
  func isComparedWithValuesOfClosedEnum(attributes: String, expected: String) throws {
    let text = #"{"data": {"type": "notes", "id": "1", "attributes": \#(attributes)}}"#
    #expect(try message(text) == "Expected \(expected).")
  }
}
