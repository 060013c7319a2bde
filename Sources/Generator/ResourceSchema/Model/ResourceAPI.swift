/// The operations of a server on a resource type.
public struct ResourceAPI: Sendable, Equatable {
  public enum ClientIds: String, Sendable, CaseIterable {
    case forbidden, allowed, required
  }

  public enum Operation: String, Sendable, CaseIterable {
    case list, get, create, update, delete
  }

  public struct Page: Sendable, Equatable {
    public enum Style: String, Sendable, CaseIterable {
      case number, offset, cursor
      /// Pages have no parameters: links refer from one page to the next.
      case links

      public var parameters: [Parameter] {
        switch self {
        case .number: [.number, .size]
        case .offset: [.offset, .limit]
        case .cursor: [.after, .before, .size]
        case .links: [.size]
        }
      }
    }

    public var style: Style
    /// The default number of resources on a page.
    public var size: Int?
    public var max: Int?
    /// The path of the number of all resources in the document: `meta.total`.
    public var total: Located<String>?
    /// True if responses have links to other pages; false if the client has to compute the pages.
    public var followsLinks = true
    /// The names of query parameters that differ from the default.
    public var names: [Parameter: Located<String>] = [:]

    public enum Parameter: String, Sendable, CaseIterable {
      case number, offset, limit, after, before, size
    }

    public init(style: Style, size: Int? = nil, max: Int? = nil) {
      self.style = style
      self.size = size
      self.max = max
    }
  }

  public struct Filter: Sendable, Equatable {
    public indirect enum Subject: Sendable, Equatable {
      case value(ValueType)
      /// Filters by the id of a related resource of this JSON:API type.
      case resource(String)
      case resources(String)
    }

    public var name: Located<String>
    public var subject: Subject
    public var operators: [Located<String>]
    /// The name of the query parameter, if it does not follow the pattern.
    public var parameter: String?

    public init(name: Located<String>, subject: Subject, operators: [Located<String>] = []) {
      self.name = name
      self.subject = subject
      self.operators = operators
    }
  }

  public struct Sort: Sendable, Equatable {
    public var name: Located<String>
    /// True if the name is not that of a field.
    public var isDeclared: Bool
    public var description: String?

    public init(name: Located<String>, isDeclared: Bool = false, description: String? = nil) {
      self.name = name
      self.isDeclared = isDeclared
      self.description = description
    }
  }

  public enum Includes: Sendable, Equatable {
    case paths([IncludePath])
    case depth(Int)
  }

  /// A kind of path: the operations on resources, and those on relationships.
  public enum Route: String, Sendable, CaseIterable {
    case list, get, create, update, delete, related, relationship

    /// The default path, relative to that of the collection.
    fileprivate var usualPath: String {
      switch self {
      case .list, .create: ""
      case .get, .update, .delete: "/{id}"
      case .related: "/{id}/{relationship}"
      case .relationship: "/{id}/relationships/{relationship}"
      }
    }

    /// The placeholders that every path of the route has.
    package var ownPlaceholders: [String] { Self.placeholders(in: usualPath) }

    private static func placeholders(in path: String) -> [String] {
      path.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap { part in
        part.firstIndex(of: "}").map { String(part[..<$0]) }
      }
    }

    /// Returns the names of the parents in a path: placeholders that the route does not have by itself.
    public func parents(in path: String) -> [String] {
      let own = ownPlaceholders
      return Self.placeholders(in: path).filter { !own.contains($0) }
    }
  }

  /// The path of the collection, where it is not the JSON:API type.
  public var path: Located<String>?
  /// The paths that differ from the default.
  public var paths: [Route: Located<String>] = [:]
  public var clientIds: ClientIds = .forbidden
  /// `nil` if the schema does not specify the operations.
  public var operations: [Operation]?
  public var page: Page?
  public var filters: [Filter] = []
  public var sorts: [Sort] = []
  public var includes: Includes?
  /// The names of the documents of responses to `list` and `get`.
  public var answers: [Operation: Located<String>] = [:]

  public init() {}
}

extension Resource {
  /// The path of an operation, with placeholders: `authors/{author}/books/{id}`.
  public func path(of route: ResourceAPI.Route) -> String {
    if let path = api.paths[route] { return path.value }
    var collection = api.path?.value ?? type.value
    let hasSlash = collection.hasSuffix("/")
    while collection.hasSuffix("/") { collection.removeLast() }
    return collection + route.usualPath + (hasSlash ? "/" : "")
  }
}
