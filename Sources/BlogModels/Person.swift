// Made by jsonapi-gen from blog.yaml. Do not edit: change the schema and generate again.

import BlogTypes
import Foundation
import JSONAPI

/// Somebody who writes, reads or moderates.
public struct PersonDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "people"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var firstName: JSONAPI.Attribute<Swift.String>
    public var lastName: JSONAPI.Attribute<Swift.String>
    public var email: JSONAPI.TransformedAttribute<Swift.String, EmailValidator>?
    public var twitter: JSONAPI.Attribute<Swift.String?>?
    public var aliases: JSONAPI.Attribute<[Swift.String]?>
    public var favoriteColor: JSONAPI.Attribute<Color>?
    public var address: JSONAPI.Attribute<Address>?
    public var readingLevel: JSONAPI.Attribute<Level>?
    public var bornOn:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DayFormat>>?

    /// - Note: Only the server sets it.
    public var lastSeen: JSONAPI.TransformedAttribute<Swift.Double, JSONAPI.TimestampFormat>?
    public var settings: JSONAPI.Attribute<[Swift.String: JSONAPI.JSONValue]>

    public init(
      firstName: Swift.String,
      lastName: Swift.String,
      email: Email? = nil,
      twitter: Swift.String?? = nil,
      aliases: [Swift.String]?,
      favoriteColor: Color? = nil,
      address: Address? = nil,
      readingLevel: Level? = nil,
      bornOn: JSONAPI.Day?? = nil,
      lastSeen: Foundation.Date? = nil,
      settings: [Swift.String: JSONAPI.JSONValue]
    ) throws {
      self.firstName = JSONAPI.Attribute(value: firstName)
      self.lastName = JSONAPI.Attribute(value: lastName)
      self.email = try email.map { try JSONAPI.TransformedAttribute(transformedValue: $0) }
      self.twitter = twitter.map { JSONAPI.Attribute(value: $0) }
      self.aliases = JSONAPI.Attribute(value: aliases)
      self.favoriteColor = favoriteColor.map { JSONAPI.Attribute(value: $0) }
      self.address = address.map { JSONAPI.Attribute(value: $0) }
      self.readingLevel = readingLevel.map { JSONAPI.Attribute(value: $0) }
      self.bornOn = bornOn.map { JSONAPI.TransformedAttribute(value: $0) }
      self.lastSeen = lastSeen.map { JSONAPI.TransformedAttribute(value: $0) }
      self.settings = JSONAPI.Attribute(value: settings)
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case firstName = "first-name"
      case lastName = "last-name"
      case email
      case twitter
      case aliases
      case favoriteColor = "favorite-color"
      case address
      case readingLevel = "reading-level"
      case bornOn = "born-on"
      case lastSeen = "last-seen"
      case settings
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var articles:
      JSONAPI.MaybeLinked<
        JSONAPI.ToManyRelationship<
          Article, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, PersonArticlesLinks
        >
      >?
    public var friends:
      JSONAPI.ToManyRelationship<Person, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>

    public init(
      articles: JSONAPI.MaybeLinked<
        JSONAPI.ToManyRelationship<
          Article, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, PersonArticlesLinks
        >
      >? = nil,
      friends: [Person.Id]
    ) {
      self.articles = articles
      self.friends = JSONAPI.ToManyRelationship(ids: friends)
    }
  }
}

/// Somebody who writes, reads or moderates.
public typealias Person = JSONAPI.ResourceObject<
  PersonDescription, JSONAPI.NoMetadata, PersonLinks, Swift.String
>

/// A resource object of type `people` that is yet to be created, and has no id.
public typealias NewPerson = JSONAPI.ResourceObject<
  NewPersonDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

/// The attributes and relationships of a new resource object of type `people`.
public struct NewPersonDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "people"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var firstName: JSONAPI.Attribute<Swift.String>
    public var lastName: JSONAPI.Attribute<Swift.String>
    public var email: JSONAPI.TransformedAttribute<Swift.String, EmailValidator>?

    /// - Note: Requests carry it; responses do not.
    /// - Important: A secret; printing leaves it out.
    public var password:
      JSONAPI.TransformedAttribute<
        Swift.String, JSONAPI.SensitiveFormat<JSONAPI.IdentityTransformer<Swift.String>>
      >
    public var twitter: JSONAPI.Attribute<Swift.String?>?
    public var aliases: JSONAPI.Attribute<[Swift.String]?>
    public var favoriteColor: JSONAPI.Attribute<Color>?
    public var address: JSONAPI.Attribute<Address>?
    public var readingLevel: JSONAPI.Attribute<Level>?
    public var bornOn:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DayFormat>>?
    public var settings: JSONAPI.Attribute<[Swift.String: JSONAPI.JSONValue]>

    public init(
      firstName: Swift.String,
      lastName: Swift.String,
      email: Email? = nil,
      password: Swift.String,
      twitter: Swift.String?? = nil,
      aliases: [Swift.String]?,
      favoriteColor: Color? = nil,
      address: Address? = nil,
      readingLevel: Level? = nil,
      bornOn: JSONAPI.Day?? = nil,
      settings: [Swift.String: JSONAPI.JSONValue]
    ) throws {
      self.firstName = JSONAPI.Attribute(value: firstName)
      self.lastName = JSONAPI.Attribute(value: lastName)
      self.email = try email.map { try JSONAPI.TransformedAttribute(transformedValue: $0) }
      self.password = JSONAPI.TransformedAttribute(value: password)
      self.twitter = twitter.map { JSONAPI.Attribute(value: $0) }
      self.aliases = JSONAPI.Attribute(value: aliases)
      self.favoriteColor = favoriteColor.map { JSONAPI.Attribute(value: $0) }
      self.address = address.map { JSONAPI.Attribute(value: $0) }
      self.readingLevel = readingLevel.map { JSONAPI.Attribute(value: $0) }
      self.bornOn = bornOn.map { JSONAPI.TransformedAttribute(value: $0) }
      self.settings = JSONAPI.Attribute(value: settings)
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case firstName = "first-name"
      case lastName = "last-name"
      case email
      case password
      case twitter
      case aliases
      case favoriteColor = "favorite-color"
      case address
      case readingLevel = "reading-level"
      case bornOn = "born-on"
      case settings
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var articles:
      JSONAPI.ToManyRelationship<
        Article, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var friends:
      JSONAPI.ToManyRelationship<Person, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>

    public init(articles: [Article.Id]? = nil, friends: [Person.Id]) {
      self.articles = articles.map { JSONAPI.ToManyRelationship(ids: $0) }
      self.friends = JSONAPI.ToManyRelationship(ids: friends)
    }
  }
}

public struct PersonLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>
  public var avatar: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL, avatar: Foundation.URL? = nil) {
    self.selfLink = JSONAPI.Link(url: selfLink)
    self.avatar = avatar.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
    case avatar
  }
}

public struct PersonArticlesLinks: JSONAPI.Links, Swift.Sendable {
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
