/// A form of filters in which each filter has its own parameter. The name of the parameter follows
/// a pattern such as `filter[{name}.{operator}]`.
public protocol FilterPattern: FilterDialect {
  /// The name of a parameter, with the placeholders `{name}` for the filter and `{operator}` for the operator.
  static var pattern: String { get }
  /// The form of several values.
  static var lists: FilterLists { get }
}

/// The default form of filters: `filter[status]=draft` and `filter[created-at][gt]=2026-11-21`.
public enum BracketFilters: FilterPattern {
  public static let pattern = "filter[{name}][{operator}]"
}

extension FilterPattern {
  public static var lists: FilterLists { .comma }

  public static func parameters(for conditions: [FilterParameter]) throws -> [QueryParameter] {
    try conditions.flatMap { condition in
      try condition.parameters(
        named: parameter(forFilter: condition.name, condition.comparison), lists: lists)
    }
  }

  /// Returns the name of a filter's parameter. Without an operator, the separator between name and operator is left out
  /// too: even `filter[{name}.{operator}]` becomes `filter[{name}]`.
  package static func parameter(forFilter filter: String, _ comparison: String?) -> String {
    if let comparison {
      return pattern.split(separator: "{name}", omittingEmptySubsequences: false)
        .map { $0.replacing("{operator}", with: comparison) }
        .joined(separator: filter)
    }
    guard let name = pattern.firstRange(of: "{name}"),
      let comparison = pattern.firstRange(of: "{operator}")
    else { return pattern.replacing("{name}", with: filter) }
    var start = pattern[..<min(name.lowerBound, comparison.lowerBound)]
    var end = pattern[max(name.upperBound, comparison.upperBound)...]
    if start.last == "[", end.first != "]" {
      if name.lowerBound < comparison.lowerBound { end = "]" + end } else { start.removeLast() }
    }
    return start + filter + end
  }
}

extension FilterParameter {
  /// Returns the parameters of a condition that has a parameter of its own.
  func parameters(named parameter: String, lists: FilterLists) throws -> [QueryParameter] {
    let texts = try values.map { try $0.queryText }
    guard isList else { return texts.map { QueryParameter(parameter, $0) } }
    guard !texts.isEmpty else { throw QueryError.emptyFilter(name) }
    switch lists {
    case .repeated: return texts.map { QueryParameter(parameter, $0) }
    case .comma:
      if let text = texts.first(where: { $0.contains(",") }) {
        throw QueryError.commaInFilter(name, value: text)
      }
      return [QueryParameter(parameter, texts.joined(separator: ","))]
    }
  }
}
