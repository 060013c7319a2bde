// Made by jsonapi-gen from runs.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// What a run would change.
public struct PlanDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "plans"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var status: JSONAPI.Attribute<Status>?
    public var statusTimestamps: JSONAPI.Attribute<StatusTimestamps>?
    public var executionDetails: JSONAPI.Attribute<ExecutionDetails?>?
    public var generatedConfiguration: JSONAPI.Attribute<Swift.Bool?>?
    public var hasChanges: JSONAPI.Attribute<Swift.Bool>?
    public var resourceAdditions: JSONAPI.Attribute<Swift.Int?>?
    public var resourceChanges: JSONAPI.Attribute<Swift.Int?>?
    public var resourceDestructions: JSONAPI.Attribute<Swift.Int?>?
    public var resourceImports: JSONAPI.Attribute<Swift.Int?>?
    public var structuredRunOutputEnabled: JSONAPI.Attribute<Swift.Bool?>?

    /// A link that needs no token.
    ///
    /// - Important: A secret; printing leaves it out.
    public var logReadUrl:
      JSONAPI.TransformedAttribute<
        Swift.String?, JSONAPI.SensitiveFormat<JSONAPI.IdentityTransformer<Swift.String?>>
      >?
    public var actions: JSONAPI.Attribute<Actions>?
    public var permissions: JSONAPI.Attribute<Permissions?>?

    public init(
      status: Status? = nil,
      statusTimestamps: StatusTimestamps? = nil,
      executionDetails: ExecutionDetails?? = nil,
      generatedConfiguration: Swift.Bool?? = nil,
      hasChanges: Swift.Bool? = nil,
      resourceAdditions: Swift.Int?? = nil,
      resourceChanges: Swift.Int?? = nil,
      resourceDestructions: Swift.Int?? = nil,
      resourceImports: Swift.Int?? = nil,
      structuredRunOutputEnabled: Swift.Bool?? = nil,
      logReadUrl: Swift.String?? = nil,
      actions: Actions? = nil,
      permissions: Permissions?? = nil
    ) {
      self.status = status.map { JSONAPI.Attribute(value: $0) }
      self.statusTimestamps = statusTimestamps.map { JSONAPI.Attribute(value: $0) }
      self.executionDetails = executionDetails.map { JSONAPI.Attribute(value: $0) }
      self.generatedConfiguration = generatedConfiguration.map { JSONAPI.Attribute(value: $0) }
      self.hasChanges = hasChanges.map { JSONAPI.Attribute(value: $0) }
      self.resourceAdditions = resourceAdditions.map { JSONAPI.Attribute(value: $0) }
      self.resourceChanges = resourceChanges.map { JSONAPI.Attribute(value: $0) }
      self.resourceDestructions = resourceDestructions.map { JSONAPI.Attribute(value: $0) }
      self.resourceImports = resourceImports.map { JSONAPI.Attribute(value: $0) }
      self.structuredRunOutputEnabled =
        structuredRunOutputEnabled.map { JSONAPI.Attribute(value: $0) }
      self.logReadUrl = logReadUrl.map { JSONAPI.TransformedAttribute(value: $0) }
      self.actions = actions.map { JSONAPI.Attribute(value: $0) }
      self.permissions = permissions.map { JSONAPI.Attribute(value: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case status
      case statusTimestamps = "status-timestamps"
      case executionDetails = "execution-details"
      case generatedConfiguration = "generated-configuration"
      case hasChanges = "has-changes"
      case resourceAdditions = "resource-additions"
      case resourceChanges = "resource-changes"
      case resourceDestructions = "resource-destructions"
      case resourceImports = "resource-imports"
      case structuredRunOutputEnabled = "structured-run-output-enabled"
      case logReadUrl = "log-read-url"
      case actions
      case permissions
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var stateVersions:
      JSONAPI.ToManyRelationship<
        StateVersion, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var exports:
      JSONAPI.ToManyRelationship<
        PlanExport, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var hyokEncryptedDataKey:
      JSONAPI.ToOneRelationship<
        HyokEncryptedDataKey?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?

    public init(
      stateVersions: [StateVersion.Id]? = nil,
      exports: [PlanExport.Id]? = nil,
      hyokEncryptedDataKey: HyokEncryptedDataKey.Id?? = nil
    ) {
      self.stateVersions = stateVersions.map { JSONAPI.ToManyRelationship(ids: $0) }
      self.exports = exports.map { JSONAPI.ToManyRelationship(ids: $0) }
      self.hyokEncryptedDataKey = hyokEncryptedDataKey.map { JSONAPI.ToOneRelationship(id: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case stateVersions = "state-versions"
      case exports
      case hyokEncryptedDataKey = "hyok-encrypted-data-key"
    }
  }

  public enum Status:
    Swift.RawRepresentable, Swift.CaseIterable, Swift.Codable, Swift.Hashable, Swift.Sendable
  {
    case pending
    case managedQueued
    case queued
    case running
    case errored
    case canceled
    case finished
    case unreachable

    /// A value that the schema does not know; it is written back as it was read.
    case unrecognized(Swift.String)

    /// The values that the schema knows.
    public static let allCases: [Status] = [
      .pending, .managedQueued, .queued, .running, .errored, .canceled, .finished, .unreachable,
    ]

    public init(rawValue: Swift.String) {
      switch rawValue {
      case "pending": self = .pending
      case "managed_queued": self = .managedQueued
      case "queued": self = .queued
      case "running": self = .running
      case "errored": self = .errored
      case "canceled": self = .canceled
      case "finished": self = .finished
      case "unreachable": self = .unreachable
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Swift.String {
      switch self {
      case .pending: "pending"
      case .managedQueued: "managed_queued"
      case .queued: "queued"
      case .running: "running"
      case .errored: "errored"
      case .canceled: "canceled"
      case .finished: "finished"
      case .unreachable: "unreachable"
      case .unrecognized(let rawValue): rawValue
      }
    }
  }

  public struct StatusTimestamps: Swift.Codable, Swift.Equatable, Swift.Sendable {
    public var pendingAt: Foundation.Date?? {
      get { pendingAtStorage.map(\.value) }
      set { pendingAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
    }
    private var pendingAtStorage:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DateTimeFormat>>?

    public var queuedAt: Foundation.Date?? {
      get { queuedAtStorage.map(\.value) }
      set { queuedAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
    }
    private var queuedAtStorage:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DateTimeFormat>>?

    public var startedAt: Foundation.Date?? {
      get { startedAtStorage.map(\.value) }
      set { startedAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
    }
    private var startedAtStorage:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DateTimeFormat>>?

    public var finishedAt: Foundation.Date?? {
      get { finishedAtStorage.map(\.value) }
      set { finishedAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
    }
    private var finishedAtStorage:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DateTimeFormat>>?

    public init(
      pendingAt: Foundation.Date?? = nil,
      queuedAt: Foundation.Date?? = nil,
      startedAt: Foundation.Date?? = nil,
      finishedAt: Foundation.Date?? = nil
    ) {
      self.pendingAtStorage = pendingAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.queuedAtStorage = queuedAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.startedAtStorage = startedAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.finishedAtStorage = finishedAt.map { JSONAPI.TransformedAttribute(value: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case pendingAtStorage = "pending-at"
      case queuedAtStorage = "queued-at"
      case startedAtStorage = "started-at"
      case finishedAtStorage = "finished-at"
    }
  }

  public struct ExecutionDetails: Swift.Codable, Swift.Equatable, Swift.Sendable {
    public var mode: ExecutionMode?
    public var agentId: Swift.String?
    public var agentName: Swift.String?
    public var agentPoolId: Swift.String?
    public var agentPoolName: Swift.String?

    public init(
      mode: ExecutionMode? = nil,
      agentId: Swift.String? = nil,
      agentName: Swift.String? = nil,
      agentPoolId: Swift.String? = nil,
      agentPoolName: Swift.String? = nil
    ) {
      self.mode = mode
      self.agentId = agentId
      self.agentName = agentName
      self.agentPoolId = agentPoolId
      self.agentPoolName = agentPoolName
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case mode
      case agentId = "agent-id"
      case agentName = "agent-name"
      case agentPoolId = "agent-pool-id"
      case agentPoolName = "agent-pool-name"
    }
  }

  public struct Actions: Swift.Codable, Swift.Equatable, Swift.Sendable {
    public var isExportable: Swift.Bool?

    public init(isExportable: Swift.Bool? = nil) {
      self.isExportable = isExportable
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case isExportable = "is-exportable"
    }
  }

  public struct Permissions: Swift.Codable, Swift.Equatable, Swift.Sendable {
    public var canExport: Swift.Bool?

    public init(canExport: Swift.Bool? = nil) {
      self.canExport = canExport
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case canExport = "can-export"
    }
  }
}

/// What a run would change.
public typealias Plan = JSONAPI.ResourceObject<
  PlanDescription, JSONAPI.NoMetadata, PlanLinks, Swift.String
>

/// A resource object of type `plans` that is yet to be created, and has no id.
public typealias NewPlan = JSONAPI.ResourceObject<
  PlanDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

public struct PlanLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?
  public var jsonOutput: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?
  public var jsonOutputRedacted: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?
  public var jsonSchema: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?
  public var sanitizedPlan: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(
    selfLink: Foundation.URL? = nil,
    jsonOutput: Foundation.URL? = nil,
    jsonOutputRedacted: Foundation.URL? = nil,
    jsonSchema: Foundation.URL? = nil,
    sanitizedPlan: Foundation.URL? = nil
  ) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
    self.jsonOutput = jsonOutput.map { JSONAPI.Link(url: $0) }
    self.jsonOutputRedacted = jsonOutputRedacted.map { JSONAPI.Link(url: $0) }
    self.jsonSchema = jsonSchema.map { JSONAPI.Link(url: $0) }
    self.sanitizedPlan = sanitizedPlan.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
    case jsonOutput = "json-output"
    case jsonOutputRedacted = "json-output-redacted"
    case jsonSchema = "json-schema"
    case sanitizedPlan = "sanitized-plan"
  }
}
