/// The operations of a server on a resource type.
public struct ResourceAPI: Sendable, Hashable {
  public enum ClientIds: String, Sendable, Hashable, CaseIterable {
    case forbidden, allowed, required
  }

  public enum Operation: String, Sendable, Hashable, CaseIterable {
    case list, get, create, update, delete
  }

  public struct Page: Sendable, Hashable {
    public enum Style: String, Sendable, Hashable, CaseIterable {
      case number, offset, cursor
      /// Pages have no names: links lead from one to the next.
      case links

      /// What query parameters say of a page of the style.
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
    /// The number of resources on a page unless the client asks for another.
    public var size: Int?
    public var max: Int?
    /// The path of the number of all resources in the document: `meta.total`.
    public var total: Located<String>?
    /// True if links of answers lead to other pages; false if the client has to count these.
    public var followsLinks = true
    /// The names of query parameters by what they say, where these are not the usual ones.
    public var names: [Parameter: Located<String>] = [:]

    /// What a query parameter says of a page.
    public enum Parameter: String, Sendable, Hashable, CaseIterable {
      case number, offset, limit, after, before, size
    }

    public init(style: Style, size: Int? = nil, max: Int? = nil) {
      self.style = style
      self.size = size
      self.max = max
    }
  }

  public struct Filter: Sendable, Hashable {
    public enum Subject: Sendable, Hashable {
      case value(ValueType)
      /// Filters by the id of a related resource of this JSON:API type.
      case resource(String)
      /// Filters by the ids of several related resources of this JSON:API type.
      case resources(String)
    }

    public var name: Located<String>
    public var subject: Subject
    public var operators: [Located<String>]
    /// The name of the query parameter, where it follows no pattern.
    public var parameter: String?

    public init(name: Located<String>, subject: Subject, operators: [Located<String>] = []) {
      self.name = name
      self.subject = subject
      self.operators = operators
    }
  }

  public struct Sort: Sendable, Hashable {
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

  /// The documents that answers are, by their names.
  public struct Answers: Sendable, Hashable {
    public var list: Located<String>?
    public var get: Located<String>?

    public init(list: Located<String>? = nil, get: Located<String>? = nil) {
      self.list = list
      self.get = get
    }
  }

  /// The values that `include` may have.
  public enum Includes: Sendable, Hashable {
    case paths([IncludePath])
    case depth(Int)
  }

  /// The path of the collection, where it is not the JSON:API type.
  public var path: String?
  public var clientIds: ClientIds = .forbidden
  /// `nil` where the schema does not say.
  public var operations: [Operation]?
  public var page: Page?
  public var filters: [Filter] = []
  public var sorts: [Sort] = []
  public var includes: Includes?
  public var answers = Answers()

  public init() {}
}
