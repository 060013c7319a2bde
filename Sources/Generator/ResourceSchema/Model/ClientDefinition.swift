/// What clients of an API know of all resource types: `client:` of a schema.
public struct ClientDefinition: Sendable, Hashable {
  /// The form of filters in query strings.
  public enum Filters: Sendable, Hashable {
    /// A parameter for each filter, whose name has `{name}` and perhaps `{operator}`.
    case pattern(Located<String>)
    /// `filter=and(equals(status,'draft'),…)`
    case functions
    /// `filter=[{"name":"status","op":"eq","val":"draft"}]`
    case json
    /// As a type of the user's writes them.
    case custom(swiftType: Located<String>, module: Located<String>?)
  }

  /// The form of a filter with several values.
  public enum Lists: String, Sendable, Hashable, CaseIterable {
    case comma, repeated
  }

  /// `nil` where the schema does not say: `filter[status]` and `filter[created-at][gt]`.
  public var filters: Filters?
  public var lists: Lists = .comma
  /// The path of the endpoint for atomic operations.
  public var atomic: Located<String>?

  public init() {}
}
