// Made by jsonapi-gen from schema.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// The attributes and relationships of resource objects of type `people`.
public struct PersonDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "people"

  public typealias Attributes = JSONAPI.NoAttributes

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var friends:
      JSONAPI.ToManyRelationship<Person, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>

    public init(friends: [Person.Id]) {
      self.friends = JSONAPI.ToManyRelationship(ids: friends)
    }
  }
}

/// A resource object of type `people`.
public typealias Person = JSONAPI.ResourceObject<
  PersonDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, Foundation.UUID
>

/// A resource object of type `people` that is yet to be created, and has no id.
public typealias NewPerson = JSONAPI.ResourceObject<
  PersonDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>
