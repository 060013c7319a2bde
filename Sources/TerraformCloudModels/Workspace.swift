// Made by jsonapi-gen from workspaces.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// A configuration, its variables and its state.
public struct WorkspaceDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "workspaces"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    /// - Note: Only the server sets it.
    public var createdAt: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?

    /// - Note: Only the server sets it.
    public var updatedAt: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?
    public var name: JSONAPI.Attribute<Swift.String>?
    public var description: JSONAPI.Attribute<Swift.String?>?

    /// - Note: Only the server sets it.
    public var actions: JSONAPI.Attribute<Actions>?
    public var allowDestroyPlan: JSONAPI.Attribute<Swift.Bool>?
    public var assessmentsEnabled: JSONAPI.Attribute<Swift.Bool>?
    public var autoApply: JSONAPI.Attribute<Swift.Bool>?
    public var autoApplyRunTrigger: JSONAPI.Attribute<Swift.Bool>?

    /// - Example: 14d
    public var autoDestroyActivityDuration: JSONAPI.Attribute<Swift.String?>?
    public var autoDestroyAt:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DateTimeFormat>>?
    public var autoDestroyStatus: JSONAPI.Attribute<Swift.String?>?
    public var inheritsProjectAutoDestroy: JSONAPI.Attribute<Swift.Bool>?
    public var environment: JSONAPI.Attribute<Swift.String>?
    public var executionMode: JSONAPI.Attribute<ExecutionMode>?
    public var fileTriggersEnabled: JSONAPI.Attribute<Swift.Bool>?
    public var globalRemoteState: JSONAPI.Attribute<Swift.Bool>?
    public var projectRemoteState: JSONAPI.Attribute<Swift.Bool>?
    public var hyokEnabled: JSONAPI.Attribute<Swift.Bool>?
    public var lastAssessmentResultAt:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DateTimeFormat>>?
    public var latestChangeAt:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DateTimeFormat>>?
    public var locked: JSONAPI.Attribute<Swift.Bool>?
    public var lockedReason: JSONAPI.Attribute<Swift.String?>?

    /// - Note: Only the server sets it.
    public var noCodeUpgradeAvailable: JSONAPI.Attribute<Swift.Bool?>?

    @available(*, deprecated, message: "Use execution-mode.")
    public var operations: JSONAPI.Attribute<Swift.Bool>? {
      get { operationsStorage }
      set { operationsStorage = newValue }
    }
    private var operationsStorage: JSONAPI.Attribute<Swift.Bool>?

    /// - Note: Only the server sets it.
    public var permissions: JSONAPI.Attribute<WorkspacePermissions?>?
    public var queueAllRuns: JSONAPI.Attribute<Swift.Bool>?
    public var resourceCount: JSONAPI.Attribute<Swift.Int>?

    /// Which settings do not follow those of the project.
    public var settingOverwrites: JSONAPI.Attribute<SettingOverwrites>?
    public var source: JSONAPI.Attribute<Swift.String?>?

    /// - Note: Only the server sets it.
    public var sourceModuleId: JSONAPI.Attribute<Swift.String?>?
    public var sourceName: JSONAPI.Attribute<Swift.String?>?
    public var sourceUrl: JSONAPI.Attribute<Swift.String?>?
    public var speculativeEnabled: JSONAPI.Attribute<Swift.Bool>?
    public var structuredRunOutputEnabled: JSONAPI.Attribute<Swift.Bool>?
    public var tagNames: JSONAPI.Attribute<[Swift.String]>?

    /// - Example: 1.0.4
    public var terraformVersion: JSONAPI.Attribute<Swift.String>?
    public var triggerPatterns: JSONAPI.Attribute<[Swift.String]?>?
    public var triggerPrefixes: JSONAPI.Attribute<[Swift.String]?>?
    public var vcsRepo: JSONAPI.Attribute<VcsRepository?>?
    public var vcsRepoIdentifier: JSONAPI.Attribute<Swift.String?>?
    public var workingDirectory: JSONAPI.Attribute<Swift.String?>?
    public var applyDurationAverage: JSONAPI.Attribute<Swift.Int?>?
    public var planDurationAverage: JSONAPI.Attribute<Swift.Int?>?
    public var policyCheckFailures: JSONAPI.Attribute<Swift.Int?>?
    public var runFailures: JSONAPI.Attribute<Swift.Int?>?
    public var workspaceKpisRunsCount: JSONAPI.Attribute<Swift.Int?>?
    public var effectiveRunDataRetentionDesc: JSONAPI.Attribute<Swift.String?>?
    public var effectiveStateVersionRetentionDesc: JSONAPI.Attribute<Swift.String?>?

    public init(
      createdAt: Foundation.Date? = nil,
      updatedAt: Foundation.Date? = nil,
      name: Swift.String? = nil,
      description: Swift.String?? = nil,
      actions: Actions? = nil,
      allowDestroyPlan: Swift.Bool? = nil,
      assessmentsEnabled: Swift.Bool? = nil,
      autoApply: Swift.Bool? = nil,
      autoApplyRunTrigger: Swift.Bool? = nil,
      autoDestroyActivityDuration: Swift.String?? = nil,
      autoDestroyAt: Foundation.Date?? = nil,
      autoDestroyStatus: Swift.String?? = nil,
      inheritsProjectAutoDestroy: Swift.Bool? = nil,
      environment: Swift.String? = nil,
      executionMode: ExecutionMode? = nil,
      fileTriggersEnabled: Swift.Bool? = nil,
      globalRemoteState: Swift.Bool? = nil,
      projectRemoteState: Swift.Bool? = nil,
      hyokEnabled: Swift.Bool? = nil,
      lastAssessmentResultAt: Foundation.Date?? = nil,
      latestChangeAt: Foundation.Date?? = nil,
      locked: Swift.Bool? = nil,
      lockedReason: Swift.String?? = nil,
      noCodeUpgradeAvailable: Swift.Bool?? = nil,
      operations: Swift.Bool? = nil,
      permissions: WorkspacePermissions?? = nil,
      queueAllRuns: Swift.Bool? = nil,
      resourceCount: Swift.Int? = nil,
      settingOverwrites: SettingOverwrites? = nil,
      source: Swift.String?? = nil,
      sourceModuleId: Swift.String?? = nil,
      sourceName: Swift.String?? = nil,
      sourceUrl: Swift.String?? = nil,
      speculativeEnabled: Swift.Bool? = nil,
      structuredRunOutputEnabled: Swift.Bool? = nil,
      tagNames: [Swift.String]? = nil,
      terraformVersion: Swift.String? = nil,
      triggerPatterns: [Swift.String]?? = nil,
      triggerPrefixes: [Swift.String]?? = nil,
      vcsRepo: VcsRepository?? = nil,
      vcsRepoIdentifier: Swift.String?? = nil,
      workingDirectory: Swift.String?? = nil,
      applyDurationAverage: Swift.Int?? = nil,
      planDurationAverage: Swift.Int?? = nil,
      policyCheckFailures: Swift.Int?? = nil,
      runFailures: Swift.Int?? = nil,
      workspaceKpisRunsCount: Swift.Int?? = nil,
      effectiveRunDataRetentionDesc: Swift.String?? = nil,
      effectiveStateVersionRetentionDesc: Swift.String?? = nil
    ) {
      self.createdAt = createdAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.updatedAt = updatedAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.name = name.map { JSONAPI.Attribute(value: $0) }
      self.description = description.map { JSONAPI.Attribute(value: $0) }
      self.actions = actions.map { JSONAPI.Attribute(value: $0) }
      self.allowDestroyPlan = allowDestroyPlan.map { JSONAPI.Attribute(value: $0) }
      self.assessmentsEnabled = assessmentsEnabled.map { JSONAPI.Attribute(value: $0) }
      self.autoApply = autoApply.map { JSONAPI.Attribute(value: $0) }
      self.autoApplyRunTrigger = autoApplyRunTrigger.map { JSONAPI.Attribute(value: $0) }
      self.autoDestroyActivityDuration =
        autoDestroyActivityDuration.map { JSONAPI.Attribute(value: $0) }
      self.autoDestroyAt = autoDestroyAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.autoDestroyStatus = autoDestroyStatus.map { JSONAPI.Attribute(value: $0) }
      self.inheritsProjectAutoDestroy =
        inheritsProjectAutoDestroy.map { JSONAPI.Attribute(value: $0) }
      self.environment = environment.map { JSONAPI.Attribute(value: $0) }
      self.executionMode = executionMode.map { JSONAPI.Attribute(value: $0) }
      self.fileTriggersEnabled = fileTriggersEnabled.map { JSONAPI.Attribute(value: $0) }
      self.globalRemoteState = globalRemoteState.map { JSONAPI.Attribute(value: $0) }
      self.projectRemoteState = projectRemoteState.map { JSONAPI.Attribute(value: $0) }
      self.hyokEnabled = hyokEnabled.map { JSONAPI.Attribute(value: $0) }
      self.lastAssessmentResultAt =
        lastAssessmentResultAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.latestChangeAt = latestChangeAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.locked = locked.map { JSONAPI.Attribute(value: $0) }
      self.lockedReason = lockedReason.map { JSONAPI.Attribute(value: $0) }
      self.noCodeUpgradeAvailable = noCodeUpgradeAvailable.map { JSONAPI.Attribute(value: $0) }
      self.operationsStorage = operations.map { JSONAPI.Attribute(value: $0) }
      self.permissions = permissions.map { JSONAPI.Attribute(value: $0) }
      self.queueAllRuns = queueAllRuns.map { JSONAPI.Attribute(value: $0) }
      self.resourceCount = resourceCount.map { JSONAPI.Attribute(value: $0) }
      self.settingOverwrites = settingOverwrites.map { JSONAPI.Attribute(value: $0) }
      self.source = source.map { JSONAPI.Attribute(value: $0) }
      self.sourceModuleId = sourceModuleId.map { JSONAPI.Attribute(value: $0) }
      self.sourceName = sourceName.map { JSONAPI.Attribute(value: $0) }
      self.sourceUrl = sourceUrl.map { JSONAPI.Attribute(value: $0) }
      self.speculativeEnabled = speculativeEnabled.map { JSONAPI.Attribute(value: $0) }
      self.structuredRunOutputEnabled =
        structuredRunOutputEnabled.map { JSONAPI.Attribute(value: $0) }
      self.tagNames = tagNames.map { JSONAPI.Attribute(value: $0) }
      self.terraformVersion = terraformVersion.map { JSONAPI.Attribute(value: $0) }
      self.triggerPatterns = triggerPatterns.map { JSONAPI.Attribute(value: $0) }
      self.triggerPrefixes = triggerPrefixes.map { JSONAPI.Attribute(value: $0) }
      self.vcsRepo = vcsRepo.map { JSONAPI.Attribute(value: $0) }
      self.vcsRepoIdentifier = vcsRepoIdentifier.map { JSONAPI.Attribute(value: $0) }
      self.workingDirectory = workingDirectory.map { JSONAPI.Attribute(value: $0) }
      self.applyDurationAverage = applyDurationAverage.map { JSONAPI.Attribute(value: $0) }
      self.planDurationAverage = planDurationAverage.map { JSONAPI.Attribute(value: $0) }
      self.policyCheckFailures = policyCheckFailures.map { JSONAPI.Attribute(value: $0) }
      self.runFailures = runFailures.map { JSONAPI.Attribute(value: $0) }
      self.workspaceKpisRunsCount = workspaceKpisRunsCount.map { JSONAPI.Attribute(value: $0) }
      self.effectiveRunDataRetentionDesc =
        effectiveRunDataRetentionDesc.map { JSONAPI.Attribute(value: $0) }
      self.effectiveStateVersionRetentionDesc =
        effectiveStateVersionRetentionDesc.map { JSONAPI.Attribute(value: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case createdAt = "created-at"
      case updatedAt = "updated-at"
      case name
      case description
      case actions
      case allowDestroyPlan = "allow-destroy-plan"
      case assessmentsEnabled = "assessments-enabled"
      case autoApply = "auto-apply"
      case autoApplyRunTrigger = "auto-apply-run-trigger"
      case autoDestroyActivityDuration = "auto-destroy-activity-duration"
      case autoDestroyAt = "auto-destroy-at"
      case autoDestroyStatus = "auto-destroy-status"
      case inheritsProjectAutoDestroy = "inherits-project-auto-destroy"
      case environment
      case executionMode = "execution-mode"
      case fileTriggersEnabled = "file-triggers-enabled"
      case globalRemoteState = "global-remote-state"
      case projectRemoteState = "project-remote-state"
      case hyokEnabled = "hyok-enabled"
      case lastAssessmentResultAt = "last-assessment-result-at"
      case latestChangeAt = "latest-change-at"
      case locked
      case lockedReason = "locked-reason"
      case noCodeUpgradeAvailable = "no-code-upgrade-available"
      case operationsStorage = "operations"
      case permissions
      case queueAllRuns = "queue-all-runs"
      case resourceCount = "resource-count"
      case settingOverwrites = "setting-overwrites"
      case source
      case sourceModuleId = "source-module-id"
      case sourceName = "source-name"
      case sourceUrl = "source-url"
      case speculativeEnabled = "speculative-enabled"
      case structuredRunOutputEnabled = "structured-run-output-enabled"
      case tagNames = "tag-names"
      case terraformVersion = "terraform-version"
      case triggerPatterns = "trigger-patterns"
      case triggerPrefixes = "trigger-prefixes"
      case vcsRepo = "vcs-repo"
      case vcsRepoIdentifier = "vcs-repo-identifier"
      case workingDirectory = "working-directory"
      case applyDurationAverage = "apply-duration-average"
      case planDurationAverage = "plan-duration-average"
      case policyCheckFailures = "policy-check-failures"
      case runFailures = "run-failures"
      case workspaceKpisRunsCount = "workspace-kpis-runs-count"
      case effectiveRunDataRetentionDesc = "effective-run-data-retention-desc"
      case effectiveStateVersionRetentionDesc = "effective-state-version-retention-desc"
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var organization:
      JSONAPI.ToOneRelationship<
        Organization?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, WorkspaceOrganizationLinks
      >?
    public var agentPool:
      JSONAPI.ToOneRelationship<
        AgentPool?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var currentAssessmentResult:
      JSONAPI.ToOneRelationship<
        AssessmentResult?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var currentConfigurationVersion:
      JSONAPI.ToOneRelationship<
        ConfigurationVersion?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata,
        WorkspaceCurrentConfigurationVersionLinks
      >?
    public var currentRun:
      JSONAPI.ToOneRelationship<Run?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?
    public var currentStateVersion:
      JSONAPI.ToOneRelationship<
        StateVersion?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var latestRun:
      JSONAPI.ToOneRelationship<Run?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?
    public var lockedBy:
      JSONAPI.ToOneRelationship<
        WorkspaceLockedBy?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var outputs:
      JSONAPI.ToManyRelationship<
        WorkspaceOutput, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var project:
      JSONAPI.ToOneRelationship<
        Project?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, WorkspaceProjectLinks
      >?
    public var readme:
      JSONAPI.ToOneRelationship<
        WorkspaceReadme?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var remoteStateConsumers:
      JSONAPI.MetaRelationship<JSONAPI.NoMetadata, WorkspaceRemoteStateConsumersLinks>?
    public var sshKey:
      JSONAPI.ToOneRelationship<
        SshKey?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, WorkspaceSshKeyLinks
      >?
    public var vars:
      JSONAPI.ToManyRelationship<Var, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?

    public init(
      organization: JSONAPI.ToOneRelationship<
        Organization?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, WorkspaceOrganizationLinks
      >? = nil,
      agentPool: AgentPool.Id?? = nil,
      currentAssessmentResult: AssessmentResult.Id?? = nil,
      currentConfigurationVersion: JSONAPI.ToOneRelationship<
        ConfigurationVersion?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata,
        WorkspaceCurrentConfigurationVersionLinks
      >? = nil,
      currentRun: Run.Id?? = nil,
      currentStateVersion: StateVersion.Id?? = nil,
      latestRun: Run.Id?? = nil,
      lockedBy: WorkspaceLockedBy.ID?? = nil,
      outputs: [WorkspaceOutput.Id]? = nil,
      project: JSONAPI.ToOneRelationship<
        Project?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, WorkspaceProjectLinks
      >? = nil,
      readme: WorkspaceReadme.Id?? = nil,
      remoteStateConsumers: JSONAPI.MetaRelationship<
        JSONAPI.NoMetadata, WorkspaceRemoteStateConsumersLinks
      >? = nil,
      sshKey: JSONAPI.ToOneRelationship<
        SshKey?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, WorkspaceSshKeyLinks
      >? = nil,
      vars: [Var.Id]? = nil
    ) {
      self.organization = organization
      self.agentPool = agentPool.map { JSONAPI.ToOneRelationship(id: $0) }
      self.currentAssessmentResult =
        currentAssessmentResult.map { JSONAPI.ToOneRelationship(id: $0) }
      self.currentConfigurationVersion = currentConfigurationVersion
      self.currentRun = currentRun.map { JSONAPI.ToOneRelationship(id: $0) }
      self.currentStateVersion = currentStateVersion.map { JSONAPI.ToOneRelationship(id: $0) }
      self.latestRun = latestRun.map { JSONAPI.ToOneRelationship(id: $0) }
      self.lockedBy = lockedBy.map { JSONAPI.ToOneRelationship(id: $0) }
      self.outputs = outputs.map { JSONAPI.ToManyRelationship(ids: $0) }
      self.project = project
      self.readme = readme.map { JSONAPI.ToOneRelationship(id: $0) }
      self.remoteStateConsumers = remoteStateConsumers
      self.sshKey = sshKey
      self.vars = vars.map { JSONAPI.ToManyRelationship(ids: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case organization
      case agentPool = "agent-pool"
      case currentAssessmentResult = "current-assessment-result"
      case currentConfigurationVersion = "current-configuration-version"
      case currentRun = "current-run"
      case currentStateVersion = "current-state-version"
      case latestRun = "latest-run"
      case lockedBy = "locked-by"
      case outputs
      case project
      case readme
      case remoteStateConsumers = "remote-state-consumers"
      case sshKey = "ssh-key"
      case vars
    }
  }

  public struct Actions: Swift.Codable, Swift.Equatable, Swift.Sendable {
    public var isDestroyable: Swift.Bool?

    public init(isDestroyable: Swift.Bool? = nil) {
      self.isDestroyable = isDestroyable
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case isDestroyable = "is-destroyable"
    }
  }

  /// Which settings do not follow those of the project.
  public struct SettingOverwrites: Swift.Codable, Swift.Equatable, Swift.Sendable {
    public var agentPool: Swift.Bool?
    public var executionMode: Swift.Bool?

    public init(agentPool: Swift.Bool? = nil, executionMode: Swift.Bool? = nil) {
      self.agentPool = agentPool
      self.executionMode = executionMode
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case agentPool = "agent-pool"
      case executionMode = "execution-mode"
    }
  }
}

/// A configuration, its variables and its state.
public typealias Workspace = JSONAPI.ResourceObject<
  WorkspaceDescription, JSONAPI.NoMetadata, WorkspaceLinks, WorkspaceId
>

/// A resource object of type `workspaces` that is yet to be created, and has no id.
public typealias NewWorkspace = JSONAPI.ResourceObject<
  NewWorkspaceDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

/// The attributes and relationships of a new resource object of type `workspaces`.
public struct NewWorkspaceDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "workspaces"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var name: JSONAPI.Attribute<Swift.String>?
    public var description: JSONAPI.Attribute<Swift.String?>?
    public var allowDestroyPlan: JSONAPI.Attribute<Swift.Bool>?
    public var assessmentsEnabled: JSONAPI.Attribute<Swift.Bool>?
    public var autoApply: JSONAPI.Attribute<Swift.Bool>?
    public var autoApplyRunTrigger: JSONAPI.Attribute<Swift.Bool>?

    /// - Example: 14d
    public var autoDestroyActivityDuration: JSONAPI.Attribute<Swift.String?>?
    public var autoDestroyAt:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DateTimeFormat>>?
    public var autoDestroyStatus: JSONAPI.Attribute<Swift.String?>?
    public var inheritsProjectAutoDestroy: JSONAPI.Attribute<Swift.Bool>?
    public var environment: JSONAPI.Attribute<Swift.String>?
    public var executionMode: JSONAPI.Attribute<ExecutionMode>?
    public var fileTriggersEnabled: JSONAPI.Attribute<Swift.Bool>?
    public var globalRemoteState: JSONAPI.Attribute<Swift.Bool>?
    public var projectRemoteState: JSONAPI.Attribute<Swift.Bool>?
    public var hyokEnabled: JSONAPI.Attribute<Swift.Bool>?
    public var lastAssessmentResultAt:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DateTimeFormat>>?
    public var latestChangeAt:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DateTimeFormat>>?
    public var locked: JSONAPI.Attribute<Swift.Bool>?
    public var lockedReason: JSONAPI.Attribute<Swift.String?>?

    @available(*, deprecated, message: "Use execution-mode.")
    public var operations: JSONAPI.Attribute<Swift.Bool>? {
      get { operationsStorage }
      set { operationsStorage = newValue }
    }
    private var operationsStorage: JSONAPI.Attribute<Swift.Bool>?

    public var queueAllRuns: JSONAPI.Attribute<Swift.Bool>?
    public var resourceCount: JSONAPI.Attribute<Swift.Int>?

    /// Which settings do not follow those of the project.
    public var settingOverwrites: JSONAPI.Attribute<WorkspaceDescription.SettingOverwrites>?
    public var source: JSONAPI.Attribute<Swift.String?>?
    public var sourceName: JSONAPI.Attribute<Swift.String?>?
    public var sourceUrl: JSONAPI.Attribute<Swift.String?>?
    public var speculativeEnabled: JSONAPI.Attribute<Swift.Bool>?
    public var structuredRunOutputEnabled: JSONAPI.Attribute<Swift.Bool>?
    public var tagNames: JSONAPI.Attribute<[Swift.String]>?

    /// - Example: 1.0.4
    public var terraformVersion: JSONAPI.Attribute<Swift.String>?
    public var triggerPatterns: JSONAPI.Attribute<[Swift.String]?>?
    public var triggerPrefixes: JSONAPI.Attribute<[Swift.String]?>?
    public var vcsRepo: JSONAPI.Attribute<VcsRepository?>?
    public var vcsRepoIdentifier: JSONAPI.Attribute<Swift.String?>?
    public var workingDirectory: JSONAPI.Attribute<Swift.String?>?
    public var applyDurationAverage: JSONAPI.Attribute<Swift.Int?>?
    public var planDurationAverage: JSONAPI.Attribute<Swift.Int?>?
    public var policyCheckFailures: JSONAPI.Attribute<Swift.Int?>?
    public var runFailures: JSONAPI.Attribute<Swift.Int?>?
    public var workspaceKpisRunsCount: JSONAPI.Attribute<Swift.Int?>?
    public var effectiveRunDataRetentionDesc: JSONAPI.Attribute<Swift.String?>?
    public var effectiveStateVersionRetentionDesc: JSONAPI.Attribute<Swift.String?>?

    public init(
      name: Swift.String? = nil,
      description: Swift.String?? = nil,
      allowDestroyPlan: Swift.Bool? = nil,
      assessmentsEnabled: Swift.Bool? = nil,
      autoApply: Swift.Bool? = nil,
      autoApplyRunTrigger: Swift.Bool? = nil,
      autoDestroyActivityDuration: Swift.String?? = nil,
      autoDestroyAt: Foundation.Date?? = nil,
      autoDestroyStatus: Swift.String?? = nil,
      inheritsProjectAutoDestroy: Swift.Bool? = nil,
      environment: Swift.String? = nil,
      executionMode: ExecutionMode? = nil,
      fileTriggersEnabled: Swift.Bool? = nil,
      globalRemoteState: Swift.Bool? = nil,
      projectRemoteState: Swift.Bool? = nil,
      hyokEnabled: Swift.Bool? = nil,
      lastAssessmentResultAt: Foundation.Date?? = nil,
      latestChangeAt: Foundation.Date?? = nil,
      locked: Swift.Bool? = nil,
      lockedReason: Swift.String?? = nil,
      operations: Swift.Bool? = nil,
      queueAllRuns: Swift.Bool? = nil,
      resourceCount: Swift.Int? = nil,
      settingOverwrites: WorkspaceDescription.SettingOverwrites? = nil,
      source: Swift.String?? = nil,
      sourceName: Swift.String?? = nil,
      sourceUrl: Swift.String?? = nil,
      speculativeEnabled: Swift.Bool? = nil,
      structuredRunOutputEnabled: Swift.Bool? = nil,
      tagNames: [Swift.String]? = nil,
      terraformVersion: Swift.String? = nil,
      triggerPatterns: [Swift.String]?? = nil,
      triggerPrefixes: [Swift.String]?? = nil,
      vcsRepo: VcsRepository?? = nil,
      vcsRepoIdentifier: Swift.String?? = nil,
      workingDirectory: Swift.String?? = nil,
      applyDurationAverage: Swift.Int?? = nil,
      planDurationAverage: Swift.Int?? = nil,
      policyCheckFailures: Swift.Int?? = nil,
      runFailures: Swift.Int?? = nil,
      workspaceKpisRunsCount: Swift.Int?? = nil,
      effectiveRunDataRetentionDesc: Swift.String?? = nil,
      effectiveStateVersionRetentionDesc: Swift.String?? = nil
    ) {
      self.name = name.map { JSONAPI.Attribute(value: $0) }
      self.description = description.map { JSONAPI.Attribute(value: $0) }
      self.allowDestroyPlan = allowDestroyPlan.map { JSONAPI.Attribute(value: $0) }
      self.assessmentsEnabled = assessmentsEnabled.map { JSONAPI.Attribute(value: $0) }
      self.autoApply = autoApply.map { JSONAPI.Attribute(value: $0) }
      self.autoApplyRunTrigger = autoApplyRunTrigger.map { JSONAPI.Attribute(value: $0) }
      self.autoDestroyActivityDuration =
        autoDestroyActivityDuration.map { JSONAPI.Attribute(value: $0) }
      self.autoDestroyAt = autoDestroyAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.autoDestroyStatus = autoDestroyStatus.map { JSONAPI.Attribute(value: $0) }
      self.inheritsProjectAutoDestroy =
        inheritsProjectAutoDestroy.map { JSONAPI.Attribute(value: $0) }
      self.environment = environment.map { JSONAPI.Attribute(value: $0) }
      self.executionMode = executionMode.map { JSONAPI.Attribute(value: $0) }
      self.fileTriggersEnabled = fileTriggersEnabled.map { JSONAPI.Attribute(value: $0) }
      self.globalRemoteState = globalRemoteState.map { JSONAPI.Attribute(value: $0) }
      self.projectRemoteState = projectRemoteState.map { JSONAPI.Attribute(value: $0) }
      self.hyokEnabled = hyokEnabled.map { JSONAPI.Attribute(value: $0) }
      self.lastAssessmentResultAt =
        lastAssessmentResultAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.latestChangeAt = latestChangeAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.locked = locked.map { JSONAPI.Attribute(value: $0) }
      self.lockedReason = lockedReason.map { JSONAPI.Attribute(value: $0) }
      self.operationsStorage = operations.map { JSONAPI.Attribute(value: $0) }
      self.queueAllRuns = queueAllRuns.map { JSONAPI.Attribute(value: $0) }
      self.resourceCount = resourceCount.map { JSONAPI.Attribute(value: $0) }
      self.settingOverwrites = settingOverwrites.map { JSONAPI.Attribute(value: $0) }
      self.source = source.map { JSONAPI.Attribute(value: $0) }
      self.sourceName = sourceName.map { JSONAPI.Attribute(value: $0) }
      self.sourceUrl = sourceUrl.map { JSONAPI.Attribute(value: $0) }
      self.speculativeEnabled = speculativeEnabled.map { JSONAPI.Attribute(value: $0) }
      self.structuredRunOutputEnabled =
        structuredRunOutputEnabled.map { JSONAPI.Attribute(value: $0) }
      self.tagNames = tagNames.map { JSONAPI.Attribute(value: $0) }
      self.terraformVersion = terraformVersion.map { JSONAPI.Attribute(value: $0) }
      self.triggerPatterns = triggerPatterns.map { JSONAPI.Attribute(value: $0) }
      self.triggerPrefixes = triggerPrefixes.map { JSONAPI.Attribute(value: $0) }
      self.vcsRepo = vcsRepo.map { JSONAPI.Attribute(value: $0) }
      self.vcsRepoIdentifier = vcsRepoIdentifier.map { JSONAPI.Attribute(value: $0) }
      self.workingDirectory = workingDirectory.map { JSONAPI.Attribute(value: $0) }
      self.applyDurationAverage = applyDurationAverage.map { JSONAPI.Attribute(value: $0) }
      self.planDurationAverage = planDurationAverage.map { JSONAPI.Attribute(value: $0) }
      self.policyCheckFailures = policyCheckFailures.map { JSONAPI.Attribute(value: $0) }
      self.runFailures = runFailures.map { JSONAPI.Attribute(value: $0) }
      self.workspaceKpisRunsCount = workspaceKpisRunsCount.map { JSONAPI.Attribute(value: $0) }
      self.effectiveRunDataRetentionDesc =
        effectiveRunDataRetentionDesc.map { JSONAPI.Attribute(value: $0) }
      self.effectiveStateVersionRetentionDesc =
        effectiveStateVersionRetentionDesc.map { JSONAPI.Attribute(value: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case name
      case description
      case allowDestroyPlan = "allow-destroy-plan"
      case assessmentsEnabled = "assessments-enabled"
      case autoApply = "auto-apply"
      case autoApplyRunTrigger = "auto-apply-run-trigger"
      case autoDestroyActivityDuration = "auto-destroy-activity-duration"
      case autoDestroyAt = "auto-destroy-at"
      case autoDestroyStatus = "auto-destroy-status"
      case inheritsProjectAutoDestroy = "inherits-project-auto-destroy"
      case environment
      case executionMode = "execution-mode"
      case fileTriggersEnabled = "file-triggers-enabled"
      case globalRemoteState = "global-remote-state"
      case projectRemoteState = "project-remote-state"
      case hyokEnabled = "hyok-enabled"
      case lastAssessmentResultAt = "last-assessment-result-at"
      case latestChangeAt = "latest-change-at"
      case locked
      case lockedReason = "locked-reason"
      case operationsStorage = "operations"
      case queueAllRuns = "queue-all-runs"
      case resourceCount = "resource-count"
      case settingOverwrites = "setting-overwrites"
      case source
      case sourceName = "source-name"
      case sourceUrl = "source-url"
      case speculativeEnabled = "speculative-enabled"
      case structuredRunOutputEnabled = "structured-run-output-enabled"
      case tagNames = "tag-names"
      case terraformVersion = "terraform-version"
      case triggerPatterns = "trigger-patterns"
      case triggerPrefixes = "trigger-prefixes"
      case vcsRepo = "vcs-repo"
      case vcsRepoIdentifier = "vcs-repo-identifier"
      case workingDirectory = "working-directory"
      case applyDurationAverage = "apply-duration-average"
      case planDurationAverage = "plan-duration-average"
      case policyCheckFailures = "policy-check-failures"
      case runFailures = "run-failures"
      case workspaceKpisRunsCount = "workspace-kpis-runs-count"
      case effectiveRunDataRetentionDesc = "effective-run-data-retention-desc"
      case effectiveStateVersionRetentionDesc = "effective-state-version-retention-desc"
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var organization:
      JSONAPI.ToOneRelationship<
        Organization?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var agentPool:
      JSONAPI.ToOneRelationship<
        AgentPool?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var currentAssessmentResult:
      JSONAPI.ToOneRelationship<
        AssessmentResult?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var currentConfigurationVersion:
      JSONAPI.ToOneRelationship<
        ConfigurationVersion?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var currentRun:
      JSONAPI.ToOneRelationship<Run?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?
    public var currentStateVersion:
      JSONAPI.ToOneRelationship<
        StateVersion?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var latestRun:
      JSONAPI.ToOneRelationship<Run?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?
    public var lockedBy:
      JSONAPI.ToOneRelationship<
        WorkspaceLockedBy?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var outputs:
      JSONAPI.ToManyRelationship<
        WorkspaceOutput, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var project:
      JSONAPI.ToOneRelationship<
        Project?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var readme:
      JSONAPI.ToOneRelationship<
        WorkspaceReadme?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var sshKey:
      JSONAPI.ToOneRelationship<SshKey?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?
    public var vars:
      JSONAPI.ToManyRelationship<Var, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?

    public init(
      organization: Organization.Id?? = nil,
      agentPool: AgentPool.Id?? = nil,
      currentAssessmentResult: AssessmentResult.Id?? = nil,
      currentConfigurationVersion: ConfigurationVersion.Id?? = nil,
      currentRun: Run.Id?? = nil,
      currentStateVersion: StateVersion.Id?? = nil,
      latestRun: Run.Id?? = nil,
      lockedBy: WorkspaceLockedBy.ID?? = nil,
      outputs: [WorkspaceOutput.Id]? = nil,
      project: Project.Id?? = nil,
      readme: WorkspaceReadme.Id?? = nil,
      sshKey: SshKey.Id?? = nil,
      vars: [Var.Id]? = nil
    ) {
      self.organization = organization.map { JSONAPI.ToOneRelationship(id: $0) }
      self.agentPool = agentPool.map { JSONAPI.ToOneRelationship(id: $0) }
      self.currentAssessmentResult =
        currentAssessmentResult.map { JSONAPI.ToOneRelationship(id: $0) }
      self.currentConfigurationVersion =
        currentConfigurationVersion.map { JSONAPI.ToOneRelationship(id: $0) }
      self.currentRun = currentRun.map { JSONAPI.ToOneRelationship(id: $0) }
      self.currentStateVersion = currentStateVersion.map { JSONAPI.ToOneRelationship(id: $0) }
      self.latestRun = latestRun.map { JSONAPI.ToOneRelationship(id: $0) }
      self.lockedBy = lockedBy.map { JSONAPI.ToOneRelationship(id: $0) }
      self.outputs = outputs.map { JSONAPI.ToManyRelationship(ids: $0) }
      self.project = project.map { JSONAPI.ToOneRelationship(id: $0) }
      self.readme = readme.map { JSONAPI.ToOneRelationship(id: $0) }
      self.sshKey = sshKey.map { JSONAPI.ToOneRelationship(id: $0) }
      self.vars = vars.map { JSONAPI.ToManyRelationship(ids: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case organization
      case agentPool = "agent-pool"
      case currentAssessmentResult = "current-assessment-result"
      case currentConfigurationVersion = "current-configuration-version"
      case currentRun = "current-run"
      case currentStateVersion = "current-state-version"
      case latestRun = "latest-run"
      case lockedBy = "locked-by"
      case outputs
      case project
      case readme
      case sshKey = "ssh-key"
      case vars
    }
  }
}

public struct WorkspaceLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}

public struct WorkspaceOrganizationLinks: JSONAPI.Links, Swift.Sendable {
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(related: Foundation.URL? = nil) {
    self.related = related.map { JSONAPI.Link(url: $0) }
  }
}

public struct WorkspaceCurrentConfigurationVersionLinks: JSONAPI.Links, Swift.Sendable {
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(related: Foundation.URL? = nil) {
    self.related = related.map { JSONAPI.Link(url: $0) }
  }
}

public struct WorkspaceProjectLinks: JSONAPI.Links, Swift.Sendable {
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(related: Foundation.URL? = nil) {
    self.related = related.map { JSONAPI.Link(url: $0) }
  }
}

public struct WorkspaceRemoteStateConsumersLinks: JSONAPI.Links, Swift.Sendable {
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>

  public init(related: Foundation.URL) {
    self.related = JSONAPI.Link(url: related)
  }
}

public struct WorkspaceSshKeyLinks: JSONAPI.Links, Swift.Sendable {
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(related: Foundation.URL? = nil) {
    self.related = related.map { JSONAPI.Link(url: $0) }
  }
}

/// What the relationship `locked-by` leads to.
public enum WorkspaceLockedBy: JSONAPI.PolymorphicRelatable, Swift.Sendable {
  case user(User)
  case team(Team)
  case run(Run)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [User.self, Team.self, Run.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "users": self = .user(try User(from: decoder))
    case "teams": self = .team(try Team(from: decoder))
    case "runs": self = .run(try Run(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .user(let resource): resource
    case .team(let resource): resource
    case .run(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `users`.
  public var user: User? {
    guard case .user(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `teams`.
  public var team: Team? {
    guard case .team(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `runs`.
  public var run: Run? {
    guard case .run(let resource) = self else { return nil }
    return resource
  }

  /// The type and id of a resource object that the relationship leads to.
  public enum ID: JSONAPI.PolymorphicID {
    case user(User.Id)
    case team(Team.Id)
    case run(Run.Id)
    /// A resource of a type that the schema does not name here.
    case unrecognized(type: Swift.String, id: Swift.String)

    public init(wireIdentity: JSONAPI.ResourceIdentity) throws {
      switch wireIdentity.type {
      case "users": self = .user(try User.Id(wireIdentity: wireIdentity))
      case "teams": self = .team(try Team.Id(wireIdentity: wireIdentity))
      case "runs": self = .run(try Run.Id(wireIdentity: wireIdentity))
      default: self = .unrecognized(type: wireIdentity.type, id: wireIdentity.id)
      }
    }

    public var wireIdentity: JSONAPI.ResourceIdentity {
      switch self {
      case .user(let id): id.wireIdentity
      case .team(let id): id.wireIdentity
      case .run(let id): id.wireIdentity
      case .unrecognized(let type, let id): JSONAPI.ResourceIdentity(type: type, id: id)
      }
    }
  }
}
