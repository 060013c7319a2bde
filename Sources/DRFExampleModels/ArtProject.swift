// Made by jsonapi-gen from drf-example.yaml. Do not edit: change the schema and generate again.

import JSONAPI

/// The attributes and relationships of resource objects of type `artProject`.
public struct ArtProjectDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "artProject"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var topic: JSONAPI.Attribute<Swift.String>
    public var artist: JSONAPI.Attribute<Swift.String>
    public var description: JSONAPI.Attribute<Swift.String?>

    public init(topic: Swift.String, artist: Swift.String, description: Swift.String?) {
      self.topic = JSONAPI.Attribute(value: topic)
      self.artist = JSONAPI.Attribute(value: artist)
      self.description = JSONAPI.Attribute(value: description)
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var projectType:
      JSONAPI.ToOneRelationship<
        ProjectType?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >

    public init(projectType: ProjectType.Id?) {
      self.projectType = JSONAPI.ToOneRelationship(id: projectType)
    }
  }
}

/// A resource object of type `artProject`.
public typealias ArtProject = JSONAPI.ResourceObject<
  ArtProjectDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, PrimaryKey
>

/// A resource object of type `artProject` that is yet to be created, and has no id.
public typealias NewArtProject = JSONAPI.ResourceObject<
  ArtProjectDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>
