// Made by jsonapi-gen from organizations.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// What an organization has subscribed to.
public struct SubscriptionDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "subscriptions"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var agentsCeiling: JSONAPI.Attribute<Swift.Int>
    public var contractApplyLimit: JSONAPI.Attribute<Swift.Int?>
    public var contractStartAt:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DateTimeFormat>>
    public var contractUserLimit: JSONAPI.Attribute<Swift.Int?>
    public var endAt:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DateTimeFormat>>
    public var isActive: JSONAPI.Attribute<Swift.Bool>
    public var isPublicFreeTier: JSONAPI.Attribute<Swift.Bool>
    public var isSelfServeTrial: JSONAPI.Attribute<Swift.Bool>
    public var runsCeiling: JSONAPI.Attribute<Swift.Int>
    public var startAt: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>

    public init(
      agentsCeiling: Swift.Int,
      contractApplyLimit: Swift.Int?,
      contractStartAt: Foundation.Date?,
      contractUserLimit: Swift.Int?,
      endAt: Foundation.Date?,
      isActive: Swift.Bool,
      isPublicFreeTier: Swift.Bool,
      isSelfServeTrial: Swift.Bool,
      runsCeiling: Swift.Int,
      startAt: Foundation.Date
    ) {
      self.agentsCeiling = JSONAPI.Attribute(value: agentsCeiling)
      self.contractApplyLimit = JSONAPI.Attribute(value: contractApplyLimit)
      self.contractStartAt = JSONAPI.TransformedAttribute(value: contractStartAt)
      self.contractUserLimit = JSONAPI.Attribute(value: contractUserLimit)
      self.endAt = JSONAPI.TransformedAttribute(value: endAt)
      self.isActive = JSONAPI.Attribute(value: isActive)
      self.isPublicFreeTier = JSONAPI.Attribute(value: isPublicFreeTier)
      self.isSelfServeTrial = JSONAPI.Attribute(value: isSelfServeTrial)
      self.runsCeiling = JSONAPI.Attribute(value: runsCeiling)
      self.startAt = JSONAPI.TransformedAttribute(value: startAt)
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case agentsCeiling = "agents-ceiling"
      case contractApplyLimit = "contract-apply-limit"
      case contractStartAt = "contract-start-at"
      case contractUserLimit = "contract-user-limit"
      case endAt = "end-at"
      case isActive = "is-active"
      case isPublicFreeTier = "is-public-free-tier"
      case isSelfServeTrial = "is-self-serve-trial"
      case runsCeiling = "runs-ceiling"
      case startAt = "start-at"
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var organization:
      JSONAPI.ToOneRelationship<
        Organization, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >
    public var billingAccount:
      JSONAPI.ToOneRelationship<
        BillingAccount?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >
    public var featureSet:
      JSONAPI.ToOneRelationship<
        FeatureSet, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >

    public init(
      organization: Organization.Id,
      billingAccount: BillingAccount.Id?,
      featureSet: FeatureSet.Id
    ) {
      self.organization = JSONAPI.ToOneRelationship(id: organization)
      self.billingAccount = JSONAPI.ToOneRelationship(id: billingAccount)
      self.featureSet = JSONAPI.ToOneRelationship(id: featureSet)
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case organization
      case billingAccount = "billing-account"
      case featureSet = "feature-set"
    }
  }
}

/// What an organization has subscribed to.
public typealias Subscription = JSONAPI.ResourceObject<
  SubscriptionDescription, JSONAPI.NoMetadata, SubscriptionLinks, Swift.String
>

/// A resource object of type `subscriptions` that is yet to be created, and has no id.
public typealias NewSubscription = JSONAPI.ResourceObject<
  SubscriptionDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

public struct SubscriptionLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}
