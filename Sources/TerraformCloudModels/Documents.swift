// Made by jsonapi-gen from the 9 files of TerraformCloud. Do not edit: change the schema and generate again.

import JSONAPI

/// A document with one resource object of type `general-settings`.
public typealias GeneralSettingsDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<GeneralSettings>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  JSONAPI.NoIncludes, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with resource objects of type `general-settings`.
public typealias GeneralSettingsListDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<GeneralSettings>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  JSONAPI.NoIncludes, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with one resource object of type `saml-settings`.
public typealias SamlSettingsDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<SamlSettings>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with resource objects of type `saml-settings`.
public typealias SamlSettingsListDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<SamlSettings>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with one resource object of type `terraform-versions`.
public typealias TerraformVersionDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<TerraformVersion>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  JSONAPI.NoIncludes, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with one resource object of type `organizations`.
public typealias OrganizationDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Organization>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  OrganizationDocumentInclude, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``OrganizationDocument`` may include.
public enum OrganizationDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case user(User)
  case entitlementSet(EntitlementSet)
  case subscription(Subscription)
  case featureSet(FeatureSet)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [User.self, EntitlementSet.self, Subscription.self, FeatureSet.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "users": self = .user(try User(from: decoder))
    case "entitlement-sets": self = .entitlementSet(try EntitlementSet(from: decoder))
    case "subscriptions": self = .subscription(try Subscription(from: decoder))
    case "feature-sets": self = .featureSet(try FeatureSet(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .user(let resource): resource
    case .entitlementSet(let resource): resource
    case .subscription(let resource): resource
    case .featureSet(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `users`.
  public var user: User? {
    guard case .user(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `entitlement-sets`.
  public var entitlementSet: EntitlementSet? {
    guard case .entitlementSet(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `subscriptions`.
  public var subscription: Subscription? {
    guard case .subscription(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `feature-sets`.
  public var featureSet: FeatureSet? {
    guard case .featureSet(let resource) = self else { return nil }
    return resource
  }
}

/// A document with one resource object of type `organization-memberships`.
public typealias OrganizationMembershipDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<OrganizationMembership>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  OrganizationMembershipDocumentInclude, JSONAPI.NoAPIDescription,
  JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``OrganizationMembershipDocument`` may include.
public enum OrganizationMembershipDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case organization(Organization)
  case team(Team)
  case user(User)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [Organization.self, Team.self, User.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "organizations": self = .organization(try Organization(from: decoder))
    case "teams": self = .team(try Team(from: decoder))
    case "users": self = .user(try User(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .organization(let resource): resource
    case .team(let resource): resource
    case .user(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `organizations`.
  public var organization: Organization? {
    guard case .organization(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `teams`.
  public var team: Team? {
    guard case .team(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `users`.
  public var user: User? {
    guard case .user(let resource) = self else { return nil }
    return resource
  }
}

/// A document with one resource object of type `module-partnerships`.
public typealias ModulePartnershipDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<ModulePartnership>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  JSONAPI.NoIncludes, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with resource objects of type `module-partnerships`.
public typealias ModulePartnershipsDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<ModulePartnership>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  JSONAPI.NoIncludes, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with one resource object of type `teams`.
public typealias TeamDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Team>, JSONAPI.NoMetadata, JSONAPI.NoLinks, TeamDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``TeamDocument`` may include.
public enum TeamDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case organization(Organization)
  case organizationMembership(OrganizationMembership)
  case user(User)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [Organization.self, OrganizationMembership.self, User.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "organizations": self = .organization(try Organization(from: decoder))
    case "organization-memberships":
      self = .organizationMembership(try OrganizationMembership(from: decoder))
    case "users": self = .user(try User(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .organization(let resource): resource
    case .organizationMembership(let resource): resource
    case .user(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `organizations`.
  public var organization: Organization? {
    guard case .organization(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `organization-memberships`.
  public var organizationMembership: OrganizationMembership? {
    guard case .organizationMembership(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `users`.
  public var user: User? {
    guard case .user(let resource) = self else { return nil }
    return resource
  }
}

/// A document with one resource object of type `users`.
public typealias UserDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<User>, JSONAPI.NoMetadata, JSONAPI.NoLinks, UserDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``UserDocument`` may include.
public enum UserDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case organization(Organization)
  case team(Team)
  case user(User)
  case run(Run)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [Organization.self, Team.self, User.self, Run.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "organizations": self = .organization(try Organization(from: decoder))
    case "teams": self = .team(try Team(from: decoder))
    case "users": self = .user(try User(from: decoder))
    case "runs": self = .run(try Run(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .organization(let resource): resource
    case .team(let resource): resource
    case .user(let resource): resource
    case .run(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `organizations`.
  public var organization: Organization? {
    guard case .organization(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `teams`.
  public var team: Team? {
    guard case .team(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `users`.
  public var user: User? {
    guard case .user(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `runs`.
  public var run: Run? {
    guard case .run(let resource) = self else { return nil }
    return resource
  }
}

/// A document with one resource object of type `authentication-tokens`.
public typealias AuthenticationTokenDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<AuthenticationToken>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  AuthenticationTokenDocumentInclude, JSONAPI.NoAPIDescription,
  JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``AuthenticationTokenDocument`` may include.
public enum AuthenticationTokenDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case user(User)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [User.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "users": self = .user(try User(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .user(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `users`.
  public var user: User? {
    guard case .user(let resource) = self else { return nil }
    return resource
  }
}

/// A document with one resource object of type `agent-pools`.
public typealias AgentPoolDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<AgentPool>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  AgentPoolDocumentInclude, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``AgentPoolDocument`` may include.
public enum AgentPoolDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case workspace(Workspace)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [Workspace.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "workspaces": self = .workspace(try Workspace(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .workspace(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `workspaces`.
  public var workspace: Workspace? {
    guard case .workspace(let resource) = self else { return nil }
    return resource
  }
}

/// A document with one resource object of type `agents`.
public typealias AgentDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Agent>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with one resource object of type `entitlement-sets`.
public typealias EntitlementSetDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<EntitlementSet>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  JSONAPI.NoIncludes, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with resource objects of type `entitlement-sets`.
public typealias EntitlementSetsDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<EntitlementSet>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with one resource object of type `subscriptions`.
public typealias SubscriptionDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Subscription>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  SubscriptionDocumentInclude, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``SubscriptionDocument`` may include.
public enum SubscriptionDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case organization(Organization)
  case billingAccount(BillingAccount)
  case featureSet(FeatureSet)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [Organization.self, BillingAccount.self, FeatureSet.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "organizations": self = .organization(try Organization(from: decoder))
    case "billing-accounts": self = .billingAccount(try BillingAccount(from: decoder))
    case "feature-sets": self = .featureSet(try FeatureSet(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .organization(let resource): resource
    case .billingAccount(let resource): resource
    case .featureSet(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `organizations`.
  public var organization: Organization? {
    guard case .organization(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `billing-accounts`.
  public var billingAccount: BillingAccount? {
    guard case .billingAccount(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `feature-sets`.
  public var featureSet: FeatureSet? {
    guard case .featureSet(let resource) = self else { return nil }
    return resource
  }
}

/// A document with resource objects of type `subscriptions`.
public typealias SubscriptionsDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Subscription>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  SubscriptionsDocumentInclude, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``SubscriptionsDocument`` may include.
public typealias SubscriptionsDocumentInclude = SubscriptionDocumentInclude

/// A document with one resource object of type `billing-accounts`.
public typealias BillingAccountDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<BillingAccount>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  JSONAPI.NoIncludes, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with resource objects of type `billing-accounts`.
public typealias BillingAccountsDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<BillingAccount>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with one resource object of type `billing-invoices`.
public typealias BillingInvoiceDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<BillingInvoice>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  JSONAPI.NoIncludes, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with resource objects of type `billing-invoices`.
public typealias BillingInvoicesDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<BillingInvoice>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with one resource object of type `feature-sets`.
public typealias FeatureSetDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<FeatureSet>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with resource objects of type `feature-sets`.
public typealias FeatureSetsDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<FeatureSet>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with one resource object of type `policies`.
public typealias PolicyDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Policy>, JSONAPI.NoMetadata, JSONAPI.NoLinks, PolicyDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``PolicyDocument`` may include.
public enum PolicyDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case organization(Organization)
  case policySet(PolicySet)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [Organization.self, PolicySet.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "organizations": self = .organization(try Organization(from: decoder))
    case "policy-sets": self = .policySet(try PolicySet(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .organization(let resource): resource
    case .policySet(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `organizations`.
  public var organization: Organization? {
    guard case .organization(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `policy-sets`.
  public var policySet: PolicySet? {
    guard case .policySet(let resource) = self else { return nil }
    return resource
  }
}

/// A document with one resource object of type `policy-sets`.
public typealias PolicySetDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<PolicySet>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  PolicySetDocumentInclude, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``PolicySetDocument`` may include.
public enum PolicySetDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case organization(Organization)
  case policy(Policy)
  case workspace(Workspace)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [Organization.self, Policy.self, Workspace.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "organizations": self = .organization(try Organization(from: decoder))
    case "policies": self = .policy(try Policy(from: decoder))
    case "workspaces": self = .workspace(try Workspace(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .organization(let resource): resource
    case .policy(let resource): resource
    case .workspace(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `organizations`.
  public var organization: Organization? {
    guard case .organization(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `policies`.
  public var policy: Policy? {
    guard case .policy(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `workspaces`.
  public var workspace: Workspace? {
    guard case .workspace(let resource) = self else { return nil }
    return resource
  }
}

/// A document with one resource object of type `policy-checks`.
public typealias PolicyCheckDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<PolicyCheck>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  PolicyCheckDocumentInclude, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``PolicyCheckDocument`` may include.
public enum PolicyCheckDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case run(Run)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [Run.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "runs": self = .run(try Run(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .run(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `runs`.
  public var run: Run? {
    guard case .run(let resource) = self else { return nil }
    return resource
  }
}

/// A document with resource objects of type `policy-checks`.
public typealias PolicyChecksDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<PolicyCheck>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  PolicyChecksDocumentInclude, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``PolicyChecksDocument`` may include.
public typealias PolicyChecksDocumentInclude = PolicyCheckDocumentInclude

/// A document with one resource object of type `tasks`.
public typealias RunTaskDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<RunTask>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with resource objects of type `tasks`.
public typealias TasksDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<RunTask>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with one resource object of type `workspace-tasks`.
public typealias WorkspaceTaskDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<WorkspaceTask>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  WorkspaceTaskDocumentInclude, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``WorkspaceTaskDocument`` may include.
public enum WorkspaceTaskDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case runTask(RunTask)
  case workspace(Workspace)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [RunTask.self, Workspace.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "tasks": self = .runTask(try RunTask(from: decoder))
    case "workspaces": self = .workspace(try Workspace(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .runTask(let resource): resource
    case .workspace(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `tasks`.
  public var runTask: RunTask? {
    guard case .runTask(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `workspaces`.
  public var workspace: Workspace? {
    guard case .workspace(let resource) = self else { return nil }
    return resource
  }
}

/// A document with one resource object of type `registry-modules`.
public typealias RegistryModuleDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<RegistryModule>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  RegistryModuleDocumentInclude, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``RegistryModuleDocument`` may include.
public enum RegistryModuleDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case organization(Organization)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [Organization.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "organizations": self = .organization(try Organization(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .organization(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `organizations`.
  public var organization: Organization? {
    guard case .organization(let resource) = self else { return nil }
    return resource
  }
}

/// A document with one resource object of type `registry-module-versions`.
public typealias RegistryModuleVersionDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<RegistryModuleVersion>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  RegistryModuleVersionDocumentInclude, JSONAPI.NoAPIDescription,
  JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``RegistryModuleVersionDocument`` may include.
public enum RegistryModuleVersionDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case registryModule(RegistryModule)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [RegistryModule.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "registry-modules": self = .registryModule(try RegistryModule(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .registryModule(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `registry-modules`.
  public var registryModule: RegistryModule? {
    guard case .registryModule(let resource) = self else { return nil }
    return resource
  }
}

/// A document with resource objects of type `registry-module-versions`.
public typealias RegistryModuleVersionsDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<RegistryModuleVersion>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  RegistryModuleVersionsDocumentInclude, JSONAPI.NoAPIDescription,
  JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``RegistryModuleVersionsDocument`` may include.
public typealias RegistryModuleVersionsDocumentInclude = RegistryModuleVersionDocumentInclude

/// A document with one resource object of type `registry-providers`.
public typealias RegistryProviderDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<RegistryProvider>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  RegistryProviderDocumentInclude, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``RegistryProviderDocument`` may include.
public typealias RegistryProviderDocumentInclude = RegistryModuleDocumentInclude

/// A document with resource objects of type `registry-providers`.
public typealias RegistryProvidersDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<RegistryProvider>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  RegistryProvidersDocumentInclude, JSONAPI.NoAPIDescription,
  JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``RegistryProvidersDocument`` may include.
public typealias RegistryProvidersDocumentInclude = RegistryModuleDocumentInclude

/// A document with one resource object of type `runs`.
public typealias RunDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Run>, JSONAPI.NoMetadata, JSONAPI.NoLinks, RunDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``RunDocument`` may include.
public enum RunDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case user(User)
  case policyCheck(PolicyCheck)
  case run(Run)
  case plan(Plan)
  case configurationVersion(ConfigurationVersion)
  case apply(Apply)
  case costEstimate(CostEstimate)
  case runEvent(RunEvent)
  case taskStage(TaskStage)
  case tfPolicyEvaluation(TfPolicyEvaluation)
  case workspaceComment(WorkspaceComment)
  case workspace(Workspace)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [
      User.self, PolicyCheck.self, Run.self, Plan.self, ConfigurationVersion.self, Apply.self,
      CostEstimate.self, RunEvent.self, TaskStage.self, TfPolicyEvaluation.self,
      WorkspaceComment.self, Workspace.self,
    ]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "users": self = .user(try User(from: decoder))
    case "policy-checks": self = .policyCheck(try PolicyCheck(from: decoder))
    case "runs": self = .run(try Run(from: decoder))
    case "plans": self = .plan(try Plan(from: decoder))
    case "configuration-versions":
      self = .configurationVersion(try ConfigurationVersion(from: decoder))
    case "applies": self = .apply(try Apply(from: decoder))
    case "cost-estimates": self = .costEstimate(try CostEstimate(from: decoder))
    case "run-events": self = .runEvent(try RunEvent(from: decoder))
    case "task-stages": self = .taskStage(try TaskStage(from: decoder))
    case "tf-policy-evaluations": self = .tfPolicyEvaluation(try TfPolicyEvaluation(from: decoder))
    case "workspace-comments": self = .workspaceComment(try WorkspaceComment(from: decoder))
    case "workspaces": self = .workspace(try Workspace(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .user(let resource): resource
    case .policyCheck(let resource): resource
    case .run(let resource): resource
    case .plan(let resource): resource
    case .configurationVersion(let resource): resource
    case .apply(let resource): resource
    case .costEstimate(let resource): resource
    case .runEvent(let resource): resource
    case .taskStage(let resource): resource
    case .tfPolicyEvaluation(let resource): resource
    case .workspaceComment(let resource): resource
    case .workspace(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `users`.
  public var user: User? {
    guard case .user(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `policy-checks`.
  public var policyCheck: PolicyCheck? {
    guard case .policyCheck(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `runs`.
  public var run: Run? {
    guard case .run(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `plans`.
  public var plan: Plan? {
    guard case .plan(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `configuration-versions`.
  public var configurationVersion: ConfigurationVersion? {
    guard case .configurationVersion(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `applies`.
  public var apply: Apply? {
    guard case .apply(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `cost-estimates`.
  public var costEstimate: CostEstimate? {
    guard case .costEstimate(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `run-events`.
  public var runEvent: RunEvent? {
    guard case .runEvent(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `task-stages`.
  public var taskStage: TaskStage? {
    guard case .taskStage(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `tf-policy-evaluations`.
  public var tfPolicyEvaluation: TfPolicyEvaluation? {
    guard case .tfPolicyEvaluation(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `workspace-comments`.
  public var workspaceComment: WorkspaceComment? {
    guard case .workspaceComment(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `workspaces`.
  public var workspace: Workspace? {
    guard case .workspace(let resource) = self else { return nil }
    return resource
  }
}

/// A document with one resource object of type `plans`.
public typealias PlanDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Plan>, JSONAPI.NoMetadata, JSONAPI.NoLinks, PlanDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``PlanDocument`` may include.
public enum PlanDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case stateVersion(StateVersion)
  case hyokEncryptedDataKey(HyokEncryptedDataKey)
  case planExport(PlanExport)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [StateVersion.self, HyokEncryptedDataKey.self, PlanExport.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "state-versions": self = .stateVersion(try StateVersion(from: decoder))
    case "hyok-encrypted-data-keys":
      self = .hyokEncryptedDataKey(try HyokEncryptedDataKey(from: decoder))
    case "plan-exports": self = .planExport(try PlanExport(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .stateVersion(let resource): resource
    case .hyokEncryptedDataKey(let resource): resource
    case .planExport(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `state-versions`.
  public var stateVersion: StateVersion? {
    guard case .stateVersion(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `hyok-encrypted-data-keys`.
  public var hyokEncryptedDataKey: HyokEncryptedDataKey? {
    guard case .hyokEncryptedDataKey(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `plan-exports`.
  public var planExport: PlanExport? {
    guard case .planExport(let resource) = self else { return nil }
    return resource
  }
}

/// A document with resource objects of type `plans`.
public typealias PlansDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Plan>, JSONAPI.NoMetadata, JSONAPI.NoLinks, PlansDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``PlansDocument`` may include.
public typealias PlansDocumentInclude = PlanDocumentInclude

/// A document with one resource object of type `configuration-versions`.
public typealias ConfigurationVersionDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<ConfigurationVersion>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  ConfigurationVersionDocumentInclude, JSONAPI.NoAPIDescription,
  JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``ConfigurationVersionDocument`` may include.
public enum ConfigurationVersionDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case ingressAttributes(IngressAttributes)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [IngressAttributes.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "ingress-attributes": self = .ingressAttributes(try IngressAttributes(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .ingressAttributes(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `ingress-attributes`.
  public var ingressAttributes: IngressAttributes? {
    guard case .ingressAttributes(let resource) = self else { return nil }
    return resource
  }
}

/// A document with one resource object of type `state-versions`.
public typealias StateVersionDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<StateVersion>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  StateVersionDocumentInclude, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``StateVersionDocument`` may include.
public enum StateVersionDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case user(User)
  case run(Run)
  case stateVersion(StateVersion)
  case stateVersionOutput(StateVersionOutput)
  case hyokEncryptedDataKey(HyokEncryptedDataKey)
  case workspace(Workspace)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [
      User.self, Run.self, StateVersion.self, StateVersionOutput.self, HyokEncryptedDataKey.self,
      Workspace.self,
    ]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "users": self = .user(try User(from: decoder))
    case "runs": self = .run(try Run(from: decoder))
    case "state-versions": self = .stateVersion(try StateVersion(from: decoder))
    case "state-version-outputs": self = .stateVersionOutput(try StateVersionOutput(from: decoder))
    case "hyok-encrypted-data-keys":
      self = .hyokEncryptedDataKey(try HyokEncryptedDataKey(from: decoder))
    case "workspaces": self = .workspace(try Workspace(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .user(let resource): resource
    case .run(let resource): resource
    case .stateVersion(let resource): resource
    case .stateVersionOutput(let resource): resource
    case .hyokEncryptedDataKey(let resource): resource
    case .workspace(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `users`.
  public var user: User? {
    guard case .user(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `runs`.
  public var run: Run? {
    guard case .run(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `state-versions`.
  public var stateVersion: StateVersion? {
    guard case .stateVersion(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `state-version-outputs`.
  public var stateVersionOutput: StateVersionOutput? {
    guard case .stateVersionOutput(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `hyok-encrypted-data-keys`.
  public var hyokEncryptedDataKey: HyokEncryptedDataKey? {
    guard case .hyokEncryptedDataKey(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `workspaces`.
  public var workspace: Workspace? {
    guard case .workspace(let resource) = self else { return nil }
    return resource
  }
}

/// A document with one resource object of type `state-version-outputs`.
public typealias StateVersionOutputDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<StateVersionOutput>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  JSONAPI.NoIncludes, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with one resource object of type `applies`.
public typealias ApplyDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Apply>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with resource objects of type `applies`.
public typealias AppliesDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Apply>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with one resource object of type `cost-estimates`.
public typealias CostEstimateDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<CostEstimate>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with resource objects of type `cost-estimates`.
public typealias CostEstimatesDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<CostEstimate>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with one resource object of type `hyok-encrypted-data-keys`.
public typealias HyokEncryptedDataKeyDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<HyokEncryptedDataKey>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  JSONAPI.NoIncludes, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with resource objects of type `hyok-encrypted-data-keys`.
public typealias HyokEncryptedDataKeysDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<HyokEncryptedDataKey>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  JSONAPI.NoIncludes, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with one resource object of type `ingress-attributes`.
public typealias IngressAttributesDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<IngressAttributes>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  JSONAPI.NoIncludes, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with resource objects of type `ingress-attributes`.
public typealias IngressAttributesListDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<IngressAttributes>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  JSONAPI.NoIncludes, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with one resource object of type `plan-exports`.
public typealias PlanExportDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<PlanExport>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with resource objects of type `plan-exports`.
public typealias PlanExportsDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<PlanExport>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with one resource object of type `run-events`.
public typealias RunEventDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<RunEvent>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with resource objects of type `run-events`.
public typealias RunEventsDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<RunEvent>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with one resource object of type `task-stages`.
public typealias TaskStageDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<TaskStage>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with resource objects of type `task-stages`.
public typealias TaskStagesDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<TaskStage>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with one resource object of type `tf-policy-evaluations`.
public typealias TfPolicyEvaluationDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<TfPolicyEvaluation>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  JSONAPI.NoIncludes, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with resource objects of type `tf-policy-evaluations`.
public typealias TfPolicyEvaluationsDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<TfPolicyEvaluation>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  JSONAPI.NoIncludes, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with one resource object of type `workspace-comments`.
public typealias WorkspaceCommentDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<WorkspaceComment>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  JSONAPI.NoIncludes, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with resource objects of type `workspace-comments`.
public typealias WorkspaceCommentsDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<WorkspaceComment>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  JSONAPI.NoIncludes, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with one resource object of type `vars`.
public typealias VarDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Var>, JSONAPI.NoMetadata, JSONAPI.NoLinks, VarDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``VarDocument`` may include.
public enum VarDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case policySet(PolicySet)
  case varset(Varset)
  case workspace(Workspace)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [PolicySet.self, Varset.self, Workspace.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "policy-sets": self = .policySet(try PolicySet(from: decoder))
    case "varsets": self = .varset(try Varset(from: decoder))
    case "workspaces": self = .workspace(try Workspace(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .policySet(let resource): resource
    case .varset(let resource): resource
    case .workspace(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `policy-sets`.
  public var policySet: PolicySet? {
    guard case .policySet(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `varsets`.
  public var varset: Varset? {
    guard case .varset(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `workspaces`.
  public var workspace: Workspace? {
    guard case .workspace(let resource) = self else { return nil }
    return resource
  }
}

/// A document with one resource object of type `varsets`.
public typealias VarsetDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Varset>, JSONAPI.NoMetadata, JSONAPI.NoLinks, VarsetDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``VarsetDocument`` may include.
public enum VarsetDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case organization(Organization)
  case `var`(Var)
  case workspace(Workspace)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [Organization.self, Var.self, Workspace.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "organizations": self = .organization(try Organization(from: decoder))
    case "vars": self = .var(try Var(from: decoder))
    case "workspaces": self = .workspace(try Workspace(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .organization(let resource): resource
    case .var(let resource): resource
    case .workspace(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `organizations`.
  public var organization: Organization? {
    guard case .organization(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `vars`.
  public var `var`: Var? {
    guard case .var(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `workspaces`.
  public var workspace: Workspace? {
    guard case .workspace(let resource) = self else { return nil }
    return resource
  }
}

/// A document with one resource object of type `oauth-clients`.
public typealias OauthClientDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<OauthClient>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  OauthClientDocumentInclude, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``OauthClientDocument`` may include.
public enum OauthClientDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case organization(Organization)
  case oauthToken(OauthToken)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [Organization.self, OauthToken.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "organizations": self = .organization(try Organization(from: decoder))
    case "oauth-tokens": self = .oauthToken(try OauthToken(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .organization(let resource): resource
    case .oauthToken(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `organizations`.
  public var organization: Organization? {
    guard case .organization(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `oauth-tokens`.
  public var oauthToken: OauthToken? {
    guard case .oauthToken(let resource) = self else { return nil }
    return resource
  }
}

/// A document with one resource object of type `oauth-tokens`.
public typealias OauthTokenDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<OauthToken>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  OauthTokenDocumentInclude, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``OauthTokenDocument`` may include.
public enum OauthTokenDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case oauthClient(OauthClient)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [OauthClient.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "oauth-clients": self = .oauthClient(try OauthClient(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .oauthClient(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `oauth-clients`.
  public var oauthClient: OauthClient? {
    guard case .oauthClient(let resource) = self else { return nil }
    return resource
  }
}

/// A document with one resource object of type `vcs-events`.
public typealias VcsEventDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<VcsEvent>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  VcsEventDocumentInclude, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``VcsEventDocument`` may include.
public enum VcsEventDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case oauthClient(OauthClient)
  case oauthToken(OauthToken)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [OauthClient.self, OauthToken.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "oauth-clients": self = .oauthClient(try OauthClient(from: decoder))
    case "oauth-tokens": self = .oauthToken(try OauthToken(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .oauthClient(let resource): resource
    case .oauthToken(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `oauth-clients`.
  public var oauthClient: OauthClient? {
    guard case .oauthClient(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `oauth-tokens`.
  public var oauthToken: OauthToken? {
    guard case .oauthToken(let resource) = self else { return nil }
    return resource
  }
}

/// A document with one resource object of type `ssh-keys`.
public typealias SshKeyDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<SshKey>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with resource objects of type `ssh-keys`.
public typealias SshKeysDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<SshKey>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with one resource object of type `workspaces`.
public typealias WorkspaceDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Workspace>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  WorkspaceDocumentInclude, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``WorkspaceDocument`` may include.
public enum WorkspaceDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case organization(Organization)
  case team(Team)
  case user(User)
  case agentPool(AgentPool)
  case run(Run)
  case configurationVersion(ConfigurationVersion)
  case stateVersion(StateVersion)
  case `var`(Var)
  case sshKey(SshKey)
  case assessmentResult(AssessmentResult)
  case workspaceOutput(WorkspaceOutput)
  case workspaceReadme(WorkspaceReadme)
  case project(Project)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [
      Organization.self, Team.self, User.self, AgentPool.self, Run.self, ConfigurationVersion.self,
      StateVersion.self, Var.self, SshKey.self, AssessmentResult.self, WorkspaceOutput.self,
      WorkspaceReadme.self, Project.self,
    ]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "organizations": self = .organization(try Organization(from: decoder))
    case "teams": self = .team(try Team(from: decoder))
    case "users": self = .user(try User(from: decoder))
    case "agent-pools": self = .agentPool(try AgentPool(from: decoder))
    case "runs": self = .run(try Run(from: decoder))
    case "configuration-versions":
      self = .configurationVersion(try ConfigurationVersion(from: decoder))
    case "state-versions": self = .stateVersion(try StateVersion(from: decoder))
    case "vars": self = .var(try Var(from: decoder))
    case "ssh-keys": self = .sshKey(try SshKey(from: decoder))
    case "assessment-results": self = .assessmentResult(try AssessmentResult(from: decoder))
    case "workspace-outputs": self = .workspaceOutput(try WorkspaceOutput(from: decoder))
    case "workspace-readme": self = .workspaceReadme(try WorkspaceReadme(from: decoder))
    case "projects": self = .project(try Project(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .organization(let resource): resource
    case .team(let resource): resource
    case .user(let resource): resource
    case .agentPool(let resource): resource
    case .run(let resource): resource
    case .configurationVersion(let resource): resource
    case .stateVersion(let resource): resource
    case .var(let resource): resource
    case .sshKey(let resource): resource
    case .assessmentResult(let resource): resource
    case .workspaceOutput(let resource): resource
    case .workspaceReadme(let resource): resource
    case .project(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `organizations`.
  public var organization: Organization? {
    guard case .organization(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `teams`.
  public var team: Team? {
    guard case .team(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `users`.
  public var user: User? {
    guard case .user(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `agent-pools`.
  public var agentPool: AgentPool? {
    guard case .agentPool(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `runs`.
  public var run: Run? {
    guard case .run(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `configuration-versions`.
  public var configurationVersion: ConfigurationVersion? {
    guard case .configurationVersion(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `state-versions`.
  public var stateVersion: StateVersion? {
    guard case .stateVersion(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `vars`.
  public var `var`: Var? {
    guard case .var(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `ssh-keys`.
  public var sshKey: SshKey? {
    guard case .sshKey(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `assessment-results`.
  public var assessmentResult: AssessmentResult? {
    guard case .assessmentResult(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `workspace-outputs`.
  public var workspaceOutput: WorkspaceOutput? {
    guard case .workspaceOutput(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `workspace-readme`.
  public var workspaceReadme: WorkspaceReadme? {
    guard case .workspaceReadme(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `projects`.
  public var project: Project? {
    guard case .project(let resource) = self else { return nil }
    return resource
  }
}

/// A document with one resource object of type `assessment-results`.
public typealias AssessmentResultDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<AssessmentResult>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  JSONAPI.NoIncludes, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with resource objects of type `assessment-results`.
public typealias AssessmentResultsDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<AssessmentResult>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  JSONAPI.NoIncludes, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with one resource object of type `workspace-outputs`.
public typealias WorkspaceOutputDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<WorkspaceOutput>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  JSONAPI.NoIncludes, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with resource objects of type `workspace-outputs`.
public typealias WorkspaceOutputsDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<WorkspaceOutput>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  JSONAPI.NoIncludes, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with one resource object of type `workspace-readme`.
public typealias WorkspaceReadmeDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<WorkspaceReadme>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  JSONAPI.NoIncludes, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with resource objects of type `workspace-readme`.
public typealias WorkspaceReadmeListDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<WorkspaceReadme>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  JSONAPI.NoIncludes, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with one resource object of type `projects`.
public typealias ProjectDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Project>, JSONAPI.NoMetadata, JSONAPI.NoLinks, ProjectDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``ProjectDocument`` may include.
public enum ProjectDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case organization(Organization)
  case agentPool(AgentPool)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [Organization.self, AgentPool.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "organizations": self = .organization(try Organization(from: decoder))
    case "agent-pools": self = .agentPool(try AgentPool(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .organization(let resource): resource
    case .agentPool(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `organizations`.
  public var organization: Organization? {
    guard case .organization(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `agent-pools`.
  public var agentPool: AgentPool? {
    guard case .agentPool(let resource) = self else { return nil }
    return resource
  }
}

/// A document with one resource object of type `stacks`.
public typealias StackDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Stack>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with resource objects of type `stacks`.
public typealias StacksDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Stack>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with one resource object of type `tags`.
public typealias TagDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Tag>, JSONAPI.NoMetadata, JSONAPI.NoLinks, TagDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``TagDocument`` may include.
public typealias TagDocumentInclude = RegistryModuleDocumentInclude

/// A document with one resource object of type `team-workspaces`.
public typealias TeamWorkspaceDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<TeamWorkspace>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  TeamWorkspaceDocumentInclude, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``TeamWorkspaceDocument`` may include.
public enum TeamWorkspaceDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case team(Team)
  case workspace(Workspace)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [Team.self, Workspace.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "teams": self = .team(try Team(from: decoder))
    case "workspaces": self = .workspace(try Workspace(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .team(let resource): resource
    case .workspace(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `teams`.
  public var team: Team? {
    guard case .team(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `workspaces`.
  public var workspace: Workspace? {
    guard case .workspace(let resource) = self else { return nil }
    return resource
  }
}

/// A document with resource objects of type `team-workspaces`.
public typealias TeamWorkspacesDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<TeamWorkspace>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  TeamWorkspacesDocumentInclude, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``TeamWorkspacesDocument`` may include.
public typealias TeamWorkspacesDocumentInclude = TeamWorkspaceDocumentInclude

/// A document with one resource object of type `run-triggers`.
public typealias RunTriggerDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<RunTrigger>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  RunTriggerDocumentInclude, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``RunTriggerDocument`` may include.
public typealias RunTriggerDocumentInclude = AgentPoolDocumentInclude

/// A document with one resource object of type `notification-configurations`.
public typealias NotificationConfigurationDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<NotificationConfiguration>, JSONAPI.NoMetadata, JSONAPI.NoLinks,
  NotificationConfigurationDocumentInclude, JSONAPI.NoAPIDescription,
  JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``NotificationConfigurationDocument`` may include.
public enum NotificationConfigurationDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case team(Team)
  case user(User)
  case workspace(Workspace)
  case project(Project)
  case stack(Stack)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [Team.self, User.self, Workspace.self, Project.self, Stack.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "teams": self = .team(try Team(from: decoder))
    case "users": self = .user(try User(from: decoder))
    case "workspaces": self = .workspace(try Workspace(from: decoder))
    case "projects": self = .project(try Project(from: decoder))
    case "stacks": self = .stack(try Stack(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .team(let resource): resource
    case .user(let resource): resource
    case .workspace(let resource): resource
    case .project(let resource): resource
    case .stack(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `teams`.
  public var team: Team? {
    guard case .team(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `users`.
  public var user: User? {
    guard case .user(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `workspaces`.
  public var workspace: Workspace? {
    guard case .workspace(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `projects`.
  public var project: Project? {
    guard case .project(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `stacks`.
  public var stack: Stack? {
    guard case .stack(let resource) = self else { return nil }
    return resource
  }
}

/// A document with resource objects of type `agent-pools`.
public typealias AgentPoolsDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<AgentPool>, PageMeta?, JSONAPI.PaginationLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with resource objects of type `agents`.
public typealias AgentsDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Agent>, PageMeta?, JSONAPI.PaginationLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with resource objects of type `authentication-tokens`.
public typealias AuthenticationTokensDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<AuthenticationToken>, PageMeta?, JSONAPI.PaginationLinks,
  AuthenticationTokensDocumentInclude, JSONAPI.NoAPIDescription,
  JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``AuthenticationTokensDocument`` may include.
public typealias AuthenticationTokensDocumentInclude = AuthenticationTokenDocumentInclude

/// A document with resource objects of type `configuration-versions`.
public typealias ConfigurationVersionsDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<ConfigurationVersion>, PageMeta?, JSONAPI.PaginationLinks,
  ConfigurationVersionsDocumentInclude, JSONAPI.NoAPIDescription,
  JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``ConfigurationVersionsDocument`` may include.
public typealias ConfigurationVersionsDocumentInclude = ConfigurationVersionDocumentInclude

/// A document with resource objects of type `notification-configurations`.
public typealias NotificationConfigurationsDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<NotificationConfiguration>, PageMeta?, JSONAPI.PaginationLinks,
  NotificationConfigurationsDocumentInclude, JSONAPI.NoAPIDescription,
  JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``NotificationConfigurationsDocument`` may include.
public enum NotificationConfigurationsDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case team(Team)
  case workspace(Workspace)
  case project(Project)
  case stack(Stack)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [Team.self, Workspace.self, Project.self, Stack.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "teams": self = .team(try Team(from: decoder))
    case "workspaces": self = .workspace(try Workspace(from: decoder))
    case "projects": self = .project(try Project(from: decoder))
    case "stacks": self = .stack(try Stack(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .team(let resource): resource
    case .workspace(let resource): resource
    case .project(let resource): resource
    case .stack(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `teams`.
  public var team: Team? {
    guard case .team(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `workspaces`.
  public var workspace: Workspace? {
    guard case .workspace(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `projects`.
  public var project: Project? {
    guard case .project(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `stacks`.
  public var stack: Stack? {
    guard case .stack(let resource) = self else { return nil }
    return resource
  }
}

/// A document with resource objects of type `oauth-clients`.
public typealias OauthClientsDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<OauthClient>, PageMeta?, JSONAPI.PaginationLinks,
  OauthClientsDocumentInclude, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``OauthClientsDocument`` may include.
public enum OauthClientsDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case oauthToken(OauthToken)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [OauthToken.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "oauth-tokens": self = .oauthToken(try OauthToken(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .oauthToken(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `oauth-tokens`.
  public var oauthToken: OauthToken? {
    guard case .oauthToken(let resource) = self else { return nil }
    return resource
  }
}

/// A document with resource objects of type `oauth-tokens`.
public typealias OauthTokensDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<OauthToken>, PageMeta?, JSONAPI.PaginationLinks,
  OauthTokensDocumentInclude, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``OauthTokensDocument`` may include.
public typealias OauthTokensDocumentInclude = OauthTokenDocumentInclude

/// A document with resource objects of type `organization-memberships`.
public typealias OrganizationMembershipsDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<OrganizationMembership>, PageMeta?, JSONAPI.PaginationLinks,
  OrganizationMembershipsDocumentInclude, JSONAPI.NoAPIDescription,
  JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``OrganizationMembershipsDocument`` may include.
public typealias OrganizationMembershipsDocumentInclude = OrganizationMembershipDocumentInclude

/// A document with resource objects of type `organizations`.
public typealias OrganizationsDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Organization>, PageMeta?, JSONAPI.PaginationLinks,
  OrganizationsDocumentInclude, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``OrganizationsDocument`` may include.
public typealias OrganizationsDocumentInclude = OrganizationDocumentInclude

/// A document with resource objects of type `policies`.
public typealias PoliciesDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Policy>, PageMeta?, JSONAPI.PaginationLinks, PoliciesDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``PoliciesDocument`` may include.
public enum PoliciesDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case policySet(PolicySet)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [PolicySet.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "policy-sets": self = .policySet(try PolicySet(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .policySet(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `policy-sets`.
  public var policySet: PolicySet? {
    guard case .policySet(let resource) = self else { return nil }
    return resource
  }
}

/// A document with resource objects of type `policy-sets`.
public typealias PolicySetsDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<PolicySet>, PageMeta?, JSONAPI.PaginationLinks,
  PolicySetsDocumentInclude, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``PolicySetsDocument`` may include.
public enum PolicySetsDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case policy(Policy)
  case workspace(Workspace)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [Policy.self, Workspace.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "policies": self = .policy(try Policy(from: decoder))
    case "workspaces": self = .workspace(try Workspace(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .policy(let resource): resource
    case .workspace(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `policies`.
  public var policy: Policy? {
    guard case .policy(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `workspaces`.
  public var workspace: Workspace? {
    guard case .workspace(let resource) = self else { return nil }
    return resource
  }
}

/// A document with resource objects of type `projects`.
public typealias ProjectsDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Project>, PageMeta?, JSONAPI.PaginationLinks, ProjectsDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``ProjectsDocument`` may include.
public typealias ProjectsDocumentInclude = RegistryModuleDocumentInclude

/// A document with resource objects of type `registry-modules`.
public typealias RegistryModulesDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<RegistryModule>, PageMeta?, JSONAPI.PaginationLinks,
  RegistryModulesDocumentInclude, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``RegistryModulesDocument`` may include.
public typealias RegistryModulesDocumentInclude = RegistryModuleDocumentInclude

/// A document with resource objects of type `run-triggers`.
public typealias RunTriggersDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<RunTrigger>, PageMeta?, JSONAPI.PaginationLinks,
  RunTriggersDocumentInclude, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``RunTriggersDocument`` may include.
public typealias RunTriggersDocumentInclude = AgentPoolDocumentInclude

/// A document with resource objects of type `runs`.
public typealias RunsDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Run>, PageMeta?, JSONAPI.PaginationLinks, RunsDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``RunsDocument`` may include.
public enum RunsDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case organization(Organization)
  case user(User)
  case plan(Plan)
  case configurationVersion(ConfigurationVersion)
  case apply(Apply)
  case costEstimate(CostEstimate)
  case ingressAttributes(IngressAttributes)
  case workspace(Workspace)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [
      Organization.self, User.self, Plan.self, ConfigurationVersion.self, Apply.self,
      CostEstimate.self, IngressAttributes.self, Workspace.self,
    ]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "organizations": self = .organization(try Organization(from: decoder))
    case "users": self = .user(try User(from: decoder))
    case "plans": self = .plan(try Plan(from: decoder))
    case "configuration-versions":
      self = .configurationVersion(try ConfigurationVersion(from: decoder))
    case "applies": self = .apply(try Apply(from: decoder))
    case "cost-estimates": self = .costEstimate(try CostEstimate(from: decoder))
    case "ingress-attributes": self = .ingressAttributes(try IngressAttributes(from: decoder))
    case "workspaces": self = .workspace(try Workspace(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .organization(let resource): resource
    case .user(let resource): resource
    case .plan(let resource): resource
    case .configurationVersion(let resource): resource
    case .apply(let resource): resource
    case .costEstimate(let resource): resource
    case .ingressAttributes(let resource): resource
    case .workspace(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `organizations`.
  public var organization: Organization? {
    guard case .organization(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `users`.
  public var user: User? {
    guard case .user(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `plans`.
  public var plan: Plan? {
    guard case .plan(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `configuration-versions`.
  public var configurationVersion: ConfigurationVersion? {
    guard case .configurationVersion(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `applies`.
  public var apply: Apply? {
    guard case .apply(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `cost-estimates`.
  public var costEstimate: CostEstimate? {
    guard case .costEstimate(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `ingress-attributes`.
  public var ingressAttributes: IngressAttributes? {
    guard case .ingressAttributes(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `workspaces`.
  public var workspace: Workspace? {
    guard case .workspace(let resource) = self else { return nil }
    return resource
  }
}

/// A document with resource objects of type `state-version-outputs`.
public typealias StateVersionOutputsDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<StateVersionOutput>, PageMeta?, JSONAPI.PaginationLinks,
  JSONAPI.NoIncludes, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with resource objects of type `state-versions`.
public typealias StateVersionsDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<StateVersion>, PageMeta?, JSONAPI.PaginationLinks,
  StateVersionsDocumentInclude, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``StateVersionsDocument`` may include.
public enum StateVersionsDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case user(User)
  case run(Run)
  case configurationVersion(ConfigurationVersion)
  case stateVersionOutput(StateVersionOutput)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [User.self, Run.self, ConfigurationVersion.self, StateVersionOutput.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "users": self = .user(try User(from: decoder))
    case "runs": self = .run(try Run(from: decoder))
    case "configuration-versions":
      self = .configurationVersion(try ConfigurationVersion(from: decoder))
    case "state-version-outputs": self = .stateVersionOutput(try StateVersionOutput(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .user(let resource): resource
    case .run(let resource): resource
    case .configurationVersion(let resource): resource
    case .stateVersionOutput(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `users`.
  public var user: User? {
    guard case .user(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `runs`.
  public var run: Run? {
    guard case .run(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `configuration-versions`.
  public var configurationVersion: ConfigurationVersion? {
    guard case .configurationVersion(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `state-version-outputs`.
  public var stateVersionOutput: StateVersionOutput? {
    guard case .stateVersionOutput(let resource) = self else { return nil }
    return resource
  }
}

/// A document with resource objects of type `tags`.
public typealias TagsDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Tag>, PageMeta?, JSONAPI.PaginationLinks, TagsDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``TagsDocument`` may include.
public typealias TagsDocumentInclude = RegistryModuleDocumentInclude

/// A document with resource objects of type `teams`.
public typealias TeamsDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Team>, PageMeta?, JSONAPI.PaginationLinks, TeamsDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``TeamsDocument`` may include.
public enum TeamsDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case organizationMembership(OrganizationMembership)
  case user(User)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [OrganizationMembership.self, User.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "organization-memberships":
      self = .organizationMembership(try OrganizationMembership(from: decoder))
    case "users": self = .user(try User(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .organizationMembership(let resource): resource
    case .user(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `organization-memberships`.
  public var organizationMembership: OrganizationMembership? {
    guard case .organizationMembership(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `users`.
  public var user: User? {
    guard case .user(let resource) = self else { return nil }
    return resource
  }
}

/// A document with resource objects of type `terraform-versions`.
public typealias TerraformVersionsDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<TerraformVersion>, PageMeta?, JSONAPI.PaginationLinks,
  JSONAPI.NoIncludes, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with resource objects of type `users`.
public typealias UsersDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<User>, PageMeta?, JSONAPI.PaginationLinks, UsersDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``UsersDocument`` may include.
public typealias UsersDocumentInclude = RegistryModuleDocumentInclude

/// A document with resource objects of type `vars`.
public typealias VarsDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Var>, PageMeta?, JSONAPI.PaginationLinks, VarsDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``VarsDocument`` may include.
public enum VarsDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case varset(Varset)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [Varset.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "varsets": self = .varset(try Varset(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .varset(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `varsets`.
  public var varset: Varset? {
    guard case .varset(let resource) = self else { return nil }
    return resource
  }
}

/// A document with resource objects of type `varsets`.
public typealias VarsetsDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Varset>, PageMeta?, JSONAPI.PaginationLinks, VarsetsDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``VarsetsDocument`` may include.
public enum VarsetsDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case `var`(Var)
  case workspace(Workspace)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [Var.self, Workspace.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "vars": self = .var(try Var(from: decoder))
    case "workspaces": self = .workspace(try Workspace(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .var(let resource): resource
    case .workspace(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `vars`.
  public var `var`: Var? {
    guard case .var(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `workspaces`.
  public var workspace: Workspace? {
    guard case .workspace(let resource) = self else { return nil }
    return resource
  }
}

/// A document with resource objects of type `vcs-events`.
public typealias VcsEventsDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<VcsEvent>, PageMeta?, JSONAPI.PaginationLinks, VcsEventsDocumentInclude,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``VcsEventsDocument`` may include.
public typealias VcsEventsDocumentInclude = VcsEventDocumentInclude

/// A document with resource objects of type `workspace-tasks`.
public typealias WorkspaceTasksDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<WorkspaceTask>, PageMeta?, JSONAPI.PaginationLinks,
  WorkspaceTasksDocumentInclude, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``WorkspaceTasksDocument`` may include.
public typealias WorkspaceTasksDocumentInclude = WorkspaceTaskDocumentInclude

/// A document with resource objects of type `workspaces`.
public typealias WorkspacesDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Workspace>, PageMeta?, JSONAPI.PaginationLinks,
  WorkspacesDocumentInclude, JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// What ``WorkspacesDocument`` may include.
public enum WorkspacesDocumentInclude: JSONAPI.ResourceUnion, Swift.Sendable {
  case organization(Organization)
  case team(Team)
  case user(User)
  case run(Run)
  case plan(Plan)
  case configurationVersion(ConfigurationVersion)
  case stateVersion(StateVersion)
  case stateVersionOutput(StateVersionOutput)
  case ingressAttributes(IngressAttributes)
  case workspaceReadme(WorkspaceReadme)
  case project(Project)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [
      Organization.self, Team.self, User.self, Run.self, Plan.self, ConfigurationVersion.self,
      StateVersion.self, StateVersionOutput.self, IngressAttributes.self, WorkspaceReadme.self,
      Project.self,
    ]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "organizations": self = .organization(try Organization(from: decoder))
    case "teams": self = .team(try Team(from: decoder))
    case "users": self = .user(try User(from: decoder))
    case "runs": self = .run(try Run(from: decoder))
    case "plans": self = .plan(try Plan(from: decoder))
    case "configuration-versions":
      self = .configurationVersion(try ConfigurationVersion(from: decoder))
    case "state-versions": self = .stateVersion(try StateVersion(from: decoder))
    case "state-version-outputs": self = .stateVersionOutput(try StateVersionOutput(from: decoder))
    case "ingress-attributes": self = .ingressAttributes(try IngressAttributes(from: decoder))
    case "workspace-readme": self = .workspaceReadme(try WorkspaceReadme(from: decoder))
    case "projects": self = .project(try Project(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .organization(let resource): resource
    case .team(let resource): resource
    case .user(let resource): resource
    case .run(let resource): resource
    case .plan(let resource): resource
    case .configurationVersion(let resource): resource
    case .stateVersion(let resource): resource
    case .stateVersionOutput(let resource): resource
    case .ingressAttributes(let resource): resource
    case .workspaceReadme(let resource): resource
    case .project(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `organizations`.
  public var organization: Organization? {
    guard case .organization(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `teams`.
  public var team: Team? {
    guard case .team(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `users`.
  public var user: User? {
    guard case .user(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `runs`.
  public var run: Run? {
    guard case .run(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `plans`.
  public var plan: Plan? {
    guard case .plan(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `configuration-versions`.
  public var configurationVersion: ConfigurationVersion? {
    guard case .configurationVersion(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `state-versions`.
  public var stateVersion: StateVersion? {
    guard case .stateVersion(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `state-version-outputs`.
  public var stateVersionOutput: StateVersionOutput? {
    guard case .stateVersionOutput(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `ingress-attributes`.
  public var ingressAttributes: IngressAttributes? {
    guard case .ingressAttributes(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `workspace-readme`.
  public var workspaceReadme: WorkspaceReadme? {
    guard case .workspaceReadme(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `projects`.
  public var project: Project? {
    guard case .project(let resource) = self else { return nil }
    return resource
  }
}

/// Who belongs to a team, as identifiers alone.
public typealias TeamMembersDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<JSONAPI.ResourceIdentifier<User, JSONAPI.NoIdMetadata>>,
  JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes, JSONAPI.NoAPIDescription,
  JSONAPI.BasicJSONAPIError<Swift.String>
>

/// The answer to one request too many. It is written before the request reaches the API itself, and
/// its status is a number where the API's own errors have a string.
public typealias RateLimitDocument = JSONAPI.Document<
  JSONAPI.NoResourceBody, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.GenericJSONAPIError<RateLimitError>
>
