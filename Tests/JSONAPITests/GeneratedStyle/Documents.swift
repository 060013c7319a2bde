import Foundation
import JSONAPI

public enum ArticleDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case person(Person)
  case review(Review)
  case unrecognized(JSONAPI.UnrecognizedResource)

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "people": self = .person(try Person(from: decoder))
    case "reviews": self = .review(try Review(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .person(let resource): resource
    case .review(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [Person.self, Review.self]
  }
}

public enum FeedPrimary: JSONAPI.ResourceUnion, Swift.Sendable {
  case article(Article)
  case person(Person)
  case unrecognized(JSONAPI.UnrecognizedResource)

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

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [Article.self, Person.self]
  }
}

public typealias ArticleDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Article>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  ArticleDocumentInclude, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

public typealias MaybeArticle = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Article?>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  JSONAPI.NoIncludes, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

public struct FeedMeta: JSONAPI.Meta, Swift.Sendable {
  public var total: Swift.Int
}

public typealias Feed = JSONAPI.Document<
  JSONAPI.ManyResourceBody<FeedPrimary>, FeedMeta, JSONAPI.PaginationLinks,
  JSONAPI.NoIncludes, JSONAPI.APIDescription<JSONAPI.NoMetadata>,
  JSONAPI.BasicJSONAPIError<Swift.String>
>

public typealias AuthorsDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<JSONAPI.ResourceIdentifier<Person, JSONAPI.NoIdMetadata>>,
  JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes, JSONAPI.NoAPIDescription,
  JSONAPI.BasicJSONAPIError<Swift.String>
>

public typealias OwnerDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<JSONAPI.ResourceIdentifier<ArticleOwner, Rank?>?>,
  JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes, JSONAPI.NoAPIDescription,
  JSONAPI.BasicJSONAPIError<Swift.String>
>

public struct Uptime: JSONAPI.Meta, Swift.Sendable {
  public var uptime: Swift.Double
}

public typealias Ping = JSONAPI.Document<
  JSONAPI.NoResourceBody, Uptime, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>
