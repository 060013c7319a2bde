/// What kind of JSON value stands somewhere.
///
/// Generated enums of several types read by it. A value of your own that may be one of several
/// things can do the same:
///
/// ```swift
/// init(from decoder: any Decoder) throws {
///   switch try JSONShape(of: decoder, expecting: .string, .array) {
///   case .string: self = .one(try String(from: decoder))
///   case .array: self = .several(try [String](from: decoder))
///   default: throw JSONShape.mismatch(in: decoder, expected: .string, .array)
///   }
/// }
/// ```
public enum JSONShape: Sendable, Hashable, CaseIterable {
  /// A text.
  case string
  /// A number, whole or not.
  case number
  /// `true` or `false`.
  case bool
  /// Values in brackets.
  case array
  /// Members in braces.
  case object

  /// Finds out what stands before a decoder, without reading what is in it.
  ///
  /// A decoder does not tell: all that is left is to ask for one shape after another, and the
  /// expected ones are asked for first, in their order.
  ///
  /// - Throws: a `DecodingError` if there is `null`, or nothing.
  public init(of decoder: any Decoder, expecting expected: JSONShape...) throws {
    let value = try? decoder.singleValueContainer()
    if value?.decodeNil() == true { throw Self.mismatch(in: decoder, expected) }
    let others = Self.allCases.filter { !expected.contains($0) }
    let found = (expected + others).first { $0.isFound(in: decoder, value) }
    // A number that no type of Swift can hold is one nevertheless.
    self = found ?? .number
  }

  /// The error that says that another shape was expected.
  public static func mismatch(
    in decoder: any Decoder, expected: JSONShape...
  ) -> any Swift.Error {
    mismatch(in: decoder, expected)
  }

  private static func mismatch(
    in decoder: any Decoder, _ expected: [JSONShape]
  ) -> any Swift.Error {
    let words = expected.map(\.description)
    let list =
      words.count > 1
      ? words.dropLast().joined(separator: ", ") + " or " + words[words.count - 1]
      : words.first ?? "a value"
    return DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: decoder.codingPath, debugDescription: "Expected \(list).",
        underlyingError: WireFormatError(expected: list, found: "another value")))
  }

  private func isFound(
    in decoder: any Decoder, _ value: (any SingleValueDecodingContainer)?
  ) -> Bool {
    switch self {
    case .string: (try? value?.decode(String.self)) != nil
    case .number: (try? value?.decode(Double.self)) != nil
    case .bool: (try? value?.decode(Bool.self)) != nil
    case .array: (try? decoder.unkeyedContainer()) != nil
    case .object: (try? decoder.container(keyedBy: AnyCodingKey.self)) != nil
    }
  }
}

extension JSONShape: CustomStringConvertible {
  /// The shape in words: “an array”.
  public var description: String {
    switch self {
    case .string: "a string"
    case .number: "a number"
    case .bool: "true or false"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
