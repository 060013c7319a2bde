import JSONAPI

/// Filters as functions, in the form of JsonApiDotNetCore:
/// `filter=and(greaterThan(createdAt,'2026-11-21'),equals(status,'draft'))`.
///
/// The operators in the schema are names of functions. Without an operator, the function is `equals`, or `any` for a
/// condition with several values.
public enum FunctionFilters: BooleanFilterDialect {
  public static func parameters(
    for expression: FilterExpression<FilterParameter>
  ) throws -> [QueryParameter] {
    [QueryParameter("filter", try text(of: expression))]
  }

  private static func text(of expression: FilterExpression<FilterParameter>) throws -> String {
    switch expression {
    case .condition(let condition): try text(of: condition)
    case .and(let parts): try function("and", parts)
    case .or(let parts): try function("or", parts)
    case .not(let part): "not(\(try text(of: part)))"
    }
  }

  /// Returns a call of `and` or `or`, which take at least two arguments.
  private static func function(
    _ name: String, _ parts: [FilterExpression<FilterParameter>]
  ) throws -> String {
    guard let first = parts.first else { throw QueryError.emptyExpression }
    guard parts.count > 1 else { return try text(of: first) }
    return "\(name)(\(try parts.map(text).joined(separator: ",")))"
  }

  private static func text(of condition: FilterParameter) throws -> String {
    guard !condition.values.isEmpty else { throw QueryError.emptyFilter(condition.name) }
    // `any` takes at least two values.
    let usual = condition.values.count > 1 ? "any" : "equals"
    let arguments = try [condition.name] + condition.values.map(argument)
    return "\(condition.comparison ?? usual)(\(arguments.joined(separator: ",")))"
  }

  private static func argument(_ value: JSONValue) throws -> String {
    if case .null = value { return "null" }
    return "'\(try value.queryText.replacing("'", with: "''"))'"
  }
}
