// Made by jsonapi-gen from variables.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// A variable of a workspace, of a policy set (a parameter), or of a set of variables.
public struct VarDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "vars"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    /// - Note: Only the server sets it.
    public var createdAt: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?
    public var key: JSONAPI.Attribute<Swift.String>

    /// Null if the variable is sensitive.
    public var value: JSONAPI.Attribute<Swift.String?>?
    public var description: JSONAPI.Attribute<Swift.String?>?
    public var category: JSONAPI.Attribute<Category>

    /// Whether the value is an expression rather than a string.
    public var hcl: JSONAPI.Attribute<Swift.Bool>?
    public var sensitive: JSONAPI.Attribute<Swift.Bool>

    public init(
      createdAt: Foundation.Date? = nil,
      key: Swift.String,
      value: Swift.String?? = nil,
      description: Swift.String?? = nil,
      category: Category,
      hcl: Swift.Bool? = nil,
      sensitive: Swift.Bool
    ) {
      self.createdAt = createdAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.key = JSONAPI.Attribute(value: key)
      self.value = value.map { JSONAPI.Attribute(value: $0) }
      self.description = description.map { JSONAPI.Attribute(value: $0) }
      self.category = JSONAPI.Attribute(value: category)
      self.hcl = hcl.map { JSONAPI.Attribute(value: $0) }
      self.sensitive = JSONAPI.Attribute(value: sensitive)
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case createdAt = "created-at"
      case key
      case value
      case description
      case category
      case hcl
      case sensitive
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var configurable:
      JSONAPI.ToOneRelationship<
        VarConfigurable, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, VarConfigurableLinks
      >?
    public var varset:
      JSONAPI.ToOneRelationship<Varset, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, VarVarsetLinks>?

    public init(
      configurable: JSONAPI.ToOneRelationship<
        VarConfigurable, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, VarConfigurableLinks
      >? = nil,
      varset: JSONAPI.ToOneRelationship<
        Varset, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, VarVarsetLinks
      >? = nil
    ) {
      self.configurable = configurable
      self.varset = varset
    }
  }

  public enum Category:
    Swift.RawRepresentable, Swift.CaseIterable, Swift.Codable, Swift.Hashable, Swift.Sendable
  {
    case terraform
    case env
    case policySet

    /// A value that the schema does not know; it is written back as it was read.
    case unrecognized(Swift.String)

    /// The values that the schema knows.
    public static let allCases: [Category] = [.terraform, .env, .policySet]

    public init(rawValue: Swift.String) {
      switch rawValue {
      case "terraform": self = .terraform
      case "env": self = .env
      case "policy-set": self = .policySet
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Swift.String {
      switch self {
      case .terraform: "terraform"
      case .env: "env"
      case .policySet: "policy-set"
      case .unrecognized(let rawValue): rawValue
      }
    }
  }
}

/// A variable of a workspace, of a policy set (a parameter), or of a set of variables.
public typealias Var = JSONAPI.ResourceObject<
  VarDescription, JSONAPI.NoMetadata, VarLinks, Swift.String
>

/// A resource object of type `vars` that is yet to be created, and has no id.
public typealias NewVar = JSONAPI.ResourceObject<
  NewVarDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

/// The attributes and relationships of a new resource object of type `vars`.
public struct NewVarDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "vars"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var key: JSONAPI.Attribute<Swift.String>

    /// Null if the variable is sensitive.
    public var value: JSONAPI.Attribute<Swift.String?>?
    public var description: JSONAPI.Attribute<Swift.String?>?
    public var category: JSONAPI.Attribute<VarDescription.Category>

    /// Whether the value is an expression rather than a string.
    public var hcl: JSONAPI.Attribute<Swift.Bool>?
    public var sensitive: JSONAPI.Attribute<Swift.Bool>

    public init(
      key: Swift.String,
      value: Swift.String?? = nil,
      description: Swift.String?? = nil,
      category: VarDescription.Category,
      hcl: Swift.Bool? = nil,
      sensitive: Swift.Bool
    ) {
      self.key = JSONAPI.Attribute(value: key)
      self.value = value.map { JSONAPI.Attribute(value: $0) }
      self.description = description.map { JSONAPI.Attribute(value: $0) }
      self.category = JSONAPI.Attribute(value: category)
      self.hcl = hcl.map { JSONAPI.Attribute(value: $0) }
      self.sensitive = JSONAPI.Attribute(value: sensitive)
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var configurable:
      JSONAPI.ToOneRelationship<
        VarConfigurable, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var varset:
      JSONAPI.ToOneRelationship<Varset, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?

    public init(configurable: VarConfigurable.ID? = nil, varset: Varset.Id? = nil) {
      self.configurable = configurable.map { JSONAPI.ToOneRelationship(id: $0) }
      self.varset = varset.map { JSONAPI.ToOneRelationship(id: $0) }
    }
  }
}

public struct VarLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}

public struct VarConfigurableLinks: JSONAPI.Links, Swift.Sendable {
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(related: Foundation.URL? = nil) {
    self.related = related.map { JSONAPI.Link(url: $0) }
  }
}

public struct VarVarsetLinks: JSONAPI.Links, Swift.Sendable {
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(related: Foundation.URL? = nil) {
    self.related = related.map { JSONAPI.Link(url: $0) }
  }
}

/// What the relationship `configurable` leads to.
public enum VarConfigurable: JSONAPI.PolymorphicRelatable, Swift.Sendable {
  case workspace(Workspace)
  case policySet(PolicySet)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [Workspace.self, PolicySet.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "workspaces": self = .workspace(try Workspace(from: decoder))
    case "policy-sets": self = .policySet(try PolicySet(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .workspace(let resource): resource
    case .policySet(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `workspaces`.
  public var workspace: Workspace? {
    guard case .workspace(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `policy-sets`.
  public var policySet: PolicySet? {
    guard case .policySet(let resource) = self else { return nil }
    return resource
  }

  /// The type and id of a resource object that the relationship leads to.
  public enum ID: JSONAPI.PolymorphicID {
    case workspace(Workspace.Id)
    case policySet(PolicySet.Id)
    /// A resource of a type that the schema does not name here.
    case unrecognized(type: Swift.String, id: Swift.String)

    public init(wireIdentity: JSONAPI.ResourceIdentity) throws {
      switch wireIdentity.type {
      case "workspaces": self = .workspace(try Workspace.Id(wireIdentity: wireIdentity))
      case "policy-sets": self = .policySet(try PolicySet.Id(wireIdentity: wireIdentity))
      default: self = .unrecognized(type: wireIdentity.type, id: wireIdentity.id)
      }
    }

    public var wireIdentity: JSONAPI.ResourceIdentity {
      switch self {
      case .workspace(let id): id.wireIdentity
      case .policySet(let id): id.wireIdentity
      case .unrecognized(let type, let id): JSONAPI.ResourceIdentity(type: type, id: id)
      }
    }
  }
}
