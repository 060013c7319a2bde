import JSONAPI
import JSONAPIQuery

/// A filter that requests can have, with a function that reads its condition.
///
/// ```swift
/// .init("created-at", CreatedAtOperator.self) {
///   .createdAt($0, try $1.value(of: TransformedAttribute<String, Format.DateTime>.self))
/// }
/// ```
public struct FilterReader<Filters: FilterVocabulary>: Sendable {
  /// The name of the filter, or of its parameter.
  public let name: String
  /// The operators; empty for a filter without any.
  public let operators: [String]
  /// True if the filter takes several values.
  public let isList: Bool
  /// True if the name is that of the whole parameter, regardless of the dialect.
  public let isWholeParameter: Bool
  let read: @Sendable (FilterInput) throws -> Filters

  /// Creates a filter without operators.
  public init(
    _ name: String, isList: Bool = false, isWholeParameter: Bool = false,
    _ read: @escaping @Sendable (FilterInput) throws -> Filters
  ) {
    self.name = name
    operators = []
    self.isList = isList
    self.isWholeParameter = isWholeParameter
    self.read = read
  }

  /// Creates a filter with operators.
  public init<Operator: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ operators: Operator.Type, isList: Bool = false,
    isWholeParameter: Bool = false,
    _ read: @escaping @Sendable (Operator, FilterInput) throws -> Filters
  ) {
    self.name = name
    self.operators = operators.allCases.map(\.rawValue)
    self.isList = isList
    self.isWholeParameter = isWholeParameter
    self.read = { input in
      // A filter with its own parameter has no place for an operator.
      let text = input.comparison ?? operators.allCases.first?.rawValue ?? ""
      guard let comparison = Operator(rawValue: text) else {
        throw InvalidFilter(detail: "“\(text)” is not an operator of this filter.")
      }
      return try read(comparison, input)
    }
  }
}

/// A condition in a request. Its values are not read yet.
public struct FilterInput: Sendable {
  /// A value as it is in the request.
  public enum Value: Hashable, Sendable {
    /// A text, such as one of a query parameter.
    case text(String)
    /// JSON.
    case json(JSONValue)
  }

  /// The operator in the request; `nil` if there is none.
  public let comparison: String?
  /// The values.
  public let values: [Value]

  /// Creates a condition from its parts.
  public init(_ comparison: String? = nil, values: [Value]) {
    self.comparison = comparison
    self.values = values
  }

  /// Returns the value as an attribute type reads it.
  public func value<Attribute: _AttributeType>(
    of attribute: Attribute.Type
  ) throws -> Attribute.ValueType {
    try single.read(attribute)
  }

  /// Returns the values as an attribute type reads them.
  public func values<Attribute: _AttributeType>(
    of attribute: Attribute.Type
  ) throws -> [Attribute.ValueType] {
    try values.map { try $0.read(attribute) }
  }

  /// Returns the id of a related resource.
  public func id<ID: IdType>(_ type: ID.Type = ID.self) throws -> ID {
    try single.readID()
  }

  /// Returns the ids of related resources.
  public func ids<ID: IdType>(_ type: ID.Type = ID.self) throws -> [ID] {
    try values.map { try $0.readID() }
  }

  private var single: Value {
    get throws {
      guard let value = values.first, values.count == 1 else {
        throw InvalidFilter(detail: "The filter takes one value, found \(values.count).")
      }
      return value
    }
  }
}

/// A condition that cannot be read.
struct InvalidFilter: Error {
  let detail: String
}

extension FilterInput.Value {
  fileprivate func read<Attribute: _AttributeType>(
    _ attribute: Attribute.Type
  ) throws -> Attribute.ValueType {
    let candidates: [JSONValue] =
      switch self {
      case .json(let json): [json]
      // A text does not show if it is a string. Therefore other kinds of values are tried first.
      case .text(let text): (JSONValue(literal: text).map { [$0] } ?? []) + [.string(text)]
      }
    var problem: DecodingProblem?
    for candidate in candidates {
      do {
        return try candidate.decoded(as: attribute).value
      } catch let error as AttributeProblem {
        problem = error.problem
      }
    }
    throw InvalidFilter(
      detail: "Expected \(Attribute.alternatives ?? problem?.expected ?? "a value"), found \(self)."
    )
  }

  fileprivate func readID<ID: IdType>() throws -> ID {
    let text: String? =
      switch self {
      case .text(let text): text
      case .json(.string(let text)): text
      case .json(.integer(let number)): "\(number)"
      case .json: nil
      }
    do {
      guard let text, !text.isEmpty else {
        throw InvalidFilter(detail: "Expected an id, found \(self).")
      }
      return try ID.id(
        identifier: ResourceIdentity(type: ID.IdentifiableType.jsonType, id: text))
    } catch let error as InvalidIdentifier {
      throw InvalidFilter(detail: "\(error)")
    }
  }
}

extension FilterInput.Value: CustomStringConvertible {
  public var description: String {
    switch self {
    case .text(let text): "“\(text)”"
    case .json(let json): "\(json)"
    }
  }
}

extension _AttributeType {
  /// The values of an enum, for messages.
  fileprivate static var alternatives: String? {
    guard let type = ValueType.self as? any (CaseIterable & RawRepresentable).Type else {
      return nil
    }
    let values = rawValues(of: type)
    guard let last = values.last, values.count < 20 else { return nil }
    return values.count == 1
      ? last : values.dropLast().joined(separator: ", ") + " or " + last
  }

  private static func rawValues<Value: CaseIterable & RawRepresentable>(
    of type: Value.Type
  ) -> [String] { type.allCases.map { "“\($0.rawValue)”" } }
}

extension JSONValue {
  /// Creates the value of a text that is a number, `true`, `false`, `null`, an array or an object.
  fileprivate init?(literal text: String) {
    guard let first = text.utf8.first, "-0123456789tfn[{".utf8.contains(first),
      let values = try? JSONAPIDecoder().decode([JSONValue].self, from: Array("[\(text)]".utf8)),
      let value = values.first, values.count == 1
    else { return nil }
    self = value
  }
}
