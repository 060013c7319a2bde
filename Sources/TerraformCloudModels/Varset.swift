// Made by jsonapi-gen from variables.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// Variables that several workspaces have in common.
public struct VarsetDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "varsets"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var name: JSONAPI.Attribute<Swift.String>
    public var description: JSONAPI.Attribute<Swift.String>
    public var isGlobal: JSONAPI.Attribute<Swift.Bool>

    /// - Note: Only the server sets it.
    public var updatedAt: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>

    /// - Note: Only the server sets it.
    public var varCount: JSONAPI.Attribute<Swift.Int>

    /// - Note: Only the server sets it.
    public var workspaceCount: JSONAPI.Attribute<Swift.Int>

    public init(
      name: Swift.String,
      description: Swift.String,
      isGlobal: Swift.Bool,
      updatedAt: Foundation.Date,
      varCount: Swift.Int,
      workspaceCount: Swift.Int
    ) {
      self.name = JSONAPI.Attribute(value: name)
      self.description = JSONAPI.Attribute(value: description)
      self.isGlobal = JSONAPI.Attribute(value: isGlobal)
      self.updatedAt = JSONAPI.TransformedAttribute(value: updatedAt)
      self.varCount = JSONAPI.Attribute(value: varCount)
      self.workspaceCount = JSONAPI.Attribute(value: workspaceCount)
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case name
      case description
      case isGlobal = "is-global"
      case updatedAt = "updated-at"
      case varCount = "var-count"
      case workspaceCount = "workspace-count"
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var organization:
      JSONAPI.ToOneRelationship<
        Organization, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >
    public var vars:
      JSONAPI.ToManyRelationship<Var, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>
    public var workspaces:
      JSONAPI.ToManyRelationship<
        Workspace, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >

    public init(organization: Organization.Id, vars: [Var.Id], workspaces: [Workspace.Id]) {
      self.organization = JSONAPI.ToOneRelationship(id: organization)
      self.vars = JSONAPI.ToManyRelationship(ids: vars)
      self.workspaces = JSONAPI.ToManyRelationship(ids: workspaces)
    }
  }
}

/// Variables that several workspaces have in common.
public typealias Varset = JSONAPI.ResourceObject<
  VarsetDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, Swift.String
>

/// A resource object of type `varsets` that is yet to be created, and has no id.
public typealias NewVarset = JSONAPI.ResourceObject<
  NewVarsetDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

/// The attributes and relationships of a new resource object of type `varsets`.
public struct NewVarsetDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "varsets"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var name: JSONAPI.Attribute<Swift.String>
    public var description: JSONAPI.Attribute<Swift.String>
    public var isGlobal: JSONAPI.Attribute<Swift.Bool>

    public init(name: Swift.String, description: Swift.String, isGlobal: Swift.Bool) {
      self.name = JSONAPI.Attribute(value: name)
      self.description = JSONAPI.Attribute(value: description)
      self.isGlobal = JSONAPI.Attribute(value: isGlobal)
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case name
      case description
      case isGlobal = "is-global"
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var organization:
      JSONAPI.ToOneRelationship<
        Organization, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >
    public var vars:
      JSONAPI.ToManyRelationship<Var, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>
    public var workspaces:
      JSONAPI.ToManyRelationship<
        Workspace, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >

    public init(organization: Organization.Id, vars: [Var.Id], workspaces: [Workspace.Id]) {
      self.organization = JSONAPI.ToOneRelationship(id: organization)
      self.vars = JSONAPI.ToManyRelationship(ids: vars)
      self.workspaces = JSONAPI.ToManyRelationship(ids: workspaces)
    }
  }
}
