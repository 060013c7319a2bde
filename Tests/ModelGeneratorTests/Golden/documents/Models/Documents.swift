// Made by jsonapi-gen from schema.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// A document with one resource object of type `people`.
public typealias PersonDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Person>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.APIDescription<JSONAPI.NoMetadata>, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with resource objects of type `people`.
public typealias PeopleDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Person>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.APIDescription<JSONAPI.NoMetadata>, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with resource objects of type `articles`.
public typealias ArticlesDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Article>, JSONAPI.NoMetadata, JSONAPI.NoLinks, ArticlesDocumentInclude,
  JSONAPI.APIDescription<JSONAPI.NoMetadata>, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``ArticlesDocument`` may include.
public enum ArticlesDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case person(Person)
  case comment(Comment)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [Person.self, Comment.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "people": self = .person(try Person(from: decoder))
    case "comments": self = .comment(try Comment(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .person(let resource): resource
    case .comment(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `people`.
  public var person: Person? {
    guard case .person(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `comments`.
  public var comment: Comment? {
    guard case .comment(let resource) = self else { return nil }
    return resource
  }
}

/// A document with one resource object of type `comments`.
public typealias CommentDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Comment>, JSONAPI.NoMetadata, JSONAPI.NoLinks, CommentDocumentInclude,
  JSONAPI.APIDescription<JSONAPI.NoMetadata>, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``CommentDocument`` may include.
public enum CommentDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case person(Person)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [Person.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "people": self = .person(try Person(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .person(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `people`.
  public var person: Person? {
    guard case .person(let resource) = self else { return nil }
    return resource
  }
}

/// A document with resource objects of type `comments`.
public typealias CommentsDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Comment>, JSONAPI.NoMetadata, JSONAPI.NoLinks, CommentsDocumentInclude,
  JSONAPI.APIDescription<JSONAPI.NoMetadata>, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``CommentsDocument`` may include.
public typealias CommentsDocumentInclude = CommentDocumentInclude

/// A document with one resource object of type `news`.
public typealias NewsDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<News>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.APIDescription<JSONAPI.NoMetadata>, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with resource objects of type `news`.
public typealias NewsListDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<News>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.APIDescription<JSONAPI.NoMetadata>, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// An article with everything around it.
public typealias ArticleDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Article>, JSONAPI.NoMetadata, JSONAPI.NoLinks, ArticleDocumentInclude,
  JSONAPI.APIDescription<JSONAPI.NoMetadata>, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``ArticleDocument`` may include.
public typealias ArticleDocumentInclude = ArticlesDocumentInclude

/// A document with resource objects of type `articles`.
public typealias ArticleList = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Article>, ArticleListMeta, JSONAPI.PaginationLinks, ArticleListInclude,
  JSONAPI.APIDescription<JSONAPI.NoMetadata>, JSONAPI.BasicJSONAPIError<Swift.String>
>

public struct ArticleListMeta: JSONAPI.Meta, Swift.Sendable {
  public var total: Swift.Int

  public init(total: Swift.Int) {
    self.total = total
  }
}

/// What ``ArticleList`` may include.
public typealias ArticleListInclude = CommentDocumentInclude

/// A document with one resource object of type `articles`, or none.
public typealias MaybeArticle = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Article?>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.APIDescription<JSONAPI.NoMetadata>, JSONAPI.UnknownJSONAPIError
>

/// A document with resource objects of type `articles` or `people`.
public typealias Feed = JSONAPI.Document<
  JSONAPI.ManyResourceBody<FeedPrimary>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.APIDescription<JSONAPI.NoMetadata>, JSONAPI.GenericJSONAPIError<Failure>
>

/// The primary data of ``Feed``.
public enum FeedPrimary: JSONAPI.ResourceUnion, Swift.Sendable {
  case article(Article)
  case person(Person)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [Article.self, Person.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "articles": self = .article(try Article(from: decoder))
    case "people": self = .person(try Person(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .article(let resource): resource
    case .person(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `articles`.
  public var article: Article? {
    guard case .article(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `people`.
  public var person: Person? {
    guard case .person(let resource) = self else { return nil }
    return resource
  }
}

/// A document without primary data.
public typealias Ping = JSONAPI.Document<
  JSONAPI.NoResourceBody, PingMeta, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.APIDescription<PingAPIMeta>, JSONAPI.BasicJSONAPIError<Swift.String>
>

public struct PingMeta: JSONAPI.Meta, Swift.Sendable {
  public var uptime: Swift.Double

  public init(uptime: Swift.Double) {
    self.uptime = uptime
  }
}

public struct PingAPIMeta: JSONAPI.Meta, Swift.Sendable {
  public var build: Swift.String

  public init(build: Swift.String) {
    self.build = build
  }
}

/// The resource linkage of the relationship `comments` of `articles`.
public typealias ArticleCommentsLinkage = JSONAPI.Document<
  JSONAPI.ManyResourceBody<JSONAPI.ResourceIdentifier<Comment, JSONAPI.NoIdMetadata>>,
  ArticleCommentsLinkageMeta, ArticleCommentsLinkageLinks, JSONAPI.NoIncludes,
  JSONAPI.APIDescription<JSONAPI.NoMetadata>, JSONAPI.BasicJSONAPIError<Swift.String>
>

public struct ArticleCommentsLinkageLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL, related: Foundation.URL? = nil) {
    self.selfLink = JSONAPI.Link(url: selfLink)
    self.related = related.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
    case related
  }
}

public struct ArticleCommentsLinkageMeta: JSONAPI.Meta, Swift.Sendable {
  public var count: Swift.Int

  public init(count: Swift.Int) {
    self.count = count
  }
}

/// The resource linkage of the relationship `author` of `articles`.
@available(*, deprecated, message: "Ask for the article.")
public typealias ArticleAuthorLinkage = JSONAPI.Document<
  JSONAPI.SingleResourceBody<JSONAPI.ResourceIdentifier<Person, JSONAPI.NoIdMetadata>>,
  JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.APIDescription<JSONAPI.NoMetadata>, JSONAPI.BasicJSONAPIError<Swift.String>
>
