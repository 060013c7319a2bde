// Made by jsonapi-gen from runs.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// The configuration that a run works with.
public struct ConfigurationVersionDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "configuration-versions"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var autoQueueRuns: JSONAPI.Attribute<Swift.Bool>?

    /// - Note: Only the server sets it.
    public var error: JSONAPI.Attribute<Swift.String?>?

    /// - Note: Only the server sets it.
    public var errorMessage: JSONAPI.Attribute<Swift.String?>?
    public var provisional: JSONAPI.Attribute<Swift.Bool>?

    /// - Example: gitlab
    public var source: JSONAPI.Attribute<Swift.String?>?
    public var speculative: JSONAPI.Attribute<Swift.Bool>?

    /// - Note: Only the server sets it.
    public var status: JSONAPI.Attribute<Status>?

    /// - Note: Only the server sets it.
    public var statusTimestamps: JSONAPI.Attribute<StatusTimestamps>?

    /// - Note: Only the server sets it.
    public var uploadUrl:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.URLFormat>>?

    public init(
      autoQueueRuns: Swift.Bool? = nil,
      error: Swift.String?? = nil,
      errorMessage: Swift.String?? = nil,
      provisional: Swift.Bool? = nil,
      source: Swift.String?? = nil,
      speculative: Swift.Bool? = nil,
      status: Status? = nil,
      statusTimestamps: StatusTimestamps? = nil,
      uploadUrl: Foundation.URL?? = nil
    ) {
      self.autoQueueRuns = autoQueueRuns.map { JSONAPI.Attribute(value: $0) }
      self.error = error.map { JSONAPI.Attribute(value: $0) }
      self.errorMessage = errorMessage.map { JSONAPI.Attribute(value: $0) }
      self.provisional = provisional.map { JSONAPI.Attribute(value: $0) }
      self.source = source.map { JSONAPI.Attribute(value: $0) }
      self.speculative = speculative.map { JSONAPI.Attribute(value: $0) }
      self.status = status.map { JSONAPI.Attribute(value: $0) }
      self.statusTimestamps = statusTimestamps.map { JSONAPI.Attribute(value: $0) }
      self.uploadUrl = uploadUrl.map { JSONAPI.TransformedAttribute(value: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case autoQueueRuns = "auto-queue-runs"
      case error
      case errorMessage = "error-message"
      case provisional
      case source
      case speculative
      case status
      case statusTimestamps = "status-timestamps"
      case uploadUrl = "upload-url"
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var ingressAttributes:
      JSONAPI.ToOneRelationship<
        IngressAttributes?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata,
        ConfigurationVersionIngressAttributesLinks
      >?

    public init(
      ingressAttributes: JSONAPI.ToOneRelationship<
        IngressAttributes?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata,
        ConfigurationVersionIngressAttributesLinks
      >? = nil
    ) {
      self.ingressAttributes = ingressAttributes
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case ingressAttributes = "ingress-attributes"
    }
  }

  public enum Status:
    Swift.RawRepresentable, Swift.CaseIterable, Swift.Codable, Swift.Hashable, Swift.Sendable
  {
    case pending
    case fetching
    case uploaded
    case archived
    case errored
    case backingDataSoftDeleted
    case backingDataPermanentlyDeleted

    /// A value that the schema does not know; it is written back as it was read.
    case unrecognized(Swift.String)

    /// The values that the schema knows.
    public static let allCases: [Status] = [
      .pending, .fetching, .uploaded, .archived, .errored, .backingDataSoftDeleted,
      .backingDataPermanentlyDeleted,
    ]

    public init(rawValue: Swift.String) {
      switch rawValue {
      case "pending": self = .pending
      case "fetching": self = .fetching
      case "uploaded": self = .uploaded
      case "archived": self = .archived
      case "errored": self = .errored
      case "backing_data_soft_deleted": self = .backingDataSoftDeleted
      case "backing_data_permanently_deleted": self = .backingDataPermanentlyDeleted
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Swift.String {
      switch self {
      case .pending: "pending"
      case .fetching: "fetching"
      case .uploaded: "uploaded"
      case .archived: "archived"
      case .errored: "errored"
      case .backingDataSoftDeleted: "backing_data_soft_deleted"
      case .backingDataPermanentlyDeleted: "backing_data_permanently_deleted"
      case .unrecognized(let rawValue): rawValue
      }
    }
  }

  public struct StatusTimestamps: Swift.Codable, Swift.Equatable, Swift.Sendable {
    public var fetchingAt: Foundation.Date?? {
      get { fetchingAtStorage.map(\.value) }
      set { fetchingAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
    }
    private var fetchingAtStorage:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DateTimeFormat>>?

    public var uploadedAt: Foundation.Date?? {
      get { uploadedAtStorage.map(\.value) }
      set { uploadedAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
    }
    private var uploadedAtStorage:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DateTimeFormat>>?

    public var erroredAt: Foundation.Date?? {
      get { erroredAtStorage.map(\.value) }
      set { erroredAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
    }
    private var erroredAtStorage:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DateTimeFormat>>?

    public var archivedAt: Foundation.Date?? {
      get { archivedAtStorage.map(\.value) }
      set { archivedAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
    }
    private var archivedAtStorage:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DateTimeFormat>>?

    public var softDeleteBackingDataAt: Foundation.Date?? {
      get { softDeleteBackingDataAtStorage.map(\.value) }
      set {
        softDeleteBackingDataAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) }
      }
    }
    private var softDeleteBackingDataAtStorage:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DateTimeFormat>>?

    public var restoreBackingDataAt: Foundation.Date?? {
      get { restoreBackingDataAtStorage.map(\.value) }
      set { restoreBackingDataAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
    }
    private var restoreBackingDataAtStorage:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DateTimeFormat>>?

    public var permanentlyDeleteBackingDataAt: Foundation.Date?? {
      get { permanentlyDeleteBackingDataAtStorage.map(\.value) }
      set {
        permanentlyDeleteBackingDataAtStorage =
          newValue.map { JSONAPI.TransformedAttribute(value: $0) }
      }
    }
    private var permanentlyDeleteBackingDataAtStorage:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DateTimeFormat>>?

    public init(
      fetchingAt: Foundation.Date?? = nil,
      uploadedAt: Foundation.Date?? = nil,
      erroredAt: Foundation.Date?? = nil,
      archivedAt: Foundation.Date?? = nil,
      softDeleteBackingDataAt: Foundation.Date?? = nil,
      restoreBackingDataAt: Foundation.Date?? = nil,
      permanentlyDeleteBackingDataAt: Foundation.Date?? = nil
    ) {
      self.fetchingAtStorage = fetchingAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.uploadedAtStorage = uploadedAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.erroredAtStorage = erroredAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.archivedAtStorage = archivedAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.softDeleteBackingDataAtStorage =
        softDeleteBackingDataAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.restoreBackingDataAtStorage =
        restoreBackingDataAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.permanentlyDeleteBackingDataAtStorage =
        permanentlyDeleteBackingDataAt.map { JSONAPI.TransformedAttribute(value: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case fetchingAtStorage = "fetching-at"
      case uploadedAtStorage = "uploaded-at"
      case erroredAtStorage = "errored-at"
      case archivedAtStorage = "archived-at"
      case softDeleteBackingDataAtStorage = "soft-delete-backing-data-at"
      case restoreBackingDataAtStorage = "restore-backing-data-at"
      case permanentlyDeleteBackingDataAtStorage = "permanently-delete-backing-data-at"
    }
  }
}

/// The configuration that a run works with.
public typealias ConfigurationVersion = JSONAPI.ResourceObject<
  ConfigurationVersionDescription, JSONAPI.NoMetadata, ConfigurationVersionLinks, Swift.String
>

/// A resource object of type `configuration-versions` that is yet to be created, and has no id.
public typealias NewConfigurationVersion = JSONAPI.ResourceObject<
  NewConfigurationVersionDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

/// The attributes and relationships of a new resource object of type `configuration-versions`.
public struct NewConfigurationVersionDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "configuration-versions"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var autoQueueRuns: JSONAPI.Attribute<Swift.Bool>?
    public var provisional: JSONAPI.Attribute<Swift.Bool>?

    /// - Example: gitlab
    public var source: JSONAPI.Attribute<Swift.String?>?
    public var speculative: JSONAPI.Attribute<Swift.Bool>?

    public init(
      autoQueueRuns: Swift.Bool? = nil,
      provisional: Swift.Bool? = nil,
      source: Swift.String?? = nil,
      speculative: Swift.Bool? = nil
    ) {
      self.autoQueueRuns = autoQueueRuns.map { JSONAPI.Attribute(value: $0) }
      self.provisional = provisional.map { JSONAPI.Attribute(value: $0) }
      self.source = source.map { JSONAPI.Attribute(value: $0) }
      self.speculative = speculative.map { JSONAPI.Attribute(value: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case autoQueueRuns = "auto-queue-runs"
      case provisional
      case source
      case speculative
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var ingressAttributes:
      JSONAPI.ToOneRelationship<
        IngressAttributes?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?

    public init(ingressAttributes: IngressAttributes.Id?? = nil) {
      self.ingressAttributes = ingressAttributes.map { JSONAPI.ToOneRelationship(id: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case ingressAttributes = "ingress-attributes"
    }
  }
}

public struct ConfigurationVersionLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?
  public var download: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil, download: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
    self.download = download.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
    case download
  }
}

public struct ConfigurationVersionIngressAttributesLinks: JSONAPI.Links, Swift.Sendable {
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(related: Foundation.URL? = nil) {
    self.related = related.map { JSONAPI.Link(url: $0) }
  }
}
