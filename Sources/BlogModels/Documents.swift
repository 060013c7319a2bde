// Made by jsonapi-gen from blog.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// A document with one resource object of type `people`.
public typealias PersonDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Person>, JSONAPI.NoMetadata, JSONAPI.NoLinks, PersonDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``PersonDocument`` may include.
public enum PersonDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
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

/// A document with resource objects of type `people`.
public typealias PeopleDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Person>, JSONAPI.NoMetadata, JSONAPI.NoLinks, PeopleDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``PeopleDocument`` may include.
public typealias PeopleDocumentInclude = PersonDocumentInclude

/// A document with one resource object of type `organizations`.
public typealias OrganizationDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Organization>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  OrganizationDocumentInclude, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``OrganizationDocument`` may include.
public enum OrganizationDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
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

/// A document with resource objects of type `organizations`.
public typealias OrganizationsDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Organization>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  OrganizationsDocumentInclude, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``OrganizationsDocument`` may include.
public typealias OrganizationsDocumentInclude = OrganizationDocumentInclude

/// A document with resource objects of type `articles`.
public typealias ArticlesDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Article>, JSONAPI.NoMetadata, JSONAPI.NoLinks, ArticlesDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``ArticlesDocument`` may include.
public enum ArticlesDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case person(Person)
  case organization(Organization)
  case article(Article)
  case comment(Comment)
  case review(Review)
  case topic(Topic)
  case image(Image)
  case video(Video)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [
      Person.self, Organization.self, Article.self, Comment.self, Review.self, Topic.self,
      Image.self, Video.self,
    ]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "people": self = .person(try Person(from: decoder))
    case "organizations": self = .organization(try Organization(from: decoder))
    case "articles": self = .article(try Article(from: decoder))
    case "comments": self = .comment(try Comment(from: decoder))
    case "reviews": self = .review(try Review(from: decoder))
    case "topics": self = .topic(try Topic(from: decoder))
    case "images": self = .image(try Image(from: decoder))
    case "videos": self = .video(try Video(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .person(let resource): resource
    case .organization(let resource): resource
    case .article(let resource): resource
    case .comment(let resource): resource
    case .review(let resource): resource
    case .topic(let resource): resource
    case .image(let resource): resource
    case .video(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `people`.
  public var person: Person? {
    guard case .person(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `organizations`.
  public var organization: Organization? {
    guard case .organization(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `articles`.
  public var article: Article? {
    guard case .article(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `comments`.
  public var comment: Comment? {
    guard case .comment(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `reviews`.
  public var review: Review? {
    guard case .review(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `topics`.
  public var topic: Topic? {
    guard case .topic(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `images`.
  public var image: Image? {
    guard case .image(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `videos`.
  public var video: Video? {
    guard case .video(let resource) = self else { return nil }
    return resource
  }
}

/// A document with one resource object of type `comments`.
public typealias CommentDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Comment>, JSONAPI.NoMetadata, JSONAPI.NoLinks, CommentDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``CommentDocument`` may include.
public typealias CommentDocumentInclude = PersonDocumentInclude

/// A document with resource objects of type `comments`.
public typealias CommentsDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Comment>, JSONAPI.NoMetadata, JSONAPI.NoLinks, CommentsDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``CommentsDocument`` may include.
public typealias CommentsDocumentInclude = PersonDocumentInclude

/// A document with one resource object of type `reviews`.
public typealias ReviewDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Review>, JSONAPI.NoMetadata, JSONAPI.NoLinks, ReviewDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``ReviewDocument`` may include.
public typealias ReviewDocumentInclude = OrganizationDocumentInclude

/// A document with resource objects of type `reviews`.
public typealias ReviewsDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Review>, JSONAPI.NoMetadata, JSONAPI.NoLinks, ReviewsDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``ReviewsDocument`` may include.
public typealias ReviewsDocumentInclude = OrganizationDocumentInclude

/// A document with one resource object of type `topics`.
public typealias TopicDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Topic>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with resource objects of type `topics`.
public typealias TopicsDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Topic>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with one resource object of type `images`.
public typealias ImageDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Image>, JSONAPI.NoMetadata, JSONAPI.NoLinks, ImageDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``ImageDocument`` may include.
public typealias ImageDocumentInclude = OrganizationDocumentInclude

/// A document with resource objects of type `images`.
public typealias ImagesDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Image>, JSONAPI.NoMetadata, JSONAPI.NoLinks, ImagesDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``ImagesDocument`` may include.
public typealias ImagesDocumentInclude = OrganizationDocumentInclude

/// A document with one resource object of type `videos`.
public typealias VideoDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Video>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with resource objects of type `videos`.
public typealias VideosDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Video>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// An article with everybody who had a hand in it.
public typealias ArticleDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Article>, JSONAPI.NoMetadata, ArticleDocumentLinks,
  ArticleDocumentInclude, JSONAPI.APIDescription<JSONAPI.NoMetadata>,
  JSONAPI.BasicJSONAPIError<Swift.String>
>

public struct ArticleDocumentLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}

/// What ``ArticleDocument`` may include.
public enum ArticleDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case person(Person)
  case organization(Organization)
  case comment(Comment)
  case image(Image)
  case video(Video)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [Person.self, Organization.self, Comment.self, Image.self, Video.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "people": self = .person(try Person(from: decoder))
    case "organizations": self = .organization(try Organization(from: decoder))
    case "comments": self = .comment(try Comment(from: decoder))
    case "images": self = .image(try Image(from: decoder))
    case "videos": self = .video(try Video(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .person(let resource): resource
    case .organization(let resource): resource
    case .comment(let resource): resource
    case .image(let resource): resource
    case .video(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `people`.
  public var person: Person? {
    guard case .person(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `organizations`.
  public var organization: Organization? {
    guard case .organization(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `comments`.
  public var comment: Comment? {
    guard case .comment(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `images`.
  public var image: Image? {
    guard case .image(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `videos`.
  public var video: Video? {
    guard case .video(let resource) = self else { return nil }
    return resource
  }
}

/// A document with resource objects of type `articles`.
public typealias ArticleList = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Article>, ArticleListMeta, JSONAPI.PaginationLinks, ArticleListInclude,
  JSONAPI.NoAPIDescription, JSONAPI.GenericJSONAPIError<BlogError>
>

public struct ArticleListMeta: JSONAPI.Meta, Swift.Sendable {
  public var total: Swift.Int

  public init(total: Swift.Int) {
    self.total = total
  }
}

/// What ``ArticleList`` may include.
public typealias ArticleListInclude = OrganizationDocumentInclude

/// A document with one resource object of type `articles`, or none.
public typealias MaybeArticle = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Article?>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.UnknownJSONAPIError
>

/// A document with resource objects of type `articles` or `people`.
public typealias Feed = JSONAPI.Document<
  JSONAPI.ManyResourceBody<FeedPrimary>, FeedMeta?, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.APIDescription<Server>, JSONAPI.BasicJSONAPIError<Swift.String>
>

public struct FeedMeta: JSONAPI.Meta, Swift.Sendable {
  public var unread: Swift.Int

  public init(unread: Swift.Int) {
    self.unread = unread
  }
}

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

/// A document with one resource object of type `articles` or `people` or `comments`.
public typealias SearchHit = JSONAPI.Document<
  JSONAPI.SingleResourceBody<SearchHitPrimary>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  JSONAPI.NoIncludes, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// The primary data of ``SearchHit``.
public enum SearchHitPrimary: JSONAPI.ResourceUnion, Swift.Sendable {
  case article(Article)
  case person(Person)
  case comment(Comment)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [Article.self, Person.self, Comment.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "articles": self = .article(try Article(from: decoder))
    case "people": self = .person(try Person(from: decoder))
    case "comments": self = .comment(try Comment(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .article(let resource): resource
    case .person(let resource): resource
    case .comment(let resource): resource
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

  /// The resource object, if it is one of type `comments`.
  public var comment: Comment? {
    guard case .comment(let resource) = self else { return nil }
    return resource
  }
}

/// The resource linkage of the relationship `author` of `articles`.
public typealias ArticleAuthorLinkage = JSONAPI.Document<
  JSONAPI.SingleResourceBody<JSONAPI.ResourceIdentifier<Person, JSONAPI.NoIdMetadata>>,
  JSONAPI.NoMetadata, ArticleAuthorLinkageLinks, JSONAPI.NoIncludes, JSONAPI.NoAPIDescription,
  JSONAPI.BasicJSONAPIError<Swift.String>
>

public struct ArticleAuthorLinkageLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>

  public init(selfLink: Foundation.URL, related: Foundation.URL) {
    self.selfLink = JSONAPI.Link(url: selfLink)
    self.related = JSONAPI.Link(url: related)
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
    case related
  }
}

/// The resource linkage of the relationship `comments` of `articles`.
public typealias ArticleCommentsLinkage = JSONAPI.Document<
  JSONAPI.ManyResourceBody<JSONAPI.ResourceIdentifier<Comment, JSONAPI.NoIdMetadata>>,
  JSONAPI.NoMetadata, JSONAPI.NoLinks, ArticleCommentsLinkageInclude, JSONAPI.NoAPIDescription,
  JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``ArticleCommentsLinkage`` may include.
public enum ArticleCommentsLinkageInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case comment(Comment)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [Comment.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "comments": self = .comment(try Comment(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .comment(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `comments`.
  public var comment: Comment? {
    guard case .comment(let resource) = self else { return nil }
    return resource
  }
}

/// A document without primary data.
public typealias StatusDocument = JSONAPI.Document<
  JSONAPI.NoResourceBody, StatusDocumentMeta, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

public struct StatusDocumentMeta: JSONAPI.Meta, Swift.Sendable {
  public var uptime: Swift.Double

  public init(uptime: Swift.Double) {
    self.uptime = uptime
  }
}

/// A document without primary data.
@available(*, deprecated, message: "Use StatusDocument.")
public typealias Ping = JSONAPI.Document<
  JSONAPI.NoResourceBody, PingMeta, JSONAPI.NoLinks, JSONAPI.NoIncludes, JSONAPI.NoAPIDescription,
  JSONAPI.BasicJSONAPIError<Swift.String>
>

public struct PingMeta: JSONAPI.Meta, Swift.Sendable {
  public var uptime: Swift.Double

  public init(uptime: Swift.Double) {
    self.uptime = uptime
  }
}
