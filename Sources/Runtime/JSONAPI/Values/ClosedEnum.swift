/// An enum that accepts only the values of its cases.
///
/// ```swift
/// enum Status: String, ClosedEnum { case draft, published }
/// ```
///
/// Decoding errors list the expected values.
public protocol ClosedEnum: RawRepresentable, CaseIterable, Codable, Hashable, Sendable
where RawValue: Codable {}

extension ClosedEnum where RawValue == String {
  /// Decodes the value of a case. The error lists the values of all cases.
  public init(from decoder: any Decoder) throws {
    self = try .closed(decoder.singleValueContainer().decode(RawValue.self), at: decoder.codingPath)
  }
}

extension ClosedEnum where RawValue == Int {
  /// Decodes the value of a case. The error lists the values of all cases.
  public init(from decoder: any Decoder) throws {
    self = try .closed(decoder.singleValueContainer().decode(RawValue.self), at: decoder.codingPath)
  }
}

extension CaseIterable where Self: RawRepresentable {
  /// Returns the case with a value that was decoded at a path.
  static func closed(_ rawValue: RawValue, at path: [any CodingKey] = []) throws -> Self {
    guard let value = Self(rawValue: rawValue) else {
      throw DecodingError.corrupted("Unknown value.", at: path, because: unknownValue)
    }
    return value
  }

  /// The error for a value that no case represents.
  fileprivate static var unknownValue: WireFormatError {
    let values = allCases.map(\.rawValue)
    let expected =
      if let names = values as? [String] {
        names.quoted(conjunction: "or", maximumCount: 20)
      } else {
        values.map { "\($0)" }.joined(separator: " or ")
      }
    return WireFormatError(expected: expected, found: "another value")
  }
}

extension DecodingError {
  /// Returns the error with a list of the expected values, if a ``ClosedEnum`` threw it.
  func listingValues(of type: Any.Type, atDepth depth: Int) -> DecodingError {
    guard case .dataCorrupted(let context) = self, context.underlyingError == nil,
      context.codingPath.count == depth,
      let type = type as? any (RawRepresentable & CaseIterable).Type
    else { return self }
    return .corrupted(
      context.debugDescription, at: context.codingPath, because: type.unknownValue)
  }
}
