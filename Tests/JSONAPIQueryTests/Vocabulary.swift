import Foundation
import JSONAPI
import JSONAPIQuery

// Models and vocabularies, as the generator writes them.

typealias Article = ResourceObject<ArticleDescription, NoMetadata, NoLinks, String>

enum ArticleDescription: ResourceObjectDescription {
  static let jsonType = "articles"

  struct Attributes: JSONAPI.Attributes, Sendable {
    var createdAt: TransformedAttribute<String, Format.DateTime>
    var title: Attribute<String>
    var oldTitle: Attribute<String>?
  }

  struct Relationships: JSONAPI.Relationships, Sendable {
    var author: ToOne<Person>
    var comments: ToMany<Comment>
    var owner: ToOne<ArticleOwner?>
  }
}

enum Status: String, Codable, Equatable, Sendable {
  case draft = "DRAFT"
  case published = "PUBLISHED"
}

extension ArticleDescription: QueryableDescription {
  static let path = "posts"

  struct Fields: FieldVocabulary {
    var createdAt: ReadOnlyField<TransformedAttribute<String, Format.DateTime>> { "created-at" }
    var title: AttributeField<Attribute<String>> { "title" }
    var oldTitle: AttributeField<Attribute<String>> { .init("old-title", query: "legacy-title") }
    var author: ToOneField<Person> { "author" }
    var comments: ToManyField<Comment> { "comments" }
    var owner: ToOneField<ArticleOwner?> { "owner" }
    var history: MetaField { "history" }
  }

  enum Sorts: String, SortVocabulary {
    case createdAt = "created-at"
    case title
  }

  enum Filters: FilterVocabulary {
    case status([Status])
    case title(String)
    case author(Person.Id)
    case createdAt(CreatedAtOperator, Date)
    case views(Int)
    case featured(Bool)
    case name(String)

    var parameter: FilterParameter {
      get throws {
        switch self {
        case .status(let values): try .init("status", of: Attribute<Status>.self, anyOf: values)
        case .title(let value): try .init("title", of: Attribute<String>.self, value)
        case .author(let id): .init("author", id: id)
        case .createdAt(let comparison, let value):
          try .init(
            "created-at", comparison.rawValue,
            of: TransformedAttribute<String, Format.DateTime>.self, value)
        case .views(let value): try .init("views", of: Attribute<Int>.self, value)
        case .featured(let value): try .init("featured", of: Attribute<Bool>.self, value)
        case .name(let value):
          try .init("search[name]", of: Attribute<String>.self, value, isWholeParameter: true)
        }
      }
    }
  }

  enum CreatedAtOperator: String, CaseIterable, Sendable {
    case eq, gt, lt
  }

  enum Paging: NumberPaging {
    static let maximumSize: Int? = 100
  }
}

typealias Person = ResourceObject<PersonDescription, NoMetadata, NoLinks, String>

enum PersonDescription: ResourceObjectDescription {
  static let jsonType = "people"

  struct Attributes: JSONAPI.Attributes, Sendable {
    var firstName: Attribute<String>
    var password: Attribute<String>?
  }

  struct Relationships: JSONAPI.Relationships, Sendable {
    var friends: ToMany<Person>
  }
}

extension PersonDescription: QueryableDescription {
  struct Fields: FieldVocabulary {
    var firstName: AttributeField<Attribute<String>> { "first-name" }
    var password: WriteOnlyField<Attribute<String>> { "password" }
    var friends: ToManyField<Person> { "friends" }
  }

  enum Paging: CursorPaging {}
}

typealias Comment = ResourceObject<CommentDescription, NoMetadata, NoLinks, Int>

enum CommentDescription: ResourceObjectDescription {
  static let jsonType = "comments"

  struct Attributes: JSONAPI.Attributes, Sendable {
    var body: Attribute<String>
  }

  struct Relationships: JSONAPI.Relationships, Sendable {
    var author: ToOne<Person?>
    var article: ToOne<Article>
  }
}

extension CommentDescription: QueryableDescription {
  struct Fields: FieldVocabulary {
    var body: AttributeField<Attribute<String>> { "body" }
    var author: ToOneField<Person?> { "author" }
    var article: ReadOnlyToOneField<Article> { "article" }
  }

  /// `includes: [author, article.author]`
  struct Includes: FieldVocabulary {
    var author: IncludePath<NoFields> { "author" }
    var article: IncludePrefix<Article> { "article" }

    struct Article: FieldVocabulary {
      var author: IncludePath<NoFields> { "author" }
    }
  }

  enum Paging: OffsetPaging {
    static let offsetName = "skip"
    static let limitName = "take"
  }
}

typealias Organization = ResourceObject<OrganizationDescription, NoMetadata, NoLinks, String>

enum OrganizationDescription: ResourceObjectDescription {
  static let jsonType = "organizations"

  struct Relationships: JSONAPI.Relationships, Sendable {
    var members: ToMany<Person>
  }
}

extension OrganizationDescription: QueryableDescription {
  struct Fields: FieldVocabulary {
    var members: ToManyField<Person> { .init("members", query: "staff") }
  }

  enum Paging: LinkPaging {}
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

struct ArticleOwnerFields: FieldVocabulary {
  var person: TypeStep<Person> { .init() }
  var organization: TypeStep<Organization> { .init() }
}

extension ArticleOwner: QueryableTarget {
  typealias _Fields = ArticleOwnerFields
}
