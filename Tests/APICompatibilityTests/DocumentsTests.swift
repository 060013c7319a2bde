import Foundation
import JSONAPI
import Poly
import Testing

// Section 5: documents.

typealias Page = JSONAPI.Document<
  ManyResourceBody<Person>, Dates, SelfLink, Include2<Person, Dog>, APIDescription<Dates>,
  BasicJSONAPIError<String>
>
typealias SinglePerson = Document<SingleResourceBody<Person>, NoIncludes>
typealias MaybePerson = Document<SingleResourceBody<Person?>, NoIncludes>
typealias People = Document<ManyResourceBody<Person>, NoIncludes>
typealias Nothing = Document<NoResourceBody, NoIncludes>

/// A custom `jsonapi` object.
struct OwnAPIDescription: APIDescriptionType {
  typealias Meta = NoMetadata
  let flavor: String
}

/// A custom body.
struct OwnBody: CodableResourceBody, ResourceBodyAppendable {
  typealias PrimaryResource = Person
  var people: [Person]
  func appending(_ other: OwnBody) -> OwnBody { OwnBody(people: people + other.people) }
}

/// A custom primary resource.
struct OwnPrimary: CodablePrimaryResource {
  let type: String
}

/// A custom document that wraps a `Document`.
struct Wrapper: CodableJSONAPIDocument, SucceedableJSONAPIDocument, FailableJSONAPIDocument {
  typealias PrimaryResourceBody = Page.PrimaryResourceBody
  typealias MetaType = Page.MetaType
  typealias LinksType = Page.LinksType
  typealias IncludeType = Page.IncludeType
  typealias APIDescription = Page.APIDescription
  typealias Error = Page.Error
  typealias Body = Page.Body
  typealias BodyData = Page.BodyData

  let page: Page

  var body: Page.Body { page.body }
  var apiDescription: Page.APIDescription { page.apiDescription }

  init(
    apiDescription: APIDescription, body: PrimaryResourceBody, includes: Includes<IncludeType>,
    meta: MetaType, links: LinksType
  ) {
    page = .init(
      apiDescription: apiDescription, body: body, includes: includes, meta: meta, links: links)
  }

  init(apiDescription: APIDescription, errors: [Error], meta: MetaType?, links: LinksType?) {
    page = .init(apiDescription: apiDescription, errors: errors, meta: meta, links: links)
  }

  init(from decoder: Decoder) throws { page = try .init(from: decoder) }
  func encode(to encoder: Encoder) throws { try page.encode(to: encoder) }
}

// Generic code over documents.
func isError<D: EncodableJSONAPIDocument>(_ document: D) -> Bool { document.body.isError }
func errorCount<D: EncodableJSONAPIDocument>(_ document: D) -> Int {
  document.body.errors?.count ?? 0
}
func includeCount<B: DocumentBody>(_ body: B) -> Int? { body.includes?.count }
func primary<D: DocumentBodyData>(_ data: D) -> D.PrimaryResourceBody { data.primary }
func bodyData<B: DocumentBody>(_ body: B) -> B.BodyData? { body.data }
func metaType<C: DocumentBodyDataContext>(_: C) -> C.MetaType.Type { C.MetaType.self }
func errorType<C: DocumentBodyContext>(_: C) -> C.Error.Type { C.Error.self }
func read<D: CodableJSONAPIDocument>(_: D.Type, _ text: String) throws -> D {
  try decode(D.self, text)
}
func succeed<D: SucceedableJSONAPIDocument>(
  _: D.Type, _ body: D.PrimaryResourceBody, _ description: D.APIDescription, _ meta: D.MetaType,
  _ links: D.LinksType
) -> D {
  D(apiDescription: description, body: body, includes: .none, meta: meta, links: links)
}
func fail<D: FailableJSONAPIDocument>(_: D.Type, _ description: D.APIDescription) -> D {
  D(apiDescription: description, errors: [.unknown], meta: nil, links: nil)
}
func single<B: SingleResourceBodyProtocol>(_ body: B) -> B { B(resourceObject: body.value) }
func many<B: ManyResourceBodyProtocol>(_ body: B) -> B { B(resourceObjects: body.values) }
func encodable<P: EncodablePrimaryResource>(_: P.Type) -> P.Type { P.self }
func maybeEncodable<P: OptionalEncodablePrimaryResource>(_: P.Type) -> P.Type { P.self }
func maybeCodable<P: OptionalCodablePrimaryResource>(_: P.Type) -> P.Type { P.self }
func primaryType<B: EncodableResourceBody>(_: B.Type) -> B.PrimaryResource.Type {
  B.PrimaryResource.self
}

@Suite struct DocumentsTests {
  private let description = APIDescription<Dates>(
    version: "1.0", meta: .init(created: "1970"))
  private let links: SelfLink

  init() throws {
    links = SelfLink(self: .init(url: try #require(URL(string: "/people"))))
  }

  @Test("creates documents")
  func createsDocuments() throws {
    let page = Page(
      apiDescription: description, body: .init(resourceObjects: [person("1")]),
      includes: .init(values: [.init(dog("1"))]), meta: .init(created: "now"),
      links: links)
    let errors = Page(apiDescription: description, errors: [.unknownError])
    let explained = Page(
      apiDescription: description, errors: [.unknownError], meta: .init(created: "now"),
      links: links)
    #expect(page.apiDescription.version == "1.0" && page.apiDescription.meta.created == "1970")
    #expect(!isError(page) && isError(errors) && errorCount(explained) == 1)
    #expect(
      SinglePerson(body: .init(resourceObject: person("1"))).body.primaryResource?.value
        == person("1"))
    #expect(SinglePerson(errors: [.unknownError]).body.isError)
    #expect("\(page)\(page.body)".isEmpty == false)
    let includeType: Page.Include.Type = Include2<Person, Dog>.self
    #expect(includeType.allTypes.count == 2)
  }

  @Test("provides the contents of bodies")
  func providesContentsOfBodies() throws {
    let page = Page(
      apiDescription: description, body: .init(resourceObjects: [person("1")]),
      includes: .none, meta: .init(created: "now"), links: links)
    switch page.body {
    case .data(let data):
      #expect(data.primary.values == [person("1")])
      #expect(data.includes.count == 0)
      #expect(data.meta.created == "now" && data.links == links)
      let copy = Page.BodyData(
        primary: data.primary, includes: data.includes, meta: data.meta, links: data.links)
      #expect(copy == data)
    case .errors(let errors, let meta, let links):
      Issue.record("\(errors) \(String(describing: meta)) \(String(describing: links))")
    }
    #expect(page.body.data?.primary == page.body.primaryResource)
    #expect(page.body.meta?.created == "now")
    #expect(page.body.links == links)
    #expect(includeCount(page.body) == 0)
    #expect(page.body.errors == nil)
    #expect(bodyData(page.body).map(primary)?.values.count == 1)
    #expect(metaType(page) == Dates.self)
    #expect(errorType(page) == BasicJSONAPIError<String>.self)
    let body: SinglePerson.Body = .errors([.unknownError], meta: nil, links: nil)
    #expect(body.isError)
  }

  @Test("merges documents")
  func mergesDocuments() throws {
    let page = { (id: String) in
      Page.BodyData(
        primary: .init(resourceObjects: [person(id)]), includes: .init(values: [.init(dog(id))]),
        meta: .init(created: id), links: self.links)
    }
    let merged = page("1").merging(
      page("2"), combiningMetaWith: { $1 }, combiningLinksWith: { first, _ in first })
    #expect(merged.primary.values.map(\.id.rawValue) == ["1", "2"])
    #expect(merged.includes.count == 2)
    #expect(merged.meta.created == "2")
    let plain = People.BodyData(
      primary: .init(resourceObjects: [person("1")]), includes: .none, meta: .none, links: .none)
    #expect(plain.merging(plain).primary.values.count == 2)
    let joined =
      ManyResourceBody(resourceObjects: [person("1")])
      + ManyResourceBody(resourceObjects: [person("2")])
    #expect(joined.values.count == 2)
    #expect((OwnBody(people: [person("1")]) + OwnBody(people: [])).people.count == 1)
  }

  @Test("adds includes")
  func addsIncludes() {
    let plain = People(body: .init(resourceObjects: [person("1")]))
    let compound = plain.including(Includes<Include1<Dog>>(values: [.init(dog("1"))]))
    let more = compound.including(.init(values: [.init(dog("2"))]))
    #expect(more.body.includes?[Dog.self].map(\.id.rawValue) == ["1", "2"])
    let success = People.SuccessDocument(body: .init(resourceObjects: [person("1")]))
    let withDogs = success.including(Includes<Include1<Dog>>(values: [.init(dog("1"))]))
    #expect(withDogs.including(.init(values: [.init(dog("2"))])).includes.count == 2)
  }

  @Test("creates success and error documents")
  func createsSuccessAndErrorDocuments() throws {
    let success = Page.SuccessDocument(
      apiDescription: description, body: .init(resourceObjects: [person("1")]), includes: .none,
      meta: .init(created: "now"), links: links)
    let primaryResource: ManyResourceBody<Person> = success.primaryResource
    let includes: Includes<Include2<Person, Dog>> = success.includes
    #expect(primaryResource.values.count == 1 && includes.count == 0)
    #expect(success.meta.created == "now" && success.links == links)
    #expect(success.data.primary == primaryResource)
    #expect(success.document.body == success.body)
    #expect(success.document == success && success == success.document)
    #expect(success.apiDescription == description)

    let failure = Page.ErrorDocument(
      apiDescription: description, errors: [.unknownError], meta: .init(created: "now"),
      links: nil)
    #expect(failure.errors == [.unknownError])
    #expect(failure.meta?.created == "now" && failure.links == nil)
    #expect(failure.body.isError && failure.apiDescription == description)
    let document = Page(
      apiDescription: description, errors: [.unknownError], meta: .init(created: "now"))
    #expect(document == failure && failure == document)
    #expect(SinglePerson.ErrorDocument(errors: [.unknownError]).errors.count == 1)
    #expect(Page.ErrorDocument(apiDescription: description, errors: []).errors.isEmpty)
  }

  @Test("decodes success and error documents of their own kind only")
  func decodesSuccessAndErrorDocumentsOfTheirOwnKind() throws {
    let data = #"{"data": null}"#
    let errors = #"{"errors": []}"#
    #expect(try read(MaybePerson.SuccessDocument.self, data).primaryResource.value == nil)
    #expect(try read(MaybePerson.ErrorDocument.self, errors).errors.isEmpty)
    let foundData = #expect(throws: JSONAPIDecodingError.self) {
      try read(MaybePerson.ErrorDocument.self, data)
    }
    #expect(foundData?.problem.kind == .unexpectedData)
    let foundErrors = #expect(throws: JSONAPIDecodingError.self) {
      try read(MaybePerson.SuccessDocument.self, errors)
    }
    #expect(foundErrors?.problem.kind == .unexpectedErrors)
  }

  @Test("supports generic code over documents")
  func supportsGenericCodeOverDocuments() throws {
    let document = succeed(
      Wrapper.self, .init(resourceObjects: [person("1")]), description, .init(created: "now"),
      links)
    #expect(document.body.primaryResource?.values.count == 1)
    #expect(isError(fail(Wrapper.self, description)))
    #expect(isError(fail(SinglePerson.self, .none)))
    #expect(isError(fail(SinglePerson.ErrorDocument.self, .none)))
    #expect(
      !isError(
        succeed(
          SinglePerson.SuccessDocument.self, .init(resourceObject: person("1")), .none, .none,
          .none)))
  }

  @Test("supports generic code over bodies")
  func supportsGenericCodeOverBodies() {
    let maybe = SingleResourceBody<Person?>(resourceObject: nil)
    #expect(single(maybe).value == nil)
    #expect(many(ManyResourceBody(resourceObjects: [person("1")])).values.count == 1)
    #expect(Nothing(body: .none).body.primaryResource == NoResourceBody.none)
    #expect(primaryType(NoResourceBody.self) == Void.self)
    #expect(primaryType(SingleResourceBody<Person?>.self) == Person?.self)
    #expect(encodable(OwnPrimary.self) == OwnPrimary.self)
    #expect(maybeEncodable(Person?.self) == Person?.self)
    #expect(maybeCodable(Person?.self) == Person?.self)
    let own = ManyResourceBody(resourceObjects: [OwnPrimary(type: "a")])
    #expect(own.values.count == 1)
  }

  @Test("decodes and creates API descriptions")
  func decodesAndCreatesAPIDescriptions() throws {
    typealias Described = JSONAPI.Document<
      NoResourceBody, NoMetadata, NoLinks, NoIncludes, OwnAPIDescription, UnknownJSONAPIError
    >
    let document = try decode(Described.self, #"{"jsonapi": {"flavor": "plain"}}"#)
    #expect(document.apiDescription.flavor == "plain")
    let versionless = try decode(
      APIDescription<NoMetadata>.self, "{}")
    #expect(versionless.version == "1.0")
    #expect(versionless == APIDescription<NoMetadata>(version: "1.0", meta: .none))
    #expect(NoAPIDescription() == .none)
    #expect("\(NoAPIDescription.none)".isEmpty == false)
  }
}
