import JSONAPI

/// An enum with a case for each filter. The associated values are those of a condition.
///
/// ```swift
/// public enum Filters: FilterVocabulary {
///   case status([Status])
///   case createdAt(CreatedAtOperator, Date)
/// }
/// ```
public protocol FilterVocabulary: Sendable {
  /// The condition, for a ``FilterDialect`` to write. Throws if a value cannot be encoded.
  var parameter: FilterParameter { get throws }
}

/// The filter vocabulary of a resource type without filters.
public enum NoFilters: FilterVocabulary {
  public var parameter: FilterParameter { switch self {} }
}

/// A condition: a filter with an operator and values.
public struct FilterParameter: Hashable, Sendable {
  /// The name of the filter, or of its parameter.
  public let name: String
  /// True if the name is that of the whole parameter, regardless of the dialect.
  public let isWholeParameter: Bool
  /// The operator in the server's spelling; `nil` for a filter without operators.
  public let comparison: String?
  /// The values in JSON, as attributes encode them.
  public let values: [JSONValue]
  /// True if the filter takes several values, even if this condition has only one.
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

  /// Creates a condition with one value, which an attribute type encodes.
  public init<Attribute: WritableAttribute>(
    _ name: String, _ comparison: String? = nil, of attribute: Attribute.Type,
    _ value: Attribute.ValueType, isWholeParameter: Bool = false
  ) throws {
    self.init(
      name, comparison, values: [try attribute.json(writing: value, of: name)], isList: false,
      isWholeParameter: isWholeParameter)
  }

  /// Creates a condition with several values, which an attribute type encodes.
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
  /// The text of the value in a query string: a string without quotation marks,
  /// any other value as JSON.
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

  /// The value as JSON text, with its members in the order of their names.
  var jsonText: String {
    get throws { String(decoding: try jsonBytes, as: UTF8.self) }
  }
}
