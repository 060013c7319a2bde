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
    }

    public var style: Style
    /// The number of resources on a page unless the client asks for another.
    public var size: Int?
    public var max: Int?

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
    }

    public var name: Located<String>
    public var subject: Subject
    public var operators: [String]

    public init(name: Located<String>, subject: Subject, operators: [String] = []) {
      self.name = name
      self.subject = subject
      self.operators = operators
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
  public var sorts: [Located<String>] = []
  public var includes: Includes?

  public init() {}
}
