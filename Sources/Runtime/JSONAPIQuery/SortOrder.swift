/// An enum of the fields to sort by, whose raw values are their names in query parameters.
public protocol SortVocabulary: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == String {}

/// The sort vocabulary of a resource type that cannot be sorted.
public enum NoSorts: SortVocabulary {
  public static let allCases: [NoSorts] = []
  public init?(rawValue: String) { nil }
  public var rawValue: String { switch self {} }
}

/// A field to sort by, and the direction.
public struct SortOrder<Field: SortVocabulary>: Hashable, Sendable {
  /// The field.
  public let field: Field
  /// True if large values come first.
  public let isDescending: Bool

  /// Creates an order by a field.
  public init(_ field: Field, isDescending: Bool = false) {
    self.field = field
    self.isDescending = isDescending
  }

  /// Small values first.
  public static func ascending(_ field: Field) -> SortOrder { SortOrder(field) }

  /// Large values first.
  public static func descending(_ field: Field) -> SortOrder {
    SortOrder(field, isDescending: true)
  }

  /// The text in a `sort` parameter: `-created-at`.
  public var text: String { (isDescending ? "-" : "") + field.rawValue }
}
