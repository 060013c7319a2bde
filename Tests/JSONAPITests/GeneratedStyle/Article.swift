import Foundation
import JSONAPI

/// A published text.
public struct ArticleDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "articles"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var title: JSONAPI.Attribute<Swift.String>
    public var subtitle: JSONAPI.Attribute<Swift.String?>?
    public var description: JSONAPI.Attribute<Swift.String?>
    public var rating: JSONAPI.Attribute<Swift.Double>?
    public var createdAt: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>
    public var updatedAt:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DateTimeFormat>>?
    public var days:
      JSONAPI.TransformedAttribute<[Swift.String], JSONAPI.ArrayFormat<JSONAPI.DayFormat>>?
    public var extra: JSONAPI.Attribute<JSONAPI.JSONValue>?

    public init(
      title: Swift.String, subtitle: Swift.String?? = nil, description: Swift.String?,
      rating: Swift.Double? = nil, createdAt: Foundation.Date,
      updatedAt: Foundation.Date?? = nil, days: [JSONAPI.Day]? = nil,
      extra: JSONAPI.JSONValue? = nil
    ) {
      self.title = JSONAPI.Attribute(value: title)
      self.subtitle = subtitle.map { JSONAPI.Attribute(value: $0) }
      self.description = JSONAPI.Attribute(value: description)
      self.rating = rating.map { JSONAPI.Attribute(value: $0) }
      self.createdAt = JSONAPI.TransformedAttribute(value: createdAt)
      self.updatedAt = updatedAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.days = days.map { JSONAPI.TransformedAttribute(value: $0) }
      self.extra = extra.map { JSONAPI.Attribute(value: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case title
      case subtitle
      case description
      case rating
      case createdAt = "created-at"
      case updatedAt = "updated-at"
      case days
      case extra
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var author:
      JSONAPI.ToOneRelationship<
        Person, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >
    public var editor:
      JSONAPI.ToOneRelationship<
        Person?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var owner:
      JSONAPI.ToOneRelationship<
        ArticleOwner, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >
    public var sponsor:
      JSONAPI.ToOneRelationship<
        ArticleOwner?, Rank?, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var followers:
      JSONAPI.ToManyRelationship<
        ArticleOwner, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var reviews:
      JSONAPI.MaybeLinked<
        JSONAPI.ToManyRelationship<
          Review, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, ArticleReviewsLinks
        >
      >?
    public var lock:
      JSONAPI.MaybeLinked<
        JSONAPI.ToOneRelationship<
          Person?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
        >
      >?
    public var history: JSONAPI.MetaRelationship<JSONAPI.NoMetadata, ArticleHistoryLinks>?

    public init(
      author: Person.Id,
      editor: Person.Id?? = nil,
      owner: ArticleOwner.ID,
      sponsor: (ArticleOwner.ID?, Rank?)? = nil,
      followers: [ArticleOwner.ID]? = nil,
      reviews: JSONAPI.MaybeLinked<
        JSONAPI.ToManyRelationship<
          Review, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, ArticleReviewsLinks
        >
      >? = nil,
      lock: JSONAPI.MaybeLinked<
        JSONAPI.ToOneRelationship<
          Person?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
        >
      >? = nil,
      history: JSONAPI.MetaRelationship<JSONAPI.NoMetadata, ArticleHistoryLinks>? = nil
    ) {
      self.author = JSONAPI.ToOneRelationship(id: author)
      self.editor = editor.map { JSONAPI.ToOneRelationship(id: $0) }
      self.owner = JSONAPI.ToOneRelationship(id: owner)
      self.sponsor = sponsor.map { JSONAPI.ToOneRelationship(id: $0) }
      self.followers = followers.map { JSONAPI.ToManyRelationship(ids: $0) }
      self.reviews = reviews
      self.lock = lock
      self.history = history
    }
  }
}

public typealias Article = JSONAPI.ResourceObject<
  ArticleDescription, JSONAPI.NoMetadata, ArticleLinks, Swift.String
>
public typealias NewArticle = JSONAPI.ResourceObject<
  ArticleDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

public struct ArticleLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?
  public var preview: JSONAPI.NullableLink<Foundation.URL, JSONAPI.NoMetadata>?

  public init(
    selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>? = nil,
    preview: JSONAPI.NullableLink<Foundation.URL, JSONAPI.NoMetadata>? = nil
  ) {
    self.selfLink = selfLink
    self.preview = preview
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
    case preview
  }
}

public struct ArticleReviewsLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
    case related
  }
}

public struct ArticleHistoryLinks: JSONAPI.Links, Swift.Sendable {
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>
}

public struct Rank: JSONAPI.Meta, Swift.Sendable {
  public var rank: Swift.Int

  public init(rank: Swift.Int) {
    self.rank = rank
  }
}
