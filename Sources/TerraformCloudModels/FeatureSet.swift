// Made by jsonapi-gen from organizations.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// A plan that an organization can subscribe to.
public struct FeatureSetDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "feature-sets"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var name: JSONAPI.Attribute<Swift.String>
    public var description: JSONAPI.Attribute<Swift.String>
    public var comparisonDescription: JSONAPI.Attribute<Swift.String>
    public var identifier: JSONAPI.Attribute<Swift.String>
    public var plan: JSONAPI.Attribute<Swift.String?>

    /// In cents, per month.
    public var cost: JSONAPI.Attribute<Swift.Int>
    public var isCurrent: JSONAPI.Attribute<Swift.Bool>
    public var isFreeTier: JSONAPI.Attribute<Swift.Bool>
    public var selfServeBilling: JSONAPI.Attribute<Swift.Bool>
    public var auditLogging: JSONAPI.Attribute<Swift.Bool>
    public var costEstimation: JSONAPI.Attribute<Swift.Bool>
    public var privateNetworking: JSONAPI.Attribute<Swift.Bool>
    public var sentinel: JSONAPI.Attribute<Swift.Bool>
    public var sso: JSONAPI.Attribute<Swift.Bool>
    public var teams: JSONAPI.Attribute<Swift.Bool>
    public var userLimit: JSONAPI.Attribute<Swift.Int?>

    public init(
      name: Swift.String,
      description: Swift.String,
      comparisonDescription: Swift.String,
      identifier: Swift.String,
      plan: Swift.String?,
      cost: Swift.Int,
      isCurrent: Swift.Bool,
      isFreeTier: Swift.Bool,
      selfServeBilling: Swift.Bool,
      auditLogging: Swift.Bool,
      costEstimation: Swift.Bool,
      privateNetworking: Swift.Bool,
      sentinel: Swift.Bool,
      sso: Swift.Bool,
      teams: Swift.Bool,
      userLimit: Swift.Int?
    ) {
      self.name = JSONAPI.Attribute(value: name)
      self.description = JSONAPI.Attribute(value: description)
      self.comparisonDescription = JSONAPI.Attribute(value: comparisonDescription)
      self.identifier = JSONAPI.Attribute(value: identifier)
      self.plan = JSONAPI.Attribute(value: plan)
      self.cost = JSONAPI.Attribute(value: cost)
      self.isCurrent = JSONAPI.Attribute(value: isCurrent)
      self.isFreeTier = JSONAPI.Attribute(value: isFreeTier)
      self.selfServeBilling = JSONAPI.Attribute(value: selfServeBilling)
      self.auditLogging = JSONAPI.Attribute(value: auditLogging)
      self.costEstimation = JSONAPI.Attribute(value: costEstimation)
      self.privateNetworking = JSONAPI.Attribute(value: privateNetworking)
      self.sentinel = JSONAPI.Attribute(value: sentinel)
      self.sso = JSONAPI.Attribute(value: sso)
      self.teams = JSONAPI.Attribute(value: teams)
      self.userLimit = JSONAPI.Attribute(value: userLimit)
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case name
      case description
      case comparisonDescription = "comparison-description"
      case identifier
      case plan
      case cost
      case isCurrent = "is-current"
      case isFreeTier = "is-free-tier"
      case selfServeBilling = "self-serve-billing"
      case auditLogging = "audit-logging"
      case costEstimation = "cost-estimation"
      case privateNetworking = "private-networking"
      case sentinel
      case sso
      case teams
      case userLimit = "user-limit"
    }
  }

  public typealias Relationships = JSONAPI.NoRelationships
}

/// A plan that an organization can subscribe to.
public typealias FeatureSet = JSONAPI.ResourceObject<
  FeatureSetDescription, JSONAPI.NoMetadata, FeatureSetLinks, Swift.String
>

/// A resource object of type `feature-sets` that is yet to be created, and has no id.
public typealias NewFeatureSet = JSONAPI.ResourceObject<
  FeatureSetDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

public struct FeatureSetLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}
