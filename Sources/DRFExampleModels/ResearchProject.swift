// Made by jsonapi-gen from drf-example.yaml. Do not edit: change the schema and generate again.

import JSONAPI

/// The attributes and relationships of resource objects of type `researchProject`.
public struct ResearchProjectDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "researchProject"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var topic: JSONAPI.Attribute<Swift.String>
    public var supervisor: JSONAPI.Attribute<Swift.String>

    public init(topic: Swift.String, supervisor: Swift.String) {
      self.topic = JSONAPI.Attribute(value: topic)
      self.supervisor = JSONAPI.Attribute(value: supervisor)
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var projectType:
      JSONAPI.ToOneRelationship<
        ProjectType?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >

    /// - Note: Only the server sets it.
    public var labResults:
      JSONAPI.ToManyRelationship<LabResult, JSONAPI.NoIdMetadata, Count, JSONAPI.NoLinks>

    public init(
      projectType: ProjectType.Id?,
      labResults: JSONAPI.ToManyRelationship<
        LabResult, JSONAPI.NoIdMetadata, Count, JSONAPI.NoLinks
      >
    ) {
      self.projectType = JSONAPI.ToOneRelationship(id: projectType)
      self.labResults = labResults
    }
  }
}

/// A resource object of type `researchProject`.
public typealias ResearchProject = JSONAPI.ResourceObject<
  ResearchProjectDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, PrimaryKey
>

/// A resource object of type `researchProject` that is yet to be created, and has no id.
public typealias NewResearchProject = JSONAPI.ResourceObject<
  NewResearchProjectDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

/// The attributes and relationships of a new resource object of type `researchProject`.
public struct NewResearchProjectDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "researchProject"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var topic: JSONAPI.Attribute<Swift.String>
    public var supervisor: JSONAPI.Attribute<Swift.String>

    public init(topic: Swift.String, supervisor: Swift.String) {
      self.topic = JSONAPI.Attribute(value: topic)
      self.supervisor = JSONAPI.Attribute(value: supervisor)
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
