import ResourceSchema

public struct HTTPOperation: Sendable {
  public enum Kind: Sendable {
    case list, create, get, update, delete
    /// On a relationship: the related resources, and its linkage.
    case related, linkage, replace, add, remove

    var request: (method: String, route: ResourceAPI.Route) {
      switch self {
      case .list: ("get", .list)
      case .create: ("post", .create)
      case .get: ("get", .get)
      case .update: ("patch", .update)
      case .delete: ("delete", .delete)
      case .related: ("get", .related)
      case .linkage: ("get", .relationship)
      case .replace: ("patch", .relationship)
      case .add: ("post", .relationship)
      case .remove: ("delete", .relationship)
      }
    }
  }

  public indirect enum Content: Sendable {
    /// A document that the schema declares, or one that the type has by default.
    case document(Document)
    /// The members of a resource object that a request can set.
    case new, changes
    /// The target resources of a relationship, or their identifiers.
    case related(Relationship)
    case linkage(Relationship)
  }

  public struct Response: Sendable {
    public var status: Int
    /// `nil` if there is no document.
    public var content: Content?
  }

  /// A placeholder of a path, with the resource type whose id it is.
  public struct PathParameter: Sendable {
    public var name: String
    public var owner: Resource?
  }

  public var kind: Kind
  public var resource: Resource
  public var relationship: Relationship?
  /// The method in lower case: `get`.
  public var method: String
  /// The path with placeholders: `/articles/{id}`.
  public var path: String
  public var pathParameters: [PathParameter]
  public var query: [QueryParameter]
  public var request: Content?
  /// The successful responses.
  public var responses: [Response]

  public static let mediaType = "application/vnd.api+json"

  /// The status codes of errors, which every operation can return.
  public static let errorStatuses = ["4XX", "5XX"]
}

public struct QueryParameter: Sendable {
  public indirect enum Value: Sendable {
    case filter(ResourceAPI.Filter)
    /// One parameter for several filters, in functions and in JSON.
    case functions([ResourceAPI.Filter])
    case json([ResourceAPI.Filter])
    /// The names to sort by, each also with a hyphen.
    case sorts([String])
    case page(ResourceAPI.Page.Parameter, ResourceAPI.Page)
    /// The include paths that the schema lists.
    case includes([String])
    /// All include paths of a limited length, as a list or, if there are too many, as a pattern.
    case includesOfDepth(Int, paths: [String]?, pattern: String)
    case fields(Resource, [String])
  }

  public var name: String
  public var value: Value
}
