import Foundation
import JSONAPI
import Poly
import Testing

private struct Place: Codable, Equatable {
  let zip: String
}

private struct PageMeta: JSONAPI.Meta {
  let total: Int
}

private struct SelfLinks: JSONAPI.Links {
  let `self`: Link<URL, NoMetadata>
}

private struct CountedLinks: JSONAPI.Links {
  let related: Link<String, PageMeta>
}

private enum StoryDescription: ResourceObjectDescription {
  static let jsonType = "articles"

  struct Attributes: JSONAPI.Attributes {
    let title: Attribute<String>
    let tags: Attribute<[String]>?
    let address: Attribute<Place>?
    let count: Attribute<Int>?
    let date: TransformedAttribute<String, Format.DateTime>?
    let secret: TransformedAttribute<String, Format.Sensitive<Format.DateTime>>?
  }

  struct Relationships: JSONAPI.Relationships {
    let author: ToOneRelationship<Friend, NoIdMetadata, NoMetadata, NoLinks>?
    let pets: ToManyRelationship<Dog, NoIdMetadata, NoMetadata, NoLinks>?
    let rated: ToOneRelationship<Rated, NoIdMetadata, NoMetadata, NoLinks>?
  }
}

private enum RatedDescription: ResourceObjectDescription {
  static let jsonType = "rated"
  typealias Attributes = NoAttributes
  typealias Relationships = NoRelationships
}

private typealias Rated = ResourceObject<RatedDescription, NoMetadata, NoLinks, Int>
private typealias Story = ResourceObject<StoryDescription, NoMetadata, NoLinks, String>

private typealias StoryDocument = Document<
  SingleResourceBody<Story>, NoMetadata, NoLinks, Include2<Friend, Dog>, NoAPIDescription,
  BasicJSONAPIError<String>
>
private typealias StoriesDocument = Document<
  ManyResourceBody<Story>, PageMeta?, SelfLinks?, NoIncludes, NoAPIDescription,
  BasicJSONAPIError<String>
>
private typealias PagedDocument = Document<
  ManyResourceBody<Story>, PageMeta, SelfLinks, NoIncludes, NoAPIDescription,
  BasicJSONAPIError<String>
>

private typealias CountedDocument = Document<
  NoResourceBody, NoMetadata, CountedLinks, NoIncludes, NoAPIDescription, UnknownJSONAPIError
>

/// Returns the JSON of a story with some parts replaced.
private func story(
  attributes: String = #"{"title": "A"}"#, relationships: String = "{}", id: String = #""1""#
) -> String {
  """
  {"type": "articles", "id": \(id), "attributes": \(attributes), "relationships": \(relationships)}
  """
}

private func message<T: Decodable>(_ type: T.Type, _ text: String) -> String {
  do {
    _ = try decode(type, text)
    return "no error"
  } catch let error as JSONAPIDecodingError {
    return "\(error)"
  } catch {
    return "some other error: \(error)"
  }
}

@Suite("Messages of decoding errors")
struct DecodingErrorTests {
  @Test(
    "describe invalid attributes",
    arguments: cases(
      """
      {"title": 1}
        Expected a string at /data/attributes/title (articles “1”), found the number 1.
      {"title": null}
        Expected a string at /data/attributes/title (articles “1”), found null.
      {}
        Expected a value at /data/attributes/title (articles “1”), found nothing.
      []
        Expected an object at /data/attributes (articles “1”), found an array.
      {"title": "A", "tags": ["a", "b", 3]}
        Expected a string at /data/attributes/tags/2 (articles “1”), found the number 3.
      {"title": "A", "address": {"zip": true}}
        Expected a string at /data/attributes/address/zip (articles “1”), found true.
      {"title": "A", "count": 12.5}
        Expected an integer that fits in Int at /data/attributes/count (articles “1”), found the number 12.5.
      {"title": "A", "count": 99999999999999999999}
        Expected an integer that fits in Int at /data/attributes/count (articles “1”), found the number 99999999999999999999.
      {"title": "A", "date": "nope"}
        Expected a date and time such as “2026-11-21T08:30:00Z” at /data/attributes/date (articles “1”), found the string “nope”.
      {"title": "A", "secret": "hunter2"}
        Expected a valid secret at /data/attributes/secret (articles “1”), found an invalid one.
      """))
  func describeInvalidAttributes(text: String, expected: String) {
    #expect(message(StoryDocument.self, #"{"data": \#(story(attributes: text))}"#) == expected)
  }

  @Test(
    "describe invalid relationships",
    arguments: cases(
      """
      {"author": {"data": {"type": "robots", "id": "9"}}}
        Expected the resource type “people” at /data/relationships/author/data/type (articles “1”), found “robots”.
      {"author": {"data": {"type": "people", "id": 9}}}
        Expected a string at /data/relationships/author/data/id (articles “1”), found the number 9.
      {"author": {"data": {"type": "people", "id": null}}}
        Expected a string at /data/relationships/author/data/id (articles “1”), found null.
      {"author": {"data": {"type": "people"}}}
        Expected a value at /data/relationships/author/data/id (articles “1”), found nothing.
      {"author": {"data": []}}
        Expected an object at /data/relationships/author/data (articles “1”), found an array.
      {"author": {"data": null}}
        Expected an object at /data/relationships/author/data (articles “1”), found null.
      {"pets": {"data": {"type": "dogs", "id": "1"}}}
        Expected an array at /data/relationships/pets/data (articles “1”), found an object.
      {"pets": {"data": [{"type": "dogs", "id": "1"}, {"type": "cats", "id": "1"}]}}
        Expected the resource type “dogs” at /data/relationships/pets/data/1/type (articles “1”), found “cats”.
      {"rated": {"data": {"type": "rated", "id": "007"}}}
        Expected an id of type “rated” (Int) at /data/relationships/rated/data/id (articles “1”), found the string “007”.
      """))
  func describeInvalidRelationships(text: String, expected: String) {
    #expect(message(StoryDocument.self, #"{"data": \#(story(relationships: text))}"#) == expected)
  }

  @Test(
    "describe invalid ids",
    arguments: [
      ("null", "Expected a string at /data/id (articles), found null."),
      ("7", "Expected a string at /data/id (articles), found the number 7."),
    ])
  func describeInvalidIds(id: String, expected: String) {
    #expect(message(StoryDocument.self, #"{"data": \#(story(id: id))}"#) == expected)
  }

  @Test("describe primary data of another type")
  func describePrimaryDataOfAnotherType() {
    #expect(
      message(StoryDocument.self, #"{"data": {"type": "dogs", "id": "1"}}"#)
        == "Expected the resource type “articles” at /data/type (dogs “1”), found “dogs”.")
    #expect(
      message(StoryDocument.self, #"{"data": {"id": "1"}}"#)
        == "Expected a value at /data/type (articles “1”), found nothing.")
  }

  @Test("describe absent data and wrong quantities")
  func describeAbsentDataAndWrongQuantities() throws {
    #expect(
      message(StoryDocument.self, "{}")
        == "Expected “data” or “errors” at the top of the document, found an empty object.")
    #expect(
      message(StoryDocument.self, #"{"meta": {}}"#)
        == "Expected a resource object at /data, found nothing.")
    #expect(
      message(StoriesDocument.self, #"{"data": null}"#)
        == "Expected an array of resource objects at /data, found null.")
    #expect(
      message(StoryDocument.self, #"{"data": []}"#)
        == "Expected an object at /data (articles), found an array.")
    #expect(
      message(StoriesDocument.self, #"{"data": {"type": "articles", "id": "1"}}"#)
        == "Expected an array at /data, found an object.")
  }

  @Test("contain the index in a collection")
  func containIndexInCollection() throws {
    let text = #"{"data": [\#(story()), \#(story(attributes: "{}"))]}"#
    let error = try #require(throws: JSONAPIDecodingError.self) {
      try decode(StoriesDocument.self, text)
    }
    #expect(error.problem.pointer.components == ["data", "1", "attributes", "title"])
    #expect(error.problem.resourceType == "articles")
    #expect(error.problem.resourceId == "1")
    #expect(error.problem.kind == .missing)
    #expect(
      message(StoriesDocument.self, #"{"data": [\#(story()), \#(story(id: "7"))]}"#)
        == "Expected a string at /data/1/id (articles), found the number 7.")
  }

  @Test("name the relationship of an included resource")
  func nameRelationshipOfIncludedResource() throws {
    let include = """
      {"type": "dogs", "id": "5", "attributes": {"name": "Rex"},
       "relationships": {"owner": {"data": {"type": "robots", "id": "1"}}}}
      """
    let text = #"{"data": \#(story()), "included": [\#(ResourceObjectTests.jane), \#(include)]}"#
    let error = try #require(throws: JSONAPIDecodingError.self) {
      try decode(StoryDocument.self, text)
    }
    #expect(error.problem.kind == .unexpectedResourceType)
    #expect(error.problem.pointer.relationshipName == "owner")
    #expect(error.localizedDescription == "\(error)")
    #expect(
      "\(error)"
        == "Expected the resource type “people” at /included/1/relationships/owner/data/type "
        + "(dogs “5”), found “robots”.")
  }

  @Test(
    "describe includes of unexpected types and without ids",
    arguments: cases(
      """
      [{"type": "cats", "id": "1"}]
        Expected the resource type “people” or “dogs” at /included/0/type (cats “1”), found “cats”.
      [{"type": "dogs", "attributes": {"name": "A"}}]
        Expected a value at /included/0/id (dogs), found nothing.
      [{"type": "dogs", "id": 5, "attributes": {}}]
        Expected a string at /included/0/id (dogs), found the number 5.
      {}
        Expected an array at /included, found an object.
      """))
  func describeIncludes(text: String, expected: String) {
    let document = #"{"data": \#(story()), "included": \#(text)}"#
    #expect(message(StoryDocument.self, document) == expected)
  }

  @Test(
    "name the member of meta and links",
    arguments: cases(
      """
      {"data": [], "meta": {"total": "1"}, "links": {"self": "/"}}
        Expected an integer that fits in Int at /meta/total, found the string “1”.
      {"data": [], "links": {"self": "/"}}
        Expected a value at /meta, found nothing.
      {"data": [], "meta": {"total": 1}, "links": {"self": null}}
        Expected a link at /links/self, found null.
      {"data": [], "meta": {"total": 1}, "links": {"self": {}}}
        Expected a value at /links/self/href, found nothing.
      {"data": [], "meta": {"total": 1}, "links": {"self": ""}}
        Expected a URL at /links/self, found the string “”.
      """))
  func nameMemberOfMetaAndLinks(text: String, expected: String) {
    #expect(message(PagedDocument.self, text) == expected)
  }

  @Test("name meta of resource objects, and links that need meta")
  func nameOtherMetaAndLinks() {
    #expect(message(StoriesDocument.self, #"{"data": []}"#) == "no error")
    let rated = #"{"type": "rated", "id": "1", "meta": null}"#
    typealias Counted = ResourceObject<RatedDescription, PageMeta, NoLinks, Int>
    #expect(
      message(Counted.self, rated) == "Expected an object at /meta (rated “1”), found null.")
    #expect(
      message(ManualDocument<NoResourceBody, NoIncludes>.self, "[]")
        == "Expected an object at the top of the document, found an array.")
    #expect(
      message(CountedDocument.self, #"{"links": {"related": "/"}}"#)
        == "Expected a link object with “meta” at /links/related, found the string “/”.")
  }

  @Test("describe a document with data and errors")
  func describeDocumentWithDataAndErrors() throws {
    for errors in ["[]", #"[{"title": "A"}]"#] {
      let error = try #require(throws: JSONAPIDecodingError.self) {
        try decode(StoriesDocument.self, #"{"data": [], "errors": \#(errors)}"#)
      }
      #expect(error.problem.kind == .dataAndErrors)
      #expect(
        "\(error.problem)"
          == "Expected either “data” or “errors” at the top of the document, found both.")
    }
  }

  @Test("contain the server's errors")
  func containServersErrors() throws {
    let error = try #require(throws: JSONAPIDecodingError.self) {
      try decode(StoryDocument.self, #"{"data": null, "errors": [{"title": "No such story"}]}"#)
    }
    let errors = error.errors as? [BasicJSONAPIError<String>]
    #expect(errors?.map(\.payload?.title) == ["No such story"])
    #expect("\(error)".contains("No such story"))
  }

  @Test("describe errors that are not an array")
  func describeErrorsThatAreNotArray() {
    #expect(
      message(StoriesDocument.self, #"{"errors": {"title": "A"}}"#)
        == "Expected an array at /errors, found an object.")
  }

  @Test(
    "name the place of a value in an object without a table, an array or a map",
    arguments: cases(
      """
      {"meta": {"count": 1.5}}
        Expected an integer that fits in Int at /meta/count, found the number 1.5.
      {"meta": {"count": 1, "inner": {"list": [1, 2.5]}}}
        Expected an integer that fits in Int at /meta/inner/list/1, found the number 2.5.
      {"meta": {"count": 1, "days": ["2026-11-21", "x"]}}
        Expected a date such as “2026-11-21” at /meta/days/1, found the string “x”.
      {"meta": {"count": 1, "dayByName": {"b": "2026-11-21", "a": "x"}}}
        Expected a date such as “2026-11-21” at /meta/dayByName/a, found the string “x”.
      {"meta": {"count": 1, "cold": -300}}
        Expected a valid value at /meta/cold, found the number -300: A temperature is never below -273.
      {"errors": null}
        Expected “data” or “errors” at the top of the document, found “errors” that is null.
      """))
  func namePlacesInOtherValues(text: String, expected: String) {
    typealias Counts = Document<
      NoResourceBody, Counted, NoLinks, NoIncludes, NoAPIDescription, UnknownJSONAPIError
    >
    let message =
      text.contains("meta")
      ? message(Counts.self, text)
      : message(ManualDocument<SingleResourceBody<Dog>, NoIncludes>.self, text)
    #expect(message == expected)
  }
}

/// Meta without a table.
private struct Counted: JSONAPI.Meta {
  struct Inner: Codable, Equatable {
    var list: [Int]
  }

  struct Cold: Codable, Equatable {
    let degrees: Int

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      degrees = try container.decode(Int.self)
      guard degrees >= -273 else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "A temperature is never below -273.")
      }
    }
  }

  var count: Int
  var inner: Inner?
  var days: TransformedAttribute<[String], [Format.Text<Day>]>?
  var dayByName: TransformedAttribute<[String: String], [String: Format.Text<Day>]>?
  var cold: Cold?
}
