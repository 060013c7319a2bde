// Made by jsonapi-gen from runs.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// A state of a workspace.
public struct StateVersionDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "state-versions"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    /// - Note: Only the server sets it.
    public var createdAt: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?

    /// Grows by one with each state.
    public var serial: JSONAPI.Attribute<Swift.Int>?

    /// - Note: Only the server sets it.
    public var status: JSONAPI.Attribute<Status>?

    /// Bytes.
    ///
    /// - Note: Only the server sets it.
    public var size: JSONAPI.Attribute<Swift.Int?>?

    /// The version of the file format.
    ///
    /// - Note: Only the server sets it.
    public var stateVersion: JSONAPI.Attribute<Swift.Int?>?

    /// - Note: Only the server sets it.
    public var terraformVersion: JSONAPI.Attribute<Swift.String?>?

    /// - Note: Only the server sets it.
    public var intermediate: JSONAPI.Attribute<Swift.Bool>?

    /// - Note: Only the server sets it.
    public var billableRumCount: JSONAPI.Attribute<Swift.Int?>?

    /// - Note: Only the server sets it.
    public var vcsCommitSha: JSONAPI.Attribute<Swift.String?>?

    /// - Note: Only the server sets it.
    public var vcsCommitUrl: JSONAPI.Attribute<Swift.String?>?

    /// - Note: Only the server sets it.
    public var permissions: JSONAPI.Attribute<Permissions>?

    /// - Note: Only the server sets it.
    public var modules: JSONAPI.Attribute<[Swift.String: JSONAPI.JSONValue]?>?

    /// - Note: Only the server sets it.
    public var providers: JSONAPI.Attribute<[Swift.String: JSONAPI.JSONValue]?>?

    /// - Note: Only the server sets it.
    public var resources: JSONAPI.Attribute<[StateResource]?>?

    /// - Note: Only the server sets it.
    public var resourcesProcessed: JSONAPI.Attribute<Swift.Bool>?

    /// - Note: Only the server sets it.
    /// - Important: A secret; printing leaves it out.
    public var hostedStateDownloadUrl:
      JSONAPI.TransformedAttribute<
        Swift.String?, JSONAPI.SensitiveFormat<JSONAPI.NullableFormat<JSONAPI.URLFormat>>
      >?

    /// - Note: Only the server sets it.
    /// - Important: A secret; printing leaves it out.
    public var hostedStateUploadUrl:
      JSONAPI.TransformedAttribute<
        Swift.String?, JSONAPI.SensitiveFormat<JSONAPI.NullableFormat<JSONAPI.URLFormat>>
      >?

    /// - Note: Only the server sets it.
    /// - Important: A secret; printing leaves it out.
    public var hostedJsonStateDownloadUrl:
      JSONAPI.TransformedAttribute<
        Swift.String?, JSONAPI.SensitiveFormat<JSONAPI.NullableFormat<JSONAPI.URLFormat>>
      >?

    /// - Note: Only the server sets it.
    /// - Important: A secret; printing leaves it out.
    public var hostedJsonStateUploadUrl:
      JSONAPI.TransformedAttribute<
        Swift.String?, JSONAPI.SensitiveFormat<JSONAPI.NullableFormat<JSONAPI.URLFormat>>
      >?

    /// - Note: Only the server sets it.
    /// - Important: A secret; printing leaves it out.
    public var encryptedStateDownloadUrl:
      JSONAPI.TransformedAttribute<
        Swift.String?, JSONAPI.SensitiveFormat<JSONAPI.NullableFormat<JSONAPI.URLFormat>>
      >?

    /// - Note: Only the server sets it.
    /// - Important: A secret; printing leaves it out.
    public var sanitizedStateDownloadUrl:
      JSONAPI.TransformedAttribute<
        Swift.String?, JSONAPI.SensitiveFormat<JSONAPI.NullableFormat<JSONAPI.URLFormat>>
      >?

    /// - Note: Only the server sets it.
    /// - Important: A secret; printing leaves it out.
    public var sanitizedStateUploadUrl:
      JSONAPI.TransformedAttribute<
        Swift.String?, JSONAPI.SensitiveFormat<JSONAPI.NullableFormat<JSONAPI.URLFormat>>
      >?

    public init(
      createdAt: Foundation.Date? = nil,
      serial: Swift.Int? = nil,
      status: Status? = nil,
      size: Swift.Int?? = nil,
      stateVersion: Swift.Int?? = nil,
      terraformVersion: Swift.String?? = nil,
      intermediate: Swift.Bool? = nil,
      billableRumCount: Swift.Int?? = nil,
      vcsCommitSha: Swift.String?? = nil,
      vcsCommitUrl: Swift.String?? = nil,
      permissions: Permissions? = nil,
      modules: [Swift.String: JSONAPI.JSONValue]?? = nil,
      providers: [Swift.String: JSONAPI.JSONValue]?? = nil,
      resources: [StateResource]?? = nil,
      resourcesProcessed: Swift.Bool? = nil,
      hostedStateDownloadUrl: Foundation.URL?? = nil,
      hostedStateUploadUrl: Foundation.URL?? = nil,
      hostedJsonStateDownloadUrl: Foundation.URL?? = nil,
      hostedJsonStateUploadUrl: Foundation.URL?? = nil,
      encryptedStateDownloadUrl: Foundation.URL?? = nil,
      sanitizedStateDownloadUrl: Foundation.URL?? = nil,
      sanitizedStateUploadUrl: Foundation.URL?? = nil
    ) {
      self.createdAt = createdAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.serial = serial.map { JSONAPI.Attribute(value: $0) }
      self.status = status.map { JSONAPI.Attribute(value: $0) }
      self.size = size.map { JSONAPI.Attribute(value: $0) }
      self.stateVersion = stateVersion.map { JSONAPI.Attribute(value: $0) }
      self.terraformVersion = terraformVersion.map { JSONAPI.Attribute(value: $0) }
      self.intermediate = intermediate.map { JSONAPI.Attribute(value: $0) }
      self.billableRumCount = billableRumCount.map { JSONAPI.Attribute(value: $0) }
      self.vcsCommitSha = vcsCommitSha.map { JSONAPI.Attribute(value: $0) }
      self.vcsCommitUrl = vcsCommitUrl.map { JSONAPI.Attribute(value: $0) }
      self.permissions = permissions.map { JSONAPI.Attribute(value: $0) }
      self.modules = modules.map { JSONAPI.Attribute(value: $0) }
      self.providers = providers.map { JSONAPI.Attribute(value: $0) }
      self.resources = resources.map { JSONAPI.Attribute(value: $0) }
      self.resourcesProcessed = resourcesProcessed.map { JSONAPI.Attribute(value: $0) }
      self.hostedStateDownloadUrl =
        hostedStateDownloadUrl.map { JSONAPI.TransformedAttribute(value: $0) }
      self.hostedStateUploadUrl =
        hostedStateUploadUrl.map { JSONAPI.TransformedAttribute(value: $0) }
      self.hostedJsonStateDownloadUrl =
        hostedJsonStateDownloadUrl.map { JSONAPI.TransformedAttribute(value: $0) }
      self.hostedJsonStateUploadUrl =
        hostedJsonStateUploadUrl.map { JSONAPI.TransformedAttribute(value: $0) }
      self.encryptedStateDownloadUrl =
        encryptedStateDownloadUrl.map { JSONAPI.TransformedAttribute(value: $0) }
      self.sanitizedStateDownloadUrl =
        sanitizedStateDownloadUrl.map { JSONAPI.TransformedAttribute(value: $0) }
      self.sanitizedStateUploadUrl =
        sanitizedStateUploadUrl.map { JSONAPI.TransformedAttribute(value: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case createdAt = "created-at"
      case serial
      case status
      case size
      case stateVersion = "state-version"
      case terraformVersion = "terraform-version"
      case intermediate
      case billableRumCount = "billable-rum-count"
      case vcsCommitSha = "vcs-commit-sha"
      case vcsCommitUrl = "vcs-commit-url"
      case permissions
      case modules
      case providers
      case resources
      case resourcesProcessed = "resources-processed"
      case hostedStateDownloadUrl = "hosted-state-download-url"
      case hostedStateUploadUrl = "hosted-state-upload-url"
      case hostedJsonStateDownloadUrl = "hosted-json-state-download-url"
      case hostedJsonStateUploadUrl = "hosted-json-state-upload-url"
      case encryptedStateDownloadUrl = "encrypted-state-download-url"
      case sanitizedStateDownloadUrl = "sanitized-state-download-url"
      case sanitizedStateUploadUrl = "sanitized-state-upload-url"
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var createdBy:
      JSONAPI.ToOneRelationship<
        User?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, StateVersionCreatedByLinks
      >?
    public var hyokEncryptedDataKey:
      JSONAPI.ToOneRelationship<
        HyokEncryptedDataKey?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var nextStateVersion:
      JSONAPI.ToOneRelationship<
        StateVersion?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var outputs:
      JSONAPI.ToManyRelationship<
        StateVersionOutput, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var previousStateVersion:
      JSONAPI.ToOneRelationship<
        StateVersion?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var rollbackStateVersion:
      JSONAPI.ToOneRelationship<
        StateVersion?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var run:
      JSONAPI.ToOneRelationship<Run?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?
    public var workspace:
      JSONAPI.ToOneRelationship<
        Workspace?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, StateVersionWorkspaceLinks
      >?

    public init(
      createdBy: JSONAPI.ToOneRelationship<
        User?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, StateVersionCreatedByLinks
      >? = nil,
      hyokEncryptedDataKey: HyokEncryptedDataKey.Id?? = nil,
      nextStateVersion: StateVersion.Id?? = nil,
      outputs: [StateVersionOutput.Id]? = nil,
      previousStateVersion: StateVersion.Id?? = nil,
      rollbackStateVersion: StateVersion.Id?? = nil,
      run: Run.Id?? = nil,
      workspace: JSONAPI.ToOneRelationship<
        Workspace?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, StateVersionWorkspaceLinks
      >? = nil
    ) {
      self.createdBy = createdBy
      self.hyokEncryptedDataKey = hyokEncryptedDataKey.map { JSONAPI.ToOneRelationship(id: $0) }
      self.nextStateVersion = nextStateVersion.map { JSONAPI.ToOneRelationship(id: $0) }
      self.outputs = outputs.map { JSONAPI.ToManyRelationship(ids: $0) }
      self.previousStateVersion = previousStateVersion.map { JSONAPI.ToOneRelationship(id: $0) }
      self.rollbackStateVersion = rollbackStateVersion.map { JSONAPI.ToOneRelationship(id: $0) }
      self.run = run.map { JSONAPI.ToOneRelationship(id: $0) }
      self.workspace = workspace
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case createdBy = "created-by"
      case hyokEncryptedDataKey = "hyok-encrypted-data-key"
      case nextStateVersion = "next-state-version"
      case outputs
      case previousStateVersion = "previous-state-version"
      case rollbackStateVersion = "rollback-state-version"
      case run
      case workspace
    }
  }

  public enum Status:
    Swift.RawRepresentable, Swift.CaseIterable, Swift.Codable, Swift.Hashable, Swift.Sendable
  {
    case pending
    case finalized
    case discarded
    case backingDataSoftDeleted
    case backingDataPermanentlyDeleted

    /// A value that the schema does not know; it is written back as it was read.
    case unrecognized(Swift.String)

    /// The values that the schema knows.
    public static let allCases: [Status] = [
      .pending, .finalized, .discarded, .backingDataSoftDeleted, .backingDataPermanentlyDeleted,
    ]

    public init(rawValue: Swift.String) {
      switch rawValue {
      case "pending": self = .pending
      case "finalized": self = .finalized
      case "discarded": self = .discarded
      case "backing_data_soft_deleted": self = .backingDataSoftDeleted
      case "backing_data_permanently_deleted": self = .backingDataPermanentlyDeleted
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Swift.String {
      switch self {
      case .pending: "pending"
      case .finalized: "finalized"
      case .discarded: "discarded"
      case .backingDataSoftDeleted: "backing_data_soft_deleted"
      case .backingDataPermanentlyDeleted: "backing_data_permanently_deleted"
      case .unrecognized(let rawValue): rawValue
      }
    }
  }

  public struct Permissions: Swift.Codable, Swift.Equatable, Swift.Sendable {
    public var canRestoreBackingData: Swift.Bool?

    public init(canRestoreBackingData: Swift.Bool? = nil) {
      self.canRestoreBackingData = canRestoreBackingData
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case canRestoreBackingData = "can-restore-backing-data"
    }
  }
}

/// A state of a workspace.
public typealias StateVersion = JSONAPI.ResourceObject<
  StateVersionDescription, JSONAPI.NoMetadata, StateVersionLinks, Swift.String
>

/// A resource object of type `state-versions` that is yet to be created, and has no id.
public typealias NewStateVersion = JSONAPI.ResourceObject<
  NewStateVersionDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

/// The attributes and relationships of a new resource object of type `state-versions`.
public struct NewStateVersionDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "state-versions"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    /// Grows by one with each state.
    public var serial: JSONAPI.Attribute<Swift.Int>?

    /// - Note: Requests carry it; responses do not.
    public var force: JSONAPI.Attribute<Swift.Bool>?

    /// - Note: Requests carry it; responses do not.
    public var lineage: JSONAPI.Attribute<Swift.String>?

    /// - Note: Requests carry it; responses do not.
    public var md5: JSONAPI.Attribute<Swift.String>?

    /// - Note: Requests carry it; responses do not.
    /// - Important: A secret; printing leaves it out.
    public var state:
      JSONAPI.TransformedAttribute<Swift.String, JSONAPI.SensitiveFormat<JSONAPI.Base64Format>>?

    /// - Note: Requests carry it; responses do not.
    /// - Important: A secret; printing leaves it out.
    public var jsonState:
      JSONAPI.TransformedAttribute<Swift.String, JSONAPI.SensitiveFormat<JSONAPI.Base64Format>>?

    /// - Note: Requests carry it; responses do not.
    /// - Important: A secret; printing leaves it out.
    public var jsonStateOutputs:
      JSONAPI.TransformedAttribute<Swift.String, JSONAPI.SensitiveFormat<JSONAPI.Base64Format>>?

    public init(
      serial: Swift.Int? = nil,
      force: Swift.Bool? = nil,
      lineage: Swift.String? = nil,
      md5: Swift.String? = nil,
      state: Foundation.Data? = nil,
      jsonState: Foundation.Data? = nil,
      jsonStateOutputs: Foundation.Data? = nil
    ) {
      self.serial = serial.map { JSONAPI.Attribute(value: $0) }
      self.force = force.map { JSONAPI.Attribute(value: $0) }
      self.lineage = lineage.map { JSONAPI.Attribute(value: $0) }
      self.md5 = md5.map { JSONAPI.Attribute(value: $0) }
      self.state = state.map { JSONAPI.TransformedAttribute(value: $0) }
      self.jsonState = jsonState.map { JSONAPI.TransformedAttribute(value: $0) }
      self.jsonStateOutputs = jsonStateOutputs.map { JSONAPI.TransformedAttribute(value: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case serial
      case force
      case lineage
      case md5
      case state
      case jsonState = "json-state"
      case jsonStateOutputs = "json-state-outputs"
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var createdBy:
      JSONAPI.ToOneRelationship<User?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?
    public var hyokEncryptedDataKey:
      JSONAPI.ToOneRelationship<
        HyokEncryptedDataKey?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var nextStateVersion:
      JSONAPI.ToOneRelationship<
        StateVersion?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var outputs:
      JSONAPI.ToManyRelationship<
        StateVersionOutput, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var previousStateVersion:
      JSONAPI.ToOneRelationship<
        StateVersion?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var rollbackStateVersion:
      JSONAPI.ToOneRelationship<
        StateVersion?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var run:
      JSONAPI.ToOneRelationship<Run?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?
    public var workspace:
      JSONAPI.ToOneRelationship<
        Workspace?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?

    public init(
      createdBy: User.Id?? = nil,
      hyokEncryptedDataKey: HyokEncryptedDataKey.Id?? = nil,
      nextStateVersion: StateVersion.Id?? = nil,
      outputs: [StateVersionOutput.Id]? = nil,
      previousStateVersion: StateVersion.Id?? = nil,
      rollbackStateVersion: StateVersion.Id?? = nil,
      run: Run.Id?? = nil,
      workspace: Workspace.Id?? = nil
    ) {
      self.createdBy = createdBy.map { JSONAPI.ToOneRelationship(id: $0) }
      self.hyokEncryptedDataKey = hyokEncryptedDataKey.map { JSONAPI.ToOneRelationship(id: $0) }
      self.nextStateVersion = nextStateVersion.map { JSONAPI.ToOneRelationship(id: $0) }
      self.outputs = outputs.map { JSONAPI.ToManyRelationship(ids: $0) }
      self.previousStateVersion = previousStateVersion.map { JSONAPI.ToOneRelationship(id: $0) }
      self.rollbackStateVersion = rollbackStateVersion.map { JSONAPI.ToOneRelationship(id: $0) }
      self.run = run.map { JSONAPI.ToOneRelationship(id: $0) }
      self.workspace = workspace.map { JSONAPI.ToOneRelationship(id: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case createdBy = "created-by"
      case hyokEncryptedDataKey = "hyok-encrypted-data-key"
      case nextStateVersion = "next-state-version"
      case outputs
      case previousStateVersion = "previous-state-version"
      case rollbackStateVersion = "rollback-state-version"
      case run
      case workspace
    }
  }
}

public struct StateVersionLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}

public struct StateVersionCreatedByLinks: JSONAPI.Links, Swift.Sendable {
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(related: Foundation.URL? = nil) {
    self.related = related.map { JSONAPI.Link(url: $0) }
  }
}

public struct StateVersionWorkspaceLinks: JSONAPI.Links, Swift.Sendable {
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(related: Foundation.URL? = nil) {
    self.related = related.map { JSONAPI.Link(url: $0) }
  }
}
