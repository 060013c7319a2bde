import Foundation
import JSONAPI
import JSONAPIQuery

extension ArticleDescription: QueryableDescription {
  struct Fields: FieldVocabulary {
    var createdAt: ReadOnlyField<TransformedAttribute<String, Format.DateTime>> { "created-at" }
    var title: AttributeField<Attribute<String>> { "title" }
    var subtitle: AttributeField<Attribute<String?>> { "subtitle" }
    var oldTitle: AttributeField<Attribute<String>> { .init("old-title", query: "legacy-title") }
    var cover: PartlyReadOnlyField<Attribute<Cover>, Attribute<NewArticleDescription.Cover>> {
      "cover"
    }
    var author: ToOneField<Person> { "author" }
    var editor: ToOneField<Person?> { "editor" }
    var reviewer: ToOneField<Person?> { .init("reviewer", isLinkedIfIncluded: true) }
    var comments: ToManyField<Comment> { "comments" }
    var owner: ToOneField<ArticleOwner?> { "owner" }
    var ownersBefore: ToManyField<ArticleOwner> { "owners-before" }
  }

  enum Sorts: String, SortVocabulary {
    case createdAt = "created-at"
    case title
  }

  enum Filters: FilterVocabulary {
    case title(String)
    case author(Person.Id)

    var parameter: FilterParameter {
      get throws {
        switch self {
        case .title(let value): try .init("title", of: Attribute<String>.self, value)
        case .author(let id): .init("author", id: id)
        }
      }
    }
  }

  enum Paging: NumberPaging {
    static let maximumSize: Int? = 100
  }
}

extension PersonDescription: QueryableDescription {
  static let path = "users"

  struct Fields: FieldVocabulary {
    var firstName: AttributeField<Attribute<String>> { "first-name" }
    var friends: ToManyField<Person> { .init("friends", isLinkedIfIncluded: true) }
  }

  enum Paging: OffsetPaging {}
}

extension CommentDescription: QueryableDescription {
  struct Fields: FieldVocabulary {
    var body: AttributeField<Attribute<String>> { "body" }
    var author: ToOneField<Person?> { "author" }
  }

  enum Paging: CursorPaging {}
}

extension OrganizationDescription: QueryableDescription {
  static let path = "/orgs/"

  enum Paging: NumberPaging {
    static let defaultSize: Int? = 2
    static let followsLinks = false
  }

  struct Fields: FieldVocabulary {
    var name: AttributeField<Attribute<String>> { "name" }
    var owner: ToOneField<Person?> { "owner" }
  }
}

struct ArticleOwnerFields: FieldVocabulary {
  var person: TypeStep<Person> { .init() }
  var organization: TypeStep<Organization> { .init() }
}

extension ArticleOwner: QueryableTarget {
  typealias _Fields = ArticleOwnerFields
}
