// Made by jsonapi-gen from schema.yaml. Do not edit: change the schema and generate again.

import JSONAPI

/// The attributes and relationships of resource objects of type `apps`.
public struct AppDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "apps"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    /// - Note: It matches `.{1,30}`.
    public var name: JSONAPI.Attribute<Swift.String>

    public init(name: Swift.String) {
      self.name = JSONAPI.Attribute(value: name)
    }
  }

  public typealias Relationships = JSONAPI.NoRelationships
}

/// A resource object of type `apps`.
public typealias App = JSONAPI.ResourceObject<
  AppDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, AppId
>

/// A resource object of type `apps` that is yet to be created, and has no id.
public typealias NewApp = JSONAPI.ResourceObject<
  AppDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>
