// Made by jsonapi-gen from api.yaml. Do not edit: change the schema and generate again.

import JSONAPI

public enum Status:
  Swift.RawRepresentable, Swift.CaseIterable, Swift.Codable, Swift.Hashable, Swift.Sendable
{
  case draft
  case published

  /// A value that the schema does not know; it is written back as it was read.
  case unrecognized(Swift.String)

  /// The values that the schema knows.
  public static let allCases: [Status] = [.draft, .published]

  public init(rawValue: Swift.String) {
    switch rawValue {
    case "draft": self = .draft
    case "published": self = .published
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: Swift.String {
    switch self {
    case .draft: "draft"
    case .published: "published"
    case .unrecognized(let rawValue): rawValue
    }
  }
}
