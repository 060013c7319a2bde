// Made by jsonapi-gen from organizations.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// Owns workspaces, teams and all else. Its id is its name. The endpoints for administrators send
/// other attributes than the endpoints for members.
public struct OrganizationDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "organizations"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    /// - Note: Only the server sets it.
    public var createdAt: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?
    public var name: JSONAPI.Attribute<Swift.String>

    /// An id that survives renaming.
    ///
    /// - Note: Only the server sets it.
    public var externalId: JSONAPI.Attribute<Swift.String>
    public var accessBetaTools: JSONAPI.Attribute<Swift.Bool>?
    public var collaboratorAuthPolicy: JSONAPI.Attribute<CollaboratorAuthPolicy>?
    public var costEstimationEnabled: JSONAPI.Attribute<Swift.Bool>?
    public var email: JSONAPI.Attribute<Swift.String>?
    public var fairRunQueuingEnabled: JSONAPI.Attribute<Swift.Bool>?
    public var globalModuleSharing: JSONAPI.Attribute<Swift.Bool>?
    public var isDisabled: JSONAPI.Attribute<Swift.Bool>?
    public var notificationEmail: JSONAPI.Attribute<Swift.String>?
    public var ownersTeamSamlRoleId: JSONAPI.Attribute<Swift.String?>?

    /// - Note: Only the server sets it.
    public var permissions: JSONAPI.Attribute<OrganizationPermissions>?

    /// - Note: Only the server sets it.
    public var planExpired: JSONAPI.Attribute<Swift.Bool>?

    /// - Note: Only the server sets it.
    public var planExpiresAt:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DateTimeFormat>>?

    /// - Note: Only the server sets it.
    public var planIsEnterprise: JSONAPI.Attribute<Swift.Bool>?

    /// - Note: Only the server sets it.
    public var planIsTrial: JSONAPI.Attribute<Swift.Bool>?

    /// - Note: Only the server sets it.
    public var samlEnabled: JSONAPI.Attribute<Swift.Bool>?
    public var sendPassingStatusesForUntriggeredSpeculativePlans: JSONAPI.Attribute<Swift.Bool>?

    /// Minutes.
    public var sessionRemember: JSONAPI.Attribute<Swift.Int?>?

    /// Minutes of idleness.
    public var sessionTimeout: JSONAPI.Attribute<Swift.Int?>?

    /// - Note: Only the server sets it.
    public var ssoEnabled: JSONAPI.Attribute<Swift.Bool>?
    public var terraformBuildWorkerApplyTimeout: JSONAPI.Attribute<Swift.String?>?
    public var terraformBuildWorkerPlanTimeout: JSONAPI.Attribute<Swift.String?>?
    public var terraformWorkerSudoEnabled: JSONAPI.Attribute<Swift.Bool>?

    /// - Note: Only the server sets it.
    public var twoFactorConformant: JSONAPI.Attribute<Swift.Bool>?

    public init(
      createdAt: Foundation.Date? = nil,
      name: Swift.String,
      externalId: Swift.String,
      accessBetaTools: Swift.Bool? = nil,
      collaboratorAuthPolicy: CollaboratorAuthPolicy? = nil,
      costEstimationEnabled: Swift.Bool? = nil,
      email: Swift.String? = nil,
      fairRunQueuingEnabled: Swift.Bool? = nil,
      globalModuleSharing: Swift.Bool? = nil,
      isDisabled: Swift.Bool? = nil,
      notificationEmail: Swift.String? = nil,
      ownersTeamSamlRoleId: Swift.String?? = nil,
      permissions: OrganizationPermissions? = nil,
      planExpired: Swift.Bool? = nil,
      planExpiresAt: Foundation.Date?? = nil,
      planIsEnterprise: Swift.Bool? = nil,
      planIsTrial: Swift.Bool? = nil,
      samlEnabled: Swift.Bool? = nil,
      sendPassingStatusesForUntriggeredSpeculativePlans: Swift.Bool? = nil,
      sessionRemember: Swift.Int?? = nil,
      sessionTimeout: Swift.Int?? = nil,
      ssoEnabled: Swift.Bool? = nil,
      terraformBuildWorkerApplyTimeout: Swift.String?? = nil,
      terraformBuildWorkerPlanTimeout: Swift.String?? = nil,
      terraformWorkerSudoEnabled: Swift.Bool? = nil,
      twoFactorConformant: Swift.Bool? = nil
    ) {
      self.createdAt = createdAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.name = JSONAPI.Attribute(value: name)
      self.externalId = JSONAPI.Attribute(value: externalId)
      self.accessBetaTools = accessBetaTools.map { JSONAPI.Attribute(value: $0) }
      self.collaboratorAuthPolicy = collaboratorAuthPolicy.map { JSONAPI.Attribute(value: $0) }
      self.costEstimationEnabled = costEstimationEnabled.map { JSONAPI.Attribute(value: $0) }
      self.email = email.map { JSONAPI.Attribute(value: $0) }
      self.fairRunQueuingEnabled = fairRunQueuingEnabled.map { JSONAPI.Attribute(value: $0) }
      self.globalModuleSharing = globalModuleSharing.map { JSONAPI.Attribute(value: $0) }
      self.isDisabled = isDisabled.map { JSONAPI.Attribute(value: $0) }
      self.notificationEmail = notificationEmail.map { JSONAPI.Attribute(value: $0) }
      self.ownersTeamSamlRoleId = ownersTeamSamlRoleId.map { JSONAPI.Attribute(value: $0) }
      self.permissions = permissions.map { JSONAPI.Attribute(value: $0) }
      self.planExpired = planExpired.map { JSONAPI.Attribute(value: $0) }
      self.planExpiresAt = planExpiresAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.planIsEnterprise = planIsEnterprise.map { JSONAPI.Attribute(value: $0) }
      self.planIsTrial = planIsTrial.map { JSONAPI.Attribute(value: $0) }
      self.samlEnabled = samlEnabled.map { JSONAPI.Attribute(value: $0) }
      self.sendPassingStatusesForUntriggeredSpeculativePlans =
        sendPassingStatusesForUntriggeredSpeculativePlans.map { JSONAPI.Attribute(value: $0) }
      self.sessionRemember = sessionRemember.map { JSONAPI.Attribute(value: $0) }
      self.sessionTimeout = sessionTimeout.map { JSONAPI.Attribute(value: $0) }
      self.ssoEnabled = ssoEnabled.map { JSONAPI.Attribute(value: $0) }
      self.terraformBuildWorkerApplyTimeout =
        terraformBuildWorkerApplyTimeout.map { JSONAPI.Attribute(value: $0) }
      self.terraformBuildWorkerPlanTimeout =
        terraformBuildWorkerPlanTimeout.map { JSONAPI.Attribute(value: $0) }
      self.terraformWorkerSudoEnabled =
        terraformWorkerSudoEnabled.map { JSONAPI.Attribute(value: $0) }
      self.twoFactorConformant = twoFactorConformant.map { JSONAPI.Attribute(value: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case createdAt = "created-at"
      case name
      case externalId = "external-id"
      case accessBetaTools = "access-beta-tools"
      case collaboratorAuthPolicy = "collaborator-auth-policy"
      case costEstimationEnabled = "cost-estimation-enabled"
      case email
      case fairRunQueuingEnabled = "fair-run-queuing-enabled"
      case globalModuleSharing = "global-module-sharing"
      case isDisabled = "is-disabled"
      case notificationEmail = "notification-email"
      case ownersTeamSamlRoleId = "owners-team-saml-role-id"
      case permissions
      case planExpired = "plan-expired"
      case planExpiresAt = "plan-expires-at"
      case planIsEnterprise = "plan-is-enterprise"
      case planIsTrial = "plan-is-trial"
      case samlEnabled = "saml-enabled"
      case sendPassingStatusesForUntriggeredSpeculativePlans =
        "send-passing-statuses-for-untriggered-speculative-plans"
      case sessionRemember = "session-remember"
      case sessionTimeout = "session-timeout"
      case ssoEnabled = "sso-enabled"
      case terraformBuildWorkerApplyTimeout = "terraform-build-worker-apply-timeout"
      case terraformBuildWorkerPlanTimeout = "terraform-build-worker-plan-timeout"
      case terraformWorkerSudoEnabled = "terraform-worker-sudo-enabled"
      case twoFactorConformant = "two-factor-conformant"
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var authenticationToken:
      JSONAPI.MetaRelationship<JSONAPI.NoMetadata, OrganizationAuthenticationTokenLinks>?
    public var entitlementSet:
      JSONAPI.ToOneRelationship<
        EntitlementSet, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, OrganizationEntitlementSetLinks
      >?
    public var featureSet:
      JSONAPI.ToOneRelationship<
        FeatureSet?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var moduleConsumers:
      JSONAPI.MetaRelationship<JSONAPI.NoMetadata, OrganizationModuleConsumersLinks>?
    public var oauthTokens:
      JSONAPI.MetaRelationship<JSONAPI.NoMetadata, OrganizationOauthTokensLinks>?
    public var owners:
      JSONAPI.ToManyRelationship<User, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?
    public var subscription:
      JSONAPI.MaybeLinked<
        JSONAPI.ToOneRelationship<
          Subscription?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, OrganizationSubscriptionLinks
        >
      >?

    public init(
      authenticationToken: JSONAPI.MetaRelationship<
        JSONAPI.NoMetadata, OrganizationAuthenticationTokenLinks
      >? = nil,
      entitlementSet: JSONAPI.ToOneRelationship<
        EntitlementSet, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, OrganizationEntitlementSetLinks
      >? = nil,
      featureSet: FeatureSet.Id?? = nil,
      moduleConsumers: JSONAPI.MetaRelationship<
        JSONAPI.NoMetadata, OrganizationModuleConsumersLinks
      >? = nil,
      oauthTokens: JSONAPI.MetaRelationship<
        JSONAPI.NoMetadata, OrganizationOauthTokensLinks
      >? = nil,
      owners: [User.Id]? = nil,
      subscription: JSONAPI.MaybeLinked<
        JSONAPI.ToOneRelationship<
          Subscription?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, OrganizationSubscriptionLinks
        >
      >? = nil
    ) {
      self.authenticationToken = authenticationToken
      self.entitlementSet = entitlementSet
      self.featureSet = featureSet.map { JSONAPI.ToOneRelationship(id: $0) }
      self.moduleConsumers = moduleConsumers
      self.oauthTokens = oauthTokens
      self.owners = owners.map { JSONAPI.ToManyRelationship(ids: $0) }
      self.subscription = subscription
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case authenticationToken = "authentication-token"
      case entitlementSet = "entitlement-set"
      case featureSet = "feature-set"
      case moduleConsumers = "module-consumers"
      case oauthTokens = "oauth-tokens"
      case owners
      case subscription
    }
  }

  public enum CollaboratorAuthPolicy:
    Swift.RawRepresentable, Swift.CaseIterable, Swift.Codable, Swift.Hashable, Swift.Sendable
  {
    case password
    case twoFactorMandatory

    /// A value that the schema does not know; it is written back as it was read.
    case unrecognized(Swift.String)

    /// The values that the schema knows.
    public static let allCases: [CollaboratorAuthPolicy] = [.password, .twoFactorMandatory]

    public init(rawValue: Swift.String) {
      switch rawValue {
      case "password": self = .password
      case "two_factor_mandatory": self = .twoFactorMandatory
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Swift.String {
      switch self {
      case .password: "password"
      case .twoFactorMandatory: "two_factor_mandatory"
      case .unrecognized(let rawValue): rawValue
      }
    }
  }
}

/// Owns workspaces, teams and all else. Its id is its name. The endpoints for administrators send
/// other attributes than the endpoints for members.
public typealias Organization = JSONAPI.ResourceObject<
  OrganizationDescription, JSONAPI.NoMetadata, OrganizationLinks, OrganizationName
>

/// A resource object of type `organizations` that is yet to be created, and has no id.
public typealias NewOrganization = JSONAPI.ResourceObject<
  NewOrganizationDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

/// The attributes and relationships of a new resource object of type `organizations`.
public struct NewOrganizationDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "organizations"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var name: JSONAPI.Attribute<Swift.String>
    public var accessBetaTools: JSONAPI.Attribute<Swift.Bool>?
    public var collaboratorAuthPolicy:
      JSONAPI.Attribute<OrganizationDescription.CollaboratorAuthPolicy>?
    public var costEstimationEnabled: JSONAPI.Attribute<Swift.Bool>?
    public var email: JSONAPI.Attribute<Swift.String>?
    public var fairRunQueuingEnabled: JSONAPI.Attribute<Swift.Bool>?
    public var globalModuleSharing: JSONAPI.Attribute<Swift.Bool>?
    public var isDisabled: JSONAPI.Attribute<Swift.Bool>?
    public var notificationEmail: JSONAPI.Attribute<Swift.String>?
    public var ownersTeamSamlRoleId: JSONAPI.Attribute<Swift.String?>?
    public var sendPassingStatusesForUntriggeredSpeculativePlans: JSONAPI.Attribute<Swift.Bool>?

    /// Minutes.
    public var sessionRemember: JSONAPI.Attribute<Swift.Int?>?

    /// Minutes of idleness.
    public var sessionTimeout: JSONAPI.Attribute<Swift.Int?>?
    public var terraformBuildWorkerApplyTimeout: JSONAPI.Attribute<Swift.String?>?
    public var terraformBuildWorkerPlanTimeout: JSONAPI.Attribute<Swift.String?>?
    public var terraformWorkerSudoEnabled: JSONAPI.Attribute<Swift.Bool>?

    public init(
      name: Swift.String,
      accessBetaTools: Swift.Bool? = nil,
      collaboratorAuthPolicy: OrganizationDescription.CollaboratorAuthPolicy? = nil,
      costEstimationEnabled: Swift.Bool? = nil,
      email: Swift.String? = nil,
      fairRunQueuingEnabled: Swift.Bool? = nil,
      globalModuleSharing: Swift.Bool? = nil,
      isDisabled: Swift.Bool? = nil,
      notificationEmail: Swift.String? = nil,
      ownersTeamSamlRoleId: Swift.String?? = nil,
      sendPassingStatusesForUntriggeredSpeculativePlans: Swift.Bool? = nil,
      sessionRemember: Swift.Int?? = nil,
      sessionTimeout: Swift.Int?? = nil,
      terraformBuildWorkerApplyTimeout: Swift.String?? = nil,
      terraformBuildWorkerPlanTimeout: Swift.String?? = nil,
      terraformWorkerSudoEnabled: Swift.Bool? = nil
    ) {
      self.name = JSONAPI.Attribute(value: name)
      self.accessBetaTools = accessBetaTools.map { JSONAPI.Attribute(value: $0) }
      self.collaboratorAuthPolicy = collaboratorAuthPolicy.map { JSONAPI.Attribute(value: $0) }
      self.costEstimationEnabled = costEstimationEnabled.map { JSONAPI.Attribute(value: $0) }
      self.email = email.map { JSONAPI.Attribute(value: $0) }
      self.fairRunQueuingEnabled = fairRunQueuingEnabled.map { JSONAPI.Attribute(value: $0) }
      self.globalModuleSharing = globalModuleSharing.map { JSONAPI.Attribute(value: $0) }
      self.isDisabled = isDisabled.map { JSONAPI.Attribute(value: $0) }
      self.notificationEmail = notificationEmail.map { JSONAPI.Attribute(value: $0) }
      self.ownersTeamSamlRoleId = ownersTeamSamlRoleId.map { JSONAPI.Attribute(value: $0) }
      self.sendPassingStatusesForUntriggeredSpeculativePlans =
        sendPassingStatusesForUntriggeredSpeculativePlans.map { JSONAPI.Attribute(value: $0) }
      self.sessionRemember = sessionRemember.map { JSONAPI.Attribute(value: $0) }
      self.sessionTimeout = sessionTimeout.map { JSONAPI.Attribute(value: $0) }
      self.terraformBuildWorkerApplyTimeout =
        terraformBuildWorkerApplyTimeout.map { JSONAPI.Attribute(value: $0) }
      self.terraformBuildWorkerPlanTimeout =
        terraformBuildWorkerPlanTimeout.map { JSONAPI.Attribute(value: $0) }
      self.terraformWorkerSudoEnabled =
        terraformWorkerSudoEnabled.map { JSONAPI.Attribute(value: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case name
      case accessBetaTools = "access-beta-tools"
      case collaboratorAuthPolicy = "collaborator-auth-policy"
      case costEstimationEnabled = "cost-estimation-enabled"
      case email
      case fairRunQueuingEnabled = "fair-run-queuing-enabled"
      case globalModuleSharing = "global-module-sharing"
      case isDisabled = "is-disabled"
      case notificationEmail = "notification-email"
      case ownersTeamSamlRoleId = "owners-team-saml-role-id"
      case sendPassingStatusesForUntriggeredSpeculativePlans =
        "send-passing-statuses-for-untriggered-speculative-plans"
      case sessionRemember = "session-remember"
      case sessionTimeout = "session-timeout"
      case terraformBuildWorkerApplyTimeout = "terraform-build-worker-apply-timeout"
      case terraformBuildWorkerPlanTimeout = "terraform-build-worker-plan-timeout"
      case terraformWorkerSudoEnabled = "terraform-worker-sudo-enabled"
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var entitlementSet:
      JSONAPI.ToOneRelationship<
        EntitlementSet, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var featureSet:
      JSONAPI.ToOneRelationship<
        FeatureSet?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var owners:
      JSONAPI.ToManyRelationship<User, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?
    public var subscription:
      JSONAPI.ToOneRelationship<
        Subscription?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?

    public init(
      entitlementSet: EntitlementSet.Id? = nil,
      featureSet: FeatureSet.Id?? = nil,
      owners: [User.Id]? = nil,
      subscription: Subscription.Id?? = nil
    ) {
      self.entitlementSet = entitlementSet.map { JSONAPI.ToOneRelationship(id: $0) }
      self.featureSet = featureSet.map { JSONAPI.ToOneRelationship(id: $0) }
      self.owners = owners.map { JSONAPI.ToManyRelationship(ids: $0) }
      self.subscription = subscription.map { JSONAPI.ToOneRelationship(id: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case entitlementSet = "entitlement-set"
      case featureSet = "feature-set"
      case owners
      case subscription
    }
  }
}

public struct OrganizationLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}

public struct OrganizationAuthenticationTokenLinks: JSONAPI.Links, Swift.Sendable {
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>

  public init(related: Foundation.URL) {
    self.related = JSONAPI.Link(url: related)
  }
}

public struct OrganizationEntitlementSetLinks: JSONAPI.Links, Swift.Sendable {
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(related: Foundation.URL? = nil) {
    self.related = related.map { JSONAPI.Link(url: $0) }
  }
}

public struct OrganizationModuleConsumersLinks: JSONAPI.Links, Swift.Sendable {
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>

  public init(related: Foundation.URL) {
    self.related = JSONAPI.Link(url: related)
  }
}

public struct OrganizationOauthTokensLinks: JSONAPI.Links, Swift.Sendable {
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>

  public init(related: Foundation.URL) {
    self.related = JSONAPI.Link(url: related)
  }
}

public struct OrganizationSubscriptionLinks: JSONAPI.Links, Swift.Sendable {
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(related: Foundation.URL? = nil) {
    self.related = related.map { JSONAPI.Link(url: $0) }
  }
}
