/// The settings that clients of an API use for all resource types: `client` in a schema.
public struct ClientDefinition: Sendable, Equatable {
  /// The form of filters in query strings.
  public indirect enum Filters: Sendable, Equatable {
    /// A parameter for each filter, whose name has `{name}` and perhaps `{operator}`.
    case pattern(Located<String>)
    /// `filter=and(equals(status,'draft'),…)`
    case functions
    /// `filter=[{"name":"status","op":"eq","val":"draft"}]`
    case json
    /// A dialect that a type of the user implements.
    case custom(swiftType: Located<String>, module: Located<String>?)
  }

  /// The form of a filter with several values.
  public enum Lists: String, Sendable, CaseIterable {
    case comma, repeated
  }

  /// `nil` if the schema does not specify it: `filter[status]` and `filter[created-at][gt]`.
  public var filters: Filters?
  public var lists: Lists = .comma
  /// The path of the endpoint for atomic operations.
  public var atomic: Located<String>?

  public init() {}

  public static let usualPattern = "filter[{name}][{operator}]"

  /// The pattern of parameters; `nil` if another dialect takes its place.
  public var pattern: String? {
    switch filters {
    case nil: Self.usualPattern
    case .pattern(let text): text.value
    case .functions, .json, .custom: nil
    }
  }
}
