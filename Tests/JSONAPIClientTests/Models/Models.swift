import Foundation
import JSONAPI
import JSONAPIClient
import JSONAPIQuery

// Models, queries and client of a small blog, as the generator writes them.

typealias Article = ResourceObject<ArticleDescription, NoMetadata, NoLinks, String>
typealias NewArticle = NewResourceObject<NewArticleDescription>

struct ArticleDescription: ResourceObjectDescription {
  static let jsonType = "articles"

  struct Attributes: JSONAPI.Attributes, Sendable {
    var createdAt: TransformedAttribute<String, Format.DateTime>?
    var title: Attribute<String>
    var subtitle: Attribute<String?>?
    var oldTitle: Attribute<String>?
    var cover: Attribute<Cover>?

    private enum CodingKeys: String, CodingKey {
      case title, subtitle, cover
      case createdAt = "created-at"
      case oldTitle = "old-title"
    }
  }

  struct Relationships: JSONAPI.Relationships, Sendable {
    var author: ToOneWithLinks<Person, OptionalRelationshipLinks>?
    var editor: ToOne<Person?>?
    var reviewer: MaybeLinked<ToOne<Person?>>?
    var comments: ToManyWithLinks<Comment, OptionalRelationshipLinks>?
    var owner: ToOne<ArticleOwner?>?
    var ownersBefore: ToMany<ArticleOwner>?

    private enum CodingKeys: String, CodingKey {
      case author, editor, reviewer, comments, owner
      case ownersBefore = "owners-before"
    }
  }
}

struct Cover: Codable, Equatable, Sendable {
  var url: String
  var checksum: String
}

struct NewArticleDescription: ResourceObjectDescription {
  static let jsonType = "articles"

  struct Cover: Codable, Equatable, Sendable {
    var url: String
  }

  struct Attributes: JSONAPI.Attributes, Sendable {
    var title: Attribute<String>
    var subtitle: Attribute<String?>?

    init(title: String, subtitle: String?? = nil) {
      self.title = .init(value: title)
      self.subtitle = .ifPresent(subtitle)
    }
  }

  struct Relationships: JSONAPI.Relationships, Sendable {
    var author: ToOne<Person>

    init(author: Person.Id) {
      self.author = .init(id: author)
    }
  }
}

typealias Person = ResourceObject<PersonDescription, NoMetadata, NoLinks, String>
typealias NewPerson = NewResourceObject<NewPersonDescription>

struct PersonDescription: ResourceObjectDescription {
  static let jsonType = "people"

  struct Attributes: JSONAPI.Attributes, Sendable {
    var firstName: Attribute<String>

    private enum CodingKeys: String, CodingKey {
      case firstName = "first-name"
    }
  }

  struct Relationships: JSONAPI.Relationships, Sendable {
    var friends: ToMany<Person>?
  }
}

struct NewPersonDescription: ResourceObjectDescription {
  static let jsonType = "people"

  struct Attributes: JSONAPI.Attributes, Sendable {
    var firstName: Attribute<String>

    init(firstName: String) {
      self.firstName = .init(value: firstName)
    }

    private enum CodingKeys: String, CodingKey {
      case firstName = "first-name"
    }
  }
}

typealias Comment = ResourceObject<CommentDescription, NoMetadata, NoLinks, Int>
typealias NewComment = NewResourceObject<NewCommentDescription>

struct CommentDescription: ResourceObjectDescription {
  static let jsonType = "comments"

  struct Attributes: JSONAPI.Attributes, Sendable {
    var body: Attribute<String>
  }

  struct Relationships: JSONAPI.Relationships, Sendable {
    var author: ToOne<Person?>?
  }
}

struct NewCommentDescription: ResourceObjectDescription {
  static let jsonType = "comments"

  struct Attributes: JSONAPI.Attributes, Sendable {
    var body: Attribute<String>

    init(body: String) {
      self.body = .init(value: body)
    }
  }
}

typealias Organization = ResourceObject<OrganizationDescription, NoMetadata, NoLinks, String>

struct OrganizationDescription: ResourceObjectDescription {
  static let jsonType = "organizations"

  struct Attributes: JSONAPI.Attributes, Sendable {
    var name: Attribute<String>
  }
}

indirect enum ArticleOwner: PolymorphicRelatable, ResourceEnum, Sendable {
  case person(Person)
  case organization(Organization)
  case unrecognized(UnrecognizedResource)

  static let resourceCases = ResourceCases<ArticleOwner> {
    $0.add(ArticleOwner.person)
    $0.add(ArticleOwner.organization)
    $0.add(ArticleOwner.unrecognized)
  }

  var resourceObject: any UnionMember {
    switch self {
    case .person(let resource): resource
    case .organization(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  enum ID: PolymorphicID {
    case person(Person.Id)
    case organization(Organization.Id)
    case unrecognized(type: String, id: String)

    init(wireIdentity: ResourceIdentity) throws {
      switch wireIdentity.type {
      case "people": self = .person(try .init(wireIdentity: wireIdentity))
      case "organizations": self = .organization(try .init(wireIdentity: wireIdentity))
      default: self = .unrecognized(type: wireIdentity.type, id: wireIdentity.id)
      }
    }

    var wireIdentity: ResourceIdentity {
      switch self {
      case .person(let id): id.wireIdentity
      case .organization(let id): id.wireIdentity
      case .unrecognized(let type, let id): .init(type: type, id: id)
      }
    }
  }
}

indirect enum BlogResource: ResourceEnum, Sendable {
  case article(Article)
  case person(Person)
  case comment(Comment)
  case organization(Organization)
  case unrecognized(UnrecognizedResource)

  static let resourceCases = ResourceCases<BlogResource> {
    $0.add(BlogResource.article)
    $0.add(BlogResource.person)
    $0.add(BlogResource.comment)
    $0.add(BlogResource.organization)
    $0.add(BlogResource.unrecognized)
  }

  var resourceObject: any UnionMember {
    switch self {
    case .article(let resource): resource
    case .person(let resource): resource
    case .comment(let resource): resource
    case .organization(let resource): resource
    case .unrecognized(let resource): resource
    }
  }
}

typealias BlogDocument<Body: CodableResourceBody> = Document<
  Body, NoMetadata, NoLinks, BlogResource, NoAPIDescription, BasicJSONAPIError<String>
>
typealias ArticleDocument = BlogDocument<SingleResourceBody<Article>>
typealias ArticleList = Document<
  ManyResourceBody<Article>, ArticleListMeta?, PaginationLinks?, BlogResource, NoAPIDescription,
  BasicJSONAPIError<String>
>

struct ArticleListMeta: Meta, Sendable {
  var total: Int
}
