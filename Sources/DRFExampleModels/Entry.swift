// Made by jsonapi-gen from drf-example.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// A text in a blog.
public struct EntryDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "entry"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var headline: JSONAPI.Attribute<Swift.String>?
    public var bodyText: JSONAPI.Attribute<Swift.String?>?
    public var pubDate:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DayFormat>>?
    public var modDate:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DayFormat>>?

    public init(
      headline: Swift.String? = nil,
      bodyText: Swift.String?? = nil,
      pubDate: JSONAPI.Day?? = nil,
      modDate: JSONAPI.Day?? = nil
    ) {
      self.headline = headline.map { JSONAPI.Attribute(value: $0) }
      self.bodyText = bodyText.map { JSONAPI.Attribute(value: $0) }
      self.pubDate = pubDate.map { JSONAPI.TransformedAttribute(value: $0) }
      self.modDate = modDate.map { JSONAPI.TransformedAttribute(value: $0) }
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var blog:
      JSONAPI.ToOneRelationship<Blog, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?

    /// - Note: Only the server sets it.
    public var blogHyperlinked:
      JSONAPI.MetaRelationship<JSONAPI.NoMetadata, EntryBlogHyperlinkedLinks>?
    public var authors:
      JSONAPI.ToManyRelationship<Author, JSONAPI.NoIdMetadata, Count, JSONAPI.NoLinks>?

    /// - Note: Only the server sets it.
    public var comments:
      JSONAPI.ToManyRelationship<Comment, JSONAPI.NoIdMetadata, Count, JSONAPI.NoLinks>?

    /// - Note: Only the server sets it.
    public var commentsHyperlinked:
      JSONAPI.MetaRelationship<JSONAPI.NoMetadata, EntryCommentsHyperlinkedLinks>?

    /// - Note: Only the server sets it.
    public var suggested:
      JSONAPI.ToManyRelationship<Entry, JSONAPI.NoIdMetadata, Count, EntrySuggestedLinks>?

    /// - Note: Only the server sets it.
    public var suggestedHyperlinked:
      JSONAPI.MetaRelationship<JSONAPI.NoMetadata, EntrySuggestedHyperlinkedLinks>?

    /// There only if it is asked to be included.
    public var featured:
      JSONAPI.ToOneRelationship<Entry?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?

    /// - Note: Only the server sets it.
    public var featuredHyperlinked:
      JSONAPI.MetaRelationship<JSONAPI.NoMetadata, EntryFeaturedHyperlinkedLinks>?

    /// - Note: Only the server sets it.
    public var tags:
      JSONAPI.ToManyRelationship<TaggedItem, JSONAPI.NoIdMetadata, Count, JSONAPI.NoLinks>?

    public init(
      blog: Blog.Id? = nil,
      blogHyperlinked: JSONAPI.MetaRelationship<
        JSONAPI.NoMetadata, EntryBlogHyperlinkedLinks
      >? = nil,
      authors: JSONAPI.ToManyRelationship<
        Author, JSONAPI.NoIdMetadata, Count, JSONAPI.NoLinks
      >? = nil,
      comments: JSONAPI.ToManyRelationship<
        Comment, JSONAPI.NoIdMetadata, Count, JSONAPI.NoLinks
      >? = nil,
      commentsHyperlinked: JSONAPI.MetaRelationship<
        JSONAPI.NoMetadata, EntryCommentsHyperlinkedLinks
      >? = nil,
      suggested: JSONAPI.ToManyRelationship<
        Entry, JSONAPI.NoIdMetadata, Count, EntrySuggestedLinks
      >? = nil,
      suggestedHyperlinked: JSONAPI.MetaRelationship<
        JSONAPI.NoMetadata, EntrySuggestedHyperlinkedLinks
      >? = nil,
      featured: Entry.Id?? = nil,
      featuredHyperlinked: JSONAPI.MetaRelationship<
        JSONAPI.NoMetadata, EntryFeaturedHyperlinkedLinks
      >? = nil,
      tags: JSONAPI.ToManyRelationship<
        TaggedItem, JSONAPI.NoIdMetadata, Count, JSONAPI.NoLinks
      >? = nil
    ) {
      self.blog = blog.map { JSONAPI.ToOneRelationship(id: $0) }
      self.blogHyperlinked = blogHyperlinked
      self.authors = authors
      self.comments = comments
      self.commentsHyperlinked = commentsHyperlinked
      self.suggested = suggested
      self.suggestedHyperlinked = suggestedHyperlinked
      self.featured = featured.map { JSONAPI.ToOneRelationship(id: $0) }
      self.featuredHyperlinked = featuredHyperlinked
      self.tags = tags
    }
  }
}

/// A text in a blog.
public typealias Entry = JSONAPI.ResourceObject<
  EntryDescription, EntryMeta?, JSONAPI.NoLinks, PrimaryKey
>

/// A resource object of type `entry` that is yet to be created, and has no id.
public typealias NewEntry = JSONAPI.ResourceObject<
  NewEntryDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

/// The attributes and relationships of a new resource object of type `entry`.
public struct NewEntryDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "entry"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var headline: JSONAPI.Attribute<Swift.String>
    public var bodyText: JSONAPI.Attribute<Swift.String?>?
    public var pubDate:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DayFormat>>?
    public var modDate:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DayFormat>>?

    public init(
      headline: Swift.String,
      bodyText: Swift.String?? = nil,
      pubDate: JSONAPI.Day?? = nil,
      modDate: JSONAPI.Day?? = nil
    ) {
      self.headline = JSONAPI.Attribute(value: headline)
      self.bodyText = bodyText.map { JSONAPI.Attribute(value: $0) }
      self.pubDate = pubDate.map { JSONAPI.TransformedAttribute(value: $0) }
      self.modDate = modDate.map { JSONAPI.TransformedAttribute(value: $0) }
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var blog:
      JSONAPI.ToOneRelationship<Blog, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>
    public var authors:
      JSONAPI.ToManyRelationship<Author, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>

    /// There only if it is asked to be included.
    public var featured:
      JSONAPI.ToOneRelationship<Entry?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?

    public init(blog: Blog.Id, authors: [Author.Id], featured: Entry.Id?? = nil) {
      self.blog = JSONAPI.ToOneRelationship(id: blog)
      self.authors = JSONAPI.ToManyRelationship(ids: authors)
      self.featured = featured.map { JSONAPI.ToOneRelationship(id: $0) }
    }
  }
}

public struct EntryMeta: JSONAPI.Meta, Swift.Sendable {
  public var bodyFormat: Swift.String

  public init(bodyFormat: Swift.String) {
    self.bodyFormat = bodyFormat
  }
}

public struct EntryBlogHyperlinkedLinks: JSONAPI.Links, Swift.Sendable {
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

public struct EntryCommentsHyperlinkedLinks: JSONAPI.Links, Swift.Sendable {
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

public struct EntrySuggestedLinks: JSONAPI.Links, Swift.Sendable {
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

public struct EntrySuggestedHyperlinkedLinks: JSONAPI.Links, Swift.Sendable {
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

public struct EntryFeaturedHyperlinkedLinks: JSONAPI.Links, Swift.Sendable {
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
