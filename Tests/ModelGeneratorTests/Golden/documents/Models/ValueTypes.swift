// Made by jsonapi-gen from schema.yaml. Do not edit: change the schema and generate again.

import JSONAPI

public struct Failure: Swift.Codable, Swift.Equatable, Swift.Sendable {
  public var title: Swift.String
  public var retryAfter: Swift.Int?

  public init(title: Swift.String, retryAfter: Swift.Int? = nil) {
    self.title = title
    self.retryAfter = retryAfter
  }
}
