import JSONAPI
import Poly
import Testing

// Section 12: coding errors.

@Suite struct DecodingErrorsTests {
  @Test("creates coding errors")
  func createsCodingErrors() {
    let errors: [JSONAPICodingError] = [
      .typeMismatch(expected: "a", found: "b", path: []),
      .quantityMismatch(expected: .one, path: []),
      .illegalEncoding("", path: []),
      .illegalDecoding("", path: []),
      .missingOrMalformedMetadata(path: []),
      .missingOrMalformedLinks(path: []),
    ]
    for error in errors {
      switch error {
      case .typeMismatch(let expected, let found, let path):
        #expect(expected == "a" && found == "b" && path.isEmpty)
      case .quantityMismatch(let expected, let path):
        #expect(expected.other == .many && path.isEmpty)
      case .illegalEncoding(let text, let path), .illegalDecoding(let text, let path):
        #expect(text.isEmpty && path.isEmpty)
      case .missingOrMalformedMetadata(let path), .missingOrMalformedLinks(let path):
        #expect(path.isEmpty)
      }
    }
    #expect(JSONAPICodingError.Quantity.one.rawValue == "one")
    #expect(JSONAPICodingError.Quantity.many.other == .one)
  }

  @Test("throws errors in a primary resource")
  func throwsErrorsInPrimaryResource() throws {
    let error = try #require(throws: DocumentDecodingError.self) {
      try decode(
        SinglePerson.self,
        #"{"data": {"type": "people", "id": "1", "attributes": {"name": 3}}}"#)
    }
    switch error {
    case .primaryResource(let error, let idx):
      #expect(idx == nil)
      #expect(error.resourceObjectJsonAPIType == "people")
      #expect(error.subjectName == "name")
      #expect(error.location == .attributes)
      switch error.cause {
      case .typeMismatch(let expectedTypeName): #expect(!expectedTypeName.isEmpty)
      case .keyNotFound, .valueNotFound, .jsonTypeMismatch, .quantityMismatch:
        Issue.record("\(error)")
      }
      #expect("\(error)".contains("name"))
    case .primaryResourceMissing, .primaryResourcesMissing, .includes,
      .foundErrorDocumentWhenExpectingSuccess, .foundSuccessDocumentWhenExpectingError:
      Issue.record("\(error)")
    }
  }

  @Test("throws errors in one of many resources")
  func throwsErrorsInOneOfManyResources() throws {
    let error = try #require(throws: ManyResourceBodyDecodingError.self) {
      try decode(ManyResourceBody<Dog>.self, #"[{"type": "people", "id": "1"}]"#)
    }
    #expect(error.idx == 0)
    #expect(error.error.cause == .jsonTypeMismatch(foundType: "people"))
    #expect(error.error.location == .type)
  }

  @Test("throws errors in an include")
  func throwsErrorsInInclude() throws {
    let error = try #require(throws: DocumentDecodingError.self) {
      try decode(
        Document<NoResourceBody, Include2<Person, Dog>>.self,
        #"{"included": [{"type": "robots", "id": "1"}]}"#)
    }
    guard case .includes(let includes) = error else {
      Issue.record("\(error)")
      return
    }
    let includesError: IncludesDecodingError = includes
    #expect(includesError.idx == 0 && includesError.totalIncludesCount == 1)
    #expect((includes.error as? IncludeDecodingError)?.failures.count == 2)
    #expect(includes == includes && !includes.description.isEmpty)
  }

  @Test("throws errors for absent data")
  func throwsErrorsForAbsentData() {
    #expect(throws: DocumentDecodingError.primaryResourceMissing) {
      try decode(SinglePerson.self, #"{"data": null}"#)
    }
    #expect(throws: DocumentDecodingError.primaryResourcesMissing) {
      try decode(People.self, #"{"meta": {}}"#)
    }
  }

  @Test("has all locations and causes")
  func hasAllLocationsAndCauses() {
    let locations: [ResourceObjectDecodingError.Location] = [
      .attributes, .relationships, .relationshipType, .relationshipId, .type,
    ]
    #expect(
      locations.map(\.rawValue) == [
        "attributes", "relationships", "relationshipType", "relationshipId", "type",
      ])
    let causes: [ResourceObjectDecodingError.Cause] = [
      .keyNotFound, .valueNotFound, .typeMismatch(expectedTypeName: "a"),
      .jsonTypeMismatch(foundType: "a"), .quantityMismatch(expected: .one),
    ]
    #expect(causes.count == 5)
  }

  @Test("prints errors")
  func printsErrors() {
    func prints<T: CustomStringConvertible & Error>(_: T.Type) -> Bool { true }
    #expect(prints(DocumentDecodingError.self) && prints(ResourceObjectDecodingError.self))
    #expect(prints(IncludesDecodingError.self) && prints(IncludeDecodingError.self))
  }
}
