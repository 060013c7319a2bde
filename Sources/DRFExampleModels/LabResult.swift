// Made by jsonapi-gen from drf-example.yaml. Do not edit: change the schema and generate again.

import JSONAPI

/// The attributes and relationships of resource objects of type `labResults`.
public struct LabResultDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "labResults"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var date: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DayFormat>

    /// As the laboratory wrote them.
    public var measurements: JSONAPI.Attribute<Swift.String>

    public init(date: JSONAPI.Day, measurements: Swift.String) {
      self.date = JSONAPI.TransformedAttribute(value: date)
      self.measurements = JSONAPI.Attribute(value: measurements)
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var author:
      JSONAPI.ToOneRelationship<Author?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>

    public init(author: Author.Id?) {
      self.author = JSONAPI.ToOneRelationship(id: author)
    }
  }
}

/// A resource object of type `labResults`.
public typealias LabResult = JSONAPI.ResourceObject<
  LabResultDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, PrimaryKey
>

/// A resource object of type `labResults` that is yet to be created, and has no id.
public typealias NewLabResult = JSONAPI.ResourceObject<
  LabResultDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>
