import JSONAPI

/// A parameter of a query string.
public struct QueryParameter: Hashable, Sendable {
  /// The name, not encoded.
  public let name: String
  /// The value, not encoded.
  public let value: String

  /// Creates a parameter.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// A query that cannot be encoded.
public enum QueryError: Error, Hashable, Sendable {
  /// A filter that takes several values has none.
  case emptyFilter(String)
  /// A value contains a comma, but commas separate values.
  case commaInFilter(String, value: String)
  /// `and` or `or` has no expressions.
  case emptyExpression
  /// An expression contains a filter that has its own parameter.
  case filterOutsideExpression(String)
  /// A page has more resources than the server returns.
  case pageTooLarge(Int, maximum: Int)
}

extension QueryError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .emptyFilter(let name): "The filter “\(name)” has no values."
    case .commaInFilter(let name, _):
      "A value of the filter “\(name)” contains a comma, which separates values."
    case .emptyExpression: "A filter combines no conditions."
    case .filterOutsideExpression(let name):
      "The filter “\(name)” has a parameter of its own, so expressions cannot contain it."
    case .pageTooLarge(let size, let maximum):
      "A page of \(size) resources is larger than the largest, which has \(maximum)."
    }
  }
}

extension QueryBuilding {
  /// The parameters, in the order in which their clauses were given. Throws a ``QueryError`` or an
  /// ``UnwritableValue``.
  public var parameters: [QueryParameter] {
    get throws {
      var result: [QueryParameter] = []
      for clause in clauses.order {
        for parameter in try parameters(for: clause) where !result.contains(parameter) {
          result.append(parameter)
        }
      }
      return result
    }
  }

  /// The query string, without a question mark; empty if the query has no parameters.
  public var text: String {
    get throws { try parameters.queryString }
  }

  private func parameters(
    for clause: QueryClauses<Description>.Clause
  ) throws -> [QueryParameter] {
    switch clause {
    case .includes: return [QueryParameter("include", clauses.includes.joined(separator: ","))]
    case .sorts:
      return [QueryParameter("sort", clauses.sorts.map(\.text).joined(separator: ","))]
    case .filters: return try filterParameters()
    case .page: return try clauses.page.map(pageParameters) ?? []
    case .fields(let type):
      let names = clauses.fields[type, default: []]
      return [QueryParameter("fields[\(type)]", names.joined(separator: ","))]
    case .parameter(let parameter): return [parameter]
    }
  }

  private func pageParameters(_ page: PageRequest) throws -> [QueryParameter] {
    if let size = page.size, let maximum = Description.Paging.maximumSize, size > maximum {
      throw QueryError.pageTooLarge(size, maximum: maximum)
    }
    return Description.Paging.parameters(for: page)
  }

  private func filterParameters() throws -> [QueryParameter] {
    var conditions: [FilterParameter] = []
    var whole: [QueryParameter] = []
    var expressions: [FilterExpression<FilterParameter>] = []
    for filter in clauses.filters {
      if case .condition(let filter) = filter {
        let condition = try filter.parameter
        if condition.isWholeParameter {
          let lists = (Description.Dialect.self as? any FilterPattern.Type)?.lists ?? .comma
          whole += try condition.parameters(named: condition.name, lists: lists)
        } else {
          conditions.append(condition)
        }
      } else {
        expressions.append(
          try filter.map {
            let condition = try $0.parameter
            guard !condition.isWholeParameter else {
              throw QueryError.filterOutsideExpression(condition.name)
            }
            return condition
          })
      }
    }
    let dialect = Description.Dialect.self as? any BooleanFilterDialect.Type
    guard let dialect, !expressions.isEmpty else {
      return try Description.Dialect.parameters(for: conditions) + whole
    }
    let all = conditions.map { FilterExpression.condition($0) } + expressions
    return try dialect.parameters(for: all.count == 1 ? all[0] : .and(all)) + whole
  }
}

extension Sequence<QueryParameter> {
  /// The parameters as a query string. Unreserved characters are unchanged; everything else, including brackets and
  /// commas, is percent-encoded.
  public var queryString: String {
    var bytes: [UInt8] = []
    for parameter in self {
      if !bytes.isEmpty { bytes.append(UInt8(ascii: "&")) }
      bytes.appendEncoded(parameter.name)
      bytes.append(UInt8(ascii: "="))
      bytes.appendEncoded(parameter.value)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension [UInt8] {
  /// Appends a text in which all but unreserved characters are percent-encoded.
  package mutating func appendEncoded(_ text: String) {
    let digits = Array("0123456789ABCDEF".utf8)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        append(byte)
      default: self += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
  }
}
