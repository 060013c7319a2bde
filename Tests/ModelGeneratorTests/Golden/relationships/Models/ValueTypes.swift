// Made by jsonapi-gen from schema.yaml. Do not edit: change the schema and generate again.

import JSONAPI

public struct Rank: JSONAPI.Meta, Swift.Sendable {
  public var rank: Swift.Int

  public init(rank: Swift.Int) {
    self.rank = rank
  }
}
