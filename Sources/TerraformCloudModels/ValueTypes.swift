// Made by jsonapi-gen from the 6 files of TerraformCloud. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// - Note: It matches `[A-Za-z0-9_-]+`.
public typealias OrganizationName = Swift.String

/// - Note: It matches `run-[A-Za-z0-9]+`.
public typealias RunId = Swift.String

/// - Note: It matches `ws-[A-Za-z0-9]+`.
public typealias WorkspaceId = Swift.String

/// Where a page stands among the pages of a list.
public struct Pagination: Swift.Codable, Swift.Equatable, Swift.Sendable {
  public var currentPage: Swift.Int
  public var pageSize: Swift.Int?
  public var prevPage: Swift.Int?
  public var nextPage: Swift.Int?
  public var totalPages: Swift.Int
  public var totalCount: Swift.Int

  public init(
    currentPage: Swift.Int,
    pageSize: Swift.Int? = nil,
    prevPage: Swift.Int?,
    nextPage: Swift.Int?,
    totalPages: Swift.Int,
    totalCount: Swift.Int
  ) {
    self.currentPage = currentPage
    self.pageSize = pageSize
    self.prevPage = prevPage
    self.nextPage = nextPage
    self.totalPages = totalPages
    self.totalCount = totalCount
  }

  public init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.currentPage = try container.decode(Swift.Int.self, forKey: .currentPage)
    self.pageSize = try container.decodeIfPresent(Swift.Int.self, forKey: .pageSize)
    self.prevPage = try container.decode(
      JSONAPI.Attribute<Swift.Int?>.self,
      forKey: .prevPage
    ).value
    self.nextPage = try container.decode(
      JSONAPI.Attribute<Swift.Int?>.self,
      forKey: .nextPage
    ).value
    self.totalPages = try container.decode(Swift.Int.self, forKey: .totalPages)
    self.totalCount = try container.decode(Swift.Int.self, forKey: .totalCount)
  }

  public func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(self.currentPage, forKey: .currentPage)
    try container.encodeIfPresent(self.pageSize, forKey: .pageSize)
    try container.encode(JSONAPI.Attribute(value: self.prevPage), forKey: .prevPage)
    try container.encode(JSONAPI.Attribute(value: self.nextPage), forKey: .nextPage)
    try container.encode(self.totalPages, forKey: .totalPages)
    try container.encode(self.totalCount, forKey: .totalCount)
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case currentPage = "current-page"
    case pageSize = "page-size"
    case prevPage = "prev-page"
    case nextPage = "next-page"
    case totalPages = "total-pages"
    case totalCount = "total-count"
  }
}

/// What a list says about itself.
public struct PageMeta: JSONAPI.Meta, Swift.Sendable {
  public var pagination: Pagination

  /// How many entries there are in each state, with their sum under `total`. Lists for
  /// administrators and of memberships have it.
  public var statusCounts: [Swift.String: Swift.Int]?

  public init(pagination: Pagination, statusCounts: [Swift.String: Swift.Int]? = nil) {
    self.pagination = pagination
    self.statusCounts = statusCounts
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case pagination
    case statusCounts = "status-counts"
  }
}

/// Where runs are executed.
public enum ExecutionMode:
  Swift.RawRepresentable, Swift.CaseIterable, Swift.Codable, Swift.Hashable, Swift.Sendable
{
  case remote
  case local
  case agent

  /// A value that the schema does not know; it is written back as it was read.
  case unrecognized(Swift.String)

  /// The values that the schema knows.
  public static let allCases: [ExecutionMode] = [.remote, .local, .agent]

  public init(rawValue: Swift.String) {
    switch rawValue {
    case "remote": self = .remote
    case "local": self = .local
    case "agent": self = .agent
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: Swift.String {
    switch self {
    case .remote: "remote"
    case .local: "local"
    case .agent: "agent"
    case .unrecognized(let rawValue): rawValue
    }
  }
}

/// A kind of version control system.
public enum ServiceProvider:
  Swift.RawRepresentable, Swift.CaseIterable, Swift.Codable, Swift.Hashable, Swift.Sendable
{
  case adoServer
  case adoServices
  case bitbucketHosted
  case bitbucketServer
  case github
  case githubEnterprise
  case gitlabCommunityEdition
  case gitlabEnterpriseEdition
  case gitlabHosted

  /// A value that the schema does not know; it is written back as it was read.
  case unrecognized(Swift.String)

  /// The values that the schema knows.
  public static let allCases: [ServiceProvider] = [
    .adoServer, .adoServices, .bitbucketHosted, .bitbucketServer, .github, .githubEnterprise,
    .gitlabCommunityEdition, .gitlabEnterpriseEdition, .gitlabHosted,
  ]

  public init(rawValue: Swift.String) {
    switch rawValue {
    case "ado_server": self = .adoServer
    case "ado_services": self = .adoServices
    case "bitbucket_hosted": self = .bitbucketHosted
    case "bitbucket_server": self = .bitbucketServer
    case "github": self = .github
    case "github_enterprise": self = .githubEnterprise
    case "gitlab_community_edition": self = .gitlabCommunityEdition
    case "gitlab_enterprise_edition": self = .gitlabEnterpriseEdition
    case "gitlab_hosted": self = .gitlabHosted
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: Swift.String {
    switch self {
    case .adoServer: "ado_server"
    case .adoServices: "ado_services"
    case .bitbucketHosted: "bitbucket_hosted"
    case .bitbucketServer: "bitbucket_server"
    case .github: "github"
    case .githubEnterprise: "github_enterprise"
    case .gitlabCommunityEdition: "gitlab_community_edition"
    case .gitlabEnterpriseEdition: "gitlab_enterprise_edition"
    case .gitlabHosted: "gitlab_hosted"
    case .unrecognized(let rawValue): rawValue
    }
  }
}

/// The repository that something is read from, and how.
public struct VcsRepository: Swift.Codable, Swift.Equatable, Swift.Sendable {
  /// - Example: my-organization/my-repository
  public var identifier: Swift.String?
  public var displayIdentifier: Swift.String??

  /// Empty or null for the default branch.
  public var branch: Swift.String??
  public var ingressSubmodules: Swift.Bool?
  public var oauthTokenId: Swift.String??
  public var githubAppInstallationId: Swift.String??
  public var tagsRegex: Swift.String??

  public var repositoryHttpUrl: Foundation.URL? {
    get { repositoryHttpUrlStorage?.value }
    set { repositoryHttpUrlStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
  }
  private var repositoryHttpUrlStorage:
    JSONAPI.TransformedAttribute<Swift.String, JSONAPI.URLFormat>?

  public var serviceProvider: ServiceProvider?

  public var webhookUrl: Foundation.URL? {
    get { webhookUrlStorage?.value }
    set { webhookUrlStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
  }
  private var webhookUrlStorage: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.URLFormat>?

  public init(
    identifier: Swift.String? = nil,
    displayIdentifier: Swift.String?? = nil,
    branch: Swift.String?? = nil,
    ingressSubmodules: Swift.Bool? = nil,
    oauthTokenId: Swift.String?? = nil,
    githubAppInstallationId: Swift.String?? = nil,
    tagsRegex: Swift.String?? = nil,
    repositoryHttpUrl: Foundation.URL? = nil,
    serviceProvider: ServiceProvider? = nil,
    webhookUrl: Foundation.URL? = nil
  ) {
    self.identifier = identifier
    self.displayIdentifier = displayIdentifier
    self.branch = branch
    self.ingressSubmodules = ingressSubmodules
    self.oauthTokenId = oauthTokenId
    self.githubAppInstallationId = githubAppInstallationId
    self.tagsRegex = tagsRegex
    self.repositoryHttpUrlStorage =
      repositoryHttpUrl.map { JSONAPI.TransformedAttribute(value: $0) }
    self.serviceProvider = serviceProvider
    self.webhookUrlStorage = webhookUrl.map { JSONAPI.TransformedAttribute(value: $0) }
  }

  public init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.identifier = try container.decodeIfPresent(Swift.String.self, forKey: .identifier)
    self.displayIdentifier = try container.decodeIfPresent(
      JSONAPI.Attribute<Swift.String?>.self,
      forKey: .displayIdentifier
    ).map(\.value)
    self.branch = try container.decodeIfPresent(
      JSONAPI.Attribute<Swift.String?>.self,
      forKey: .branch
    ).map(\.value)
    self.ingressSubmodules = try container.decodeIfPresent(
      Swift.Bool.self,
      forKey: .ingressSubmodules
    )
    self.oauthTokenId = try container.decodeIfPresent(
      JSONAPI.Attribute<Swift.String?>.self,
      forKey: .oauthTokenId
    ).map(\.value)
    self.githubAppInstallationId = try container.decodeIfPresent(
      JSONAPI.Attribute<Swift.String?>.self,
      forKey: .githubAppInstallationId
    ).map(\.value)
    self.tagsRegex = try container.decodeIfPresent(
      JSONAPI.Attribute<Swift.String?>.self,
      forKey: .tagsRegex
    ).map(\.value)
    self.repositoryHttpUrlStorage = try container.decodeIfPresent(
      JSONAPI.TransformedAttribute<Swift.String, JSONAPI.URLFormat>.self,
      forKey: .repositoryHttpUrlStorage
    )
    self.serviceProvider = try container.decodeIfPresent(
      ServiceProvider.self,
      forKey: .serviceProvider
    )
    self.webhookUrlStorage = try container.decodeIfPresent(
      JSONAPI.TransformedAttribute<Swift.String, JSONAPI.URLFormat>.self,
      forKey: .webhookUrlStorage
    )
  }

  public func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(self.identifier, forKey: .identifier)
    try container.encodeIfPresent(
      self.displayIdentifier.map { JSONAPI.Attribute(value: $0) },
      forKey: .displayIdentifier
    )
    try container.encodeIfPresent(self.branch.map { JSONAPI.Attribute(value: $0) }, forKey: .branch)
    try container.encodeIfPresent(self.ingressSubmodules, forKey: .ingressSubmodules)
    try container.encodeIfPresent(
      self.oauthTokenId.map { JSONAPI.Attribute(value: $0) },
      forKey: .oauthTokenId
    )
    try container.encodeIfPresent(
      self.githubAppInstallationId.map { JSONAPI.Attribute(value: $0) },
      forKey: .githubAppInstallationId
    )
    try container.encodeIfPresent(
      self.tagsRegex.map { JSONAPI.Attribute(value: $0) },
      forKey: .tagsRegex
    )
    try container.encodeIfPresent(self.repositoryHttpUrlStorage, forKey: .repositoryHttpUrlStorage)
    try container.encodeIfPresent(self.serviceProvider, forKey: .serviceProvider)
    try container.encodeIfPresent(self.webhookUrlStorage, forKey: .webhookUrlStorage)
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case identifier
    case displayIdentifier = "display-identifier"
    case branch
    case ingressSubmodules = "ingress-submodules"
    case oauthTokenId = "oauth-token-id"
    case githubAppInstallationId = "github-app-installation-id"
    case tagsRegex = "tags-regex"
    case repositoryHttpUrlStorage = "repository-http-url"
    case serviceProvider = "service-provider"
    case webhookUrlStorage = "webhook-url"
  }
}

/// Says that a client has sent too many requests.
public struct RateLimitError: Swift.Codable, Swift.Equatable, Swift.Sendable {
  public var status: Swift.Int
  public var title: Swift.String
  public var detail: Swift.String

  public init(status: Swift.Int, title: Swift.String, detail: Swift.String) {
    self.status = status
    self.title = title
    self.detail = detail
  }
}

/// What the one who asks may do with an organization. Endpoints send different sets.
public struct OrganizationPermissions: Swift.Codable, Swift.Equatable, Swift.Sendable {
  public var canAccessViaTeams: Swift.Bool?
  public var canCreateModule: Swift.Bool?
  public var canCreateProvider: Swift.Bool?
  public var canCreateTeam: Swift.Bool?
  public var canCreateWorkspace: Swift.Bool?
  public var canDestroy: Swift.Bool?
  public var canManagePublicModules: Swift.Bool?
  public var canManagePublicProviders: Swift.Bool?
  public var canManageSso: Swift.Bool?
  public var canManageSubscription: Swift.Bool?
  public var canManageTags: Swift.Bool?
  public var canManageUsers: Swift.Bool?
  public var canStartTrial: Swift.Bool?
  public var canTraverse: Swift.Bool?
  public var canUpdate: Swift.Bool?
  public var canUpdateAgentPools: Swift.Bool?
  public var canUpdateApiToken: Swift.Bool?
  public var canUpdateOauth: Swift.Bool?
  public var canUpdateSentinel: Swift.Bool?
  public var canUpdateSshKeys: Swift.Bool?

  public init(
    canAccessViaTeams: Swift.Bool? = nil,
    canCreateModule: Swift.Bool? = nil,
    canCreateProvider: Swift.Bool? = nil,
    canCreateTeam: Swift.Bool? = nil,
    canCreateWorkspace: Swift.Bool? = nil,
    canDestroy: Swift.Bool? = nil,
    canManagePublicModules: Swift.Bool? = nil,
    canManagePublicProviders: Swift.Bool? = nil,
    canManageSso: Swift.Bool? = nil,
    canManageSubscription: Swift.Bool? = nil,
    canManageTags: Swift.Bool? = nil,
    canManageUsers: Swift.Bool? = nil,
    canStartTrial: Swift.Bool? = nil,
    canTraverse: Swift.Bool? = nil,
    canUpdate: Swift.Bool? = nil,
    canUpdateAgentPools: Swift.Bool? = nil,
    canUpdateApiToken: Swift.Bool? = nil,
    canUpdateOauth: Swift.Bool? = nil,
    canUpdateSentinel: Swift.Bool? = nil,
    canUpdateSshKeys: Swift.Bool? = nil
  ) {
    self.canAccessViaTeams = canAccessViaTeams
    self.canCreateModule = canCreateModule
    self.canCreateProvider = canCreateProvider
    self.canCreateTeam = canCreateTeam
    self.canCreateWorkspace = canCreateWorkspace
    self.canDestroy = canDestroy
    self.canManagePublicModules = canManagePublicModules
    self.canManagePublicProviders = canManagePublicProviders
    self.canManageSso = canManageSso
    self.canManageSubscription = canManageSubscription
    self.canManageTags = canManageTags
    self.canManageUsers = canManageUsers
    self.canStartTrial = canStartTrial
    self.canTraverse = canTraverse
    self.canUpdate = canUpdate
    self.canUpdateAgentPools = canUpdateAgentPools
    self.canUpdateApiToken = canUpdateApiToken
    self.canUpdateOauth = canUpdateOauth
    self.canUpdateSentinel = canUpdateSentinel
    self.canUpdateSshKeys = canUpdateSshKeys
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case canAccessViaTeams = "can-access-via-teams"
    case canCreateModule = "can-create-module"
    case canCreateProvider = "can-create-provider"
    case canCreateTeam = "can-create-team"
    case canCreateWorkspace = "can-create-workspace"
    case canDestroy = "can-destroy"
    case canManagePublicModules = "can-manage-public-modules"
    case canManagePublicProviders = "can-manage-public-providers"
    case canManageSso = "can-manage-sso"
    case canManageSubscription = "can-manage-subscription"
    case canManageTags = "can-manage-tags"
    case canManageUsers = "can-manage-users"
    case canStartTrial = "can-start-trial"
    case canTraverse = "can-traverse"
    case canUpdate = "can-update"
    case canUpdateAgentPools = "can-update-agent-pools"
    case canUpdateApiToken = "can-update-api-token"
    case canUpdateOauth = "can-update-oauth"
    case canUpdateSentinel = "can-update-sentinel"
    case canUpdateSshKeys = "can-update-ssh-keys"
  }
}

/// What the members of a team may do in the whole organization.
public struct OrganizationAccess: Swift.Codable, Swift.Equatable, Swift.Sendable {
  public var accessSecretTeams: Swift.Bool?
  public var delegatePolicyOverrides: Swift.Bool?
  public var manageAgentPools: Swift.Bool?
  public var manageMembership: Swift.Bool?
  public var manageModules: Swift.Bool?
  public var manageOrganizationAccess: Swift.Bool?
  public var managePolicies: Swift.Bool?
  public var managePolicyOverrides: Swift.Bool?
  public var manageProjects: Swift.Bool?
  public var manageProviders: Swift.Bool?
  public var managePublicModules: Swift.Bool?
  public var managePublicProviders: Swift.Bool?
  public var manageRegistryArtifactTags: Swift.Bool??
  public var manageRegistryArtifactVersionTags: Swift.Bool??
  public var manageRegistryComponents: Swift.Bool??
  public var manageRunTasks: Swift.Bool?
  public var manageTeams: Swift.Bool?
  public var manageVcsSettings: Swift.Bool?
  public var manageWorkspaces: Swift.Bool?
  public var readProjects: Swift.Bool?
  public var readWorkspaces: Swift.Bool?

  public init(
    accessSecretTeams: Swift.Bool? = nil,
    delegatePolicyOverrides: Swift.Bool? = nil,
    manageAgentPools: Swift.Bool? = nil,
    manageMembership: Swift.Bool? = nil,
    manageModules: Swift.Bool? = nil,
    manageOrganizationAccess: Swift.Bool? = nil,
    managePolicies: Swift.Bool? = nil,
    managePolicyOverrides: Swift.Bool? = nil,
    manageProjects: Swift.Bool? = nil,
    manageProviders: Swift.Bool? = nil,
    managePublicModules: Swift.Bool? = nil,
    managePublicProviders: Swift.Bool? = nil,
    manageRegistryArtifactTags: Swift.Bool?? = nil,
    manageRegistryArtifactVersionTags: Swift.Bool?? = nil,
    manageRegistryComponents: Swift.Bool?? = nil,
    manageRunTasks: Swift.Bool? = nil,
    manageTeams: Swift.Bool? = nil,
    manageVcsSettings: Swift.Bool? = nil,
    manageWorkspaces: Swift.Bool? = nil,
    readProjects: Swift.Bool? = nil,
    readWorkspaces: Swift.Bool? = nil
  ) {
    self.accessSecretTeams = accessSecretTeams
    self.delegatePolicyOverrides = delegatePolicyOverrides
    self.manageAgentPools = manageAgentPools
    self.manageMembership = manageMembership
    self.manageModules = manageModules
    self.manageOrganizationAccess = manageOrganizationAccess
    self.managePolicies = managePolicies
    self.managePolicyOverrides = managePolicyOverrides
    self.manageProjects = manageProjects
    self.manageProviders = manageProviders
    self.managePublicModules = managePublicModules
    self.managePublicProviders = managePublicProviders
    self.manageRegistryArtifactTags = manageRegistryArtifactTags
    self.manageRegistryArtifactVersionTags = manageRegistryArtifactVersionTags
    self.manageRegistryComponents = manageRegistryComponents
    self.manageRunTasks = manageRunTasks
    self.manageTeams = manageTeams
    self.manageVcsSettings = manageVcsSettings
    self.manageWorkspaces = manageWorkspaces
    self.readProjects = readProjects
    self.readWorkspaces = readWorkspaces
  }

  public init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.accessSecretTeams = try container.decodeIfPresent(
      Swift.Bool.self,
      forKey: .accessSecretTeams
    )
    self.delegatePolicyOverrides = try container.decodeIfPresent(
      Swift.Bool.self,
      forKey: .delegatePolicyOverrides
    )
    self.manageAgentPools = try container.decodeIfPresent(
      Swift.Bool.self,
      forKey: .manageAgentPools
    )
    self.manageMembership = try container.decodeIfPresent(
      Swift.Bool.self,
      forKey: .manageMembership
    )
    self.manageModules = try container.decodeIfPresent(Swift.Bool.self, forKey: .manageModules)
    self.manageOrganizationAccess = try container.decodeIfPresent(
      Swift.Bool.self,
      forKey: .manageOrganizationAccess
    )
    self.managePolicies = try container.decodeIfPresent(Swift.Bool.self, forKey: .managePolicies)
    self.managePolicyOverrides = try container.decodeIfPresent(
      Swift.Bool.self,
      forKey: .managePolicyOverrides
    )
    self.manageProjects = try container.decodeIfPresent(Swift.Bool.self, forKey: .manageProjects)
    self.manageProviders = try container.decodeIfPresent(Swift.Bool.self, forKey: .manageProviders)
    self.managePublicModules = try container.decodeIfPresent(
      Swift.Bool.self,
      forKey: .managePublicModules
    )
    self.managePublicProviders = try container.decodeIfPresent(
      Swift.Bool.self,
      forKey: .managePublicProviders
    )
    self.manageRegistryArtifactTags = try container.decodeIfPresent(
      JSONAPI.Attribute<Swift.Bool?>.self,
      forKey: .manageRegistryArtifactTags
    ).map(\.value)
    self.manageRegistryArtifactVersionTags = try container.decodeIfPresent(
      JSONAPI.Attribute<Swift.Bool?>.self,
      forKey: .manageRegistryArtifactVersionTags
    ).map(\.value)
    self.manageRegistryComponents = try container.decodeIfPresent(
      JSONAPI.Attribute<Swift.Bool?>.self,
      forKey: .manageRegistryComponents
    ).map(\.value)
    self.manageRunTasks = try container.decodeIfPresent(Swift.Bool.self, forKey: .manageRunTasks)
    self.manageTeams = try container.decodeIfPresent(Swift.Bool.self, forKey: .manageTeams)
    self.manageVcsSettings = try container.decodeIfPresent(
      Swift.Bool.self,
      forKey: .manageVcsSettings
    )
    self.manageWorkspaces = try container.decodeIfPresent(
      Swift.Bool.self,
      forKey: .manageWorkspaces
    )
    self.readProjects = try container.decodeIfPresent(Swift.Bool.self, forKey: .readProjects)
    self.readWorkspaces = try container.decodeIfPresent(Swift.Bool.self, forKey: .readWorkspaces)
  }

  public func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(self.accessSecretTeams, forKey: .accessSecretTeams)
    try container.encodeIfPresent(self.delegatePolicyOverrides, forKey: .delegatePolicyOverrides)
    try container.encodeIfPresent(self.manageAgentPools, forKey: .manageAgentPools)
    try container.encodeIfPresent(self.manageMembership, forKey: .manageMembership)
    try container.encodeIfPresent(self.manageModules, forKey: .manageModules)
    try container.encodeIfPresent(self.manageOrganizationAccess, forKey: .manageOrganizationAccess)
    try container.encodeIfPresent(self.managePolicies, forKey: .managePolicies)
    try container.encodeIfPresent(self.managePolicyOverrides, forKey: .managePolicyOverrides)
    try container.encodeIfPresent(self.manageProjects, forKey: .manageProjects)
    try container.encodeIfPresent(self.manageProviders, forKey: .manageProviders)
    try container.encodeIfPresent(self.managePublicModules, forKey: .managePublicModules)
    try container.encodeIfPresent(self.managePublicProviders, forKey: .managePublicProviders)
    try container.encodeIfPresent(
      self.manageRegistryArtifactTags.map { JSONAPI.Attribute(value: $0) },
      forKey: .manageRegistryArtifactTags
    )
    try container.encodeIfPresent(
      self.manageRegistryArtifactVersionTags.map { JSONAPI.Attribute(value: $0) },
      forKey: .manageRegistryArtifactVersionTags
    )
    try container.encodeIfPresent(
      self.manageRegistryComponents.map { JSONAPI.Attribute(value: $0) },
      forKey: .manageRegistryComponents
    )
    try container.encodeIfPresent(self.manageRunTasks, forKey: .manageRunTasks)
    try container.encodeIfPresent(self.manageTeams, forKey: .manageTeams)
    try container.encodeIfPresent(self.manageVcsSettings, forKey: .manageVcsSettings)
    try container.encodeIfPresent(self.manageWorkspaces, forKey: .manageWorkspaces)
    try container.encodeIfPresent(self.readProjects, forKey: .readProjects)
    try container.encodeIfPresent(self.readWorkspaces, forKey: .readWorkspaces)
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case accessSecretTeams = "access-secret-teams"
    case delegatePolicyOverrides = "delegate-policy-overrides"
    case manageAgentPools = "manage-agent-pools"
    case manageMembership = "manage-membership"
    case manageModules = "manage-modules"
    case manageOrganizationAccess = "manage-organization-access"
    case managePolicies = "manage-policies"
    case managePolicyOverrides = "manage-policy-overrides"
    case manageProjects = "manage-projects"
    case manageProviders = "manage-providers"
    case managePublicModules = "manage-public-modules"
    case managePublicProviders = "manage-public-providers"
    case manageRegistryArtifactTags = "manage-registry-artifact-tags"
    case manageRegistryArtifactVersionTags = "manage-registry-artifact-version-tags"
    case manageRegistryComponents = "manage-registry-components"
    case manageRunTasks = "manage-run-tasks"
    case manageTeams = "manage-teams"
    case manageVcsSettings = "manage-vcs-settings"
    case manageWorkspaces = "manage-workspaces"
    case readProjects = "read-projects"
    case readWorkspaces = "read-workspaces"
  }
}

/// What the one who asks may do with a team.
public struct TeamPermissions: Swift.Codable, Swift.Equatable, Swift.Sendable {
  public var canDestroy: Swift.Bool?
  public var canUpdateApiToken: Swift.Bool?
  public var canUpdateMemberTokenManagement: Swift.Bool?
  public var canUpdateMembership: Swift.Bool?
  public var canUpdateName: Swift.Bool?
  public var canUpdateOrganizationAccess: Swift.Bool?
  public var canUpdateSsoTeamId: Swift.Bool?
  public var canUpdateVisibility: Swift.Bool?
  public var canViewApiToken: Swift.Bool?

  public init(
    canDestroy: Swift.Bool? = nil,
    canUpdateApiToken: Swift.Bool? = nil,
    canUpdateMemberTokenManagement: Swift.Bool? = nil,
    canUpdateMembership: Swift.Bool? = nil,
    canUpdateName: Swift.Bool? = nil,
    canUpdateOrganizationAccess: Swift.Bool? = nil,
    canUpdateSsoTeamId: Swift.Bool? = nil,
    canUpdateVisibility: Swift.Bool? = nil,
    canViewApiToken: Swift.Bool? = nil
  ) {
    self.canDestroy = canDestroy
    self.canUpdateApiToken = canUpdateApiToken
    self.canUpdateMemberTokenManagement = canUpdateMemberTokenManagement
    self.canUpdateMembership = canUpdateMembership
    self.canUpdateName = canUpdateName
    self.canUpdateOrganizationAccess = canUpdateOrganizationAccess
    self.canUpdateSsoTeamId = canUpdateSsoTeamId
    self.canUpdateVisibility = canUpdateVisibility
    self.canViewApiToken = canViewApiToken
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case canDestroy = "can-destroy"
    case canUpdateApiToken = "can-update-api-token"
    case canUpdateMemberTokenManagement = "can-update-member-token-management"
    case canUpdateMembership = "can-update-membership"
    case canUpdateName = "can-update-name"
    case canUpdateOrganizationAccess = "can-update-organization-access"
    case canUpdateSsoTeamId = "can-update-sso-team-id"
    case canUpdateVisibility = "can-update-visibility"
    case canViewApiToken = "can-view-api-token"
  }
}

/// What the one who asks may do with a user.
public struct UserPermissions: Swift.Codable, Swift.Equatable, Swift.Sendable {
  public var canChangeEmail: Swift.Bool?
  public var canChangePassword: Swift.Bool?
  public var canChangeUsername: Swift.Bool?
  public var canCreateOrganization: Swift.Bool?
  public var canCreateOrganizations: Swift.Bool?
  public var canCreateToolVersions: Swift.Bool?
  public var canManageHcpAccounts: Swift.Bool?
  public var canManageSessions: Swift.Bool?
  public var canManageUserTokens: Swift.Bool?
  public var canReenable2faByUnlinking: Swift.Bool?
  public var canUpdateUser: Swift.Bool?
  public var canUseSqlRunner: Swift.Bool?
  public var canViewAdminRuns: Swift.Bool?
  public var canViewAdminWorkspaces: Swift.Bool?
  public var canViewCostEstimationSettings: Swift.Bool?
  public var canViewCustomizationSettings: Swift.Bool?
  public var canViewGeneralSettings: Swift.Bool?
  public var canViewOrganizations: Swift.Bool?
  public var canViewProfile: Swift.Bool?
  public var canViewSamlSettings: Swift.Bool?
  public var canViewSettings: Swift.Bool?
  public var canViewSmtpSettings: Swift.Bool?
  public var canViewToolVersions: Swift.Bool?
  public var canViewTwilioSettings: Swift.Bool?

  public init(
    canChangeEmail: Swift.Bool? = nil,
    canChangePassword: Swift.Bool? = nil,
    canChangeUsername: Swift.Bool? = nil,
    canCreateOrganization: Swift.Bool? = nil,
    canCreateOrganizations: Swift.Bool? = nil,
    canCreateToolVersions: Swift.Bool? = nil,
    canManageHcpAccounts: Swift.Bool? = nil,
    canManageSessions: Swift.Bool? = nil,
    canManageUserTokens: Swift.Bool? = nil,
    canReenable2faByUnlinking: Swift.Bool? = nil,
    canUpdateUser: Swift.Bool? = nil,
    canUseSqlRunner: Swift.Bool? = nil,
    canViewAdminRuns: Swift.Bool? = nil,
    canViewAdminWorkspaces: Swift.Bool? = nil,
    canViewCostEstimationSettings: Swift.Bool? = nil,
    canViewCustomizationSettings: Swift.Bool? = nil,
    canViewGeneralSettings: Swift.Bool? = nil,
    canViewOrganizations: Swift.Bool? = nil,
    canViewProfile: Swift.Bool? = nil,
    canViewSamlSettings: Swift.Bool? = nil,
    canViewSettings: Swift.Bool? = nil,
    canViewSmtpSettings: Swift.Bool? = nil,
    canViewToolVersions: Swift.Bool? = nil,
    canViewTwilioSettings: Swift.Bool? = nil
  ) {
    self.canChangeEmail = canChangeEmail
    self.canChangePassword = canChangePassword
    self.canChangeUsername = canChangeUsername
    self.canCreateOrganization = canCreateOrganization
    self.canCreateOrganizations = canCreateOrganizations
    self.canCreateToolVersions = canCreateToolVersions
    self.canManageHcpAccounts = canManageHcpAccounts
    self.canManageSessions = canManageSessions
    self.canManageUserTokens = canManageUserTokens
    self.canReenable2faByUnlinking = canReenable2faByUnlinking
    self.canUpdateUser = canUpdateUser
    self.canUseSqlRunner = canUseSqlRunner
    self.canViewAdminRuns = canViewAdminRuns
    self.canViewAdminWorkspaces = canViewAdminWorkspaces
    self.canViewCostEstimationSettings = canViewCostEstimationSettings
    self.canViewCustomizationSettings = canViewCustomizationSettings
    self.canViewGeneralSettings = canViewGeneralSettings
    self.canViewOrganizations = canViewOrganizations
    self.canViewProfile = canViewProfile
    self.canViewSamlSettings = canViewSamlSettings
    self.canViewSettings = canViewSettings
    self.canViewSmtpSettings = canViewSmtpSettings
    self.canViewToolVersions = canViewToolVersions
    self.canViewTwilioSettings = canViewTwilioSettings
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case canChangeEmail = "can-change-email"
    case canChangePassword = "can-change-password"
    case canChangeUsername = "can-change-username"
    case canCreateOrganization = "can-create-organization"
    case canCreateOrganizations = "can-create-organizations"
    case canCreateToolVersions = "can-create-tool-versions"
    case canManageHcpAccounts = "can-manage-hcp-accounts"
    case canManageSessions = "can-manage-sessions"
    case canManageUserTokens = "can-manage-user-tokens"
    case canReenable2faByUnlinking = "can-reenable-2fa-by-unlinking"
    case canUpdateUser = "can-update-user"
    case canUseSqlRunner = "can-use-sql-runner"
    case canViewAdminRuns = "can-view-admin-runs"
    case canViewAdminWorkspaces = "can-view-admin-workspaces"
    case canViewCostEstimationSettings = "can-view-cost-estimation-settings"
    case canViewCustomizationSettings = "can-view-customization-settings"
    case canViewGeneralSettings = "can-view-general-settings"
    case canViewOrganizations = "can-view-organizations"
    case canViewProfile = "can-view-profile"
    case canViewSamlSettings = "can-view-saml-settings"
    case canViewSettings = "can-view-settings"
    case canViewSmtpSettings = "can-view-smtp-settings"
    case canViewToolVersions = "can-view-tool-versions"
    case canViewTwilioSettings = "can-view-twilio-settings"
  }
}

/// A meta object that the server sends empty.
public struct NoDetails: JSONAPI.Meta, Swift.Sendable {
  public init() {}
}

/// How strictly a policy is enforced.
public struct PolicyEnforcement: Swift.Codable, Swift.Equatable, Swift.Sendable {
  /// The file of the policy in its set.
  public var path: Swift.String
  public var mode: Mode

  public init(path: Swift.String, mode: Mode) {
    self.path = path
    self.mode = mode
  }

  public enum Mode:
    Swift.RawRepresentable, Swift.CaseIterable, Swift.Codable, Swift.Hashable, Swift.Sendable
  {
    case advisory
    case softMandatory
    case hardMandatory

    /// A value that the schema does not know; it is written back as it was read.
    case unrecognized(Swift.String)

    /// The values that the schema knows.
    public static let allCases: [Mode] = [.advisory, .softMandatory, .hardMandatory]

    public init(rawValue: Swift.String) {
      switch rawValue {
      case "advisory": self = .advisory
      case "soft-mandatory": self = .softMandatory
      case "hard-mandatory": self = .hardMandatory
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Swift.String {
      switch self {
      case .advisory: "advisory"
      case .softMandatory: "soft-mandatory"
      case .hardMandatory: "hard-mandatory"
      case .unrecognized(let rawValue): rawValue
      }
    }
  }
}

/// Which registry something is in.
public enum RegistryName:
  Swift.RawRepresentable, Swift.CaseIterable, Swift.Codable, Swift.Hashable, Swift.Sendable
{
  case `private`
  case `public`

  /// A value that the schema does not know; it is written back as it was read.
  case unrecognized(Swift.String)

  /// The values that the schema knows.
  public static let allCases: [RegistryName] = [.private, .public]

  public init(rawValue: Swift.String) {
    switch rawValue {
    case "private": self = .private
    case "public": self = .public
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: Swift.String {
    switch self {
    case .private: "private"
    case .public: "public"
    case .unrecognized(let rawValue): rawValue
    }
  }
}

/// What the one who asks may do with a module or a provider.
public struct RegistryPermissions: Swift.Codable, Swift.Equatable, Swift.Sendable {
  public var canDelete: Swift.Bool?
  public var canResync: Swift.Bool?
  public var canRetry: Swift.Bool?

  public init(
    canDelete: Swift.Bool? = nil,
    canResync: Swift.Bool? = nil,
    canRetry: Swift.Bool? = nil
  ) {
    self.canDelete = canDelete
    self.canResync = canResync
    self.canRetry = canRetry
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case canDelete = "can-delete"
    case canResync = "can-resync"
    case canRetry = "can-retry"
  }
}

public enum RegistryModuleVersionStatus:
  Swift.RawRepresentable, Swift.CaseIterable, Swift.Codable, Swift.Hashable, Swift.Sendable
{
  case pending
  case cloning
  case cloneFailed
  case regIngressReqFailed
  case regIngressing
  case regIngressFailed
  case ok

  /// A value that the schema does not know; it is written back as it was read.
  case unrecognized(Swift.String)

  /// The values that the schema knows.
  public static let allCases: [RegistryModuleVersionStatus] = [
    .pending, .cloning, .cloneFailed, .regIngressReqFailed, .regIngressing, .regIngressFailed, .ok,
  ]

  public init(rawValue: Swift.String) {
    switch rawValue {
    case "pending": self = .pending
    case "cloning": self = .cloning
    case "clone_failed": self = .cloneFailed
    case "reg_ingress_req_failed": self = .regIngressReqFailed
    case "reg_ingressing": self = .regIngressing
    case "reg_ingress_failed": self = .regIngressFailed
    case "ok": self = .ok
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: Swift.String {
    switch self {
    case .pending: "pending"
    case .cloning: "cloning"
    case .cloneFailed: "clone_failed"
    case .regIngressReqFailed: "reg_ingress_req_failed"
    case .regIngressing: "reg_ingressing"
    case .regIngressFailed: "reg_ingress_failed"
    case .ok: "ok"
    case .unrecognized(let rawValue): rawValue
    }
  }
}

/// A version of a module, as the module mentions it.
public struct RegistryModuleVersionSummary: Swift.Codable, Swift.Equatable, Swift.Sendable {
  public var version: Swift.String
  public var status: RegistryModuleVersionStatus
  public var error: Swift.String??

  public init(
    version: Swift.String,
    status: RegistryModuleVersionStatus,
    error: Swift.String?? = nil
  ) {
    self.version = version
    self.status = status
    self.error = error
  }

  public init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.version = try container.decode(Swift.String.self, forKey: .version)
    self.status = try container.decode(RegistryModuleVersionStatus.self, forKey: .status)
    self.error = try container.decodeIfPresent(
      JSONAPI.Attribute<Swift.String?>.self,
      forKey: .error
    ).map(\.value)
  }

  public func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(self.version, forKey: .version)
    try container.encode(self.status, forKey: .status)
    try container.encodeIfPresent(self.error.map { JSONAPI.Attribute(value: $0) }, forKey: .error)
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case version
    case status
    case error
  }
}

/// How far a run has come.
public enum RunStatus:
  Swift.RawRepresentable, Swift.CaseIterable, Swift.Codable, Swift.Hashable, Swift.Sendable
{
  case pending
  case fetching
  case fetchingCompleted
  case prePlanRunning
  case prePlanCompleted
  case prePlanAwaitingDecision
  case queuing
  case planQueued
  case planning
  case planned
  case costEstimating
  case costEstimated
  case policyChecking
  case policyOverride
  case policySoftFailed
  case policyChecked
  case postPlanRunning
  case postPlanCompleted
  case postPlanAwaitingDecision
  case plannedAndFinished
  case plannedAndSaved
  case confirmed
  case queuingApply
  case preApplyRunning
  case preApplyCompleted
  case preApplyAwaitingDecision
  case applyQueued
  case applying
  case postApplyRunning
  case postApplyCompleted
  case applied
  case assessing
  case assessed
  case discarded
  case errored
  case canceled
  case forceCanceled

  /// A value that the schema does not know; it is written back as it was read.
  case unrecognized(Swift.String)

  /// The values that the schema knows.
  public static let allCases: [RunStatus] = [
    .pending, .fetching, .fetchingCompleted, .prePlanRunning, .prePlanCompleted,
    .prePlanAwaitingDecision, .queuing, .planQueued, .planning, .planned, .costEstimating,
    .costEstimated, .policyChecking, .policyOverride, .policySoftFailed, .policyChecked,
    .postPlanRunning, .postPlanCompleted, .postPlanAwaitingDecision, .plannedAndFinished,
    .plannedAndSaved, .confirmed, .queuingApply, .preApplyRunning, .preApplyCompleted,
    .preApplyAwaitingDecision, .applyQueued, .applying, .postApplyRunning, .postApplyCompleted,
    .applied, .assessing, .assessed, .discarded, .errored, .canceled, .forceCanceled,
  ]

  public init(rawValue: Swift.String) {
    switch rawValue {
    case "pending": self = .pending
    case "fetching": self = .fetching
    case "fetching_completed": self = .fetchingCompleted
    case "pre_plan_running": self = .prePlanRunning
    case "pre_plan_completed": self = .prePlanCompleted
    case "pre_plan_awaiting_decision": self = .prePlanAwaitingDecision
    case "queuing": self = .queuing
    case "plan_queued": self = .planQueued
    case "planning": self = .planning
    case "planned": self = .planned
    case "cost_estimating": self = .costEstimating
    case "cost_estimated": self = .costEstimated
    case "policy_checking": self = .policyChecking
    case "policy_override": self = .policyOverride
    case "policy_soft_failed": self = .policySoftFailed
    case "policy_checked": self = .policyChecked
    case "post_plan_running": self = .postPlanRunning
    case "post_plan_completed": self = .postPlanCompleted
    case "post_plan_awaiting_decision": self = .postPlanAwaitingDecision
    case "planned_and_finished": self = .plannedAndFinished
    case "planned_and_saved": self = .plannedAndSaved
    case "confirmed": self = .confirmed
    case "queuing_apply": self = .queuingApply
    case "pre_apply_running": self = .preApplyRunning
    case "pre_apply_completed": self = .preApplyCompleted
    case "pre_apply_awaiting_decision": self = .preApplyAwaitingDecision
    case "apply_queued": self = .applyQueued
    case "applying": self = .applying
    case "post_apply_running": self = .postApplyRunning
    case "post_apply_completed": self = .postApplyCompleted
    case "applied": self = .applied
    case "assessing": self = .assessing
    case "assessed": self = .assessed
    case "discarded": self = .discarded
    case "errored": self = .errored
    case "canceled": self = .canceled
    case "force_canceled": self = .forceCanceled
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: Swift.String {
    switch self {
    case .pending: "pending"
    case .fetching: "fetching"
    case .fetchingCompleted: "fetching_completed"
    case .prePlanRunning: "pre_plan_running"
    case .prePlanCompleted: "pre_plan_completed"
    case .prePlanAwaitingDecision: "pre_plan_awaiting_decision"
    case .queuing: "queuing"
    case .planQueued: "plan_queued"
    case .planning: "planning"
    case .planned: "planned"
    case .costEstimating: "cost_estimating"
    case .costEstimated: "cost_estimated"
    case .policyChecking: "policy_checking"
    case .policyOverride: "policy_override"
    case .policySoftFailed: "policy_soft_failed"
    case .policyChecked: "policy_checked"
    case .postPlanRunning: "post_plan_running"
    case .postPlanCompleted: "post_plan_completed"
    case .postPlanAwaitingDecision: "post_plan_awaiting_decision"
    case .plannedAndFinished: "planned_and_finished"
    case .plannedAndSaved: "planned_and_saved"
    case .confirmed: "confirmed"
    case .queuingApply: "queuing_apply"
    case .preApplyRunning: "pre_apply_running"
    case .preApplyCompleted: "pre_apply_completed"
    case .preApplyAwaitingDecision: "pre_apply_awaiting_decision"
    case .applyQueued: "apply_queued"
    case .applying: "applying"
    case .postApplyRunning: "post_apply_running"
    case .postApplyCompleted: "post_apply_completed"
    case .applied: "applied"
    case .assessing: "assessing"
    case .assessed: "assessed"
    case .discarded: "discarded"
    case .errored: "errored"
    case .canceled: "canceled"
    case .forceCanceled: "force_canceled"
    case .unrecognized(let rawValue): rawValue
    }
  }
}

/// When a run came to each status that it has had.
public struct RunStatusTimestamps: Swift.Codable, Swift.Equatable, Swift.Sendable {
  public var appliedAt: Foundation.Date? {
    get { appliedAtStorage?.value }
    set { appliedAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
  }
  private var appliedAtStorage: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?

  public var applyQueuedAt: Foundation.Date? {
    get { applyQueuedAtStorage?.value }
    set { applyQueuedAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
  }
  private var applyQueuedAtStorage:
    JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?

  public var applyingAt: Foundation.Date? {
    get { applyingAtStorage?.value }
    set { applyingAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
  }
  private var applyingAtStorage: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?

  public var assessedAt: Foundation.Date? {
    get { assessedAtStorage?.value }
    set { assessedAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
  }
  private var assessedAtStorage: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?

  public var canceledAt: Foundation.Date? {
    get { canceledAtStorage?.value }
    set { canceledAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
  }
  private var canceledAtStorage: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?

  public var confirmedAt: Foundation.Date? {
    get { confirmedAtStorage?.value }
    set { confirmedAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
  }
  private var confirmedAtStorage:
    JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?

  public var costEstimatedAt: Foundation.Date? {
    get { costEstimatedAtStorage?.value }
    set { costEstimatedAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
  }
  private var costEstimatedAtStorage:
    JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?

  public var costEstimatingAt: Foundation.Date? {
    get { costEstimatingAtStorage?.value }
    set { costEstimatingAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
  }
  private var costEstimatingAtStorage:
    JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?

  public var discardedAt: Foundation.Date? {
    get { discardedAtStorage?.value }
    set { discardedAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
  }
  private var discardedAtStorage:
    JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?

  public var erroredAt: Foundation.Date? {
    get { erroredAtStorage?.value }
    set { erroredAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
  }
  private var erroredAtStorage: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?

  public var fetchedAt: Foundation.Date? {
    get { fetchedAtStorage?.value }
    set { fetchedAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
  }
  private var fetchedAtStorage: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?

  public var fetchingAt: Foundation.Date? {
    get { fetchingAtStorage?.value }
    set { fetchingAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
  }
  private var fetchingAtStorage: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?

  public var forceCanceledAt: Foundation.Date? {
    get { forceCanceledAtStorage?.value }
    set { forceCanceledAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
  }
  private var forceCanceledAtStorage:
    JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?

  public var planQueuedAt: Foundation.Date? {
    get { planQueuedAtStorage?.value }
    set { planQueuedAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
  }
  private var planQueuedAtStorage:
    JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?

  public var plannedAndFinishedAt: Foundation.Date? {
    get { plannedAndFinishedAtStorage?.value }
    set { plannedAndFinishedAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
  }
  private var plannedAndFinishedAtStorage:
    JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?

  public var plannedAndSavedAt: Foundation.Date? {
    get { plannedAndSavedAtStorage?.value }
    set { plannedAndSavedAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
  }
  private var plannedAndSavedAtStorage:
    JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?

  public var plannedAt: Foundation.Date? {
    get { plannedAtStorage?.value }
    set { plannedAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
  }
  private var plannedAtStorage: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?

  public var planningAt: Foundation.Date? {
    get { planningAtStorage?.value }
    set { planningAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
  }
  private var planningAtStorage: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?

  public var policyCheckedAt: Foundation.Date? {
    get { policyCheckedAtStorage?.value }
    set { policyCheckedAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
  }
  private var policyCheckedAtStorage:
    JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?

  public var policySoftFailedAt: Foundation.Date? {
    get { policySoftFailedAtStorage?.value }
    set { policySoftFailedAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
  }
  private var policySoftFailedAtStorage:
    JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?

  public var postApplyCompletedAt: Foundation.Date? {
    get { postApplyCompletedAtStorage?.value }
    set { postApplyCompletedAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
  }
  private var postApplyCompletedAtStorage:
    JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?

  public var postApplyRunningAt: Foundation.Date? {
    get { postApplyRunningAtStorage?.value }
    set { postApplyRunningAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
  }
  private var postApplyRunningAtStorage:
    JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?

  public var postPlanCompletedAt: Foundation.Date? {
    get { postPlanCompletedAtStorage?.value }
    set { postPlanCompletedAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
  }
  private var postPlanCompletedAtStorage:
    JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?

  public var postPlanRunningAt: Foundation.Date? {
    get { postPlanRunningAtStorage?.value }
    set { postPlanRunningAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
  }
  private var postPlanRunningAtStorage:
    JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?

  public var preApplyCompletedAt: Foundation.Date? {
    get { preApplyCompletedAtStorage?.value }
    set { preApplyCompletedAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
  }
  private var preApplyCompletedAtStorage:
    JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?

  public var preApplyRunningAt: Foundation.Date? {
    get { preApplyRunningAtStorage?.value }
    set { preApplyRunningAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
  }
  private var preApplyRunningAtStorage:
    JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?

  public var prePlanCompletedAt: Foundation.Date? {
    get { prePlanCompletedAtStorage?.value }
    set { prePlanCompletedAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
  }
  private var prePlanCompletedAtStorage:
    JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?

  public var prePlanRunningAt: Foundation.Date? {
    get { prePlanRunningAtStorage?.value }
    set { prePlanRunningAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
  }
  private var prePlanRunningAtStorage:
    JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?

  public var queuingApplyAt: Foundation.Date? {
    get { queuingApplyAtStorage?.value }
    set { queuingApplyAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
  }
  private var queuingApplyAtStorage:
    JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?

  public var queuingAt: Foundation.Date? {
    get { queuingAtStorage?.value }
    set { queuingAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
  }
  private var queuingAtStorage: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?

  public var tfPolicyCheckedAt: Foundation.Date? {
    get { tfPolicyCheckedAtStorage?.value }
    set { tfPolicyCheckedAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
  }
  private var tfPolicyCheckedAtStorage:
    JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?

  public var tfPolicyOverrideAt: Foundation.Date? {
    get { tfPolicyOverrideAtStorage?.value }
    set { tfPolicyOverrideAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
  }
  private var tfPolicyOverrideAtStorage:
    JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?

  public init(
    appliedAt: Foundation.Date? = nil,
    applyQueuedAt: Foundation.Date? = nil,
    applyingAt: Foundation.Date? = nil,
    assessedAt: Foundation.Date? = nil,
    canceledAt: Foundation.Date? = nil,
    confirmedAt: Foundation.Date? = nil,
    costEstimatedAt: Foundation.Date? = nil,
    costEstimatingAt: Foundation.Date? = nil,
    discardedAt: Foundation.Date? = nil,
    erroredAt: Foundation.Date? = nil,
    fetchedAt: Foundation.Date? = nil,
    fetchingAt: Foundation.Date? = nil,
    forceCanceledAt: Foundation.Date? = nil,
    planQueuedAt: Foundation.Date? = nil,
    plannedAndFinishedAt: Foundation.Date? = nil,
    plannedAndSavedAt: Foundation.Date? = nil,
    plannedAt: Foundation.Date? = nil,
    planningAt: Foundation.Date? = nil,
    policyCheckedAt: Foundation.Date? = nil,
    policySoftFailedAt: Foundation.Date? = nil,
    postApplyCompletedAt: Foundation.Date? = nil,
    postApplyRunningAt: Foundation.Date? = nil,
    postPlanCompletedAt: Foundation.Date? = nil,
    postPlanRunningAt: Foundation.Date? = nil,
    preApplyCompletedAt: Foundation.Date? = nil,
    preApplyRunningAt: Foundation.Date? = nil,
    prePlanCompletedAt: Foundation.Date? = nil,
    prePlanRunningAt: Foundation.Date? = nil,
    queuingApplyAt: Foundation.Date? = nil,
    queuingAt: Foundation.Date? = nil,
    tfPolicyCheckedAt: Foundation.Date? = nil,
    tfPolicyOverrideAt: Foundation.Date? = nil
  ) {
    self.appliedAtStorage = appliedAt.map { JSONAPI.TransformedAttribute(value: $0) }
    self.applyQueuedAtStorage = applyQueuedAt.map { JSONAPI.TransformedAttribute(value: $0) }
    self.applyingAtStorage = applyingAt.map { JSONAPI.TransformedAttribute(value: $0) }
    self.assessedAtStorage = assessedAt.map { JSONAPI.TransformedAttribute(value: $0) }
    self.canceledAtStorage = canceledAt.map { JSONAPI.TransformedAttribute(value: $0) }
    self.confirmedAtStorage = confirmedAt.map { JSONAPI.TransformedAttribute(value: $0) }
    self.costEstimatedAtStorage = costEstimatedAt.map { JSONAPI.TransformedAttribute(value: $0) }
    self.costEstimatingAtStorage = costEstimatingAt.map { JSONAPI.TransformedAttribute(value: $0) }
    self.discardedAtStorage = discardedAt.map { JSONAPI.TransformedAttribute(value: $0) }
    self.erroredAtStorage = erroredAt.map { JSONAPI.TransformedAttribute(value: $0) }
    self.fetchedAtStorage = fetchedAt.map { JSONAPI.TransformedAttribute(value: $0) }
    self.fetchingAtStorage = fetchingAt.map { JSONAPI.TransformedAttribute(value: $0) }
    self.forceCanceledAtStorage = forceCanceledAt.map { JSONAPI.TransformedAttribute(value: $0) }
    self.planQueuedAtStorage = planQueuedAt.map { JSONAPI.TransformedAttribute(value: $0) }
    self.plannedAndFinishedAtStorage =
      plannedAndFinishedAt.map { JSONAPI.TransformedAttribute(value: $0) }
    self.plannedAndSavedAtStorage =
      plannedAndSavedAt.map { JSONAPI.TransformedAttribute(value: $0) }
    self.plannedAtStorage = plannedAt.map { JSONAPI.TransformedAttribute(value: $0) }
    self.planningAtStorage = planningAt.map { JSONAPI.TransformedAttribute(value: $0) }
    self.policyCheckedAtStorage = policyCheckedAt.map { JSONAPI.TransformedAttribute(value: $0) }
    self.policySoftFailedAtStorage =
      policySoftFailedAt.map { JSONAPI.TransformedAttribute(value: $0) }
    self.postApplyCompletedAtStorage =
      postApplyCompletedAt.map { JSONAPI.TransformedAttribute(value: $0) }
    self.postApplyRunningAtStorage =
      postApplyRunningAt.map { JSONAPI.TransformedAttribute(value: $0) }
    self.postPlanCompletedAtStorage =
      postPlanCompletedAt.map { JSONAPI.TransformedAttribute(value: $0) }
    self.postPlanRunningAtStorage =
      postPlanRunningAt.map { JSONAPI.TransformedAttribute(value: $0) }
    self.preApplyCompletedAtStorage =
      preApplyCompletedAt.map { JSONAPI.TransformedAttribute(value: $0) }
    self.preApplyRunningAtStorage =
      preApplyRunningAt.map { JSONAPI.TransformedAttribute(value: $0) }
    self.prePlanCompletedAtStorage =
      prePlanCompletedAt.map { JSONAPI.TransformedAttribute(value: $0) }
    self.prePlanRunningAtStorage = prePlanRunningAt.map { JSONAPI.TransformedAttribute(value: $0) }
    self.queuingApplyAtStorage = queuingApplyAt.map { JSONAPI.TransformedAttribute(value: $0) }
    self.queuingAtStorage = queuingAt.map { JSONAPI.TransformedAttribute(value: $0) }
    self.tfPolicyCheckedAtStorage =
      tfPolicyCheckedAt.map { JSONAPI.TransformedAttribute(value: $0) }
    self.tfPolicyOverrideAtStorage =
      tfPolicyOverrideAt.map { JSONAPI.TransformedAttribute(value: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case appliedAtStorage = "applied-at"
    case applyQueuedAtStorage = "apply-queued-at"
    case applyingAtStorage = "applying-at"
    case assessedAtStorage = "assessed-at"
    case canceledAtStorage = "canceled-at"
    case confirmedAtStorage = "confirmed-at"
    case costEstimatedAtStorage = "cost-estimated-at"
    case costEstimatingAtStorage = "cost-estimating-at"
    case discardedAtStorage = "discarded-at"
    case erroredAtStorage = "errored-at"
    case fetchedAtStorage = "fetched-at"
    case fetchingAtStorage = "fetching-at"
    case forceCanceledAtStorage = "force-canceled-at"
    case planQueuedAtStorage = "plan-queued-at"
    case plannedAndFinishedAtStorage = "planned-and-finished-at"
    case plannedAndSavedAtStorage = "planned-and-saved-at"
    case plannedAtStorage = "planned-at"
    case planningAtStorage = "planning-at"
    case policyCheckedAtStorage = "policy-checked-at"
    case policySoftFailedAtStorage = "policy-soft-failed-at"
    case postApplyCompletedAtStorage = "post-apply-completed-at"
    case postApplyRunningAtStorage = "post-apply-running-at"
    case postPlanCompletedAtStorage = "post-plan-completed-at"
    case postPlanRunningAtStorage = "post-plan-running-at"
    case preApplyCompletedAtStorage = "pre-apply-completed-at"
    case preApplyRunningAtStorage = "pre-apply-running-at"
    case prePlanCompletedAtStorage = "pre-plan-completed-at"
    case prePlanRunningAtStorage = "pre-plan-running-at"
    case queuingApplyAtStorage = "queuing-apply-at"
    case queuingAtStorage = "queuing-at"
    case tfPolicyCheckedAtStorage = "tf-policy-checked-at"
    case tfPolicyOverrideAtStorage = "tf-policy-override-at"
  }
}

/// What the one who asks may do with a run.
public struct RunPermissions: Swift.Codable, Swift.Equatable, Swift.Sendable {
  public var canApply: Swift.Bool?
  public var canCancel: Swift.Bool?
  public var canComment: Swift.Bool?
  public var canDiscard: Swift.Bool?
  public var canForceCancel: Swift.Bool?
  public var canForceExecute: Swift.Bool?
  public var canOverridePolicyCheck: Swift.Bool?

  public init(
    canApply: Swift.Bool? = nil,
    canCancel: Swift.Bool? = nil,
    canComment: Swift.Bool? = nil,
    canDiscard: Swift.Bool? = nil,
    canForceCancel: Swift.Bool? = nil,
    canForceExecute: Swift.Bool? = nil,
    canOverridePolicyCheck: Swift.Bool? = nil
  ) {
    self.canApply = canApply
    self.canCancel = canCancel
    self.canComment = canComment
    self.canDiscard = canDiscard
    self.canForceCancel = canForceCancel
    self.canForceExecute = canForceExecute
    self.canOverridePolicyCheck = canOverridePolicyCheck
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case canApply = "can-apply"
    case canCancel = "can-cancel"
    case canComment = "can-comment"
    case canDiscard = "can-discard"
    case canForceCancel = "can-force-cancel"
    case canForceExecute = "can-force-execute"
    case canOverridePolicyCheck = "can-override-policy-check"
  }
}

/// What can be done with a run in its present status.
public struct RunActions: Swift.Codable, Swift.Equatable, Swift.Sendable {
  public var isCancelable: Swift.Bool?
  public var isConfirmable: Swift.Bool?
  public var isDiscardable: Swift.Bool?
  public var isForceCancelable: Swift.Bool?

  public init(
    isCancelable: Swift.Bool? = nil,
    isConfirmable: Swift.Bool? = nil,
    isDiscardable: Swift.Bool? = nil,
    isForceCancelable: Swift.Bool? = nil
  ) {
    self.isCancelable = isCancelable
    self.isConfirmable = isConfirmable
    self.isDiscardable = isDiscardable
    self.isForceCancelable = isForceCancelable
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case isCancelable = "is-cancelable"
    case isConfirmable = "is-confirmable"
    case isDiscardable = "is-discardable"
    case isForceCancelable = "is-force-cancelable"
  }
}

/// A value for this run only.
public struct RunVariable: Swift.Codable, Swift.Equatable, Swift.Sendable {
  public var key: Swift.String?

  /// An expression: strings stand in quotation marks.
  public var value: Swift.String?

  public init(key: Swift.String? = nil, value: Swift.String? = nil) {
    self.key = key
    self.value = value
  }
}

/// The value of an output. Lists and maps may hold values of several types.
public enum OutputValue: Swift.Codable, Swift.Equatable, Swift.Sendable {
  case text(Swift.String)
  case number(Foundation.Decimal)
  case flag(Swift.Bool)
  case list([JSONAPI.JSONValue])
  case map([Swift.String: JSONAPI.JSONValue])

  public init(from decoder: any Swift.Decoder) throws {
    switch try JSONAPI.JSONShape(of: decoder, expecting: .string, .number, .bool, .array, .object) {
    case .string: self = .text(try JSONAPI.Attribute<Swift.String>(from: decoder).value)
    case .number: self = .number(try JSONAPI.Attribute<Foundation.Decimal>(from: decoder).value)
    case .bool: self = .flag(try JSONAPI.Attribute<Swift.Bool>(from: decoder).value)
    case .array: self = .list(try JSONAPI.Attribute<[JSONAPI.JSONValue]>(from: decoder).value)
    case .object:
      self = .map(try JSONAPI.Attribute<[Swift.String: JSONAPI.JSONValue]>(from: decoder).value)
    }
  }

  public func encode(to encoder: any Swift.Encoder) throws {
    switch self {
    case .text(let value): try JSONAPI.Attribute(value: value).encode(to: encoder)
    case .number(let value): try JSONAPI.Attribute(value: value).encode(to: encoder)
    case .flag(let value): try JSONAPI.Attribute(value: value).encode(to: encoder)
    case .list(let value): try JSONAPI.Attribute(value: value).encode(to: encoder)
    case .map(let value): try JSONAPI.Attribute(value: value).encode(to: encoder)
    }
  }

  /// The value, if it is a string.
  public var text: Swift.String? {
    guard case .text(let value) = self else { return nil }
    return value
  }

  /// The value, if it is a number.
  public var number: Foundation.Decimal? {
    guard case .number(let value) = self else { return nil }
    return value
  }

  /// The value, if it is true or false.
  public var flag: Swift.Bool? {
    guard case .flag(let value) = self else { return nil }
    return value
  }

  /// The value, if it is an array.
  public var list: [JSONAPI.JSONValue]? {
    guard case .list(let value) = self else { return nil }
    return value
  }

  /// The value, if it is an object.
  public var map: [Swift.String: JSONAPI.JSONValue]? {
    guard case .map(let value) = self else { return nil }
    return value
  }
}

/// Resources of one name in a state.
public struct StateResource: Swift.Codable, Swift.Equatable, Swift.Sendable {
  public var name: Swift.String?

  /// - Example: null_resource
  public var type: Swift.String?
  public var count: Swift.Int?
  public var module: Swift.String?
  public var provider: Swift.String?

  public init(
    name: Swift.String? = nil,
    type: Swift.String? = nil,
    count: Swift.Int? = nil,
    module: Swift.String? = nil,
    provider: Swift.String? = nil
  ) {
    self.name = name
    self.type = type
    self.count = count
    self.module = module
    self.provider = provider
  }
}

/// What the one who asks may do with a workspace. Endpoints send different sets.
public struct WorkspacePermissions: Swift.Codable, Swift.Equatable, Swift.Sendable {
  public var canCreateStateVersions: Swift.Bool?
  public var canDestroy: Swift.Bool?
  public var canForceDelete: Swift.Bool?
  public var canForceUnlock: Swift.Bool?
  public var canLock: Swift.Bool?
  public var canManageAssessments: Swift.Bool?
  public var canManageEphemeralWorkspaces: Swift.Bool?
  public var canManageRunTasks: Swift.Bool?
  public var canManageTags: Swift.Bool?
  public var canQueueApply: Swift.Bool?
  public var canQueueDestroy: Swift.Bool?
  public var canQueueRun: Swift.Bool?
  public var canReadAssessmentResults: Swift.Bool?
  public var canReadRun: Swift.Bool?
  public var canReadSettings: Swift.Bool?
  public var canReadStateOutputs: Swift.Bool?
  public var canReadStateVersions: Swift.Bool?
  public var canReadVariable: Swift.Bool?
  public var canUnlock: Swift.Bool?
  public var canUpdate: Swift.Bool?
  public var canUpdateVariable: Swift.Bool?

  public init(
    canCreateStateVersions: Swift.Bool? = nil,
    canDestroy: Swift.Bool? = nil,
    canForceDelete: Swift.Bool? = nil,
    canForceUnlock: Swift.Bool? = nil,
    canLock: Swift.Bool? = nil,
    canManageAssessments: Swift.Bool? = nil,
    canManageEphemeralWorkspaces: Swift.Bool? = nil,
    canManageRunTasks: Swift.Bool? = nil,
    canManageTags: Swift.Bool? = nil,
    canQueueApply: Swift.Bool? = nil,
    canQueueDestroy: Swift.Bool? = nil,
    canQueueRun: Swift.Bool? = nil,
    canReadAssessmentResults: Swift.Bool? = nil,
    canReadRun: Swift.Bool? = nil,
    canReadSettings: Swift.Bool? = nil,
    canReadStateOutputs: Swift.Bool? = nil,
    canReadStateVersions: Swift.Bool? = nil,
    canReadVariable: Swift.Bool? = nil,
    canUnlock: Swift.Bool? = nil,
    canUpdate: Swift.Bool? = nil,
    canUpdateVariable: Swift.Bool? = nil
  ) {
    self.canCreateStateVersions = canCreateStateVersions
    self.canDestroy = canDestroy
    self.canForceDelete = canForceDelete
    self.canForceUnlock = canForceUnlock
    self.canLock = canLock
    self.canManageAssessments = canManageAssessments
    self.canManageEphemeralWorkspaces = canManageEphemeralWorkspaces
    self.canManageRunTasks = canManageRunTasks
    self.canManageTags = canManageTags
    self.canQueueApply = canQueueApply
    self.canQueueDestroy = canQueueDestroy
    self.canQueueRun = canQueueRun
    self.canReadAssessmentResults = canReadAssessmentResults
    self.canReadRun = canReadRun
    self.canReadSettings = canReadSettings
    self.canReadStateOutputs = canReadStateOutputs
    self.canReadStateVersions = canReadStateVersions
    self.canReadVariable = canReadVariable
    self.canUnlock = canUnlock
    self.canUpdate = canUpdate
    self.canUpdateVariable = canUpdateVariable
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case canCreateStateVersions = "can-create-state-versions"
    case canDestroy = "can-destroy"
    case canForceDelete = "can-force-delete"
    case canForceUnlock = "can-force-unlock"
    case canLock = "can-lock"
    case canManageAssessments = "can-manage-assessments"
    case canManageEphemeralWorkspaces = "can-manage-ephemeral-workspaces"
    case canManageRunTasks = "can-manage-run-tasks"
    case canManageTags = "can-manage-tags"
    case canQueueApply = "can-queue-apply"
    case canQueueDestroy = "can-queue-destroy"
    case canQueueRun = "can-queue-run"
    case canReadAssessmentResults = "can-read-assessment-results"
    case canReadRun = "can-read-run"
    case canReadSettings = "can-read-settings"
    case canReadStateOutputs = "can-read-state-outputs"
    case canReadStateVersions = "can-read-state-versions"
    case canReadVariable = "can-read-variable"
    case canUnlock = "can-unlock"
    case canUpdate = "can-update"
    case canUpdateVariable = "can-update-variable"
  }
}

/// What the one who asks may do with a project.
public struct ProjectPermissions: Swift.Codable, Swift.Equatable, Swift.Sendable {
  public var canCreateWorkspace: Swift.Bool?
  public var canDeployNoCodeModules: Swift.Bool?
  public var canDestroy: Swift.Bool?
  public var canManageEphemeralWorkspaceForProjects: Swift.Bool?
  public var canManageInHcp: Swift.Bool?
  public var canManageStacks: Swift.Bool?
  public var canManageTags: Swift.Bool?
  public var canManageTeams: Swift.Bool?
  public var canManageVarsets: Swift.Bool?
  public var canMoveStack: Swift.Bool?
  public var canMoveWorkspace: Swift.Bool?
  public var canRead: Swift.Bool?
  public var canReadTeams: Swift.Bool?
  public var canUpdate: Swift.Bool?
  public var canUpdateStacks: Swift.Bool?
  public var canViewStacks: Swift.Bool?

  public init(
    canCreateWorkspace: Swift.Bool? = nil,
    canDeployNoCodeModules: Swift.Bool? = nil,
    canDestroy: Swift.Bool? = nil,
    canManageEphemeralWorkspaceForProjects: Swift.Bool? = nil,
    canManageInHcp: Swift.Bool? = nil,
    canManageStacks: Swift.Bool? = nil,
    canManageTags: Swift.Bool? = nil,
    canManageTeams: Swift.Bool? = nil,
    canManageVarsets: Swift.Bool? = nil,
    canMoveStack: Swift.Bool? = nil,
    canMoveWorkspace: Swift.Bool? = nil,
    canRead: Swift.Bool? = nil,
    canReadTeams: Swift.Bool? = nil,
    canUpdate: Swift.Bool? = nil,
    canUpdateStacks: Swift.Bool? = nil,
    canViewStacks: Swift.Bool? = nil
  ) {
    self.canCreateWorkspace = canCreateWorkspace
    self.canDeployNoCodeModules = canDeployNoCodeModules
    self.canDestroy = canDestroy
    self.canManageEphemeralWorkspaceForProjects = canManageEphemeralWorkspaceForProjects
    self.canManageInHcp = canManageInHcp
    self.canManageStacks = canManageStacks
    self.canManageTags = canManageTags
    self.canManageTeams = canManageTeams
    self.canManageVarsets = canManageVarsets
    self.canMoveStack = canMoveStack
    self.canMoveWorkspace = canMoveWorkspace
    self.canRead = canRead
    self.canReadTeams = canReadTeams
    self.canUpdate = canUpdate
    self.canUpdateStacks = canUpdateStacks
    self.canViewStacks = canViewStacks
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case canCreateWorkspace = "can-create-workspace"
    case canDeployNoCodeModules = "can-deploy-no-code-modules"
    case canDestroy = "can-destroy"
    case canManageEphemeralWorkspaceForProjects = "can-manage-ephemeral-workspace-for-projects"
    case canManageInHcp = "can-manage-in-hcp"
    case canManageStacks = "can-manage-stacks"
    case canManageTags = "can-manage-tags"
    case canManageTeams = "can-manage-teams"
    case canManageVarsets = "can-manage-varsets"
    case canMoveStack = "can-move-stack"
    case canMoveWorkspace = "can-move-workspace"
    case canRead = "can-read"
    case canReadTeams = "can-read-teams"
    case canUpdate = "can-update"
    case canUpdateStacks = "can-update-stacks"
    case canViewStacks = "can-view-stacks"
  }
}

/// What can cause a notification.
public enum NotificationTrigger:
  Swift.RawRepresentable, Swift.CaseIterable, Swift.Codable, Swift.Hashable, Swift.Sendable
{
  case runCreated
  case runPlanning
  case runNeedsAttention
  case runApplying
  case runCompleted
  case runErrored
  case assessmentCheckFailure
  case assessmentDrifted
  case assessmentFailed
  case workspaceAutoDestroyReminder
  case workspaceAutoDestroyRunResults

  /// A value that the schema does not know; it is written back as it was read.
  case unrecognized(Swift.String)

  /// The values that the schema knows.
  public static let allCases: [NotificationTrigger] = [
    .runCreated, .runPlanning, .runNeedsAttention, .runApplying, .runCompleted, .runErrored,
    .assessmentCheckFailure, .assessmentDrifted, .assessmentFailed, .workspaceAutoDestroyReminder,
    .workspaceAutoDestroyRunResults,
  ]

  public init(rawValue: Swift.String) {
    switch rawValue {
    case "run:created": self = .runCreated
    case "run:planning": self = .runPlanning
    case "run:needs_attention": self = .runNeedsAttention
    case "run:applying": self = .runApplying
    case "run:completed": self = .runCompleted
    case "run:errored": self = .runErrored
    case "assessment:check_failure": self = .assessmentCheckFailure
    case "assessment:drifted": self = .assessmentDrifted
    case "assessment:failed": self = .assessmentFailed
    case "workspace:auto_destroy_reminder": self = .workspaceAutoDestroyReminder
    case "workspace:auto_destroy_run_results": self = .workspaceAutoDestroyRunResults
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: Swift.String {
    switch self {
    case .runCreated: "run:created"
    case .runPlanning: "run:planning"
    case .runNeedsAttention: "run:needs_attention"
    case .runApplying: "run:applying"
    case .runCompleted: "run:completed"
    case .runErrored: "run:errored"
    case .assessmentCheckFailure: "assessment:check_failure"
    case .assessmentDrifted: "assessment:drifted"
    case .assessmentFailed: "assessment:failed"
    case .workspaceAutoDestroyReminder: "workspace:auto_destroy_reminder"
    case .workspaceAutoDestroyRunResults: "workspace:auto_destroy_run_results"
    case .unrecognized(let rawValue): rawValue
    }
  }
}

/// What the receiver of a notification answered. All of it is text.
public struct DeliveryResponse: Swift.Codable, Swift.Equatable, Swift.Sendable {
  public var url: Swift.String?
  public var body: Swift.String?

  /// - Example: 200
  public var code: Swift.String?
  public var headers: [Swift.String: [Swift.String]]?

  public var sentAt: Foundation.Date? {
    get { sentAtStorage?.value }
    set { sentAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
  }
  private var sentAtStorage:
    JSONAPI.TransformedAttribute<Swift.String, JSONAPI.PatternDateFormat<SentAtPattern>>?

  public var successful: Swift.String?

  public init(
    url: Swift.String? = nil,
    body: Swift.String? = nil,
    code: Swift.String? = nil,
    headers: [Swift.String: [Swift.String]]? = nil,
    sentAt: Foundation.Date? = nil,
    successful: Swift.String? = nil
  ) {
    self.url = url
    self.body = body
    self.code = code
    self.headers = headers
    self.sentAtStorage = sentAt.map { JSONAPI.TransformedAttribute(value: $0) }
    self.successful = successful
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case url
    case body
    case code
    case headers
    case sentAtStorage = "sent-at"
    case successful
  }

  /// How a date is written.
  public enum SentAtPattern: JSONAPI.DatePattern {
    public static let pattern: Swift.String = "yyyy-MM-dd HH:mm:ss 'UTC'"
  }
}

public enum VariablesAccess:
  Swift.RawRepresentable, Swift.CaseIterable, Swift.Codable, Swift.Hashable, Swift.Sendable
{
  case noAccess
  case read
  case write

  /// A value that the schema does not know; it is written back as it was read.
  case unrecognized(Swift.String)

  /// The values that the schema knows.
  public static let allCases: [VariablesAccess] = [.noAccess, .read, .write]

  public init(rawValue: Swift.String) {
    switch rawValue {
    case "none": self = .noAccess
    case "read": self = .read
    case "write": self = .write
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: Swift.String {
    switch self {
    case .noAccess: "none"
    case .read: "read"
    case .write: "write"
    case .unrecognized(let rawValue): rawValue
    }
  }
}

public enum StateVersionsAccess:
  Swift.RawRepresentable, Swift.CaseIterable, Swift.Codable, Swift.Hashable, Swift.Sendable
{
  case noAccess
  case readOutputs
  case read
  case write

  /// A value that the schema does not know; it is written back as it was read.
  case unrecognized(Swift.String)

  /// The values that the schema knows.
  public static let allCases: [StateVersionsAccess] = [.noAccess, .readOutputs, .read, .write]

  public init(rawValue: Swift.String) {
    switch rawValue {
    case "none": self = .noAccess
    case "read-outputs": self = .readOutputs
    case "read": self = .read
    case "write": self = .write
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: Swift.String {
    switch self {
    case .noAccess: "none"
    case .readOutputs: "read-outputs"
    case .read: "read"
    case .write: "write"
    case .unrecognized(let rawValue): rawValue
    }
  }
}

public enum SentinelMocksAccess:
  Swift.RawRepresentable, Swift.CaseIterable, Swift.Codable, Swift.Hashable, Swift.Sendable
{
  case noAccess
  case read

  /// A value that the schema does not know; it is written back as it was read.
  case unrecognized(Swift.String)

  /// The values that the schema knows.
  public static let allCases: [SentinelMocksAccess] = [.noAccess, .read]

  public init(rawValue: Swift.String) {
    switch rawValue {
    case "none": self = .noAccess
    case "read": self = .read
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: Swift.String {
    switch self {
    case .noAccess: "none"
    case .read: "read"
    case .unrecognized(let rawValue): rawValue
    }
  }
}
