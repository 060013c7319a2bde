import BlogModels
import BlogTypes
import Foundation
import JSONAPI
import Testing

@Suite struct CreationTests {
  @Test("creates a new resource from plain values")
  func createsNewResourceFromPlainValues() throws {
    let comment = NewComment(
      attributes: .init(body: "Which colour?"),
      relationships: .init(
        author: Person.Id(rawValue: "9"), article: try Examples.article().id),
      meta: .none,
      links: .none
    )

    #expect(
      try json(of: comment)
        == json(
          """
          {
            "type": "comments",
            "attributes": { "body": "Which colour?" },
            "relationships": {
              "author": { "data": { "type": "people", "id": "9" } },
              "article": {
                "data": { "type": "articles", "id": "7f5b1a46-0b1e-4c3d-9a77-0c5a9e0f3b21" }
              }
            }
          }
          """))
  }

  @Test("omits members of objects that only the server sets")
  func omitsMembersOfObjects() throws {
    let url = try #require(URL(string: "https://blog.example/logo.png"))
    let organization = NewOrganization(
      attributes: .init(name: "O", logo: .init(url: url)), relationships: .init(members: []),
      meta: .none, links: .none)

    #expect(
      try json(of: organization)["attributes"]?["logo"] == ["url": "https://blog.example/logo.png"])
    let logo = try decode(
      OrganizationDescription.Logo.self, from: #"{ "url": "/l", "checksum": "c" }"#)
    #expect(logo.checksum == "c")
  }

  @Test("omits members that only the server sets")
  func omitsMembersThatOnlyServerSets() throws {
    let article = try json(of: newArticle())
    let members = try #require(article["attributes"]?.objectValue).keys

    #expect(article["id"] == nil && article["links"] == nil && article["meta"] == nil)
    #expect(members.contains("slug"))
    #expect(!members.contains("kind"), "required in responses only")
    for readOnly in ["created-at", "updated-at", "flags", "word-count", "views", "rating"] {
      #expect(!members.contains(readOnly))
    }
    #expect(article["relationships"]?["moderator"] == nil)
    #expect(article["relationships"]?["owner"]?["data"] == ["type": "organizations", "id": "3"])
  }

  @Test("adds the client's id to a new resource")
  func addsClientsIdToNewResource() throws {
    let id = try #require(UUID(uuidString: "7f5b1a46-0b1e-4c3d-9a77-0c5a9e0f3b21"))
    let article = try newArticle().identified(by: id)

    #expect(try json(of: article)["id"] == "7f5b1a46-0b1e-4c3d-9a77-0c5a9e0f3b21")
  }

  @Test("encodes a request with the new resource only")
  func encodesRequestWithNewResource() throws {
    let article = try newArticle()
    let document = Document<
      SingleResourceBody<NewArticle>, NoMetadata, NoLinks, NoIncludes, NoAPIDescription,
      BasicJSONAPIError<String>
    >(body: SingleResourceBody(resourceObject: article))

    #expect(try json(of: document) == ["data": json(of: article)])
  }

  @Test("encodes members that only requests contain")
  func encodesMembersThatOnlyRequestsContain() throws {
    let attributes = try json(of: ada())["attributes"]

    #expect(attributes?["password"] == "correct horse")
    #expect(attributes?["last-seen"] == nil)
  }

  @Test("does not print a secret")
  func doesNotPrintSecret() throws {
    let person = try ada()

    #expect(!"\(person)".contains("correct horse"))
    #expect(!String(reflecting: person).contains("correct horse"))
  }

  @Test("validates the arguments of an initializer")
  func validatesArgumentsOfInitializer() {
    #expect(throws: EmailValidator.NotAnEmailAddress.self) { try ada(email: "nowhere") }
  }

  private func newArticle() throws -> NewArticle {
    NewArticle(
      attributes: .init(
        title: "T", body: "B", summary: nil, slug: "t", status: .draft, featured: false, royalty: 0,
        revisionID: UUID(), tags: [], footnotes: [], translations: [:],
        editions: [:]),
      relationships: .init(
        author: Person.Id(rawValue: "9"), editor: nil, comments: [],
        owner: .organization(Organization.Id(rawValue: "3")), attachments: [], topics: []),
      meta: .none,
      links: .none
    )
  }

  private func ada(email: String? = nil) throws -> NewPerson {
    NewPerson(
      attributes: .init(
        firstName: "Ada", lastName: "de Boer", email: try .ifPresent(transformedValue: email),
        password: "correct horse",
        aliases: nil, settings: [:]),
      relationships: .init(friends: []),
      meta: .none,
      links: .none
    )
  }
}
