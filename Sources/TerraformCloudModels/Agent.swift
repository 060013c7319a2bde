// Made by jsonapi-gen from organizations.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// A process that executes runs in a network of its owner's.
public struct AgentDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "agents"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var name: JSONAPI.Attribute<Swift.String?>
    public var status: JSONAPI.Attribute<Status>
    public var ipAddress: JSONAPI.Attribute<Swift.String>
    public var lastPingAt: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>

    public init(
      name: Swift.String?,
      status: Status,
      ipAddress: Swift.String,
      lastPingAt: Foundation.Date
    ) {
      self.name = JSONAPI.Attribute(value: name)
      self.status = JSONAPI.Attribute(value: status)
      self.ipAddress = JSONAPI.Attribute(value: ipAddress)
      self.lastPingAt = JSONAPI.TransformedAttribute(value: lastPingAt)
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case name
      case status
      case ipAddress = "ip-address"
      case lastPingAt = "last-ping-at"
    }
  }

  public typealias Relationships = JSONAPI.NoRelationships

  public enum Status:
    Swift.RawRepresentable, Swift.CaseIterable, Swift.Codable, Swift.Hashable, Swift.Sendable
  {
    case idle
    case busy
    case unknown
    case errored
    case exited

    /// A value that the schema does not know; it is written back as it was read.
    case unrecognized(Swift.String)

    /// The values that the schema knows.
    public static let allCases: [Status] = [.idle, .busy, .unknown, .errored, .exited]

    public init(rawValue: Swift.String) {
      switch rawValue {
      case "idle": self = .idle
      case "busy": self = .busy
      case "unknown": self = .unknown
      case "errored": self = .errored
      case "exited": self = .exited
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Swift.String {
      switch self {
      case .idle: "idle"
      case .busy: "busy"
      case .unknown: "unknown"
      case .errored: "errored"
      case .exited: "exited"
      case .unrecognized(let rawValue): rawValue
      }
    }
  }
}

/// A process that executes runs in a network of its owner's.
public typealias Agent = JSONAPI.ResourceObject<
  AgentDescription, JSONAPI.NoMetadata, AgentLinks, Swift.String
>

/// A resource object of type `agents` that is yet to be created, and has no id.
public typealias NewAgent = JSONAPI.ResourceObject<
  AgentDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

public struct AgentLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}
