// Made by jsonapi-gen from administration.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// Settings of a whole installation. There is one, with the id `general`.
public struct GeneralSettingsDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "general-settings"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var limitUserOrganizationCreation: JSONAPI.Attribute<Swift.Bool>
    public var apiRateLimitingEnabled: JSONAPI.Attribute<Swift.Bool>

    /// Requests per second.
    public var apiRateLimit: JSONAPI.Attribute<Swift.Int>
    public var sendPassingStatusesForUntriggeredSpeculativePlans: JSONAPI.Attribute<Swift.Bool>
    public var allowSpeculativePlansOnPullRequestsFromForks: JSONAPI.Attribute<Swift.Bool>
    public var defaultRemoteStateAccess: JSONAPI.Attribute<Swift.Bool>

    public init(
      limitUserOrganizationCreation: Swift.Bool,
      apiRateLimitingEnabled: Swift.Bool,
      apiRateLimit: Swift.Int,
      sendPassingStatusesForUntriggeredSpeculativePlans: Swift.Bool,
      allowSpeculativePlansOnPullRequestsFromForks: Swift.Bool,
      defaultRemoteStateAccess: Swift.Bool
    ) {
      self.limitUserOrganizationCreation = JSONAPI.Attribute(value: limitUserOrganizationCreation)
      self.apiRateLimitingEnabled = JSONAPI.Attribute(value: apiRateLimitingEnabled)
      self.apiRateLimit = JSONAPI.Attribute(value: apiRateLimit)
      self.sendPassingStatusesForUntriggeredSpeculativePlans =
        JSONAPI.Attribute(value: sendPassingStatusesForUntriggeredSpeculativePlans)
      self.allowSpeculativePlansOnPullRequestsFromForks =
        JSONAPI.Attribute(value: allowSpeculativePlansOnPullRequestsFromForks)
      self.defaultRemoteStateAccess = JSONAPI.Attribute(value: defaultRemoteStateAccess)
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case limitUserOrganizationCreation = "limit-user-organization-creation"
      case apiRateLimitingEnabled = "api-rate-limiting-enabled"
      case apiRateLimit = "api-rate-limit"
      case sendPassingStatusesForUntriggeredSpeculativePlans =
        "send-passing-statuses-for-untriggered-speculative-plans"
      case allowSpeculativePlansOnPullRequestsFromForks =
        "allow-speculative-plans-on-pull-requests-from-forks"
      case defaultRemoteStateAccess = "default-remote-state-access"
    }
  }

  public typealias Relationships = JSONAPI.NoRelationships
}

/// Settings of a whole installation. There is one, with the id `general`.
public typealias GeneralSettings = JSONAPI.ResourceObject<
  GeneralSettingsDescription, JSONAPI.NoMetadata, GeneralSettingsLinks, Swift.String
>

/// A resource object of type `general-settings` that is yet to be created, and has no id.
public typealias NewGeneralSettings = JSONAPI.ResourceObject<
  GeneralSettingsDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

public struct GeneralSettingsLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}
