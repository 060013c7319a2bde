// Made by jsonapi-gen from schema.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// A thing somebody wrote.
public struct ArticleDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "articles"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var title: JSONAPI.Attribute<Swift.String>

    public init(title: Swift.String) {
      self.title = JSONAPI.Attribute(value: title)
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var author:
      JSONAPI.ToOneRelationship<Person, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>
    public var editor:
      JSONAPI.ToOneRelationship<Person?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>
    public var reviewer:
      JSONAPI.ToOneRelationship<Person, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?
    public var translator:
      JSONAPI.ToOneRelationship<Person?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?
    public var comments:
      JSONAPI.ToManyRelationship<Comment, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>
    public var ratings:
      JSONAPI.ToManyRelationship<
        Comment, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var owner:
      JSONAPI.ToOneRelationship<
        ArticleOwner, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >
    public var holder:
      JSONAPI.ToOneRelationship<
        ArticleHolder?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var supporters:
      JSONAPI.ToManyRelationship<
        ArticleSupporters, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >
    public var history: JSONAPI.MetaRelationship<JSONAPI.NoMetadata, ArticleHistoryLinks>
    public var reviews:
      JSONAPI.MaybeLinked<
        JSONAPI.ToManyRelationship<
          Comment, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, ArticleReviewsLinks
        >
      >?
    public var lead:
      JSONAPI.MaybeLinked<
        JSONAPI.ToOneRelationship<
          Person?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
        >
      >?
    public var archive: JSONAPI.MetaRelationship<ArticleArchiveMeta, ArticleArchiveLinks>

    /// Who paid for it.
    public var sponsor:
      JSONAPI.ToOneRelationship<Person?, Rank?, ArticleSponsorMeta, ArticleSponsorLinks>?

    /// - Note: Only the server sets it.
    public var locked:
      JSONAPI.ToOneRelationship<Person, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>

    @available(*, deprecated, message: "Use author.")
    public var formerAuthor:
      JSONAPI.ToOneRelationship<Person, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?
    {
      get { formerAuthorStorage }
      set { formerAuthorStorage = newValue }
    }
    private var formerAuthorStorage:
      JSONAPI.ToOneRelationship<Person, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?

    public init(
      author: Person.Id,
      editor: Person.Id?,
      reviewer: Person.Id? = nil,
      translator: Person.Id?? = nil,
      comments: [Comment.Id],
      ratings: [Comment.Id]? = nil,
      owner: ArticleOwner.ID,
      holder: ArticleHolder.ID?? = nil,
      supporters: [ArticleSupporters.ID],
      history: JSONAPI.MetaRelationship<JSONAPI.NoMetadata, ArticleHistoryLinks>,
      reviews: JSONAPI.MaybeLinked<
        JSONAPI.ToManyRelationship<
          Comment, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, ArticleReviewsLinks
        >
      >? = nil,
      lead: Person.Id?? = nil,
      archive: JSONAPI.MetaRelationship<ArticleArchiveMeta, ArticleArchiveLinks>,
      sponsor: JSONAPI.ToOneRelationship<
        Person?, Rank?, ArticleSponsorMeta, ArticleSponsorLinks
      >? = nil,
      locked: Person.Id,
      formerAuthor: Person.Id? = nil
    ) {
      self.author = JSONAPI.ToOneRelationship(id: author)
      self.editor = JSONAPI.ToOneRelationship(id: editor)
      self.reviewer = reviewer.map { JSONAPI.ToOneRelationship(id: $0) }
      self.translator = translator.map { JSONAPI.ToOneRelationship(id: $0) }
      self.comments = JSONAPI.ToManyRelationship(ids: comments)
      self.ratings = ratings.map { JSONAPI.ToManyRelationship(ids: $0) }
      self.owner = JSONAPI.ToOneRelationship(id: owner)
      self.holder = holder.map { JSONAPI.ToOneRelationship(id: $0) }
      self.supporters = JSONAPI.ToManyRelationship(ids: supporters)
      self.history = history
      self.reviews = reviews
      self.lead = lead.map { .linked(JSONAPI.ToOneRelationship(id: $0)) }
      self.archive = archive
      self.sponsor = sponsor
      self.locked = JSONAPI.ToOneRelationship(id: locked)
      self.formerAuthorStorage = formerAuthor.map { JSONAPI.ToOneRelationship(id: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case author
      case editor
      case reviewer
      case translator
      case comments
      case ratings
      case owner
      case holder
      case supporters
      case history
      case reviews
      case lead
      case archive
      case sponsor
      case locked
      case formerAuthorStorage = "formerAuthor"
    }
  }
}

/// A thing somebody wrote.
public typealias Article = JSONAPI.ResourceObject<
  ArticleDescription, ArticleMeta, ArticleLinks, Swift.String
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

    public init(title: Swift.String) {
      self.title = JSONAPI.Attribute(value: title)
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var author:
      JSONAPI.ToOneRelationship<Person, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>
    public var editor:
      JSONAPI.ToOneRelationship<Person?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>
    public var reviewer:
      JSONAPI.ToOneRelationship<Person, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?
    public var translator:
      JSONAPI.ToOneRelationship<Person?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?
    public var comments:
      JSONAPI.ToManyRelationship<Comment, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>
    public var ratings:
      JSONAPI.ToManyRelationship<
        Comment, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var owner:
      JSONAPI.ToOneRelationship<
        ArticleOwner, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >
    public var holder:
      JSONAPI.ToOneRelationship<
        ArticleHolder?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var supporters:
      JSONAPI.ToManyRelationship<
        ArticleSupporters, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >
    public var reviews:
      JSONAPI.ToManyRelationship<
        Comment, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var lead:
      JSONAPI.ToOneRelationship<Person?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?

    /// Who paid for it.
    public var sponsor:
      JSONAPI.ToOneRelationship<Person?, Rank?, JSONAPI.NoMetadata, JSONAPI.NoLinks>?

    @available(*, deprecated, message: "Use author.")
    public var formerAuthor:
      JSONAPI.ToOneRelationship<Person, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?
    {
      get { formerAuthorStorage }
      set { formerAuthorStorage = newValue }
    }
    private var formerAuthorStorage:
      JSONAPI.ToOneRelationship<Person, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?

    public init(
      author: Person.Id,
      editor: Person.Id?,
      reviewer: Person.Id? = nil,
      translator: Person.Id?? = nil,
      comments: [Comment.Id],
      ratings: [Comment.Id]? = nil,
      owner: ArticleOwner.ID,
      holder: ArticleHolder.ID?? = nil,
      supporters: [ArticleSupporters.ID],
      reviews: [Comment.Id]? = nil,
      lead: Person.Id?? = nil,
      sponsor: JSONAPI.ToOneRelationship<
        Person?, Rank?, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >? = nil,
      formerAuthor: Person.Id? = nil
    ) {
      self.author = JSONAPI.ToOneRelationship(id: author)
      self.editor = JSONAPI.ToOneRelationship(id: editor)
      self.reviewer = reviewer.map { JSONAPI.ToOneRelationship(id: $0) }
      self.translator = translator.map { JSONAPI.ToOneRelationship(id: $0) }
      self.comments = JSONAPI.ToManyRelationship(ids: comments)
      self.ratings = ratings.map { JSONAPI.ToManyRelationship(ids: $0) }
      self.owner = JSONAPI.ToOneRelationship(id: owner)
      self.holder = holder.map { JSONAPI.ToOneRelationship(id: $0) }
      self.supporters = JSONAPI.ToManyRelationship(ids: supporters)
      self.reviews = reviews.map { JSONAPI.ToManyRelationship(ids: $0) }
      self.lead = lead.map { JSONAPI.ToOneRelationship(id: $0) }
      self.sponsor = sponsor
      self.formerAuthorStorage = formerAuthor.map { JSONAPI.ToOneRelationship(id: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case author
      case editor
      case reviewer
      case translator
      case comments
      case ratings
      case owner
      case holder
      case supporters
      case reviews
      case lead
      case sponsor
      case formerAuthorStorage = "formerAuthor"
    }
  }
}

public struct ArticleLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>
  public var preview: JSONAPI.NullableLink<Foundation.URL, PreviewMeta>?

  public init(
    selfLink: Foundation.URL,
    preview: JSONAPI.NullableLink<Foundation.URL, PreviewMeta>? = nil
  ) {
    self.selfLink = JSONAPI.Link(url: selfLink)
    self.preview = preview
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
    case preview
  }

  public struct PreviewMeta: JSONAPI.Meta, Swift.Sendable {
    public var width: Swift.Int

    public init(width: Swift.Int) {
      self.width = width
    }
  }
}

public struct ArticleMeta: JSONAPI.Meta, Swift.Sendable {
  public var wordCount: Swift.Int

  public var checkedAt: Foundation.Date? {
    get { checkedAtStorage?.value }
    set { checkedAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
  }
  private var checkedAtStorage: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?

  public init(wordCount: Swift.Int, checkedAt: Foundation.Date? = nil) {
    self.wordCount = wordCount
    self.checkedAtStorage = checkedAt.map { JSONAPI.TransformedAttribute(value: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case wordCount
    case checkedAtStorage = "checkedAt"
  }
}

public struct ArticleHistoryLinks: JSONAPI.Links, Swift.Sendable {
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

public struct ArticleArchiveLinks: JSONAPI.Links, Swift.Sendable {
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>

  public init(related: Foundation.URL) {
    self.related = JSONAPI.Link(url: related)
  }
}

public struct ArticleArchiveMeta: JSONAPI.Meta, Swift.Sendable {
  public var count: Swift.Int

  public init(count: Swift.Int) {
    self.count = count
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

public struct ArticleSponsorMeta: JSONAPI.Meta, Swift.Sendable {
  public var since: JSONAPI.Day {
    get { sinceStorage.value }
    set { sinceStorage = JSONAPI.TransformedAttribute(value: newValue) }
  }
  private var sinceStorage: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DayFormat>

  public var until: JSONAPI.Day?? {
    get { untilStorage.map(\.value) }
    set { untilStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
  }
  private var untilStorage:
    JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DayFormat>>?

  public init(since: JSONAPI.Day, until: JSONAPI.Day?? = nil) {
    self.sinceStorage = JSONAPI.TransformedAttribute(value: since)
    self.untilStorage = until.map { JSONAPI.TransformedAttribute(value: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case sinceStorage = "since"
    case untilStorage = "until"
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

/// What the relationship `holder` leads to.
public enum ArticleHolder: JSONAPI.PolymorphicRelatable, Swift.Sendable {
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

/// What the relationship `supporters` leads to.
public enum ArticleSupporters: JSONAPI.PolymorphicRelatable, Swift.Sendable {
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
