import JSONAPI

/// Filters as JSON, in the form of Flask-REST-JSONAPI and related servers:
/// `filter=[{"name":"status","op":"eq","val":"draft"}]`.
///
/// A filter without operators is `eq`, or `in_` if it takes several values.
public enum JSONFilters: BooleanFilterDialect {
  public static func parameters(
    for expression: FilterExpression<FilterParameter>
  ) throws -> [QueryParameter] {
    // The array means `and`.
    let parts = if case .and(let parts) = expression { parts } else { [expression] }
    guard !parts.isEmpty else { throw QueryError.emptyExpression }
    return [QueryParameter("filter", try JSONValue.array(try parts.map(json)).jsonText)]
  }

  private static func json(_ expression: FilterExpression<FilterParameter>) throws -> JSONValue {
    switch expression {
    case .condition(let condition):
      guard let first = condition.values.first else {
        throw QueryError.emptyFilter(condition.name)
      }
      return .object([
        "name": .string(condition.name),
        "op": .string(condition.comparison ?? (condition.isList ? "in_" : "eq")),
        "val": condition.isList ? .array(condition.values) : first,
      ])
    case .and(let parts): return .object(["and": .array(try json(parts))])
    case .or(let parts): return .object(["or": .array(try json(parts))])
    case .not(let part): return .object(["not": try json(part)])
    }
  }

  private static func json(_ parts: [FilterExpression<FilterParameter>]) throws -> [JSONValue] {
    guard !parts.isEmpty else { throw QueryError.emptyExpression }
    return try parts.map(json)
  }
}
