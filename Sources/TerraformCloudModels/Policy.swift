// Made by jsonapi-gen from policies.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// A rule for runs.
public struct PolicyDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "policies"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var name: JSONAPI.Attribute<Swift.String>
    public var description: JSONAPI.Attribute<Swift.String?>
    public var enforce: JSONAPI.Attribute<[PolicyEnforcement]>

    /// - Note: Only the server sets it.
    public var policySetCount: JSONAPI.Attribute<Swift.Int>

    /// - Note: Only the server sets it.
    public var updatedAt:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DateTimeFormat>>

    public init(
      name: Swift.String,
      description: Swift.String?,
      enforce: [PolicyEnforcement],
      policySetCount: Swift.Int,
      updatedAt: Foundation.Date?
    ) {
      self.name = JSONAPI.Attribute(value: name)
      self.description = JSONAPI.Attribute(value: description)
      self.enforce = JSONAPI.Attribute(value: enforce)
      self.policySetCount = JSONAPI.Attribute(value: policySetCount)
      self.updatedAt = JSONAPI.TransformedAttribute(value: updatedAt)
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case name
      case description
      case enforce
      case policySetCount = "policy-set-count"
      case updatedAt = "updated-at"
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var organization:
      JSONAPI.ToOneRelationship<
        Organization, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >
    public var policySets:
      JSONAPI.ToManyRelationship<
        PolicySet, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >

    public init(organization: Organization.Id, policySets: [PolicySet.Id]) {
      self.organization = JSONAPI.ToOneRelationship(id: organization)
      self.policySets = JSONAPI.ToManyRelationship(ids: policySets)
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case organization
      case policySets = "policy-sets"
    }
  }
}

/// A rule for runs.
public typealias Policy = JSONAPI.ResourceObject<
  PolicyDescription, JSONAPI.NoMetadata, PolicyLinks, Swift.String
>

/// A resource object of type `policies` that is yet to be created, and has no id.
public typealias NewPolicy = JSONAPI.ResourceObject<
  NewPolicyDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

/// The attributes and relationships of a new resource object of type `policies`.
public struct NewPolicyDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "policies"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var name: JSONAPI.Attribute<Swift.String>
    public var description: JSONAPI.Attribute<Swift.String?>
    public var enforce: JSONAPI.Attribute<[PolicyEnforcement]>

    public init(name: Swift.String, description: Swift.String?, enforce: [PolicyEnforcement]) {
      self.name = JSONAPI.Attribute(value: name)
      self.description = JSONAPI.Attribute(value: description)
      self.enforce = JSONAPI.Attribute(value: enforce)
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var organization:
      JSONAPI.ToOneRelationship<
        Organization, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >
    public var policySets:
      JSONAPI.ToManyRelationship<
        PolicySet, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >

    public init(organization: Organization.Id, policySets: [PolicySet.Id]) {
      self.organization = JSONAPI.ToOneRelationship(id: organization)
      self.policySets = JSONAPI.ToManyRelationship(ids: policySets)
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case organization
      case policySets = "policy-sets"
    }
  }
}

public struct PolicyLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?
  public var upload: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil, upload: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
    self.upload = upload.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
    case upload
  }
}
