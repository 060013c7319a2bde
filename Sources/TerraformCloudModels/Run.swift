// Made by jsonapi-gen from runs.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// A plan and, if it is confirmed, the apply that follows.
public struct RunDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "runs"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    /// - Note: Only the server sets it.
    public var createdAt: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?

    /// - Note: Only the server sets it.
    public var updatedAt: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?

    /// - Note: Only the server sets it.
    public var status: JSONAPI.Attribute<RunStatus>?

    /// - Note: Only the server sets it.
    public var statusTimestamps: JSONAPI.Attribute<RunStatusTimestamps>?

    /// - Note: Only the server sets it.
    public var actions: JSONAPI.Attribute<RunActions>?

    /// - Note: Only the server sets it.
    public var permissions: JSONAPI.Attribute<RunPermissions>?
    public var allowConfigGeneration: JSONAPI.Attribute<Swift.Bool>?
    public var allowEmptyApply: JSONAPI.Attribute<Swift.Bool>?
    public var autoApply: JSONAPI.Attribute<Swift.Bool>?

    /// - Note: Only the server sets it.
    public var canceledAt:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DateTimeFormat>>?
    public var debuggingMode: JSONAPI.Attribute<Swift.Bool>?

    /// - Note: Only the server sets it.
    public var forceCancelAvailableAt:
      JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?
    public var hasChanges: JSONAPI.Attribute<Swift.Bool>?
    public var invokeActionAddrs: JSONAPI.Attribute<[Swift.String]?>?
    public var isDestroy: JSONAPI.Attribute<Swift.Bool>?
    public var message: JSONAPI.Attribute<Swift.String>?
    public var planOnly: JSONAPI.Attribute<Swift.Bool>?
    public var policyPaths: JSONAPI.Attribute<[Swift.String]?>?
    public var refresh: JSONAPI.Attribute<Swift.Bool>?
    public var refreshOnly: JSONAPI.Attribute<Swift.Bool>?
    public var replaceAddrs: JSONAPI.Attribute<[Swift.String]?>?
    public var savePlan: JSONAPI.Attribute<Swift.Bool>?
    public var source: JSONAPI.Attribute<Swift.String>?
    public var targetAddrs: JSONAPI.Attribute<[Swift.String]?>?
    public var terraformVersion: JSONAPI.Attribute<Swift.String>?
    public var triggerReason: JSONAPI.Attribute<Swift.String>?
    public var triggeringSourceName: JSONAPI.Attribute<Swift.String?>?
    public var variables: JSONAPI.Attribute<[RunVariable]>?

    public init(
      createdAt: Foundation.Date? = nil,
      updatedAt: Foundation.Date? = nil,
      status: RunStatus? = nil,
      statusTimestamps: RunStatusTimestamps? = nil,
      actions: RunActions? = nil,
      permissions: RunPermissions? = nil,
      allowConfigGeneration: Swift.Bool? = nil,
      allowEmptyApply: Swift.Bool? = nil,
      autoApply: Swift.Bool? = nil,
      canceledAt: Foundation.Date?? = nil,
      debuggingMode: Swift.Bool? = nil,
      forceCancelAvailableAt: Foundation.Date? = nil,
      hasChanges: Swift.Bool? = nil,
      invokeActionAddrs: [Swift.String]?? = nil,
      isDestroy: Swift.Bool? = nil,
      message: Swift.String? = nil,
      planOnly: Swift.Bool? = nil,
      policyPaths: [Swift.String]?? = nil,
      refresh: Swift.Bool? = nil,
      refreshOnly: Swift.Bool? = nil,
      replaceAddrs: [Swift.String]?? = nil,
      savePlan: Swift.Bool? = nil,
      source: Swift.String? = nil,
      targetAddrs: [Swift.String]?? = nil,
      terraformVersion: Swift.String? = nil,
      triggerReason: Swift.String? = nil,
      triggeringSourceName: Swift.String?? = nil,
      variables: [RunVariable]? = nil
    ) {
      self.createdAt = createdAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.updatedAt = updatedAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.status = status.map { JSONAPI.Attribute(value: $0) }
      self.statusTimestamps = statusTimestamps.map { JSONAPI.Attribute(value: $0) }
      self.actions = actions.map { JSONAPI.Attribute(value: $0) }
      self.permissions = permissions.map { JSONAPI.Attribute(value: $0) }
      self.allowConfigGeneration = allowConfigGeneration.map { JSONAPI.Attribute(value: $0) }
      self.allowEmptyApply = allowEmptyApply.map { JSONAPI.Attribute(value: $0) }
      self.autoApply = autoApply.map { JSONAPI.Attribute(value: $0) }
      self.canceledAt = canceledAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.debuggingMode = debuggingMode.map { JSONAPI.Attribute(value: $0) }
      self.forceCancelAvailableAt =
        forceCancelAvailableAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.hasChanges = hasChanges.map { JSONAPI.Attribute(value: $0) }
      self.invokeActionAddrs = invokeActionAddrs.map { JSONAPI.Attribute(value: $0) }
      self.isDestroy = isDestroy.map { JSONAPI.Attribute(value: $0) }
      self.message = message.map { JSONAPI.Attribute(value: $0) }
      self.planOnly = planOnly.map { JSONAPI.Attribute(value: $0) }
      self.policyPaths = policyPaths.map { JSONAPI.Attribute(value: $0) }
      self.refresh = refresh.map { JSONAPI.Attribute(value: $0) }
      self.refreshOnly = refreshOnly.map { JSONAPI.Attribute(value: $0) }
      self.replaceAddrs = replaceAddrs.map { JSONAPI.Attribute(value: $0) }
      self.savePlan = savePlan.map { JSONAPI.Attribute(value: $0) }
      self.source = source.map { JSONAPI.Attribute(value: $0) }
      self.targetAddrs = targetAddrs.map { JSONAPI.Attribute(value: $0) }
      self.terraformVersion = terraformVersion.map { JSONAPI.Attribute(value: $0) }
      self.triggerReason = triggerReason.map { JSONAPI.Attribute(value: $0) }
      self.triggeringSourceName = triggeringSourceName.map { JSONAPI.Attribute(value: $0) }
      self.variables = variables.map { JSONAPI.Attribute(value: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case createdAt = "created-at"
      case updatedAt = "updated-at"
      case status
      case statusTimestamps = "status-timestamps"
      case actions
      case permissions
      case allowConfigGeneration = "allow-config-generation"
      case allowEmptyApply = "allow-empty-apply"
      case autoApply = "auto-apply"
      case canceledAt = "canceled-at"
      case debuggingMode = "debugging-mode"
      case forceCancelAvailableAt = "force-cancel-available-at"
      case hasChanges = "has-changes"
      case invokeActionAddrs = "invoke-action-addrs"
      case isDestroy = "is-destroy"
      case message
      case planOnly = "plan-only"
      case policyPaths = "policy-paths"
      case refresh
      case refreshOnly = "refresh-only"
      case replaceAddrs = "replace-addrs"
      case savePlan = "save-plan"
      case source
      case targetAddrs = "target-addrs"
      case terraformVersion = "terraform-version"
      case triggerReason = "trigger-reason"
      case triggeringSourceName = "triggering-source-name"
      case variables
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var workspace:
      JSONAPI.ToOneRelationship<
        Workspace?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, RunWorkspaceLinks
      >?
    public var configurationVersion:
      JSONAPI.ToOneRelationship<
        ConfigurationVersion?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata,
        RunConfigurationVersionLinks
      >?
    public var plan:
      JSONAPI.ToOneRelationship<Plan, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, RunPlanLinks>?
    public var apply:
      JSONAPI.ToOneRelationship<Apply, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, RunApplyLinks>?
    public var costEstimate:
      JSONAPI.ToOneRelationship<
        CostEstimate?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, RunCostEstimateLinks
      >?
    public var policyChecks:
      JSONAPI.ToManyRelationship<
        PolicyCheck, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var taskStages:
      JSONAPI.ToManyRelationship<
        TaskStage, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var tfPolicyEvaluations:
      JSONAPI.ToManyRelationship<
        TfPolicyEvaluation, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var runEvents:
      JSONAPI.ToManyRelationship<
        RunEvent, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var comments:
      JSONAPI.ToManyRelationship<
        WorkspaceComment, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var createdBy:
      JSONAPI.ToOneRelationship<User?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, RunCreatedByLinks>?
    public var confirmedBy:
      JSONAPI.ToOneRelationship<
        User?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, RunConfirmedByLinks
      >?
    public var canceledBy:
      JSONAPI.ToOneRelationship<
        User?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, RunCanceledByLinks
      >?
    public var triggeringRun:
      JSONAPI.ToOneRelationship<Run?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?
    public var triggeringSource:
      JSONAPI.ToOneRelationship<
        Workspace?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, RunTriggeringSourceLinks
      >?
    public var runTriggerSnapshots:
      JSONAPI.MetaRelationship<JSONAPI.NoMetadata, RunRunTriggerSnapshotsLinks>?

    public init(
      workspace: JSONAPI.ToOneRelationship<
        Workspace?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, RunWorkspaceLinks
      >? = nil,
      configurationVersion: JSONAPI.ToOneRelationship<
        ConfigurationVersion?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata,
        RunConfigurationVersionLinks
      >? = nil,
      plan: JSONAPI.ToOneRelationship<
        Plan, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, RunPlanLinks
      >? = nil,
      apply: JSONAPI.ToOneRelationship<
        Apply, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, RunApplyLinks
      >? = nil,
      costEstimate: JSONAPI.ToOneRelationship<
        CostEstimate?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, RunCostEstimateLinks
      >? = nil,
      policyChecks: [PolicyCheck.Id]? = nil,
      taskStages: [TaskStage.Id]? = nil,
      tfPolicyEvaluations: [TfPolicyEvaluation.Id]? = nil,
      runEvents: [RunEvent.Id]? = nil,
      comments: [WorkspaceComment.Id]? = nil,
      createdBy: JSONAPI.ToOneRelationship<
        User?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, RunCreatedByLinks
      >? = nil,
      confirmedBy: JSONAPI.ToOneRelationship<
        User?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, RunConfirmedByLinks
      >? = nil,
      canceledBy: JSONAPI.ToOneRelationship<
        User?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, RunCanceledByLinks
      >? = nil,
      triggeringRun: Run.Id?? = nil,
      triggeringSource: JSONAPI.ToOneRelationship<
        Workspace?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, RunTriggeringSourceLinks
      >? = nil,
      runTriggerSnapshots: JSONAPI.MetaRelationship<
        JSONAPI.NoMetadata, RunRunTriggerSnapshotsLinks
      >? = nil
    ) {
      self.workspace = workspace
      self.configurationVersion = configurationVersion
      self.plan = plan
      self.apply = apply
      self.costEstimate = costEstimate
      self.policyChecks = policyChecks.map { JSONAPI.ToManyRelationship(ids: $0) }
      self.taskStages = taskStages.map { JSONAPI.ToManyRelationship(ids: $0) }
      self.tfPolicyEvaluations = tfPolicyEvaluations.map { JSONAPI.ToManyRelationship(ids: $0) }
      self.runEvents = runEvents.map { JSONAPI.ToManyRelationship(ids: $0) }
      self.comments = comments.map { JSONAPI.ToManyRelationship(ids: $0) }
      self.createdBy = createdBy
      self.confirmedBy = confirmedBy
      self.canceledBy = canceledBy
      self.triggeringRun = triggeringRun.map { JSONAPI.ToOneRelationship(id: $0) }
      self.triggeringSource = triggeringSource
      self.runTriggerSnapshots = runTriggerSnapshots
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case workspace
      case configurationVersion = "configuration-version"
      case plan
      case apply
      case costEstimate = "cost-estimate"
      case policyChecks = "policy-checks"
      case taskStages = "task-stages"
      case tfPolicyEvaluations = "tf-policy-evaluations"
      case runEvents = "run-events"
      case comments
      case createdBy = "created-by"
      case confirmedBy = "confirmed-by"
      case canceledBy = "canceled-by"
      case triggeringRun = "triggering-run"
      case triggeringSource = "triggering-source"
      case runTriggerSnapshots = "run-trigger-snapshots"
    }
  }
}

/// A plan and, if it is confirmed, the apply that follows.
public typealias Run = JSONAPI.ResourceObject<RunDescription, JSONAPI.NoMetadata, RunLinks, RunId>

/// A resource object of type `runs` that is yet to be created, and has no id.
public typealias NewRun = JSONAPI.ResourceObject<
  NewRunDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

/// The attributes and relationships of a new resource object of type `runs`.
public struct NewRunDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "runs"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var allowConfigGeneration: JSONAPI.Attribute<Swift.Bool>?
    public var allowEmptyApply: JSONAPI.Attribute<Swift.Bool>?
    public var autoApply: JSONAPI.Attribute<Swift.Bool>?

    /// - Note: Requests carry it; responses do not.
    public var comment: JSONAPI.Attribute<Swift.String>?
    public var debuggingMode: JSONAPI.Attribute<Swift.Bool>?
    public var hasChanges: JSONAPI.Attribute<Swift.Bool>?
    public var invokeActionAddrs: JSONAPI.Attribute<[Swift.String]?>?
    public var isDestroy: JSONAPI.Attribute<Swift.Bool>?
    public var message: JSONAPI.Attribute<Swift.String>?
    public var planOnly: JSONAPI.Attribute<Swift.Bool>?
    public var policyPaths: JSONAPI.Attribute<[Swift.String]?>?
    public var refresh: JSONAPI.Attribute<Swift.Bool>?
    public var refreshOnly: JSONAPI.Attribute<Swift.Bool>?
    public var replaceAddrs: JSONAPI.Attribute<[Swift.String]?>?
    public var savePlan: JSONAPI.Attribute<Swift.Bool>?
    public var source: JSONAPI.Attribute<Swift.String>?
    public var targetAddrs: JSONAPI.Attribute<[Swift.String]?>?
    public var terraformVersion: JSONAPI.Attribute<Swift.String>?
    public var triggerReason: JSONAPI.Attribute<Swift.String>?
    public var triggeringSourceName: JSONAPI.Attribute<Swift.String?>?
    public var variables: JSONAPI.Attribute<[RunVariable]>?

    public init(
      allowConfigGeneration: Swift.Bool? = nil,
      allowEmptyApply: Swift.Bool? = nil,
      autoApply: Swift.Bool? = nil,
      comment: Swift.String? = nil,
      debuggingMode: Swift.Bool? = nil,
      hasChanges: Swift.Bool? = nil,
      invokeActionAddrs: [Swift.String]?? = nil,
      isDestroy: Swift.Bool? = nil,
      message: Swift.String? = nil,
      planOnly: Swift.Bool? = nil,
      policyPaths: [Swift.String]?? = nil,
      refresh: Swift.Bool? = nil,
      refreshOnly: Swift.Bool? = nil,
      replaceAddrs: [Swift.String]?? = nil,
      savePlan: Swift.Bool? = nil,
      source: Swift.String? = nil,
      targetAddrs: [Swift.String]?? = nil,
      terraformVersion: Swift.String? = nil,
      triggerReason: Swift.String? = nil,
      triggeringSourceName: Swift.String?? = nil,
      variables: [RunVariable]? = nil
    ) {
      self.allowConfigGeneration = allowConfigGeneration.map { JSONAPI.Attribute(value: $0) }
      self.allowEmptyApply = allowEmptyApply.map { JSONAPI.Attribute(value: $0) }
      self.autoApply = autoApply.map { JSONAPI.Attribute(value: $0) }
      self.comment = comment.map { JSONAPI.Attribute(value: $0) }
      self.debuggingMode = debuggingMode.map { JSONAPI.Attribute(value: $0) }
      self.hasChanges = hasChanges.map { JSONAPI.Attribute(value: $0) }
      self.invokeActionAddrs = invokeActionAddrs.map { JSONAPI.Attribute(value: $0) }
      self.isDestroy = isDestroy.map { JSONAPI.Attribute(value: $0) }
      self.message = message.map { JSONAPI.Attribute(value: $0) }
      self.planOnly = planOnly.map { JSONAPI.Attribute(value: $0) }
      self.policyPaths = policyPaths.map { JSONAPI.Attribute(value: $0) }
      self.refresh = refresh.map { JSONAPI.Attribute(value: $0) }
      self.refreshOnly = refreshOnly.map { JSONAPI.Attribute(value: $0) }
      self.replaceAddrs = replaceAddrs.map { JSONAPI.Attribute(value: $0) }
      self.savePlan = savePlan.map { JSONAPI.Attribute(value: $0) }
      self.source = source.map { JSONAPI.Attribute(value: $0) }
      self.targetAddrs = targetAddrs.map { JSONAPI.Attribute(value: $0) }
      self.terraformVersion = terraformVersion.map { JSONAPI.Attribute(value: $0) }
      self.triggerReason = triggerReason.map { JSONAPI.Attribute(value: $0) }
      self.triggeringSourceName = triggeringSourceName.map { JSONAPI.Attribute(value: $0) }
      self.variables = variables.map { JSONAPI.Attribute(value: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case allowConfigGeneration = "allow-config-generation"
      case allowEmptyApply = "allow-empty-apply"
      case autoApply = "auto-apply"
      case comment
      case debuggingMode = "debugging-mode"
      case hasChanges = "has-changes"
      case invokeActionAddrs = "invoke-action-addrs"
      case isDestroy = "is-destroy"
      case message
      case planOnly = "plan-only"
      case policyPaths = "policy-paths"
      case refresh
      case refreshOnly = "refresh-only"
      case replaceAddrs = "replace-addrs"
      case savePlan = "save-plan"
      case source
      case targetAddrs = "target-addrs"
      case terraformVersion = "terraform-version"
      case triggerReason = "trigger-reason"
      case triggeringSourceName = "triggering-source-name"
      case variables
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var workspace:
      JSONAPI.ToOneRelationship<
        Workspace?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var configurationVersion:
      JSONAPI.ToOneRelationship<
        ConfigurationVersion?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var plan:
      JSONAPI.ToOneRelationship<Plan, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?
    public var apply:
      JSONAPI.ToOneRelationship<Apply, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?
    public var costEstimate:
      JSONAPI.ToOneRelationship<
        CostEstimate?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var policyChecks:
      JSONAPI.ToManyRelationship<
        PolicyCheck, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var taskStages:
      JSONAPI.ToManyRelationship<
        TaskStage, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var tfPolicyEvaluations:
      JSONAPI.ToManyRelationship<
        TfPolicyEvaluation, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var runEvents:
      JSONAPI.ToManyRelationship<
        RunEvent, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var comments:
      JSONAPI.ToManyRelationship<
        WorkspaceComment, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var createdBy:
      JSONAPI.ToOneRelationship<User?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?
    public var confirmedBy:
      JSONAPI.ToOneRelationship<User?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?
    public var canceledBy:
      JSONAPI.ToOneRelationship<User?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?
    public var triggeringRun:
      JSONAPI.ToOneRelationship<Run?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?
    public var triggeringSource:
      JSONAPI.ToOneRelationship<
        Workspace?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?

    public init(
      workspace: Workspace.Id?? = nil,
      configurationVersion: ConfigurationVersion.Id?? = nil,
      plan: Plan.Id? = nil,
      apply: Apply.Id? = nil,
      costEstimate: CostEstimate.Id?? = nil,
      policyChecks: [PolicyCheck.Id]? = nil,
      taskStages: [TaskStage.Id]? = nil,
      tfPolicyEvaluations: [TfPolicyEvaluation.Id]? = nil,
      runEvents: [RunEvent.Id]? = nil,
      comments: [WorkspaceComment.Id]? = nil,
      createdBy: User.Id?? = nil,
      confirmedBy: User.Id?? = nil,
      canceledBy: User.Id?? = nil,
      triggeringRun: Run.Id?? = nil,
      triggeringSource: Workspace.Id?? = nil
    ) {
      self.workspace = workspace.map { JSONAPI.ToOneRelationship(id: $0) }
      self.configurationVersion = configurationVersion.map { JSONAPI.ToOneRelationship(id: $0) }
      self.plan = plan.map { JSONAPI.ToOneRelationship(id: $0) }
      self.apply = apply.map { JSONAPI.ToOneRelationship(id: $0) }
      self.costEstimate = costEstimate.map { JSONAPI.ToOneRelationship(id: $0) }
      self.policyChecks = policyChecks.map { JSONAPI.ToManyRelationship(ids: $0) }
      self.taskStages = taskStages.map { JSONAPI.ToManyRelationship(ids: $0) }
      self.tfPolicyEvaluations = tfPolicyEvaluations.map { JSONAPI.ToManyRelationship(ids: $0) }
      self.runEvents = runEvents.map { JSONAPI.ToManyRelationship(ids: $0) }
      self.comments = comments.map { JSONAPI.ToManyRelationship(ids: $0) }
      self.createdBy = createdBy.map { JSONAPI.ToOneRelationship(id: $0) }
      self.confirmedBy = confirmedBy.map { JSONAPI.ToOneRelationship(id: $0) }
      self.canceledBy = canceledBy.map { JSONAPI.ToOneRelationship(id: $0) }
      self.triggeringRun = triggeringRun.map { JSONAPI.ToOneRelationship(id: $0) }
      self.triggeringSource = triggeringSource.map { JSONAPI.ToOneRelationship(id: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case workspace
      case configurationVersion = "configuration-version"
      case plan
      case apply
      case costEstimate = "cost-estimate"
      case policyChecks = "policy-checks"
      case taskStages = "task-stages"
      case tfPolicyEvaluations = "tf-policy-evaluations"
      case runEvents = "run-events"
      case comments
      case createdBy = "created-by"
      case confirmedBy = "confirmed-by"
      case canceledBy = "canceled-by"
      case triggeringRun = "triggering-run"
      case triggeringSource = "triggering-source"
    }
  }
}

public struct RunLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}

public struct RunWorkspaceLinks: JSONAPI.Links, Swift.Sendable {
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(related: Foundation.URL? = nil) {
    self.related = related.map { JSONAPI.Link(url: $0) }
  }
}

public struct RunConfigurationVersionLinks: JSONAPI.Links, Swift.Sendable {
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(related: Foundation.URL? = nil) {
    self.related = related.map { JSONAPI.Link(url: $0) }
  }
}

public struct RunPlanLinks: JSONAPI.Links, Swift.Sendable {
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(related: Foundation.URL? = nil) {
    self.related = related.map { JSONAPI.Link(url: $0) }
  }
}

public struct RunApplyLinks: JSONAPI.Links, Swift.Sendable {
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(related: Foundation.URL? = nil) {
    self.related = related.map { JSONAPI.Link(url: $0) }
  }
}

public struct RunCostEstimateLinks: JSONAPI.Links, Swift.Sendable {
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(related: Foundation.URL? = nil) {
    self.related = related.map { JSONAPI.Link(url: $0) }
  }
}

public struct RunCreatedByLinks: JSONAPI.Links, Swift.Sendable {
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(related: Foundation.URL? = nil) {
    self.related = related.map { JSONAPI.Link(url: $0) }
  }
}

public struct RunConfirmedByLinks: JSONAPI.Links, Swift.Sendable {
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(related: Foundation.URL? = nil) {
    self.related = related.map { JSONAPI.Link(url: $0) }
  }
}

public struct RunCanceledByLinks: JSONAPI.Links, Swift.Sendable {
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(related: Foundation.URL? = nil) {
    self.related = related.map { JSONAPI.Link(url: $0) }
  }
}

public struct RunTriggeringSourceLinks: JSONAPI.Links, Swift.Sendable {
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(related: Foundation.URL? = nil) {
    self.related = related.map { JSONAPI.Link(url: $0) }
  }
}

public struct RunRunTriggerSnapshotsLinks: JSONAPI.Links, Swift.Sendable {
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(related: Foundation.URL? = nil) {
    self.related = related.map { JSONAPI.Link(url: $0) }
  }
}
