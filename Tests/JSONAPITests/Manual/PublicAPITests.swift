import Foundation
import JSONAPI
import Testing

// What code written for the manual's API may say. That it compiles is most of the test.

private struct OwnAttributes: Attributes {
  let text: Attribute<String>
}

/// A resource object proxy is no resource object, but is accessed like one.
private struct Proxy: ResourceObjectProxy {
  enum Description: ResourceObjectProxyDescription {
    static let jsonType = "proxies"
    typealias Attributes = OwnAttributes
    typealias Relationships = NoRelationships
  }

  typealias EntityRawIdType = String

  let id: JSONAPI.Id<String, Proxy>
  let attributes: OwnAttributes
  let relationships: NoRelationships
}

private func names<R: IdentifiableResourceObjectType>(_ resources: [R]) -> [String]
where R.EntityRawIdType == String {
  resources.map { "\(R.jsonType) \($0.id.rawValue) \($0.meta) \($0.links)" }
}

private func primary<D: EncodableJSONAPIDocument>(_ document: D) -> D.PrimaryResourceBody? {
  document.body.primaryResource
}

private func failed<D: FailableJSONAPIDocument>(
  _ errors: [D.Error], _ description: D.APIDescription
) -> D {
  D(apiDescription: description, errors: errors, meta: nil, links: nil)
}

private func decoded<D: CodableJSONAPIDocument>(_ type: D.Type, _ text: String) throws -> D {
  try decode(type, text)
}

private func bodies<B: ManyResourceBodyProtocol & ResourceBodyAppendable>(_ body: B) -> B {
  B(resourceObjects: body.values) + body
}

private func newId<I: CreatableIdType>(_ type: I.Type) -> I { I() }

private func described(_ error: JSONAPICodingError) -> String {
  switch error {
  case .typeMismatch(let expected, let found, _): "\(expected) \(found)"
  case .quantityMismatch(let expected, _): "\(expected) \(expected.other)"
  case .illegalEncoding(let reason, _), .illegalDecoding(let reason, _): reason
  case .missingOrMalformedMetadata(let path), .missingOrMalformedLinks(let path): "\(path.count)"
  }
}

private func described(_ error: DocumentDecodingError) -> String {
  switch error {
  case .primaryResource(let error, let idx): "\(error.subjectName) \(idx ?? 0)"
  case .primaryResourceMissing, .primaryResourcesMissing: "missing"
  case .includes(let error): "\(error.idx) of \(error.totalIncludesCount)"
  case .foundErrorDocumentWhenExpectingSuccess: "errors"
  case .foundSuccessDocumentWhenExpectingError: "data"
  }
}

private func described(_ location: ResourceObjectDecodingError.Location) -> String {
  switch location {
  case .attributes, .relationships, .relationshipType, .relationshipId, .type: location.rawValue
  }
}

private func described(_ cause: ResourceObjectDecodingError.Cause) -> String {
  switch cause {
  case .keyNotFound, .valueNotFound: "nothing"
  case .typeMismatch(let expectedTypeName): expectedTypeName
  case .jsonTypeMismatch(let foundType): foundType
  case .quantityMismatch(let expected): expected.rawValue
  }
}

@Suite("The public API")
struct PublicAPITests {
  @Test func proxiesAreAccessedLikeResourceObjects() {
    let proxy = Proxy(
      id: .init(rawValue: "1"), attributes: .init(text: .init(value: "x")), relationships: .none)
    #expect(proxy.text == "x")
    #expect(Proxy.jsonType == "proxies")
  }

  @Test func genericCodeOverResourceObjectsAndDocuments() throws {
    #expect(names([Dog.sample("1")]).first?.hasPrefix("dogs 1") == true)
    typealias Cats = ManualDocument<ManyResourceBody<Cat>, NoIncludes>
    let cats = try decoded(Cats.self, #"{"data": []}"#)
    #expect(primary(cats)?.values.isEmpty == true)
    #expect(failed([.unknown], NoAPIDescription.none) as Cats == Cats(errors: [.unknown]))
    #expect(bodies(ManyResourceBody(resourceObjects: [Dog.sample("1")])).values.count == 2)
    #expect(newId(Dog.Id.self) != newId(Dog.Id.self))
    #expect(Dog.Id.id(from: "1") == Dog.Id(rawValue: "1"))
    #expect((Dog.sample("1").id as any AbstractId) is Dog.Id)
  }

  @Test func idsOfAnyKind() {
    let optional: Dog.Id? = nil
    #expect(optional.rawValue == nil)
    #expect(Dog.Id?(rawValue: "1") == Dog.Id(rawValue: "1"))
    #expect("\(Dog.Id(rawValue: "1"))" == "Id(1)")
    #expect(NewFriend.Id.unidentified == NewFriend.Id(rawValue: Unidentified()))
  }

  @Test func errorsHaveTheirShapes() {
    #expect(described(JSONAPICodingError.quantityMismatch(expected: .one, path: [])) == "one many")
    #expect(described(DocumentDecodingError.primaryResourceMissing) == "missing")
    #expect(described(ResourceObjectDecodingError.Location.type) == "type")
    #expect(described(ResourceObjectDecodingError.Cause.keyNotFound) == "nothing")
  }

  @Test func polyKnowsItsTypesAndItsValue() throws {
    let either = Either<Int, String>("x")
    #expect(either.b == "x")
    #expect(either[Int.self] == nil)
    #expect(either.value as? String == "x")
    #expect(Either<Int, String>.allTypes.count == 2)
    #expect("\(either)" == "Poly(x)")
    let error = try #require(throws: PolyDecodeNoTypesMatchedError.self) {
      try decode([Either<Int, String>].self, "[true]")
    }
    #expect(error.individualTypeFailures.count == 2)
    #expect(error.debugDescription.contains("Int or String"))
  }

  @Test func upToFifteenTypesAreTold() throws {
    typealias Many = Poly15<
      Dog, Friend, Cat, Bool, Int, Double, String, [Int], [String], [Bool], [Cat], [[Int]],
      [String: Int], [String: Bool], [String: String]
    >
    let values = try roundTrip(
      [Many].self,
      #"[\#(DocumentTests.cat), true, 1, 1.5, "x", [1], ["x"], {"a": 1}, {"a": "b"}]"#)
    #expect(values[0].c?.lives == 9)
    #expect(values[Int.self] == [1])
    #expect(values[String.self] == ["x"])
    #expect(values[[String: String].self] == [["a": "b"]])
  }

  /// Each of these lines once took type checkers seconds.
  @Test func mixedExpressionsNeedNoTypes() throws {
    let article = try decode(Article.self, GeneratedStyleTests.article)
    let text = article.title + (article.subtitle ?? "") + (article.description ?? "")
    let more = (article.subtitle ?? "") + (article.subtitle ?? "") + (article.subtitle ?? "")
    let rating = (article.rating ?? 0) * 2 + (article.rating ?? 1) / 2
    let isLong = article.title.count > 3 && (article.rating ?? 0) > 4
    let list = [article.title, article.subtitle ?? "", article.description ?? "none"]
    let words = "\(article.title) \(article.subtitle ?? "") \(article.rating ?? 0)"
    let date = article.updatedAt ?? article.createdAt
    #expect(text == "OmakaseChef's choice")
    #expect(more.isEmpty)
    #expect(rating == 11.25)
    #expect(isLong)
    #expect(list == ["Omakase", "", "Chef's choice"])
    #expect(words == "Omakase  4.5")
    #expect(date == article.createdAt)
  }
}
