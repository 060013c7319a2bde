// Made by jsonapi-gen from policies.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// The check of a run against its policies.
public struct PolicyCheckDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "policy-checks"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var scope: JSONAPI.Attribute<Swift.String>?
    public var status: JSONAPI.Attribute<Status>?
    public var result: JSONAPI.Attribute<Result?>?
    public var statusTimestamps: JSONAPI.Attribute<StatusTimestamps>?
    public var actions: JSONAPI.Attribute<Actions>?
    public var permissions: JSONAPI.Attribute<Permissions>?

    public init(
      scope: Swift.String? = nil,
      status: Status? = nil,
      result: Result?? = nil,
      statusTimestamps: StatusTimestamps? = nil,
      actions: Actions? = nil,
      permissions: Permissions? = nil
    ) {
      self.scope = scope.map { JSONAPI.Attribute(value: $0) }
      self.status = status.map { JSONAPI.Attribute(value: $0) }
      self.result = result.map { JSONAPI.Attribute(value: $0) }
      self.statusTimestamps = statusTimestamps.map { JSONAPI.Attribute(value: $0) }
      self.actions = actions.map { JSONAPI.Attribute(value: $0) }
      self.permissions = permissions.map { JSONAPI.Attribute(value: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case scope
      case status
      case result
      case statusTimestamps = "status-timestamps"
      case actions
      case permissions
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var run:
      JSONAPI.ToOneRelationship<Run?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?

    public init(run: Run.Id?? = nil) {
      self.run = run.map { JSONAPI.ToOneRelationship(id: $0) }
    }
  }

  public enum Status:
    Swift.RawRepresentable, Swift.CaseIterable, Swift.Codable, Swift.Hashable, Swift.Sendable
  {
    case pending
    case queued
    case passed
    case softFailed
    case hardFailed
    case overridden
    case errored
    case canceled
    case unreachable

    /// A value that the schema does not know; it is written back as it was read.
    case unrecognized(Swift.String)

    /// The values that the schema knows.
    public static let allCases: [Status] = [
      .pending, .queued, .passed, .softFailed, .hardFailed, .overridden, .errored, .canceled,
      .unreachable,
    ]

    public init(rawValue: Swift.String) {
      switch rawValue {
      case "pending": self = .pending
      case "queued": self = .queued
      case "passed": self = .passed
      case "soft_failed": self = .softFailed
      case "hard_failed": self = .hardFailed
      case "overridden": self = .overridden
      case "errored": self = .errored
      case "canceled": self = .canceled
      case "unreachable": self = .unreachable
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Swift.String {
      switch self {
      case .pending: "pending"
      case .queued: "queued"
      case .passed: "passed"
      case .softFailed: "soft_failed"
      case .hardFailed: "hard_failed"
      case .overridden: "overridden"
      case .errored: "errored"
      case .canceled: "canceled"
      case .unreachable: "unreachable"
      case .unrecognized(let rawValue): rawValue
      }
    }
  }

  public struct Result: Swift.Codable, Swift.Equatable, Swift.Sendable {
    public var result: Swift.Bool?
    public var passed: Swift.Int?
    public var totalFailed: Swift.Int?
    public var hardFailed: Swift.Int?
    public var softFailed: Swift.Int?
    public var advisoryFailed: Swift.Int?

    /// Milliseconds.
    public var durationMs: Swift.Int?

    /// What Sentinel reports. Its shape is Sentinel's own.
    public var sentinel: [Swift.String: JSONAPI.JSONValue]??

    public init(
      result: Swift.Bool? = nil,
      passed: Swift.Int? = nil,
      totalFailed: Swift.Int? = nil,
      hardFailed: Swift.Int? = nil,
      softFailed: Swift.Int? = nil,
      advisoryFailed: Swift.Int? = nil,
      durationMs: Swift.Int? = nil,
      sentinel: [Swift.String: JSONAPI.JSONValue]?? = nil
    ) {
      self.result = result
      self.passed = passed
      self.totalFailed = totalFailed
      self.hardFailed = hardFailed
      self.softFailed = softFailed
      self.advisoryFailed = advisoryFailed
      self.durationMs = durationMs
      self.sentinel = sentinel
    }

    public init(from decoder: any Swift.Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      self.result = try container.decodeIfPresent(Swift.Bool.self, forKey: .result)
      self.passed = try container.decodeIfPresent(Swift.Int.self, forKey: .passed)
      self.totalFailed = try container.decodeIfPresent(Swift.Int.self, forKey: .totalFailed)
      self.hardFailed = try container.decodeIfPresent(Swift.Int.self, forKey: .hardFailed)
      self.softFailed = try container.decodeIfPresent(Swift.Int.self, forKey: .softFailed)
      self.advisoryFailed = try container.decodeIfPresent(Swift.Int.self, forKey: .advisoryFailed)
      self.durationMs = try container.decodeIfPresent(Swift.Int.self, forKey: .durationMs)
      self.sentinel = try container.decodeIfPresent(
        JSONAPI.Attribute<[Swift.String: JSONAPI.JSONValue]?>.self,
        forKey: .sentinel
      ).map(\.value)
    }

    public func encode(to encoder: any Swift.Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encodeIfPresent(self.result, forKey: .result)
      try container.encodeIfPresent(self.passed, forKey: .passed)
      try container.encodeIfPresent(self.totalFailed, forKey: .totalFailed)
      try container.encodeIfPresent(self.hardFailed, forKey: .hardFailed)
      try container.encodeIfPresent(self.softFailed, forKey: .softFailed)
      try container.encodeIfPresent(self.advisoryFailed, forKey: .advisoryFailed)
      try container.encodeIfPresent(self.durationMs, forKey: .durationMs)
      try container.encodeIfPresent(
        self.sentinel.map { JSONAPI.Attribute(value: $0) },
        forKey: .sentinel
      )
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case result
      case passed
      case totalFailed = "total-failed"
      case hardFailed = "hard-failed"
      case softFailed = "soft-failed"
      case advisoryFailed = "advisory-failed"
      case durationMs = "duration-ms"
      case sentinel
    }
  }

  public struct StatusTimestamps: Swift.Codable, Swift.Equatable, Swift.Sendable {
    public var queuedAt: Foundation.Date?? {
      get { queuedAtStorage.map(\.value) }
      set { queuedAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
    }
    private var queuedAtStorage:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DateTimeFormat>>?

    public var passedAt: Foundation.Date?? {
      get { passedAtStorage.map(\.value) }
      set { passedAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
    }
    private var passedAtStorage:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DateTimeFormat>>?

    public var softFailedAt: Foundation.Date?? {
      get { softFailedAtStorage.map(\.value) }
      set { softFailedAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
    }
    private var softFailedAtStorage:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DateTimeFormat>>?

    public var hardFailedAt: Foundation.Date?? {
      get { hardFailedAtStorage.map(\.value) }
      set { hardFailedAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
    }
    private var hardFailedAtStorage:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DateTimeFormat>>?

    public var overriddenAt: Foundation.Date?? {
      get { overriddenAtStorage.map(\.value) }
      set { overriddenAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
    }
    private var overriddenAtStorage:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DateTimeFormat>>?

    public var erroredAt: Foundation.Date?? {
      get { erroredAtStorage.map(\.value) }
      set { erroredAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
    }
    private var erroredAtStorage:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DateTimeFormat>>?

    public var canceledAt: Foundation.Date?? {
      get { canceledAtStorage.map(\.value) }
      set { canceledAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
    }
    private var canceledAtStorage:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DateTimeFormat>>?

    public init(
      queuedAt: Foundation.Date?? = nil,
      passedAt: Foundation.Date?? = nil,
      softFailedAt: Foundation.Date?? = nil,
      hardFailedAt: Foundation.Date?? = nil,
      overriddenAt: Foundation.Date?? = nil,
      erroredAt: Foundation.Date?? = nil,
      canceledAt: Foundation.Date?? = nil
    ) {
      self.queuedAtStorage = queuedAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.passedAtStorage = passedAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.softFailedAtStorage = softFailedAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.hardFailedAtStorage = hardFailedAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.overriddenAtStorage = overriddenAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.erroredAtStorage = erroredAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.canceledAtStorage = canceledAt.map { JSONAPI.TransformedAttribute(value: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case queuedAtStorage = "queued-at"
      case passedAtStorage = "passed-at"
      case softFailedAtStorage = "soft-failed-at"
      case hardFailedAtStorage = "hard-failed-at"
      case overriddenAtStorage = "overridden-at"
      case erroredAtStorage = "errored-at"
      case canceledAtStorage = "canceled-at"
    }
  }

  public struct Actions: Swift.Codable, Swift.Equatable, Swift.Sendable {
    public var isOverridable: Swift.Bool?

    public init(isOverridable: Swift.Bool? = nil) {
      self.isOverridable = isOverridable
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case isOverridable = "is-overridable"
    }
  }

  public struct Permissions: Swift.Codable, Swift.Equatable, Swift.Sendable {
    public var canOverride: Swift.Bool?

    public init(canOverride: Swift.Bool? = nil) {
      self.canOverride = canOverride
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case canOverride = "can-override"
    }
  }
}

/// The check of a run against its policies.
public typealias PolicyCheck = JSONAPI.ResourceObject<
  PolicyCheckDescription, JSONAPI.NoMetadata, PolicyCheckLinks, Swift.String
>

/// A resource object of type `policy-checks` that is yet to be created, and has no id.
public typealias NewPolicyCheck = JSONAPI.ResourceObject<
  PolicyCheckDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

public struct PolicyCheckLinks: JSONAPI.Links, Swift.Sendable {
  public var output: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?
  public var override: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(output: Foundation.URL? = nil, override: Foundation.URL? = nil) {
    self.output = output.map { JSONAPI.Link(url: $0) }
    self.override = override.map { JSONAPI.Link(url: $0) }
  }
}
