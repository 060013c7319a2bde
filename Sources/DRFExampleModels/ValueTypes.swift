// Made by jsonapi-gen from drf-example.yaml. Do not edit: change the schema and generate again.

import JSONAPI

/// The number of a row.
///
/// - Note: It matches `[0-9]+`.
public typealias PrimaryKey = Swift.String

/// - Note: It matches `[^@]+@[^@]+`.
public typealias EmailAddress = Swift.String

/// How many resources a relationship leads to.
public struct Count: JSONAPI.Meta, Swift.Sendable {
  public var count: Swift.Int

  public init(count: Swift.Int) {
    self.count = count
  }
}

/// Where a page stands among the pages of a list.
public struct Pagination: Swift.Codable, Swift.Equatable, Swift.Sendable {
  /// From 1.
  public var page: Swift.Int
  public var pages: Swift.Int

  /// How many resources all pages have together.
  public var count: Swift.Int

  public init(page: Swift.Int, pages: Swift.Int, count: Swift.Int) {
    self.page = page
    self.pages = pages
    self.count = count
  }
}

public struct PageMeta: JSONAPI.Meta, Swift.Sendable {
  public var pagination: Pagination

  public init(pagination: Pagination) {
    self.pagination = pagination
  }
}

public struct BlogsMeta: JSONAPI.Meta, Swift.Sendable {
  public var apiDocs: Swift.String
  public var pagination: Pagination

  public init(apiDocs: Swift.String, pagination: Pagination) {
    self.apiDocs = apiDocs
    self.pagination = pagination
  }
}

public struct Question: Swift.Codable, Swift.Equatable, Swift.Sendable {
  public var text: Swift.String

  /// False if missing.
  public var required: Swift.Bool?

  public init(text: Swift.String, required: Swift.Bool? = nil) {
    self.text = text
    self.required = required
  }
}
