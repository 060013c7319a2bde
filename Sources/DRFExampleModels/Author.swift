// Made by jsonapi-gen from drf-example.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// The attributes and relationships of resource objects of type `author`.
public struct AuthorDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "author"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var name: JSONAPI.Attribute<Swift.String>
    public var fullName: JSONAPI.Attribute<Swift.String>
    public var email: JSONAPI.Attribute<EmailAddress>

    public init(name: Swift.String, fullName: Swift.String, email: EmailAddress) {
      self.name = JSONAPI.Attribute(value: name)
      self.fullName = JSONAPI.Attribute(value: fullName)
      self.email = JSONAPI.Attribute(value: email)
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var bio:
      JSONAPI.ToOneRelationship<
        AuthorBio?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, AuthorBioLinks
      >
    public var entries:
      JSONAPI.ToManyRelationship<Entry, JSONAPI.NoIdMetadata, Count, AuthorEntriesLinks>
    public var comments: JSONAPI.MetaRelationship<JSONAPI.NoMetadata, AuthorCommentsLinks>
    public var firstEntry:
      JSONAPI.ToOneRelationship<
        Entry?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, AuthorFirstEntryLinks
      >
    public var authorType:
      JSONAPI.ToOneRelationship<
        AuthorType?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >

    public init(
      bio: JSONAPI.ToOneRelationship<
        AuthorBio?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, AuthorBioLinks
      >,
      entries: JSONAPI.ToManyRelationship<Entry, JSONAPI.NoIdMetadata, Count, AuthorEntriesLinks>,
      comments: JSONAPI.MetaRelationship<JSONAPI.NoMetadata, AuthorCommentsLinks>,
      firstEntry: JSONAPI.ToOneRelationship<
        Entry?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, AuthorFirstEntryLinks
      >,
      authorType: AuthorType.Id?
    ) {
      self.bio = bio
      self.entries = entries
      self.comments = comments
      self.firstEntry = firstEntry
      self.authorType = JSONAPI.ToOneRelationship(id: authorType)
    }
  }
}

/// A resource object of type `author`.
public typealias Author = JSONAPI.ResourceObject<
  AuthorDescription, AuthorMeta, JSONAPI.NoLinks, PrimaryKey
>

/// A resource object of type `author` that is yet to be created, and has no id.
public typealias NewAuthor = JSONAPI.ResourceObject<
  NewAuthorDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

/// The attributes and relationships of a new resource object of type `author`.
public struct NewAuthorDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "author"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var name: JSONAPI.Attribute<Swift.String>
    public var fullName: JSONAPI.Attribute<Swift.String>
    public var email: JSONAPI.Attribute<EmailAddress>

    /// - Note: Requests carry it; responses do not.
    /// - Note: It matches `.{3,20}`.
    public var defaults: JSONAPI.Attribute<Swift.String>?

    public init(
      name: Swift.String,
      fullName: Swift.String,
      email: EmailAddress,
      defaults: Swift.String? = nil
    ) {
      self.name = JSONAPI.Attribute(value: name)
      self.fullName = JSONAPI.Attribute(value: fullName)
      self.email = JSONAPI.Attribute(value: email)
      self.defaults = defaults.map { JSONAPI.Attribute(value: $0) }
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var bio:
      JSONAPI.ToOneRelationship<
        AuthorBio?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >
    public var entries:
      JSONAPI.ToManyRelationship<Entry, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>
    public var firstEntry:
      JSONAPI.ToOneRelationship<Entry?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>
    public var authorType:
      JSONAPI.ToOneRelationship<
        AuthorType?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >

    public init(
      bio: AuthorBio.Id?,
      entries: [Entry.Id],
      firstEntry: Entry.Id?,
      authorType: AuthorType.Id?
    ) {
      self.bio = JSONAPI.ToOneRelationship(id: bio)
      self.entries = JSONAPI.ToManyRelationship(ids: entries)
      self.firstEntry = JSONAPI.ToOneRelationship(id: firstEntry)
      self.authorType = JSONAPI.ToOneRelationship(id: authorType)
    }
  }
}

public struct AuthorMeta: JSONAPI.Meta, Swift.Sendable {
  public var initials: Swift.String

  public init(initials: Swift.String) {
    self.initials = initials
  }
}

public struct AuthorBioLinks: JSONAPI.Links, Swift.Sendable {
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

public struct AuthorEntriesLinks: JSONAPI.Links, Swift.Sendable {
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

public struct AuthorCommentsLinks: JSONAPI.Links, Swift.Sendable {
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

public struct AuthorFirstEntryLinks: JSONAPI.Links, Swift.Sendable {
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
