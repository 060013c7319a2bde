import JSONAPI

public struct PersonDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "people"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var name: JSONAPI.Attribute<Swift.String>
    public var summary: JSONAPI.Attribute<Swift.String>
    public var rank: JSONAPI.Attribute<Swift.Int>
    public var active: JSONAPI.Attribute<Swift.Bool>
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var article:
      JSONAPI.ToOneRelationship<
        Article, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >
  }
}

public typealias Person = JSONAPI.ResourceObject<
  PersonDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, Swift.String
>

public struct CommentDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "comments"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var name: JSONAPI.Attribute<Swift.String>
    public var summary: JSONAPI.Attribute<Swift.String>
    public var rank: JSONAPI.Attribute<Swift.Int>
    public var active: JSONAPI.Attribute<Swift.Bool>
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var article:
      JSONAPI.ToOneRelationship<
        Article, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >
  }
}

public typealias Comment = JSONAPI.ResourceObject<
  CommentDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, Swift.String
>

public struct TagDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "tags"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var name: JSONAPI.Attribute<Swift.String>
    public var summary: JSONAPI.Attribute<Swift.String>
    public var rank: JSONAPI.Attribute<Swift.Int>
    public var active: JSONAPI.Attribute<Swift.Bool>
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var article:
      JSONAPI.ToOneRelationship<
        Article, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >
  }
}

public typealias Tag = JSONAPI.ResourceObject<
  TagDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, Swift.String
>

public struct OrganizationDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "organizations"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var name: JSONAPI.Attribute<Swift.String>
    public var summary: JSONAPI.Attribute<Swift.String>
    public var rank: JSONAPI.Attribute<Swift.Int>
    public var active: JSONAPI.Attribute<Swift.Bool>
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var article:
      JSONAPI.ToOneRelationship<
        Article, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >
  }
}

public typealias Organization = JSONAPI.ResourceObject<
  OrganizationDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, Swift.String
>

public struct ImageDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "images"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var name: JSONAPI.Attribute<Swift.String>
    public var summary: JSONAPI.Attribute<Swift.String>
    public var rank: JSONAPI.Attribute<Swift.Int>
    public var active: JSONAPI.Attribute<Swift.Bool>
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var article:
      JSONAPI.ToOneRelationship<
        Article, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >
  }
}

public typealias Image = JSONAPI.ResourceObject<
  ImageDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, Swift.String
>

public struct VideoDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "videos"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var name: JSONAPI.Attribute<Swift.String>
    public var summary: JSONAPI.Attribute<Swift.String>
    public var rank: JSONAPI.Attribute<Swift.Int>
    public var active: JSONAPI.Attribute<Swift.Bool>
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var article:
      JSONAPI.ToOneRelationship<
        Article, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >
  }
}

public typealias Video = JSONAPI.ResourceObject<
  VideoDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, Swift.String
>

public struct ReviewDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "reviews"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var name: JSONAPI.Attribute<Swift.String>
    public var summary: JSONAPI.Attribute<Swift.String>
    public var rank: JSONAPI.Attribute<Swift.Int>
    public var active: JSONAPI.Attribute<Swift.Bool>
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var article:
      JSONAPI.ToOneRelationship<
        Article, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >
  }
}

public typealias Review = JSONAPI.ResourceObject<
  ReviewDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, Swift.String
>

public struct PlaceDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "places"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var name: JSONAPI.Attribute<Swift.String>
    public var summary: JSONAPI.Attribute<Swift.String>
    public var rank: JSONAPI.Attribute<Swift.Int>
    public var active: JSONAPI.Attribute<Swift.Bool>
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var article:
      JSONAPI.ToOneRelationship<
        Article, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >
  }
}

public typealias Place = JSONAPI.ResourceObject<
  PlaceDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, Swift.String
>

public struct EventDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "events"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var name: JSONAPI.Attribute<Swift.String>
    public var summary: JSONAPI.Attribute<Swift.String>
    public var rank: JSONAPI.Attribute<Swift.Int>
    public var active: JSONAPI.Attribute<Swift.Bool>
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var article:
      JSONAPI.ToOneRelationship<
        Article, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >
  }
}

public typealias Event = JSONAPI.ResourceObject<
  EventDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, Swift.String
>

public struct SponsorDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "sponsors"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var name: JSONAPI.Attribute<Swift.String>
    public var summary: JSONAPI.Attribute<Swift.String>
    public var rank: JSONAPI.Attribute<Swift.Int>
    public var active: JSONAPI.Attribute<Swift.Bool>
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var article:
      JSONAPI.ToOneRelationship<
        Article, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >
  }
}

public typealias Sponsor = JSONAPI.ResourceObject<
  SponsorDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, Swift.String
>
