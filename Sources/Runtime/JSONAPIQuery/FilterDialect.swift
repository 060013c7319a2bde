/// The form of filters in a query string.
///
/// Servers use different forms. The schema chooses one with `client: { filters: … }`: a
/// ``FilterPattern``, ``FunctionFilters``, ``JSONFilters`` or your own type.
public protocol FilterDialect: Sendable {
  /// Returns the parameters for conditions that all hold.
  static func parameters(for conditions: [FilterParameter]) throws -> [QueryParameter]
}

/// A form of filters that can combine conditions with `and`, `or` and `not`.
public protocol BooleanFilterDialect: FilterDialect {
  /// Returns the parameters for an expression.
  static func parameters(
    for expression: FilterExpression<FilterParameter>
  ) throws -> [QueryParameter]
}

extension BooleanFilterDialect {
  public static func parameters(for conditions: [FilterParameter]) throws -> [QueryParameter] {
    guard let first = conditions.first else { return [] }
    return try parameters(
      for: conditions.count == 1
        ? .condition(first) : .and(conditions.map { .condition($0) }))
  }
}

/// The form of a filter with several values.
public enum FilterLists: Sendable {
  /// `filter[status]=draft,published`
  case comma
  /// `filter[status]=draft&filter[status]=published`
  case repeated
}
