import Foundation
import JSONAPI

// Models that use as much of the runtime as possible.

struct Rank: Meta, Hashable {
  var rank: Int
}

struct Address: Codable, Hashable, Sendable {
  var street: String
  var zip: String?
}

enum PersonDescription: ResourceObjectDescription {
  static let jsonType = "people"

  struct Attributes: JSONAPI.Attributes {
    var name: Attribute<[String]>
    var born: TransformedAttribute<String, DayFormat>?
    var address: Attribute<Address?>?
  }

  struct Relationships: JSONAPI.Relationships {
    var friends: ToManyRelationship<Person, NoIdMetadata, NoMetadata, NoLinks>?
  }
}

typealias Person = ResourceObject<PersonDescription, NoMetadata, NoLinks, String>

enum OrganizationDescription: ResourceObjectDescription {
  static let jsonType = "organizations"

  struct Attributes: JSONAPI.Attributes {
    var name: Attribute<String>
    var site: TransformedAttribute<String, URLFormat>?
  }

  typealias Relationships = NoRelationships
}

typealias Organization = ResourceObject<OrganizationDescription, Rank?, NoLinks, UUID>

enum CommentDescription: ResourceObjectDescription {
  static let jsonType = "comments"

  struct Attributes: JSONAPI.Attributes {
    var body: Attribute<String>
    var likes: Attribute<Int>
  }

  struct Relationships: JSONAPI.Relationships {
    var author: ToOneRelationship<Person?, NoIdMetadata, NoMetadata, NoLinks>
  }
}

typealias Comment = ResourceObject<CommentDescription, NoMetadata, NoLinks, Int>

struct ArticleLinks: Links, Hashable {
  var `self`: Link<URL, NoMetadata>
  var preview: NullableLink<URL, JSONValue?>?
}

struct RelatedLinks: Links, Hashable {
  var related: Link<String, JSONValue?>
}

enum ArticleDescription: ResourceObjectDescription {
  static let jsonType = "articles"

  struct Attributes: JSONAPI.Attributes {
    var title: Attribute<String>
    var subtitle: Attribute<String?>?
    var rating: Attribute<Double>
    var count: Attribute<Int>?
    var price: Attribute<Decimal>?
    var isDraft: Attribute<Bool>
    var createdAt: TransformedAttribute<String, DateTimeFormat>
    var updatedAt: TransformedAttribute<String?, NullableFormat<DateTimeFormat>>?
    var opens: TransformedAttribute<String, TimeFormat>?
    var days: TransformedAttribute<[String], ArrayFormat<DayFormat>>?
    var digest: TransformedAttribute<String, Base64Format>?
    var stamp: TransformedAttribute<Double, TimestampFormat>?
    var extra: Attribute<JSONValue>?
  }

  struct Relationships: JSONAPI.Relationships {
    var author: ToOneRelationship<Person, NoIdMetadata, NoMetadata, RelatedLinks>
    var editor: ToOneRelationship<Person?, Rank?, NoMetadata, NoLinks>?
    var owner: ToOneRelationship<Owner, NoIdMetadata, NoMetadata, NoLinks>
    var followers: ToManyRelationship<Owner, NoIdMetadata, NoMetadata, NoLinks>?
    var comments: MaybeLinked<ToManyRelationship<Comment, NoIdMetadata, Rank?, NoLinks>>
    var history: MetaRelationship<JSONValue?, RelatedLinks>?
  }
}

typealias Article = ResourceObject<ArticleDescription, Rank, ArticleLinks, String>

/// The owner of an article.
enum Owner: PolymorphicRelatable {
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
