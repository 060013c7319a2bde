import ClientModels
import Foundation
import JSONAPI
import JSONAPIQuery
import JSONAPIServer

typealias Article = Vocabulary.Article
typealias ArticleDescription = Vocabulary.ArticleDescription
typealias ArticleOwner = Vocabulary.ArticleOwner
typealias Comment = Vocabulary.Comment
typealias CommentDescription = Vocabulary.CommentDescription
typealias Organization = Vocabulary.Organization
typealias OrganizationDescription = Vocabulary.OrganizationDescription
typealias Person = Vocabulary.Person
typealias PersonDescription = Vocabulary.PersonDescription
typealias Status = Vocabulary.Status

// What the generator writes for servers, beside the vocabularies of queries.

extension ArticleDescription: ServerResource {
  package static var fields: [any FieldName] {
    let fields = Fields()
    return [
      fields.createdAt, fields.title, fields.oldTitle, fields.author, fields.comments,
      fields.owner, fields.history,
    ]
  }

  package static var filters: [FilterReader<Filters>] {
    [
      .init("status", isList: true) { .status(try $0.values(of: Attribute<Status>.self)) },
      .init("title") { .title(try $0.value(of: Attribute<String>.self)) },
      .init("author") { .author(try $0.id()) },
      .init("created-at", CreatedAtOperator.self) {
        .createdAt($0, try $1.value(of: TransformedAttribute<String, Format.DateTime>.self))
      },
      .init("views") { .views(try $0.value(of: Attribute<Int>.self)) },
      .init("featured") { .featured(try $0.value(of: Attribute<Bool>.self)) },
      .init("search[name]", isWholeParameter: true) {
        .name(try $0.value(of: Attribute<String>.self))
      },
    ]
  }
}

extension PersonDescription: ServerResource {
  package static var fields: [any FieldName] {
    let fields = Fields()
    return [fields.firstName, fields.password, fields.friends]
  }
}

extension CommentDescription: ServerResource {
  package static var fields: [any FieldName] {
    let fields = Fields()
    return [fields.body, fields.author, fields.article]
  }

  package static var includes: IncludeRule { .paths(["author", "article.author"]) }
}

extension OrganizationDescription: ServerResource {
  package static var fields: [any FieldName] {
    let fields = Fields()
    return [fields.members]
  }
}
