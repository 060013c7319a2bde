import Foundation
import JSONAPI
import Poly
import Testing

private enum OldNoteDescription: ResourceObjectDescription {
  static let jsonType = "notes"

  struct Attributes: JSONAPI.Attributes {
    let body: Attribute<Int>
  }
}

private enum NoteDescription: ResourceObjectDescription {
  static let jsonType = "notes"

  struct Attributes: JSONAPI.Attributes {
    let body: Attribute<String>
    let shout: TransformedAttribute<String, Upper>?
  }
}

private struct NotUpper: Error, Equatable {
  let text: String
}

private enum Upper: Transformer {
  static func transform(_ value: String) throws -> String {
    guard value == value.uppercased() else { throw NotUpper(text: value) }
    return value
  }
}

private typealias OldNote = ResourceObject<OldNoteDescription, NoMetadata, NoLinks, String>
private typealias Note = ResourceObject<NoteDescription, NoMetadata, NoLinks, String>

/// Decodes itself, whatever the type.
private struct Anything: Codable, Equatable {
  let type: String?
}

/// Decodes itself, whatever the type, as a resource object that has no type of its own.
private struct Generic: Codable, Equatable, JSONTyped {
  static let jsonType = "_generic"
  let type: String
  let id: String
}

private struct Total: JSONAPI.Meta {
  let total: Int
}

@Suite("Programs written for mattpolzin/JSONAPI")
struct UsersCodeTests {
  private typealias Notes<Primary: CodablePrimaryResource, Meta: JSONAPI.Meta> = Document<
    ManyResourceBody<Primary>, Meta, NoLinks, NoIncludes, NoAPIDescription,
    BasicJSONAPIError<String>
  >

  @Test("try two types of one resource type in turn")
  func tryTwoTypesOfOneResourceType() throws {
    let text = """
      {"data": [{"type": "notes", "id": "1", "attributes": {"body": 5}},
        {"type": "notes", "id": "2", "attributes": {"body": "A"}}]}
      """
    let notes = try decode(Notes<Poly2<OldNote, Note>, NoMetadata>.self, text)
    let values = notes.body.primaryResource?.values
    #expect(values?.first?.a?.body == 5)
    #expect(values?.last?.b?.body == "A")
    let error = #expect(throws: JSONAPIDecodingError.self) {
      try decode(
        Notes<Poly2<OldNote, Note>, NoMetadata>.self,
        #"{"data": [{"type": "notes", "id": "1", "attributes": {"body": true}}]}"#)
    }
    #expect(error?.problem.pointer.description == "/data/0/attributes/body")
  }

  @Test("try a type that decodes itself")
  func tryTypeThatDecodesItself() throws {
    typealias Value = Poly2<Note, Anything>
    #expect(try decode([Value].self, #"[{"type": "notes", "id": "1"}]"#)[0].b?.type == "notes")
    #expect(try decode([Value].self, #"[{"type": "cats"}]"#)[0].b?.type == "cats")
    #expect(try decode([Value].self, "[{}]")[0].b?.type == nil)
    #expect(
      try decode([Value].self, #"[{"type": "notes", "id": "1", "attributes": {"body": "A"}}]"#)[0].a
        != nil)
  }

  @Test(
    "try a type that decodes itself, whatever its resource type, after those with the resource type"
  )
  func tryTypeWithAnotherResourceType() throws {
    typealias Value = Poly2<Generic, Note>
    let text = """
      {"data": [{"type": "notes", "id": "1", "attributes": {"body": "A"}}, {"type": "cats", "id": "2"}]}
      """
    let values = try decode(Notes<Value, NoMetadata>.self, text).body.primaryResource?.values
    #expect(values?.first?.b?.body == "A")
    #expect(values?.last?.a == Generic(type: "cats", id: "2"))
    let error = #expect(throws: JSONAPIDecodingError.self) {
      try decode(Notes<Value, NoMetadata>.self, #"{"data": [{"type": "cats"}]}"#)
    }
    #expect("\(try #require(error))".contains("Expected the resource type “_generic” or “notes”"))
  }

  @Test("merge data of other meta and links")
  func mergeDataOfOtherMetaAndLinks() throws {
    let one = try decode(Notes<Note, NoMetadata>.self, #"{"data": []}"#)
    let other = try decode(
      Notes<Note, Total>.self,
      #"{"data": [{"type": "notes", "id": "1", "attributes": {"body": "A"}}], "meta": {"total": 1}}"#
    )
    let oneData = try #require(one.body.data)
    let otherData = try #require(other.body.data)
    #expect(oneData.merging(otherData).primary.values.count == 1)
    let totals = otherData.merging(
      oneData, combiningMetaWith: { meta, _ in meta }, combiningLinksWith: { _, _ in .none })
    #expect(totals.meta.total == 1)
  }

  @Test("print ids of their own, meta, links and errors")
  func printValues() {
    #expect(NoMetadata.none.description == "absent")
    #expect(NoLinks.none.description == "absent")
    let error = BasicJSONAPIError<String>.error(.init(status: "500", title: "Oops"))
    #expect("\(error)" == "status: 500, title: Oops")
  }

  @Test("decode includes alone, even none")
  func decodeIncludesAlone() throws {
    #expect(try decode(Includes<NoIncludes>.self, "[]").count == 0)
    #expect(try decode(Includes<NoIncludes>.self, #"[{"type": "a"}]"#).count == 0)
  }

  @Test("find the error of a transformer, and the Swift type that was expected")
  func findErrorOfTransformer() throws {
    func problem(_ attributes: String) throws -> JSONAPIDecodingError? {
      #expect(throws: JSONAPIDecodingError.self) {
        try decode(Note.self, #"{"type": "notes", "id": "1", "attributes": \#(attributes)}"#)
      }
    }
    let refusal = try problem(#"{"body": "A", "shout": "b"}"#)
    #expect(refusal?.problem.underlyingError as? NotUpper == NotUpper(text: "b"))
    let mismatch = try problem(#"{"body": 1}"#)
    #expect(mismatch?.problem.expectedTypeName == "String")
    #expect(mismatch?.problem.expected == "a string")
  }
}
