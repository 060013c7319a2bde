import Foundation
import GraphModels
import JSONAPI
import JSONAPIUntyped
import Poly
import Testing

@Suite("A request that creates a resource object")
struct CreatingTests {
  static let comment = NewComment(
    attributes: .init(body: "First!"), relationships: .init(author: nil),
    meta: .none, links: .none)

  @Test("has no id if the server assigns it")
  func hasNoIdIfServerAssignsIt() throws {
    #expect(
      try bothRoutes(Self.comment.creation)
        == json(
          """
          {"data": {"type": "comments", "attributes": {"body": "First!"},
            "relationships": {"author": {"data": null}}}}
          """))
  }

  @Test("has the id of the client")
  func hasIdOfClient() throws {
    let request = try UntypedDocument(creating: Self.comment.identified(by: "c-1"))
    #expect(request.primary.first?.id == "c-1")
    #expect(request.primary.first?.lid == nil)
  }

  @Test("has a local id that other resource objects refer to")
  func hasLocalIdThatOthersReferTo() throws {
    let person = NewPerson(
      id: .init(localId: "me"),
      attributes: .init(name: "Ann", motto: nil), relationships: .init(friends: []),
      meta: .none, links: .none)
    let comment = Self.comment.replacingRelationships { _ in
      .init(author: Person.Id(localId: "me"))
    }
    var request = try UntypedDocument(creating: comment)
    request.included = [try UntypedResource(creating: person)]
    #expect(
      try json(request)
        == json(
          """
          {
            "data": {"type": "comments", "attributes": {"body": "First!"},
              "relationships": {"author": {"data": {"type": "people", "lid": "me"}}}},
            "included": [{"type": "people", "lid": "me",
              "attributes": {"name": "Ann", "motto": null},
              "relationships": {"friends": {"data": []}}}]
          }
          """))
  }

  @Test("can be created from an existing resource object")
  func canBeCreatedFromExistingResourceObject() throws {
    let article = try decode(ArticleDocument.self, articleJSON).resolved.primary.resourceObject
    var copy = try UntypedResource(creating: article)
    copy.id = nil
    #expect(try json(UntypedDocument(data: .one(copy)))["data"]?["id"] == nil)
    #expect(copy.attributes["title"] == "Omakase")
  }

  @Test("omits empty objects and links")
  func omitsEmptyObjectsAndLinks() throws {
    struct OnlyLinks: Links {
      let related: Link<String, NoMetadata>
    }
    enum Thing: ResourceObjectDescription {
      static let jsonType = "things"
      struct Attributes: JSONAPI.Attributes {
        let name: Attribute<String>?
      }
      struct Relationships: JSONAPI.Relationships {
        let history: MetaRelationship<NoMetadata, OnlyLinks>
        let parts: MaybeLinked<ToManyRelationship<Person, NoIdMetadata, NoMetadata, OnlyLinks>>
      }
    }
    let links = OnlyLinks(related: Link(url: "/related"))
    let thing = ResourceObject<Thing, NoMetadata, OnlyLinks, String>(
      id: .init(rawValue: "1"), attributes: .init(name: nil),
      relationships: .init(
        history: .init(meta: .none, links: links), parts: .unlinked(meta: .none, links: links)),
      meta: .none, links: links)
    #expect(
      try json(UntypedDocument(creating: thing)) == ["data": ["type": "things", "id": "1"]])
  }
}

@Suite("A request that updates a resource object")
struct ChangingTests {
  let article: Article

  init() throws {
    article = try decode(ArticleDocument.self, articleJSON).resolved.primary.resourceObject
  }

  @Test("contains only the changes")
  func containsOnlyChanges() throws {
    let edited =
      article
      .tappingAttributes { $0.title.value = "Kaiseki" }
      .tappingRelationships { $0.editor = .init(id: Person.Id(rawValue: "2")) }
    let request = try #require(try edited.changes(from: article))
    #expect(request.fields == ["title", "editor"])
    #expect(
      try bothRoutes(request)
        == json(
          """
          {"data": {"type": "articles", "id": "1", "attributes": {"title": "Kaiseki"},
            "relationships": {"editor": {"data": {"type": "people", "id": "2"}}}}}
          """))
  }

  @Test("is nil if nothing has changed")
  func isNilIfNothingHasChanged() throws {
    #expect(try article.changes(from: article) == nil)
    #expect(try UntypedDocument(changesFrom: article, to: article) == nil)
    #expect(try UntypedResource(changesFrom: article, to: article).isBare)
  }

  @Test("clears members that became null")
  func clearsMembersThatBecameNull() throws {
    let titled = article.tappingAttributes { $0.subtitle = .init(value: "A menu") }
    #expect(
      try UntypedResource(changesFrom: article, to: titled).attributes == ["subtitle": "A menu"])
    #expect(
      try UntypedResource(changesFrom: titled, to: article).attributes == ["subtitle": .null])

    let edited = article.tappingRelationships { $0.editor = .init(id: Person.Id(rawValue: "2")) }
    #expect(
      try UntypedResource(changesFrom: edited, to: article).relationships
        == ["editor": UntypedRelationship(to: nil)])
  }

  @Test("empties a to-many relationship")
  func emptiesToManyRelationship() throws {
    let edited = article.tappingRelationships { $0.comments = .none }
    #expect(
      try UntypedResource(changesFrom: article, to: edited).relationships
        == ["comments": UntypedRelationship(to: [])])
  }

  @Test("omits members that are absent from the new value")
  func omitsMembersThatAreAbsentFromNewValue() throws {
    let edited = article.tappingAttributes { $0.rating = nil }
    #expect(try edited.changes(from: article) == nil)
  }

  @Test("changes a polymorphic relationship")
  func changesPolymorphicRelationship() throws {
    let edited = article.tappingRelationships {
      $0.owner = .init(id: .person(Person.Id(rawValue: "2")))
    }
    #expect(
      try UntypedResource(changesFrom: article, to: edited).relationships["owner"]
        == UntypedRelationship(to: UntypedIdentifier(type: "people", id: "2")))
  }

  @Test("rejects resource objects with different ids")
  func rejectsResourceObjectsWithDifferentIds() throws {
    let other = Article(
      id: .init(rawValue: "2"), attributes: article.attributes,
      relationships: article.relationships, meta: .none, links: .none)
    let error = #expect(throws: DifferentResources.self) {
      try other.changes(from: article)
    }
    #expect(
      error?.description
        == "Expected two values of one resource of type “articles”, found the ids “1” and “2”.")
    #expect(throws: DifferentResources.self) {
      try UntypedDocument(changesFrom: article, to: other)
    }
  }

  @Test("can be built member by member")
  func canBeBuiltMemberByMember() throws {
    var changes = UntypedResource(try UntypedIdentifier(article.id))
    changes.attributes["title"] = "Kaiseki"
    changes.attributes["subtitle"] = .null
    changes.relationships["author"] = UntypedRelationship(
      to: UntypedIdentifier(type: "people", id: "2"))
    #expect(
      try json(UntypedDocument(data: .one(changes)))
        == json(
          """
          {"data": {"type": "articles", "id": "1",
            "attributes": {"title": "Kaiseki", "subtitle": null},
            "relationships": {"author": {"data": {"type": "people", "id": "2"}}}}}
          """))
  }

  @Test("omits links and meta of relationships")
  func omitsLinksAndMetaOfRelationships() throws {
    let edited = article.tappingRelationships {
      $0.translations = .init(ids: [], meta: .init(count: 0), links: .none)
    }
    #expect(
      try bothRoutes(edited.changes(from: article))
        == json(
          """
          {"data": {"type": "articles", "id": "1", "relationships": {"translations": {"data": []}}}}
          """))
  }
}

@Suite("A request that updates a relationship")
struct LinkingTests {
  @Test("sets a to-one relationship")
  func setsToOneRelationship() throws {
    #expect(
      try json(UntypedDocument(linkingTo: Person.Id(rawValue: "9")))
        == ["data": ["type": "people", "id": "9"]])
    #expect(
      try json(UntypedDocument(linkingTo: ArticleOwner.ID.organization(.init(rawValue: 7))))
        == ["data": ["type": "organizations", "id": "7"]])
  }

  @Test("clears a to-one relationship")
  func clearsToOneRelationship() throws {
    let none: Person.Id? = nil
    #expect(try json(UntypedDocument(linkingTo: none)) == ["data": nil])
    #expect(try json(UntypedDocument(data: .null)) == ["data": nil])
  }

  @Test("contains the linkage of a to-many relationship")
  func containsLinkageOfToManyRelationship() throws {
    #expect(
      try json(UntypedDocument(linkingTo: [Comment.Id(rawValue: "5"), Comment.Id(localId: "new")]))
        == ["data": [["type": "comments", "id": "5"], ["type": "comments", "lid": "new"]]])
    #expect(try json(UntypedDocument(linkingTo: [Comment.Id]())) == ["data": []])
  }

  @Test("copies linkage with the meta of its identifiers")
  func copiesLinkageWithMetaOfItsIdentifiers() throws {
    struct Rank: Meta {
      let rank: Int
    }
    let ranked = ToManyRelationship<Person, Rank, NoMetadata, NoLinks>(
      idsWithMetadata: [(Person.Id(rawValue: "9"), Rank(rank: 1))])
    #expect(
      try json(UntypedDocument(linkingAs: ranked))
        == ["data": [["type": "people", "id": "9", "meta": ["rank": 1]]]])
    #expect(
      try json(UntypedDocument(linkingAs: ToOne<Person?>(id: nil))) == ["data": nil])
  }
}

@Suite("A sparse resource object")
struct SparseResourceObjectTests {
  let article: Article

  init() throws {
    article = try decode(ArticleDocument.self, articleJSON).resolved.primary.resourceObject
  }

  @Test("has only the given fields")
  func hasOnlyGivenFields() throws {
    #expect(
      try bothRoutes(article.sparse(\.title, \.author))
        == json(
          """
          {"type": "articles", "id": "1", "attributes": {"title": "Omakase"},
            "relationships": {"author": {"data": {"type": "people", "id": "9"}}}}
          """))
    #expect(try bothRoutes(article.sparse([])) == ["type": "articles", "id": "1"])
  }
}

/// Returns the JSON of a value, which is the same on both routes.
private func bothRoutes(
  _ value: (some Encodable)?, sourceLocation: SourceLocation = #_sourceLocation
) throws -> JSONValue {
  let value = try #require(value, sourceLocation: sourceLocation)
  let byCodable = try json(value)
  let asBytes = try JSONAPIDecoder().decode(JSONValue.self, from: JSONAPIEncoder().encode(value))
  #expect(byCodable == asBytes, sourceLocation: sourceLocation)
  return asBytes
}
