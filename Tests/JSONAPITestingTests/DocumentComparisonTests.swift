import JSONAPI
import JSONAPITesting
import Poly
import Testing

/// `compare(to:)` of documents.
@Suite struct DocumentComparisonTests {
  @Test("finds no difference between equal documents")
  func findsNoDifferenceBetweenEqualDocuments() {
    let comparison = document().compare(to: document())
    #expect(comparison.isSame)
    #expect(comparison.body == .same)
    #expect("\(comparison)" == "same")
  }

  @Test("reports the place of every difference")
  func reportsPlaceOfEveryDifference() {
    let left = document(
      version: "1.0", titles: ["a", "b"], includes: [Include2(person("1")), Include2(dog(3))],
      total: 2)
    let right = document(
      version: "1.1", titles: ["a", "c"], includes: [Include2(person("2")), Include2(dog(3))],
      total: 3)
    #expect(
      "\(left.compare(to: right))" == """
        jsonapi: {"version":"1.0"} ≠ {"version":"1.1"}
        data[1]: attributes.title: "b" ≠ "c"
        included[0]: id: "1" ≠ "2"
        meta: {"total":2} ≠ {"total":3}
        """)
    #expect(left.compare(to: right).differences["meta"] == #"{"total":2} ≠ {"total":3}"#)
  }

  @Test("reports resources that only one document has")
  func reportsResourcesThatOnlyOneDocumentHas() {
    let comparison = document(titles: ["a"]).compare(to: document(titles: ["a", "b", "c"]))
    #expect(
      comparison.differences == [
        "data[1]": "absent on one side", "data[2]": "absent on one side",
      ])
    guard case .differentData(let data) = comparison.body,
      case .oneOrMore(let resources) = data.primary
    else {
      Issue.record("\(comparison)")
      return
    }
    #expect(resources.comparisons == [.same, .missing, .missing])
    #expect(data.includes.isSame)
  }

  @Test("reports includes of different types")
  func reportsIncludesOfDifferentTypes() {
    let left = document(includes: [Include2(person("1"))])
    let right = document(includes: [Include2(dog(1))])
    #expect(
      left.body.includes?.compare(to: right.body.includes ?? .none).comparisons
        == [.differentTypes("people", "dogs")])
    #expect("\(left.compare(to: right))" == "included[0]: type people ≠ type dogs")
  }

  @Test("reports data compared with errors")
  func reportsDataComparedWithErrors() {
    let errors = ArticlesDocument(
      apiDescription: .init(version: "1.0", meta: .none), errors: [.unknownError])
    #expect(errors.body.compare(to: document().body) == .dataErrorMismatch(errorOnLeft: true))
    #expect(document().body.compare(to: errors.body) == .dataErrorMismatch(errorOnLeft: false))
    #expect("\(errors.compare(to: document()))" == "body: errors ≠ data")
  }

  @Test("compares errors in order")
  func comparesErrorsInOrder() {
    let left = errorDocument(["a", "b"])
    #expect(left.compare(to: errorDocument(["a", "b"])).isSame)
    #expect(
      "\(left.compare(to: errorDocument(["a", "c"])))"
        == #"errors[1]: {"detail":"b"} ≠ {"detail":"c"}"#)
    #expect(
      left.compare(to: errorDocument(["a"])).differences == [
        "errors[1]": "absent on one side"
      ])
  }

  @Test("distinguishes null and a resource")
  func distinguishesNullAndResource() {
    let null = MaybeArticle(body: SingleResourceBody(resourceObject: nil))
    let one = MaybeArticle(body: SingleResourceBody(resourceObject: article("a", id: "1")))
    let other = MaybeArticle(body: SingleResourceBody(resourceObject: article("b", id: "1")))
    #expect(null.compare(to: null).isSame)
    #expect(one.compare(to: one).isSame)
    #expect(!one.compare(to: null).isSame)
    #expect("\(null.compare(to: one))".hasPrefix("data: null ≠ {"))
    #expect("\(one.compare(to: other))" == #"data: attributes.title: "a" ≠ "b""#)
  }

  @Test("compares bodies")
  func comparesBodies() {
    let left = ManyResourceBody(resourceObjects: [article("a", id: "1")])
    let right = ManyResourceBody(resourceObjects: [article("b", id: "1")])
    #expect(left.compare(to: right).rawValue == #"[0]: attributes.title: "a" ≠ "b""#)
    #expect(left.testableResourceObject.map { $0?.id.rawValue } == ["1"])
  }

  @Test("compares bodies without resource objects as values")
  func comparesBodiesWithoutResourceObjectsAsValues() {
    typealias Ping = Document<
      NoResourceBody, Total, NoLinks, NoIncludes, NoAPIDescription, UnknownJSONAPIError
    >
    let ping = { (total: Int) in
      Ping(
        apiDescription: .none, body: .none, includes: .none, meta: Total(total: total),
        links: .none)
    }
    #expect(ping(1).compare(to: ping(1)).isSame)
    #expect("\(ping(1).compare(to: ping(2)))" == #"meta: {"total":1} ≠ {"total":2}"#)

    typealias Authors = Document<
      ManyResourceBody<ResourceIdentifier<Person, Rank>>, NoMetadata, NoLinks, NoIncludes,
      NoAPIDescription, UnknownJSONAPIError
    >
    let authors = { (rank: Int) in
      Authors(body: .init(resourceObjects: [ResourceIdentifier(id: "1", meta: Rank(rank: rank))]))
    }
    #expect(authors(1).compare(to: authors(1)).isSame)
    #expect(authors(1).compare(to: authors(2)).differences.keys.contains("data[0]"))
  }

  @Test("compares the contents of polymorphic bodies")
  func comparesContentsOfPolymorphicBodies() {
    typealias Feed = Document<
      ManyResourceBody<Poly2<Person, Dog>>, NoMetadata, NoLinks, NoIncludes, NoAPIDescription,
      UnknownJSONAPIError
    >
    let left = Feed(body: .init(resourceObjects: [.a(person("1")), .b(dog(1))]))
    let right = Feed(body: .init(resourceObjects: [.a(person("1", name: "Al")), .a(person("1"))]))
    #expect(
      "\(left.compare(to: right))" == """
        data[0]: attributes.name: "Jo" ≠ "Al"
        data[1]: type dogs ≠ type people
        """)
  }

  @Test("compares success documents")
  func comparesSuccessDocuments() {
    typealias Success = MaybeArticle.SuccessDocument
    let one = Success(body: .init(resourceObject: article("a", id: "1")))
    let other = Success(body: .init(resourceObject: article("b", id: "1")))
    #expect(one.compare(to: one).isSame)
    #expect("\(one.compare(to: other))" == #"data: attributes.title: "a" ≠ "b""#)
  }

  private func document(
    version: String = "1.0", titles: [String] = ["a"], includes: [Include2<Person, Dog>] = [],
    total: Int = 1
  ) -> ArticlesDocument {
    ArticlesDocument(
      apiDescription: .init(version: version, meta: .none),
      body: .init(
        resourceObjects: titles.enumerated().map { article($1, id: .init(rawValue: "\($0)")) }),
      includes: .init(values: includes), meta: .init(total: total), links: .none)
  }

  private func errorDocument(_ details: [String]) -> MaybeArticle {
    MaybeArticle(errors: details.map { .error(.init(detail: $0)) })
  }

  private func article(_ title: String, id: Article.Id) -> Article {
    Article(
      id: id,
      attributes: .init(
        title: .init(value: title), tags: [], counts: nil, rating: nil, draft: false),
      relationships: .init(author: "1", editor: nil, readers: [], winner: nil), meta: .none,
      links: .none)
  }

  private func person(_ id: Person.Id, name: String = "Jo") -> Person {
    Person(
      id: id, attributes: .init(name: .init(value: name)), relationships: .none, meta: .none,
      links: .none)
  }

  private func dog(_ id: Dog.Id) -> Dog {
    Dog(id: id, attributes: .init(age: 3), relationships: .none, meta: .none, links: .none)
  }
}
