import JSONAPI
import JSONAPIQuery

/// A form of filters that a server can read.
///
/// Servers can read ``FilterPattern``s, ``FunctionFilters`` and ``JSONFilters`` without this
/// conformance. Your own dialects need it.
public protocol ReadableFilterDialect: FilterDialect {
  /// Returns `true` if the parameter with a name has filters.
  static func hasFilters(_ parameter: String) -> Bool

  /// Returns the conditions in parameters, with the names of their filters. Throws a ``Problem`` if a
  /// parameter cannot be read.
  static func conditions(
    in parameters: [QueryParameter]
  ) throws -> FilterExpression<NamedFilterInput>
}

/// A condition of a request with the name of its filter.
public struct NamedFilterInput: Sendable {
  /// The name of the filter.
  public let name: String
  /// The operator and the values.
  public let input: FilterInput

  /// Creates a condition.
  public init(_ name: String, _ input: FilterInput) {
    self.name = name
    self.input = input
  }
}

/// Reads the filters of a resource type from the parameters of a query.
struct FilterParser<Description: ServerResource> {
  typealias Reader = FilterReader<Description.Filters>

  private enum Form {
    /// The filters and operators of parameters, by name.
    case pattern(FilterLists)
    case function, json
    case custom(any ReadableFilterDialect.Type)
    case unknown
  }

  private let form: Form
  private var readers: [String: Reader] = [:]
  /// The filters that have their own parameters, by the name of the parameter, with the
  /// operator in this name.
  private var ownParameters: [String: (reader: Reader, comparison: String?)] = [:]

  init() {
    let dialect = Description.Dialect.self
    let pattern = dialect as? any FilterPattern.Type
    form =
      if let pattern {
        .pattern(pattern.lists)
      } else if dialect == FunctionFilters.self {
        .function
      } else if dialect == JSONFilters.self {
        .json
      } else if let custom = dialect as? any ReadableFilterDialect.Type {
        .custom(custom)
      } else {
        .unknown
      }
    for reader in Description.filters {
      if reader.isWholeParameter {
        ownParameters[reader.name] = (reader, nil)
      } else if let pattern {
        for comparison in reader.operators.isEmpty ? [nil] : reader.operators.map(Optional.some) {
          let name = pattern.parameter(forFilter: reader.name, comparison)
          ownParameters[name] = (reader, comparison)
        }
      } else {
        readers[reader.name] = reader
      }
    }
  }

  /// The names of the parameters that are filters, for messages.
  var parameterNames: [String] {
    let shared: [String] =
      switch form {
      case .function where !readers.isEmpty, .json where !readers.isEmpty: ["filter"]
      default: []
      }
    return ownParameters.keys.sorted() + shared
  }

  /// Returns `true` if the parameter with a name is a filter.
  func isFilter(_ parameter: String) -> Bool {
    if ownParameters[parameter] != nil { return true }
    return switch form {
    case .function, .json: parameter == "filter" && !readers.isEmpty
    case .custom(let dialect): dialect.hasFilters(parameter)
    case .pattern, .unknown: false
    }
  }

  /// Reads parameters, all of which are filters.
  func filters(
    in parameters: [QueryParameter], problems: inout [Problem]
  ) -> [FilterExpression<Description.Filters>] {
    var shared: [QueryParameter] = []
    var own: [QueryParameter] = []
    for parameter in parameters {
      if ownParameters[parameter.name] != nil {
        own.append(parameter)
      } else {
        shared.append(parameter)
      }
    }
    let conditions = readShared(shared, problems: &problems)
    return conditions + readOwn(own, problems: &problems)
  }

  // MARK: Parameters of their own

  private func readOwn(
    _ parameters: [QueryParameter], problems: inout [Problem]
  ) -> [FilterExpression<Description.Filters>] {
    let lists: FilterLists = if case .pattern(let lists) = form { lists } else { .comma }
    var result: [FilterExpression<Description.Filters>] = []
    var read: Set<String> = []
    for parameter in parameters {
      guard let (reader, comparison) = ownParameters[parameter.name] else { continue }
      let values: [Substring]
      switch (reader.isList, lists) {
      case (false, _): values = [parameter.value[...]]
      case (true, .comma):
        values = parameter.value.split(separator: ",", omittingEmptySubsequences: false)
      case (true, .repeated):
        guard read.insert(parameter.name).inserted else { continue }
        values = parameters.filter { $0.name == parameter.name }.map { $0.value[...] }
      }
      let input = FilterInput(comparison, values: values.map { .text(String($0)) })
      do {
        result.append(.condition(try reader.read(input)))
      } catch {
        problems.append(.invalid(parameter.name, error))
      }
    }
    return result
  }

  // MARK: The parameter that all filters share

  private func readShared(
    _ parameters: [QueryParameter], problems: inout [Problem]
  ) -> [FilterExpression<Description.Filters>] {
    guard let first = parameters.first else { return [] }
    do {
      var expressions: [FilterExpression<NamedFilterInput>] = []
      switch form {
      case .function:
        expressions = try parameters.map { try FunctionFilterParser.expression($0.value) }
      case .json: expressions = try parameters.map { try JSONFilterParser.expression($0.value) }
      case .custom(let dialect): expressions = [try dialect.conditions(in: parameters)]
      case .pattern, .unknown: break
      }
      return try expressions.flatMap(\.conjuncts).map { try $0.map(condition) }
    } catch {
      problems.append(.invalid(first.name, error))
      return []
    }
  }

  private func condition(_ named: NamedFilterInput) throws -> Description.Filters {
    guard let reader = readers[named.name] else {
      throw InvalidFilter(
        detail: "“\(named.name)” is not a filter of \(Description.jsonType); "
          + "it has \(readers.keys.sorted().listed).")
    }
    var comparison = named.input.comparison
    if let text = comparison, !reader.operators.contains(text) {
      let isUsual =
        switch form {
        case .function: ["equals", "any"].contains(text)
        case .json: ["eq", "in_"].contains(text)
        default: false
        }
      guard isUsual, reader.operators.isEmpty else {
        throw InvalidFilter(
          detail: "“\(text)” is not an operator of the filter “\(named.name)”"
            + (reader.operators.isEmpty ? "." : "; it has \(reader.operators.listed)."))
      }
      comparison = nil
    }
    return try reader.read(FilterInput(comparison, values: named.input.values))
  }
}

extension FilterExpression {
  /// The expressions that all hold.
  fileprivate var conjuncts: [FilterExpression] {
    if case .and(let parts) = self { parts } else { [self] }
  }
}

extension Problem {
  /// The problem of a parameter that cannot be read.
  static func invalid(_ parameter: String, _ error: any Error) -> Problem {
    switch error {
    case let problem as Problem: problem
    case let error as InvalidFilter: .parameter(parameter, error.detail)
    default: .parameter(parameter, "The value is not valid.")
    }
  }

  /// The problem of a parameter.
  static func parameter(_ name: String, _ detail: String) -> Problem {
    Problem(
      status: .badRequest, title: "Invalid query parameter", detail: detail,
      source: .parameter(name))
  }
}

extension Collection<String> {
  /// The texts as a list for a sentence: `“a”, “b” and “c”`.
  var listed: String {
    let quoted = map { "“\($0)”" }
    guard let last = quoted.last else { return "none" }
    return quoted.count == 1
      ? last : quoted.dropLast().joined(separator: ", ") + " and " + last
  }
}
