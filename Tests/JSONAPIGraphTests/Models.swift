// Handwritten models in the style of the manual.

import JSONAPI

typealias Resource<Description: ResourceObjectDescription> = ResourceObject<
  Description, NoMetadata, NoLinks, String
>
typealias ToOne<Related: JSONAPIIdentifiable> = ToOneRelationship<
  Related, NoIdMetadata, NoMetadata, NoLinks
>
typealias ToMany<Related: Relatable> = ToManyRelationship<
  Related, NoIdMetadata, NoMetadata, NoLinks
>

enum PersonDescription: ResourceObjectDescription {
  static let jsonType = "people"

  struct Attributes: JSONAPI.Attributes, Sendable {
    var name: Attribute<String>
    var nickname: Attribute<String>?
    var motto: Attribute<String?>
    var biography: Attribute<String?>?
    var age: Attribute<Int>?

    /// A computed attribute.
    var shout: Attribute<String> { name.map { $0.uppercased() } }
    /// A meta-attribute.
    var label: (Person) -> String { { "\($0.name) (\($0.id.rawValue))" } }
  }

  struct Relationships: JSONAPI.Relationships, Sendable {
    var friends: ToMany<Person>
    var employer: ToOne<Organization?>?
  }
}
typealias Person = Resource<PersonDescription>

enum OrganizationDescription: ResourceObjectDescription {
  static let jsonType = "organizations"

  struct Attributes: JSONAPI.Attributes, Sendable {
    var name: Attribute<String>
  }

  struct Relationships: JSONAPI.Relationships, Sendable {
    var founder: ToOne<Person?>
  }
}
typealias Organization = ResourceObject<OrganizationDescription, NoMetadata, NoLinks, Int>

enum CommentDescription: ResourceObjectDescription {
  static let jsonType = "comments"

  struct Attributes: JSONAPI.Attributes, Sendable {
    var body: Attribute<String>
    var writtenBy: Attribute<String>?
  }

  struct Relationships: JSONAPI.Relationships, Sendable {
    var author: ToOne<Person?>
    /// A meta-relationship.
    var writer: (Comment) -> Person.Id { { Person.Id(rawValue: $0.writtenBy ?? "") } }
  }
}
typealias Comment = Resource<CommentDescription>

enum ArticleDescription: ResourceObjectDescription {
  static let jsonType = "articles"

  struct Attributes: JSONAPI.Attributes, Sendable {
    var title: Attribute<String>
    var subtitle: Attribute<String?>?
    var rating: Attribute<Double>?
  }

  struct Relationships: JSONAPI.Relationships, Sendable {
    var author: ToOne<Person>
    var editor: ToOne<Person?>
    var reviewer: ToOne<Person>?
    var comments: ToMany<Comment>
    var translations: ToMany<Article>?
    var owner: ToOne<ArticleOwner>
    var sponsor: ToOne<ArticleOwner?>?
    var followers: ToMany<ArticleOwner>?
    var reviews: MaybeLinked<ToMany<Comment>>?
    var lock: MaybeLinked<ToOne<Person?>>?
    var history: MetaRelationship<JSONValue, NoLinks>?
  }
}
typealias Article = Resource<ArticleDescription>

/// The target of `owner`.
enum ArticleOwner: PolymorphicRelatable, Sendable {
  case person(Person)
  case organization(Organization)
  case unrecognized(UnrecognizedResource)

  init(type: String, from decoder: any Decoder) throws {
    switch type {
    case "people": self = .person(try Person(from: decoder))
    case "organizations": self = .organization(try Organization(from: decoder))
    default: self = .unrecognized(try UnrecognizedResource(from: decoder))
    }
  }

  var resourceObject: any UnionMember {
    switch self {
    case .person(let resource): resource
    case .organization(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  static var resourceTypes: [any UnionMember.Type] { [Person.self, Organization.self] }

  var person: Person? { if case .person(let resource) = self { resource } else { nil } }
  var organization: Organization? {
    if case .organization(let resource) = self { resource } else { nil }
  }

  enum ID: PolymorphicID {
    case person(Person.Id)
    case organization(Organization.Id)
    case unrecognized(type: String, id: String)

    init(wireIdentity: ResourceIdentity) throws {
      switch wireIdentity.type {
      case "people": self = .person(try Person.Id(wireIdentity: wireIdentity))
      case "organizations": self = .organization(try Organization.Id(wireIdentity: wireIdentity))
      default: self = .unrecognized(type: wireIdentity.type, id: wireIdentity.id)
      }
    }

    var wireIdentity: ResourceIdentity {
      switch self {
      case .person(let id): id.wireIdentity
      case .organization(let id): id.wireIdentity
      case .unrecognized(let type, let id): ResourceIdentity(type: type, id: id)
      }
    }
  }
}

/// An included resource.
enum Included: ResourceUnion, Sendable {
  case article(Article)
  case person(Person)
  case organization(Organization)
  case comment(Comment)
  case unrecognized(UnrecognizedResource)

  init(type: String, from decoder: any Decoder) throws {
    switch type {
    case "articles": self = .article(try Article(from: decoder))
    case "people": self = .person(try Person(from: decoder))
    case "organizations": self = .organization(try Organization(from: decoder))
    case "comments": self = .comment(try Comment(from: decoder))
    default: self = .unrecognized(try UnrecognizedResource(from: decoder))
    }
  }

  var resourceObject: any UnionMember {
    switch self {
    case .article(let resource): resource
    case .person(let resource): resource
    case .organization(let resource): resource
    case .comment(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  static var resourceTypes: [any UnionMember.Type] {
    [Article.self, Person.self, Organization.self, Comment.self]
  }

  var article: Article? { if case .article(let resource) = self { resource } else { nil } }
  var person: Person? { if case .person(let resource) = self { resource } else { nil } }
}

typealias DocumentOf<Body: CodableResourceBody, Include: JSONAPI.Include> = Document<
  Body, NoMetadata, NoLinks, Include, NoAPIDescription, BasicJSONAPIError<String>
>
typealias ArticleDocument = DocumentOf<SingleResourceBody<Article>, Included>
typealias MaybeArticleDocument = DocumentOf<SingleResourceBody<Article?>, Included>
typealias ArticlesDocument = DocumentOf<ManyResourceBody<Article>, Included>
typealias FeedDocument = DocumentOf<ManyResourceBody<Included>, Included>
typealias PeopleDocument = DocumentOf<ManyResourceBody<Person>, NoIncludes>
