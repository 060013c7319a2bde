/// The name of an operation of an API, such as `articles.list`, for errors and events.
public struct OperationName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates the name of an operation on resources of a type.
  public init(_ resourceType: String, _ operation: String) {
    rawValue = "\(resourceType).\(operation)"
  }

  /// The name of a batch of atomic operations.
  static let batch: OperationName = "operations"
}

extension OperationName: ExpressibleByStringLiteral, CustomStringConvertible {
  public init(stringLiteral value: String) {
    rawValue = value
  }

  public var description: String { rawValue }
}
