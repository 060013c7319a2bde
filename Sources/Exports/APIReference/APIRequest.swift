/// A request that the API responds to.
public struct APIRequest: Sendable {
  /// The method: `GET`.
  public var method: String
  /// The path with placeholders: `/articles/{id}`.
  public var path: String
  /// The place in a page.
  public var anchor: String
  /// The action in one word: `List`.
  public var summary: String
  /// The resource type whose page documents the request.
  public var resource: APITarget
  public var parameters: [APIParameter]
  /// The lines of a request.
  public var example: String
  /// The successful responses.
  public var responses: [APIResponse]
  /// The statuses of errors.
  public var errorStatuses: [String]
}

/// A parameter of a request.
public struct APIParameter: Sendable {
  public var name: String
  /// True if it is a part of the path, and not of the query string.
  public var isInPath: Bool
  public var type: [APITypePart]
  public var description: String?
  /// The accepted values, if the schema lists them.
  public var values: [APIValue]
}

/// A response without errors.
public struct APIResponse: Sendable {
  public var status: String
  /// An example document in JSON, if the response has one.
  public var example: String?
}
