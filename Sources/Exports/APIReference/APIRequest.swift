/// A request that the API responds to.
public struct APIRequest: Sendable {
  public var method: String
  public var path: String
  public var anchor: String
  public var summary: String
  public var resource: APITarget
  public var parameters: [APIParameter]
  public var example: String
  public var responses: [APIResponse]
  public var errorStatuses: [String]
}

/// A parameter of a request.
public struct APIParameter: Sendable {
  public var name: String
  public var isInPath: Bool
  public var type: [APITypePart]
  public var description: String?
  public var values: [APIValue]
}

/// A response without errors.
public struct APIResponse: Sendable {
  public var status: String
  public var example: String?
}
