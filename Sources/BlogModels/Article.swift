// Made by jsonapi-gen from blog.yaml. Do not edit: change the schema and generate again.

import BlogTypes
import Foundation
import JSONAPI

/// A thing somebody wrote.
///
/// It belongs to its author until an organization takes it over.
public struct ArticleDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "articles"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    /// - Note: Only the server sets it.
    public var createdAt: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>

    /// - Note: Only the server sets it.
    public var updatedAt: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?

    /// How many readers have complained.
    ///
    /// - Note: Only the server sets it.
    public var flags: JSONAPI.Attribute<Swift.Int>
    public var title: JSONAPI.Attribute<Swift.String>
    public var body: JSONAPI.Attribute<Swift.String>
    public var subtitle: JSONAPI.Attribute<Swift.String?>?
    public var summary: JSONAPI.Attribute<Swift.String?>

    /// Names the article in its URL.
    ///
    /// - Note: It is set on creation and stays.
    public var slug: JSONAPI.Attribute<Slug>
    public var status: JSONAPI.Attribute<Status>

    /// What sort of text it is.
    public var kind: JSONAPI.Attribute<Kind>
    public var level: JSONAPI.Attribute<Level>?
    public var featured: JSONAPI.Attribute<Swift.Bool>

    /// - Note: Only the server sets it.
    /// - Since: 1.10
    public var wordCount: JSONAPI.Attribute<Swift.Int>

    /// - Note: Only the server sets it.
    public var views: JSONAPI.Attribute<Swift.Int64>

    /// From 0 to 5.
    ///
    /// - Note: Only the server sets it.
    public var rating: JSONAPI.Attribute<Swift.Double>
    public var royalty: JSONAPI.Attribute<Foundation.Decimal>
    public var tip:
      JSONAPI.TransformedAttribute<Swift.String, JSONAPI.NumberTextFormat<Foundation.Decimal>>?
    public var readingTime: JSONAPI.Attribute<ReadingTime>?
    public var cover: JSONAPI.Attribute<Cover?>?
    public var price: JSONAPI.Attribute<Price>?
    public var canonicalUrl: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.URLFormat>?
    public var revisionID: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.UUIDFormat>
    public var publishOn:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DayFormat>>?
    public var publishTime: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.TimeFormat>?
    public var printedAt:
      JSONAPI.TransformedAttribute<Swift.String, JSONAPI.PatternDateFormat<PrintedAtPattern>>?
    public var importedAt: JSONAPI.TransformedAttribute<Swift.String, InstantTransformer>?
    public var indexedAt:
      JSONAPI.TransformedAttribute<Swift.String, JSONAPI.PatternDateFormat<LogTimePattern>>?
    public var openedOn: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DayFormat>?
    public var fingerprint:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.Base64Format>>?
    public var tags: JSONAPI.Attribute<[Swift.String]>
    public var footnotes: JSONAPI.Attribute<[Swift.String?]>
    public var translations: JSONAPI.Attribute<[Swift.String: Swift.String]>
    public var editions:
      JSONAPI.TransformedAttribute<
        [Swift.String: [Swift.String]], JSONAPI.MapFormat<JSONAPI.ArrayFormat<JSONAPI.DayFormat>>
      >
    public var dimensions: JSONAPI.Attribute<Dimensions>?
    public var extra: JSONAPI.Attribute<JSONAPI.JSONValue>?

    /// - Example: Omakase
    @available(*, deprecated, message: "Use title.")
    public var oldTitle: JSONAPI.Attribute<Swift.String>? {
      get { oldTitleStorage }
      set { oldTitleStorage = newValue }
    }
    private var oldTitleStorage: JSONAPI.Attribute<Swift.String>?

    public init(
      createdAt: Foundation.Date,
      updatedAt: Foundation.Date? = nil,
      flags: Swift.Int,
      title: Swift.String,
      body: Swift.String,
      subtitle: Swift.String?? = nil,
      summary: Swift.String?,
      slug: Slug,
      status: Status,
      kind: Kind,
      level: Level? = nil,
      featured: Swift.Bool,
      wordCount: Swift.Int,
      views: Swift.Int64,
      rating: Swift.Double,
      royalty: Foundation.Decimal,
      tip: Foundation.Decimal? = nil,
      readingTime: ReadingTime? = nil,
      cover: Cover?? = nil,
      price: Price? = nil,
      canonicalUrl: Foundation.URL? = nil,
      revisionID: Foundation.UUID,
      publishOn: JSONAPI.Day?? = nil,
      publishTime: JSONAPI.Time? = nil,
      printedAt: Foundation.Date? = nil,
      importedAt: Instant? = nil,
      indexedAt: LogTime? = nil,
      openedOn: USDate? = nil,
      fingerprint: Foundation.Data?? = nil,
      tags: [Swift.String],
      footnotes: [Swift.String?],
      translations: [Swift.String: Swift.String],
      editions: [Swift.String: [JSONAPI.Day]],
      dimensions: Dimensions? = nil,
      extra: JSONAPI.JSONValue? = nil,
      oldTitle: Swift.String? = nil
    ) throws {
      self.createdAt = JSONAPI.TransformedAttribute(value: createdAt)
      self.updatedAt = updatedAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.flags = JSONAPI.Attribute(value: flags)
      self.title = JSONAPI.Attribute(value: title)
      self.body = JSONAPI.Attribute(value: body)
      self.subtitle = subtitle.map { JSONAPI.Attribute(value: $0) }
      self.summary = JSONAPI.Attribute(value: summary)
      self.slug = JSONAPI.Attribute(value: slug)
      self.status = JSONAPI.Attribute(value: status)
      self.kind = JSONAPI.Attribute(value: kind)
      self.level = level.map { JSONAPI.Attribute(value: $0) }
      self.featured = JSONAPI.Attribute(value: featured)
      self.wordCount = JSONAPI.Attribute(value: wordCount)
      self.views = JSONAPI.Attribute(value: views)
      self.rating = JSONAPI.Attribute(value: rating)
      self.royalty = JSONAPI.Attribute(value: royalty)
      self.tip = tip.map { JSONAPI.TransformedAttribute(value: $0) }
      self.readingTime = readingTime.map { JSONAPI.Attribute(value: $0) }
      self.cover = cover.map { JSONAPI.Attribute(value: $0) }
      self.price = price.map { JSONAPI.Attribute(value: $0) }
      self.canonicalUrl = canonicalUrl.map { JSONAPI.TransformedAttribute(value: $0) }
      self.revisionID = JSONAPI.TransformedAttribute(value: revisionID)
      self.publishOn = publishOn.map { JSONAPI.TransformedAttribute(value: $0) }
      self.publishTime = publishTime.map { JSONAPI.TransformedAttribute(value: $0) }
      self.printedAt = printedAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.importedAt =
        try importedAt.map { try JSONAPI.TransformedAttribute(transformedValue: $0) }
      self.indexedAt = indexedAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.openedOn = openedOn.map { JSONAPI.TransformedAttribute(value: $0) }
      self.fingerprint = fingerprint.map { JSONAPI.TransformedAttribute(value: $0) }
      self.tags = JSONAPI.Attribute(value: tags)
      self.footnotes = JSONAPI.Attribute(value: footnotes)
      self.translations = JSONAPI.Attribute(value: translations)
      self.editions = JSONAPI.TransformedAttribute(value: editions)
      self.dimensions = dimensions.map { JSONAPI.Attribute(value: $0) }
      self.extra = extra.map { JSONAPI.Attribute(value: $0) }
      self.oldTitleStorage = oldTitle.map { JSONAPI.Attribute(value: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case createdAt = "created-at"
      case updatedAt = "updated-at"
      case flags
      case title
      case body
      case subtitle
      case summary
      case slug
      case status
      case kind
      case level
      case featured
      case wordCount = "word-count"
      case views
      case rating
      case royalty
      case tip
      case readingTime = "reading-time"
      case cover
      case price
      case canonicalUrl = "canonical-url"
      case revisionID = "revision"
      case publishOn = "publish-on"
      case publishTime = "publish-time"
      case printedAt = "printed-at"
      case importedAt = "imported-at"
      case indexedAt = "indexed-at"
      case openedOn = "opened-on"
      case fingerprint
      case tags
      case footnotes
      case translations
      case editions
      case dimensions
      case extra
      case oldTitleStorage = "old-title"
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    /// - Note: Only the server sets it.
    public var moderator:
      JSONAPI.ToOneRelationship<Person?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?
    public var author:
      JSONAPI.ToOneRelationship<
        Person, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, ArticleAuthorLinks
      >
    public var editor:
      JSONAPI.ToOneRelationship<Person?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>
    public var comments:
      JSONAPI.ToManyRelationship<
        Comment, JSONAPI.NoIdMetadata, ArticleCommentsMeta, ArticleCommentsLinks
      >
    public var owner:
      JSONAPI.ToOneRelationship<
        ArticleOwner, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >

    /// The latest first.
    public var ownersBefore:
      JSONAPI.ToManyRelationship<
        ArticleOwnersBefore, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var attachments:
      JSONAPI.ToManyRelationship<
        ArticleAttachments, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >
    public var translationOf:
      JSONAPI.ToOneRelationship<
        Article?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var topics:
      JSONAPI.ToManyRelationship<Topic, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>
    public var history: JSONAPI.MetaRelationship<JSONAPI.NoMetadata, ArticleHistoryLinks>
    public var revisions: JSONAPI.MetaRelationship<JSONAPI.NoMetadata, ArticleRevisionsLinks>?
    public var reviews:
      JSONAPI.MaybeLinked<
        JSONAPI.ToManyRelationship<
          Review, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, ArticleReviewsLinks
        >
      >?
    public var sponsor:
      JSONAPI.ToOneRelationship<Organization?, Rank?, Sponsorship?, ArticleSponsorLinks>?

    @available(*, deprecated, message: "Use topics.")
    public var relatedArticles:
      JSONAPI.ToManyRelationship<
        Article, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    {
      get { relatedArticlesStorage }
      set { relatedArticlesStorage = newValue }
    }
    private var relatedArticlesStorage:
      JSONAPI.ToManyRelationship<
        Article, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?

    public init(
      moderator: Person.Id?? = nil,
      author: JSONAPI.ToOneRelationship<
        Person, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, ArticleAuthorLinks
      >,
      editor: Person.Id?,
      comments: JSONAPI.ToManyRelationship<
        Comment, JSONAPI.NoIdMetadata, ArticleCommentsMeta, ArticleCommentsLinks
      >,
      owner: ArticleOwner.ID,
      ownersBefore: [ArticleOwnersBefore.ID]? = nil,
      attachments: [ArticleAttachments.ID],
      translationOf: Article.Id?? = nil,
      topics: [Topic.Id],
      history: JSONAPI.MetaRelationship<JSONAPI.NoMetadata, ArticleHistoryLinks>,
      revisions: JSONAPI.MetaRelationship<JSONAPI.NoMetadata, ArticleRevisionsLinks>? = nil,
      reviews: JSONAPI.MaybeLinked<
        JSONAPI.ToManyRelationship<
          Review, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, ArticleReviewsLinks
        >
      >? = nil,
      sponsor: JSONAPI.ToOneRelationship<
        Organization?, Rank?, Sponsorship?, ArticleSponsorLinks
      >? = nil,
      relatedArticles: [Article.Id]? = nil
    ) {
      self.moderator = moderator.map { JSONAPI.ToOneRelationship(id: $0) }
      self.author = author
      self.editor = JSONAPI.ToOneRelationship(id: editor)
      self.comments = comments
      self.owner = JSONAPI.ToOneRelationship(id: owner)
      self.ownersBefore = ownersBefore.map { JSONAPI.ToManyRelationship(ids: $0) }
      self.attachments = JSONAPI.ToManyRelationship(ids: attachments)
      self.translationOf = translationOf.map { JSONAPI.ToOneRelationship(id: $0) }
      self.topics = JSONAPI.ToManyRelationship(ids: topics)
      self.history = history
      self.revisions = revisions
      self.reviews = reviews
      self.sponsor = sponsor
      self.relatedArticlesStorage = relatedArticles.map { JSONAPI.ToManyRelationship(ids: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case moderator
      case author
      case editor
      case comments
      case owner
      case ownersBefore = "owners-before"
      case attachments
      case translationOf = "translation-of"
      case topics
      case history
      case revisions
      case reviews
      case sponsor
      case relatedArticlesStorage = "see-also"
    }
  }

  /// What sort of text it is.
  public enum Kind:
    Swift.RawRepresentable, Swift.CaseIterable, Swift.Codable, Swift.Hashable, Swift.Sendable
  {
    case essay
    case interview
    case review

    /// A value that the schema does not know; it is written back as it was read.
    case unrecognized(Swift.String)

    /// The values that the schema knows.
    public static let allCases: [Kind] = [.essay, .interview, .review]

    public init(rawValue: Swift.String) {
      switch rawValue {
      case "essay": self = .essay
      case "interview": self = .interview
      case "review": self = .review
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Swift.String {
      switch self {
      case .essay: "essay"
      case .interview: "interview"
      case .review: "review"
      case .unrecognized(let rawValue): rawValue
      }
    }
  }

  public enum ReadingTime: Swift.Codable, Swift.Equatable, Swift.Sendable {
    case int(Swift.Int)
    case string(Swift.String)
    /// A value of a shape that the schema does not know; it is written back as it was read.
    case unrecognized(JSONAPI.JSONValue)

    public init(from decoder: any Swift.Decoder) throws {
      switch try JSONAPI.JSONShape(of: decoder, expecting: .number, .string) {
      case .number: self = .int(try JSONAPI.Attribute<Swift.Int>(from: decoder).value)
      case .string: self = .string(try JSONAPI.Attribute<Swift.String>(from: decoder).value)
      default: self = .unrecognized(try JSONAPI.JSONValue(from: decoder))
      }
    }

    public func encode(to encoder: any Swift.Encoder) throws {
      switch self {
      case .int(let value): try JSONAPI.Attribute(value: value).encode(to: encoder)
      case .string(let value): try JSONAPI.Attribute(value: value).encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }

    /// The value, if it is a number.
    public var int: Swift.Int? {
      guard case .int(let value) = self else { return nil }
      return value
    }

    /// The value, if it is a string.
    public var string: Swift.String? {
      guard case .string(let value) = self else { return nil }
      return value
    }
  }

  /// How a date is written.
  public enum PrintedAtPattern: JSONAPI.DatePattern {
    public static let pattern: Swift.String = "dd.MM.yyyy HH:mm"
  }

  public struct Dimensions: Swift.Codable, Swift.Equatable, Swift.Sendable {
    public var width: Swift.Int
    public var height: Swift.Int
    public var unit: Unit?

    public init(width: Swift.Int, height: Swift.Int, unit: Unit? = nil) {
      self.width = width
      self.height = height
      self.unit = unit
    }

    public enum Unit:
      Swift.RawRepresentable, Swift.CaseIterable, Swift.Codable, Swift.Hashable, Swift.Sendable
    {
      case mm
      case inch

      /// A value that the schema does not know; it is written back as it was read.
      case unrecognized(Swift.String)

      /// The values that the schema knows.
      public static let allCases: [Unit] = [.mm, .inch]

      public init(rawValue: Swift.String) {
        switch rawValue {
        case "mm": self = .mm
        case "inch": self = .inch
        default: self = .unrecognized(rawValue)
        }
      }

      public var rawValue: Swift.String {
        switch self {
        case .mm: "mm"
        case .inch: "inch"
        case .unrecognized(let rawValue): rawValue
        }
      }
    }
  }
}

/// A thing somebody wrote.
///
/// It belongs to its author until an organization takes it over.
public typealias Article = JSONAPI.ResourceObject<
  ArticleDescription, ArticleMeta, ArticleLinks, Foundation.UUID
>

/// A resource object of type `articles` that is yet to be created, and has no id.
public typealias NewArticle = JSONAPI.ResourceObject<
  NewArticleDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

/// The attributes and relationships of a new resource object of type `articles`.
public struct NewArticleDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "articles"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var title: JSONAPI.Attribute<Swift.String>
    public var body: JSONAPI.Attribute<Swift.String>
    public var subtitle: JSONAPI.Attribute<Swift.String?>?
    public var summary: JSONAPI.Attribute<Swift.String?>

    /// Names the article in its URL.
    ///
    /// - Note: It is set on creation and stays.
    public var slug: JSONAPI.Attribute<Slug>
    public var status: JSONAPI.Attribute<Status>

    /// What sort of text it is.
    public var kind: JSONAPI.Attribute<ArticleDescription.Kind>?
    public var level: JSONAPI.Attribute<Level>?
    public var featured: JSONAPI.Attribute<Swift.Bool>
    public var royalty: JSONAPI.Attribute<Foundation.Decimal>
    public var tip:
      JSONAPI.TransformedAttribute<Swift.String, JSONAPI.NumberTextFormat<Foundation.Decimal>>?
    public var readingTime: JSONAPI.Attribute<ArticleDescription.ReadingTime>?
    public var cover: JSONAPI.Attribute<Cover?>?
    public var price: JSONAPI.Attribute<Price>?
    public var canonicalUrl: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.URLFormat>?
    public var revisionID: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.UUIDFormat>
    public var publishOn:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DayFormat>>?
    public var publishTime: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.TimeFormat>?
    public var printedAt:
      JSONAPI.TransformedAttribute<
        Swift.String, JSONAPI.PatternDateFormat<ArticleDescription.PrintedAtPattern>
      >?
    public var importedAt: JSONAPI.TransformedAttribute<Swift.String, InstantTransformer>?
    public var indexedAt:
      JSONAPI.TransformedAttribute<Swift.String, JSONAPI.PatternDateFormat<LogTimePattern>>?
    public var openedOn: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DayFormat>?
    public var fingerprint:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.Base64Format>>?
    public var tags: JSONAPI.Attribute<[Swift.String]>
    public var footnotes: JSONAPI.Attribute<[Swift.String?]>
    public var translations: JSONAPI.Attribute<[Swift.String: Swift.String]>
    public var editions:
      JSONAPI.TransformedAttribute<
        [Swift.String: [Swift.String]], JSONAPI.MapFormat<JSONAPI.ArrayFormat<JSONAPI.DayFormat>>
      >
    public var dimensions: JSONAPI.Attribute<ArticleDescription.Dimensions>?
    public var extra: JSONAPI.Attribute<JSONAPI.JSONValue>?

    /// - Example: Omakase
    @available(*, deprecated, message: "Use title.")
    public var oldTitle: JSONAPI.Attribute<Swift.String>? {
      get { oldTitleStorage }
      set { oldTitleStorage = newValue }
    }
    private var oldTitleStorage: JSONAPI.Attribute<Swift.String>?

    public init(
      title: Swift.String,
      body: Swift.String,
      subtitle: Swift.String?? = nil,
      summary: Swift.String?,
      slug: Slug,
      status: Status,
      kind: ArticleDescription.Kind? = nil,
      level: Level? = nil,
      featured: Swift.Bool,
      royalty: Foundation.Decimal,
      tip: Foundation.Decimal? = nil,
      readingTime: ArticleDescription.ReadingTime? = nil,
      cover: Cover?? = nil,
      price: Price? = nil,
      canonicalUrl: Foundation.URL? = nil,
      revisionID: Foundation.UUID,
      publishOn: JSONAPI.Day?? = nil,
      publishTime: JSONAPI.Time? = nil,
      printedAt: Foundation.Date? = nil,
      importedAt: Instant? = nil,
      indexedAt: LogTime? = nil,
      openedOn: USDate? = nil,
      fingerprint: Foundation.Data?? = nil,
      tags: [Swift.String],
      footnotes: [Swift.String?],
      translations: [Swift.String: Swift.String],
      editions: [Swift.String: [JSONAPI.Day]],
      dimensions: ArticleDescription.Dimensions? = nil,
      extra: JSONAPI.JSONValue? = nil,
      oldTitle: Swift.String? = nil
    ) throws {
      self.title = JSONAPI.Attribute(value: title)
      self.body = JSONAPI.Attribute(value: body)
      self.subtitle = subtitle.map { JSONAPI.Attribute(value: $0) }
      self.summary = JSONAPI.Attribute(value: summary)
      self.slug = JSONAPI.Attribute(value: slug)
      self.status = JSONAPI.Attribute(value: status)
      self.kind = kind.map { JSONAPI.Attribute(value: $0) }
      self.level = level.map { JSONAPI.Attribute(value: $0) }
      self.featured = JSONAPI.Attribute(value: featured)
      self.royalty = JSONAPI.Attribute(value: royalty)
      self.tip = tip.map { JSONAPI.TransformedAttribute(value: $0) }
      self.readingTime = readingTime.map { JSONAPI.Attribute(value: $0) }
      self.cover = cover.map { JSONAPI.Attribute(value: $0) }
      self.price = price.map { JSONAPI.Attribute(value: $0) }
      self.canonicalUrl = canonicalUrl.map { JSONAPI.TransformedAttribute(value: $0) }
      self.revisionID = JSONAPI.TransformedAttribute(value: revisionID)
      self.publishOn = publishOn.map { JSONAPI.TransformedAttribute(value: $0) }
      self.publishTime = publishTime.map { JSONAPI.TransformedAttribute(value: $0) }
      self.printedAt = printedAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.importedAt =
        try importedAt.map { try JSONAPI.TransformedAttribute(transformedValue: $0) }
      self.indexedAt = indexedAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.openedOn = openedOn.map { JSONAPI.TransformedAttribute(value: $0) }
      self.fingerprint = fingerprint.map { JSONAPI.TransformedAttribute(value: $0) }
      self.tags = JSONAPI.Attribute(value: tags)
      self.footnotes = JSONAPI.Attribute(value: footnotes)
      self.translations = JSONAPI.Attribute(value: translations)
      self.editions = JSONAPI.TransformedAttribute(value: editions)
      self.dimensions = dimensions.map { JSONAPI.Attribute(value: $0) }
      self.extra = extra.map { JSONAPI.Attribute(value: $0) }
      self.oldTitleStorage = oldTitle.map { JSONAPI.Attribute(value: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case title
      case body
      case subtitle
      case summary
      case slug
      case status
      case kind
      case level
      case featured
      case royalty
      case tip
      case readingTime = "reading-time"
      case cover
      case price
      case canonicalUrl = "canonical-url"
      case revisionID = "revision"
      case publishOn = "publish-on"
      case publishTime = "publish-time"
      case printedAt = "printed-at"
      case importedAt = "imported-at"
      case indexedAt = "indexed-at"
      case openedOn = "opened-on"
      case fingerprint
      case tags
      case footnotes
      case translations
      case editions
      case dimensions
      case extra
      case oldTitleStorage = "old-title"
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var author:
      JSONAPI.ToOneRelationship<Person, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>
    public var editor:
      JSONAPI.ToOneRelationship<Person?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>
    public var comments:
      JSONAPI.ToManyRelationship<Comment, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>
    public var owner:
      JSONAPI.ToOneRelationship<
        ArticleOwner, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >

    /// The latest first.
    public var ownersBefore:
      JSONAPI.ToManyRelationship<
        ArticleOwnersBefore, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var attachments:
      JSONAPI.ToManyRelationship<
        ArticleAttachments, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >
    public var translationOf:
      JSONAPI.ToOneRelationship<
        Article?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var topics:
      JSONAPI.ToManyRelationship<Topic, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>
    public var reviews:
      JSONAPI.ToManyRelationship<Review, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?
    public var sponsor:
      JSONAPI.ToOneRelationship<Organization?, Rank?, JSONAPI.NoMetadata, JSONAPI.NoLinks>?

    @available(*, deprecated, message: "Use topics.")
    public var relatedArticles:
      JSONAPI.ToManyRelationship<
        Article, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    {
      get { relatedArticlesStorage }
      set { relatedArticlesStorage = newValue }
    }
    private var relatedArticlesStorage:
      JSONAPI.ToManyRelationship<
        Article, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?

    public init(
      author: Person.Id,
      editor: Person.Id?,
      comments: [Comment.Id],
      owner: ArticleOwner.ID,
      ownersBefore: [ArticleOwnersBefore.ID]? = nil,
      attachments: [ArticleAttachments.ID],
      translationOf: Article.Id?? = nil,
      topics: [Topic.Id],
      reviews: [Review.Id]? = nil,
      sponsor: JSONAPI.ToOneRelationship<
        Organization?, Rank?, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >? = nil,
      relatedArticles: [Article.Id]? = nil
    ) {
      self.author = JSONAPI.ToOneRelationship(id: author)
      self.editor = JSONAPI.ToOneRelationship(id: editor)
      self.comments = JSONAPI.ToManyRelationship(ids: comments)
      self.owner = JSONAPI.ToOneRelationship(id: owner)
      self.ownersBefore = ownersBefore.map { JSONAPI.ToManyRelationship(ids: $0) }
      self.attachments = JSONAPI.ToManyRelationship(ids: attachments)
      self.translationOf = translationOf.map { JSONAPI.ToOneRelationship(id: $0) }
      self.topics = JSONAPI.ToManyRelationship(ids: topics)
      self.reviews = reviews.map { JSONAPI.ToManyRelationship(ids: $0) }
      self.sponsor = sponsor
      self.relatedArticlesStorage = relatedArticles.map { JSONAPI.ToManyRelationship(ids: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case author
      case editor
      case comments
      case owner
      case ownersBefore = "owners-before"
      case attachments
      case translationOf = "translation-of"
      case topics
      case reviews
      case sponsor
      case relatedArticlesStorage = "see-also"
    }
  }
}

public struct ArticleLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>
  public var canonical: JSONAPI.Link<Foundation.URL, CanonicalMeta>?

  /// Null on the last of a series.
  public var nextInSeries: JSONAPI.NullableLink<Foundation.URL, JSONAPI.NoMetadata>

  public init(
    selfLink: Foundation.URL,
    canonical: JSONAPI.Link<Foundation.URL, CanonicalMeta>? = nil,
    nextInSeries: Foundation.URL?
  ) {
    self.selfLink = JSONAPI.Link(url: selfLink)
    self.canonical = canonical
    self.nextInSeries = JSONAPI.NullableLink(url: nextInSeries)
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
    case canonical
    case nextInSeries = "next"
  }

  public struct CanonicalMeta: JSONAPI.Meta, Swift.Sendable {
    public var checkedAt: Foundation.Date? {
      get { checkedAtStorage?.value }
      set { checkedAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
    }
    private var checkedAtStorage:
      JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?

    public init(checkedAt: Foundation.Date? = nil) {
      self.checkedAtStorage = checkedAt.map { JSONAPI.TransformedAttribute(value: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case checkedAtStorage = "checked-at"
    }
  }
}

public struct ArticleMeta: JSONAPI.Meta, Swift.Sendable {
  public var readers: Swift.Int

  public var cachedAt: Foundation.Date? {
    get { cachedAtStorage?.value }
    set { cachedAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
  }
  private var cachedAtStorage: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?

  public init(readers: Swift.Int, cachedAt: Foundation.Date? = nil) {
    self.readers = readers
    self.cachedAtStorage = cachedAt.map { JSONAPI.TransformedAttribute(value: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case readers
    case cachedAtStorage = "cached-at"
  }
}

public struct ArticleAuthorLinks: JSONAPI.Links, Swift.Sendable {
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

public struct ArticleCommentsLinks: JSONAPI.Links, Swift.Sendable {
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

public struct ArticleCommentsMeta: JSONAPI.Meta, Swift.Sendable {
  public var count: Swift.Int

  public init(count: Swift.Int) {
    self.count = count
  }
}

public struct ArticleHistoryLinks: JSONAPI.Links, Swift.Sendable {
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>

  public init(related: Foundation.URL) {
    self.related = JSONAPI.Link(url: related)
  }
}

public struct ArticleRevisionsLinks: JSONAPI.Links, Swift.Sendable {
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>

  public init(related: Foundation.URL) {
    self.related = JSONAPI.Link(url: related)
  }
}

public struct ArticleReviewsLinks: JSONAPI.Links, Swift.Sendable {
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

public struct ArticleSponsorLinks: JSONAPI.Links, Swift.Sendable {
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

/// What the relationship `owner` leads to.
public enum ArticleOwner: JSONAPI.PolymorphicRelatable, Swift.Sendable {
  case person(Person)
  case organization(Organization)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [Person.self, Organization.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "people": self = .person(try Person(from: decoder))
    case "organizations": self = .organization(try Organization(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .person(let resource): resource
    case .organization(let resource): resource
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

  /// The type and id of a resource object that the relationship leads to.
  public enum ID: JSONAPI.PolymorphicID {
    case person(Person.Id)
    case organization(Organization.Id)
    /// A resource of a type that the schema does not name here.
    case unrecognized(type: Swift.String, id: Swift.String)

    public init(wireIdentity: JSONAPI.ResourceIdentity) throws {
      switch wireIdentity.type {
      case "people": self = .person(try Person.Id(wireIdentity: wireIdentity))
      case "organizations": self = .organization(try Organization.Id(wireIdentity: wireIdentity))
      default: self = .unrecognized(type: wireIdentity.type, id: wireIdentity.id)
      }
    }

    public var wireIdentity: JSONAPI.ResourceIdentity {
      switch self {
      case .person(let id): id.wireIdentity
      case .organization(let id): id.wireIdentity
      case .unrecognized(let type, let id): JSONAPI.ResourceIdentity(type: type, id: id)
      }
    }
  }
}

/// What the relationship `owners-before` leads to.
public enum ArticleOwnersBefore: JSONAPI.PolymorphicRelatable, Swift.Sendable {
  case person(Person)
  case organization(Organization)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [Person.self, Organization.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "people": self = .person(try Person(from: decoder))
    case "organizations": self = .organization(try Organization(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .person(let resource): resource
    case .organization(let resource): resource
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

  /// The type and id of a resource object that the relationship leads to.
  public enum ID: JSONAPI.PolymorphicID {
    case person(Person.Id)
    case organization(Organization.Id)
    /// A resource of a type that the schema does not name here.
    case unrecognized(type: Swift.String, id: Swift.String)

    public init(wireIdentity: JSONAPI.ResourceIdentity) throws {
      switch wireIdentity.type {
      case "people": self = .person(try Person.Id(wireIdentity: wireIdentity))
      case "organizations": self = .organization(try Organization.Id(wireIdentity: wireIdentity))
      default: self = .unrecognized(type: wireIdentity.type, id: wireIdentity.id)
      }
    }

    public var wireIdentity: JSONAPI.ResourceIdentity {
      switch self {
      case .person(let id): id.wireIdentity
      case .organization(let id): id.wireIdentity
      case .unrecognized(let type, let id): JSONAPI.ResourceIdentity(type: type, id: id)
      }
    }
  }
}

/// What the relationship `attachments` leads to.
public enum ArticleAttachments: JSONAPI.PolymorphicRelatable, Swift.Sendable {
  case image(Image)
  case video(Video)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [Image.self, Video.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "images": self = .image(try Image(from: decoder))
    case "videos": self = .video(try Video(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .image(let resource): resource
    case .video(let resource): resource
    case .unrecognized(let resource): resource
    }
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

  /// The type and id of a resource object that the relationship leads to.
  public enum ID: JSONAPI.PolymorphicID {
    case image(Image.Id)
    case video(Video.Id)
    /// A resource of a type that the schema does not name here.
    case unrecognized(type: Swift.String, id: Swift.String)

    public init(wireIdentity: JSONAPI.ResourceIdentity) throws {
      switch wireIdentity.type {
      case "images": self = .image(try Image.Id(wireIdentity: wireIdentity))
      case "videos": self = .video(try Video.Id(wireIdentity: wireIdentity))
      default: self = .unrecognized(type: wireIdentity.type, id: wireIdentity.id)
      }
    }

    public var wireIdentity: JSONAPI.ResourceIdentity {
      switch self {
      case .image(let id): id.wireIdentity
      case .video(let id): id.wireIdentity
      case .unrecognized(let type, let id): JSONAPI.ResourceIdentity(type: type, id: id)
      }
    }
  }
}
