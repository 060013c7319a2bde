// Models in the style of the generator, which can rely on everything that these tests compile.

import Foundation
import JSONAPI

public struct PersonDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "people"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var name: JSONAPI.Attribute<[Swift.String]>
    public var description: JSONAPI.Attribute<Swift.String>?

    public init(name: [Swift.String], description: Swift.String? = nil) {
      self.name = JSONAPI.Attribute(value: name)
      self.description = description.map { JSONAPI.Attribute(value: $0) }
    }
  }

  public typealias Relationships = JSONAPI.NoRelationships
}

public typealias Person = JSONAPI.ResourceObject<
  PersonDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, Swift.String
>

public struct OrganizationDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "organizations"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var name: JSONAPI.Attribute<Swift.String>

    public init(name: Swift.String) {
      self.name = JSONAPI.Attribute(value: name)
    }
  }

  public typealias Relationships = JSONAPI.NoRelationships
}

public typealias Organization = JSONAPI.ResourceObject<
  OrganizationDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, Foundation.UUID
>

public struct ReviewDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "reviews"

  public typealias Attributes = JSONAPI.NoAttributes

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var author:
      JSONAPI.ToOneRelationship<
        Person?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >

    public init(author: Person.Id?) {
      self.author = JSONAPI.ToOneRelationship(id: author)
    }
  }
}

public typealias Review = JSONAPI.ResourceObject<
  ReviewDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, Swift.Int
>
