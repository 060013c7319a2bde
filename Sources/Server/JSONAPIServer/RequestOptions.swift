/// Choices about what the document of a request may have. By default, members that a request cannot set are refused,
/// and open enums accept values that the schema does not have.
public struct RequestOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Ignores members that the schema has but the request cannot set, for clients that send whole resource objects.
  /// Unknown members are still refused.
  public static let ignoreUnsettableMembers = RequestOptions(rawValue: 1)

  /// Refuses values that an open enum keeps as `unrecognized`. Responses can still have them.
  public static let refuseUnrecognizedValues = RequestOptions(rawValue: 2)
}
