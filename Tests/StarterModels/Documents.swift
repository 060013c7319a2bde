// Made by jsonapi-gen from api.yaml. Do not edit: change the schema and generate again.

import JSONAPI

/// A document with one resource object of type `people`.
public typealias PersonDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Person>, JSONAPI.NoMetadata, JSONAPI.NoLinks, PersonDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``PersonDocument`` may include.
public enum PersonDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case article(Article)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [Article.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "articles": self = .article(try Article(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .article(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `articles`.
  public var article: Article? {
    guard case .article(let resource) = self else { return nil }
    return resource
  }
}

/// A document with resource objects of type `people`.
public typealias PeopleDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Person>, JSONAPI.NoMetadata, JSONAPI.NoLinks, PeopleDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``PeopleDocument`` may include.
public typealias PeopleDocumentInclude = PersonDocumentInclude

/// A document with one resource object of type `articles`.
public typealias ArticleDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Article>, JSONAPI.NoMetadata, JSONAPI.NoLinks, ArticleDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``ArticleDocument`` may include.
public enum ArticleDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case person(Person)
  case article(Article)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [Person.self, Article.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "people": self = .person(try Person(from: decoder))
    case "articles": self = .article(try Article(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .person(let resource): resource
    case .article(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `people`.
  public var person: Person? {
    guard case .person(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `articles`.
  public var article: Article? {
    guard case .article(let resource) = self else { return nil }
    return resource
  }
}

/// A document with resource objects of type `articles`.
public typealias ArticlesDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Article>, JSONAPI.NoMetadata, JSONAPI.NoLinks, ArticlesDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``ArticlesDocument`` may include.
public typealias ArticlesDocumentInclude = ArticleDocumentInclude

/// A document with resource objects of type `articles`.
public typealias ArticlePage = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Article>, ArticlePageMeta, JSONAPI.PaginationLinks, ArticlePageInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

public struct ArticlePageMeta: JSONAPI.Meta, Swift.Sendable {
  public var total: Swift.Int

  public init(total: Swift.Int) {
    self.total = total
  }
}

/// What ``ArticlePage`` may include.
public enum ArticlePageInclude: JSONAPI.ResourceUnion, Swift.Sendable {
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
