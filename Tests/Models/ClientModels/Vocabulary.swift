import Foundation
import JSONAPI
import JSONAPIQuery

/// Models and vocabularies as the generator writes them, for the tests of queries and of the server.
package enum Vocabulary {
  package typealias Article = ResourceObject<ArticleDescription, NoMetadata, NoLinks, String>

  package enum ArticleDescription: QueryableDescription {
    package static let jsonType = "articles"

    package struct Attributes: JSONAPI.Attributes, Sendable {
      package var createdAt: TransformedAttribute<String, Format.DateTime>
      package var title: Attribute<String>
      package var oldTitle: Attribute<String>?

      package init(
        createdAt: TransformedAttribute<String, Format.DateTime>, title: Attribute<String>,
        oldTitle: Attribute<String>?
      ) {
        self.createdAt = createdAt
        self.title = title
        self.oldTitle = oldTitle
      }
    }

    package struct Relationships: JSONAPI.Relationships, Sendable {
      package var author: ToOne<Person>
      package var comments: ToMany<Comment>
      package var owner: ToOne<ArticleOwner?>

      package init(author: ToOne<Person>, comments: ToMany<Comment>, owner: ToOne<ArticleOwner?>) {
        self.author = author
        self.comments = comments
        self.owner = owner
      }
    }

    package static let path = "posts"

    package struct Fields: FieldVocabulary {
      package init() {}

      package var createdAt: ReadOnlyField<TransformedAttribute<String, Format.DateTime>> {
        "created-at"
      }
      package var title: AttributeField<Attribute<String>> { "title" }
      package var oldTitle: AttributeField<Attribute<String>> {
        .init("old-title", query: "legacy-title")
      }
      package var author: ToOneField<Person> { "author" }
      package var comments: ToManyField<Comment> { "comments" }
      package var owner: ToOneField<ArticleOwner?> { "owner" }
      package var history: MetaField { "history" }
    }

    package enum Sorts: String, SortVocabulary {
      case createdAt = "created-at"
      case title
    }

    package enum Filters: FilterVocabulary {
      case status([Status])
      case title(String)
      case author(Person.Id)
      case createdAt(CreatedAtOperator, Date)
      case views(Int)
      case featured(Bool)
      case name(String)

      package var parameter: FilterParameter {
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

    package enum CreatedAtOperator: String, CaseIterable, Sendable {
      case eq, gt, lt
    }

    package enum Paging: NumberPaging {
      package static let maximumSize: Int? = 100
    }
  }

  package enum Status: String, Codable, Equatable, Sendable {
    case draft = "DRAFT"
    case published = "PUBLISHED"
  }

  package typealias Person = ResourceObject<PersonDescription, NoMetadata, NoLinks, String>

  package enum PersonDescription: QueryableDescription {
    package static let jsonType = "people"

    package struct Attributes: JSONAPI.Attributes, Sendable {
      package var firstName: Attribute<String>
      package var password: Attribute<String>?

      package init(firstName: Attribute<String>, password: Attribute<String>?) {
        self.firstName = firstName
        self.password = password
      }
    }

    package struct Relationships: JSONAPI.Relationships, Sendable {
      package var friends: ToMany<Person>

      package init(friends: ToMany<Person>) {
        self.friends = friends
      }
    }

    package struct Fields: FieldVocabulary {
      package init() {}

      package var firstName: AttributeField<Attribute<String>> { "first-name" }
      package var password: WriteOnlyField<Attribute<String>> { "password" }
      package var friends: ToManyField<Person> { "friends" }
    }

    package enum Paging: CursorPaging {}
  }

  package typealias Comment = ResourceObject<CommentDescription, NoMetadata, NoLinks, Int>

  package enum CommentDescription: QueryableDescription {
    package static let jsonType = "comments"

    package struct Attributes: JSONAPI.Attributes, Sendable {
      package var body: Attribute<String>

      package init(body: Attribute<String>) {
        self.body = body
      }
    }

    package struct Relationships: JSONAPI.Relationships, Sendable {
      package var author: ToOne<Person?>
      package var article: ToOne<Article>

      package init(author: ToOne<Person?>, article: ToOne<Article>) {
        self.author = author
        self.article = article
      }
    }

    package struct Fields: FieldVocabulary {
      package init() {}

      package var body: AttributeField<Attribute<String>> { "body" }
      package var author: ToOneField<Person?> { "author" }
      package var article: ReadOnlyToOneField<Article> { "article" }
    }

    /// `includes: [author, article.author]`
    package struct Includes: FieldVocabulary {
      package init() {}

      package var author: IncludePath<NoFields> { "author" }
      package var article: IncludePrefix<Article> { "article" }

      package struct Article: FieldVocabulary {
        package init() {}

        package var author: IncludePath<NoFields> { "author" }
      }
    }

    package enum Paging: OffsetPaging {
      package static let offsetName = "skip"
      package static let limitName = "take"
    }
  }

  package typealias Organization = ResourceObject<
    OrganizationDescription, NoMetadata, NoLinks, String
  >

  package enum OrganizationDescription: QueryableDescription {
    package static let jsonType = "organizations"

    package struct Relationships: JSONAPI.Relationships, Sendable {
      package var members: ToMany<Person>

      package init(members: ToMany<Person>) {
        self.members = members
      }
    }

    package struct Fields: FieldVocabulary {
      package init() {}

      package var members: ToManyField<Person> { .init("members", query: "staff") }
    }

    package enum Paging: LinkPaging {}
  }

  package indirect enum ArticleOwner: PolymorphicRelatable, ResourceEnum, QueryableTarget, Sendable
  {
    package typealias _Fields = ArticleOwnerFields

    case person(Person)
    case organization(Organization)
    case unrecognized(UnrecognizedResource)

    package static let resourceCases = ResourceCases<ArticleOwner> {
      $0.add(ArticleOwner.person)
      $0.add(ArticleOwner.organization)
      $0.add(ArticleOwner.unrecognized)
    }

    package var resourceObject: any UnionMember {
      switch self {
      case .person(let resource): resource
      case .organization(let resource): resource
      case .unrecognized(let resource): resource
      }
    }

    package enum ID: PolymorphicID {
      case person(Person.Id)
      case organization(Organization.Id)
      case unrecognized(type: String, id: String)

      package init(wireIdentity: ResourceIdentity) throws {
        switch wireIdentity.type {
        case "people": self = .person(try .init(wireIdentity: wireIdentity))
        case "organizations": self = .organization(try .init(wireIdentity: wireIdentity))
        default: self = .unrecognized(type: wireIdentity.type, id: wireIdentity.id)
        }
      }

      package var wireIdentity: ResourceIdentity {
        switch self {
        case .person(let id): id.wireIdentity
        case .organization(let id): id.wireIdentity
        case .unrecognized(let type, let id): .init(type: type, id: id)
        }
      }
    }
  }

  package struct ArticleOwnerFields: FieldVocabulary {
    package init() {}

    package var person: TypeStep<Person> { .init() }
    package var organization: TypeStep<Organization> { .init() }
  }
}
