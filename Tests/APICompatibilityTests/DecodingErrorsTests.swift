import JSONAPI
import Poly
import Testing

// Section 12: coding errors, all of which are one type here.

@Suite struct DecodingErrorsTests {
  @Test("throws errors in a primary resource")
  func throwsErrorsInPrimaryResource() throws {
    let error = try #require(throws: JSONAPIDecodingError.self) {
      try decode(
        SinglePerson.self,
        #"{"data": {"type": "people", "id": "1", "attributes": {"name": 3}}}"#)
    }
    #expect(error.problem.pointer == "/data/attributes/name")
    #expect(error.problem.pointer.attributeName == "name")
    #expect(error.problem.resourceType == "people")
    #expect(error.problem.kind == .unexpectedValue)
    #expect(error.problem.expectedTypeName?.isEmpty == false)
    #expect("\(error)".contains("name"))
  }

  @Test("throws errors in one of many resources")
  func throwsErrorsInOneOfManyResources() throws {
    let error = try #require(throws: JSONAPIDecodingError.self) {
      try decode(ManyResourceBody<Dog>.self, #"[{"type": "people", "id": "1"}]"#)
    }
    #expect(error.problem.pointer == "/0/type")
    #expect(error.problem.kind == .unexpectedResourceType)
    #expect(error.problem.found == "“people”")
  }

  @Test("throws errors in an include")
  func throwsErrorsInInclude() throws {
    let error = try #require(throws: JSONAPIDecodingError.self) {
      try decode(
        Document<NoResourceBody, Include2<Person, Dog>>.self,
        #"{"included": [{"type": "robots", "id": "1"}]}"#)
    }
    #expect(error.problem.pointer == "/included/0/type")
    #expect(error.problem.expected == "the resource type “people” or “dogs”")
    #expect(error == error && !error.description.isEmpty)
  }

  @Test("throws errors for absent data")
  func throwsErrorsForAbsentData() throws {
    let null = try #require(throws: JSONAPIDecodingError.self) {
      try decode(SinglePerson.self, #"{"data": null}"#)
    }
    #expect(null.problem.kind == .null && null.problem.pointer == "/data")
    let absent = try #require(throws: JSONAPIDecodingError.self) {
      try decode(People.self, #"{"meta": {}}"#)
    }
    #expect(absent.problem.kind == .missing && absent.problem.pointer == "/data")
    #expect(absent.problem.expected == "an array of resource objects")
  }
}
