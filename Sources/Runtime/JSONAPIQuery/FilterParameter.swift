import JSONAPI

/// An enum of filters, whose associated values are those of a condition.
///
/// ```swift
/// public enum Filters: FilterVocabulary {
///   case status([Status])
///   case createdAt(CreatedAtOperator, Date)
/// }
/// ```
public protocol FilterVocabulary: Sendable {
  /// The condition as a ``FilterDialect`` writes it. Throws if a value cannot be written.
  var parameter: FilterParameter { get throws }
}

/// The filters of a resource type without any.
public enum NoFilters: FilterVocabulary {
  public var parameter: FilterParameter { switch self {} }
}

/// A condition: a filter with an operator and values.
public struct FilterParameter: Hashable, Sendable {
  /// The name of the filter, or that of its parameter.
  public let name: String
  /// `true` if the name is that of the whole parameter, whatever the dialect.
  public let isWholeParameter: Bool
  /// The operator as the server knows it; `nil` for a filter without operators.
  public let comparison: String?
  /// The values as attributes write them.
  public let values: [JSONValue]
  /// `true` if the filter takes several values, even if this condition has one.
  public let isList: Bool

  /// Creates a condition from values in JSON.
  public init(
    _ name: String, _ comparison: String? = nil, values: [JSONValue], isList: Bool,
    isWholeParameter: Bool = false
  ) {
    self.name = name
    self.isWholeParameter = isWholeParameter
    self.comparison = comparison
    self.values = values
    self.isList = isList
  }

  /// Creates a condition with one value, which an attribute type writes.
  public init<Attribute: WritableAttribute>(
    _ name: String, _ comparison: String? = nil, of attribute: Attribute.Type,
    _ value: Attribute.ValueType, isWholeParameter: Bool = false
  ) throws {
    self.init(
      name, comparison, values: [try attribute.json(writing: value, of: name)], isList: false,
      isWholeParameter: isWholeParameter)
  }

  /// Creates a condition with several values, which an attribute type writes.
  public init<Attribute: WritableAttribute>(
    _ name: String, _ comparison: String? = nil, of attribute: Attribute.Type,
    anyOf values: [Attribute.ValueType], isWholeParameter: Bool = false
  ) throws {
    self.init(
      name, comparison, values: try values.map { try attribute.json(writing: $0, of: name) },
      isList: true,
      isWholeParameter: isWholeParameter)
  }

  /// Creates a condition with the id of a related resource.
  public init(
    _ name: String, _ comparison: String? = nil, id: some IdType, isWholeParameter: Bool = false
  ) {
    self.init(
      name, comparison, values: [Self.json(id)], isList: false, isWholeParameter: isWholeParameter)
  }

  /// Creates a condition with the ids of related resources.
  public init(
    _ name: String, _ comparison: String? = nil, anyOf ids: [some IdType],
    isWholeParameter: Bool = false
  ) {
    self.init(
      name, comparison, values: ids.map { Self.json($0) }, isList: true,
      isWholeParameter: isWholeParameter)
  }

  private static func json(_ id: some IdType) -> JSONValue {
    .string(id.resourceIdentity()?.id ?? "")
  }
}

extension JSONValue {
  /// The value as it is written in a query string: a string as it is, everything else as in JSON.
  var queryText: String {
    get throws {
      switch self {
      case .null: "null"
      case .bool(let value): value ? "true" : "false"
      case .integer(let value): "\(value)"
      case .unsignedInteger(let value): "\(value)"
      case .decimal(let value): "\(value)"
      case .string(let text): text
      case .array, .object: try jsonText
      }
    }
  }

  /// The value in JSON, members in the order of their names.
  var jsonText: String {
    get throws { String(decoding: try jsonBytes, as: UTF8.self) }
  }
}
