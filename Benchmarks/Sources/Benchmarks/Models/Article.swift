import JSONAPI

// Written like generated models.

public struct ArticleDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "articles"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var title: JSONAPI.Attribute<Swift.String>
    public var subtitle: JSONAPI.Attribute<Swift.String?>
    public var body: JSONAPI.Attribute<Swift.String>
    public var slug: JSONAPI.Attribute<Swift.String>
    public var createdAt: JSONAPI.Attribute<Swift.String>
    public var wordCount: JSONAPI.Attribute<Swift.Int>
    public var rating: JSONAPI.Attribute<Swift.Double>
    public var published: JSONAPI.Attribute<Swift.Bool>
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var author:
      JSONAPI.ToOneRelationship<
        Person, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >
    public var comments:
      JSONAPI.ToManyRelationship<
        Comment, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >
  }
}

public typealias Article = JSONAPI.ResourceObject<
  ArticleDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, Swift.String
>
