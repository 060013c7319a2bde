/// Conditions that are combined: `and`, `or`, `not`.
///
/// ```swift
/// .filter(where: .or([.all(.status([.draft]), .author(id)), .not(.condition(.featured(true)))]))
/// ```
public indirect enum FilterExpression<Condition: Sendable>: Sendable {
  /// A condition.
  case condition(Condition)
  /// All of the expressions.
  case and([FilterExpression])
  /// At least one of the expressions.
  case or([FilterExpression])
  /// The negation of the expression.
  case not(FilterExpression)

  /// All of the conditions.
  public static func all(_ conditions: Condition...) -> FilterExpression {
    .and(conditions.map { .condition($0) })
  }

  /// At least one of the conditions.
  public static func any(_ conditions: Condition...) -> FilterExpression {
    .or(conditions.map { .condition($0) })
  }

  /// Returns the expression with other conditions.
  public func map<Other>(
    _ transform: (Condition) throws -> Other
  ) rethrows -> FilterExpression<Other> {
    switch self {
    case .condition(let condition): .condition(try transform(condition))
    case .and(let parts): .and(try parts.map { try $0.map(transform) })
    case .or(let parts): .or(try parts.map { try $0.map(transform) })
    case .not(let part): .not(try part.map(transform))
    }
  }
}

extension FilterExpression: Equatable where Condition: Equatable {}
extension FilterExpression: Hashable where Condition: Hashable {}
