// Made by jsonapi-gen from drf-example.yaml. Do not edit: change the schema and generate again.

import JSONAPI

/// An author, as comments refer to them. There is no list of these.
public struct WriterDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "writers"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var name: JSONAPI.Attribute<Swift.String>
    public var email: JSONAPI.Attribute<EmailAddress>

    public init(name: Swift.String, email: EmailAddress) {
      self.name = JSONAPI.Attribute(value: name)
      self.email = JSONAPI.Attribute(value: email)
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var bio:
      JSONAPI.ToOneRelationship<
        AuthorBio?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >

    public init(bio: AuthorBio.Id?) {
      self.bio = JSONAPI.ToOneRelationship(id: bio)
    }
  }
}

/// An author, as comments refer to them. There is no list of these.
public typealias Writer = JSONAPI.ResourceObject<
  WriterDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, PrimaryKey
>

/// A resource object of type `writers` that is yet to be created, and has no id.
public typealias NewWriter = JSONAPI.ResourceObject<
  WriterDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>
