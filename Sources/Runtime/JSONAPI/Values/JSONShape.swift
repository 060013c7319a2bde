/// A kind of JSON value.
///
/// Generated enums use it to decode a value of one of several types:
///
/// ```swift
/// init(from decoder: any Decoder) throws {
///   switch try _JSONShape(of: decoder, expecting: .string, .array) {
///   case .string: self = .one(try String(from: decoder))
///   case .array: self = .several(try [String](from: decoder))
///   default: throw _JSONShape.mismatch(in: decoder, expected: .string, .array)
///   }
/// }
/// ```
public enum _JSONShape: Sendable, Hashable, CaseIterable {
  /// A string.
  case string
  /// A number.
  case number
  /// `true` or `false`.
  case bool
  /// An array.
  case array
  /// An object.
  case object

  /// Determines the shape of a decoder's value without decoding what it contains.
  ///
  /// A decoder does not expose the shape, so one shape after another is tried, starting with the
  /// expected ones in their order.
  ///
  /// - Throws: A `DecodingError` if the value is `null` or absent.
  public init(of decoder: any Decoder, expecting expected: _JSONShape...) throws {
    let value = try? decoder.singleValueContainer()
    if value?.decodeNil() == true {
      let shapes = Self.alternatives(expected.map(\.description))
      throw Self.mismatch(in: decoder, expected: shapes)
    }
    let others = Self.allCases.filter { !expected.contains($0) }
    let found = (expected + others).first { $0.isFound(in: decoder, value) }
    // A number that fits in no Swift type is still a number.
    self = found ?? .number
  }

  /// Returns the error for a value that has none of the expected shapes.
  public static func mismatch(
    in decoder: any Decoder, expected: _JSONShape...
  ) -> any Swift.Error {
    mismatch(in: decoder, expected: alternatives(expected.map(\.description)))
  }

  private static func alternatives(_ words: [String]) -> String {
    words.count > 1
      ? words.dropLast().joined(separator: ", ") + " or " + words[words.count - 1]
      : words.first ?? "a value"
  }

  private static func mismatch(
    in decoder: any Decoder, expected list: String
  ) -> any Swift.Error {
    DecodingError.corrupted(
      "Expected \(list).", at: decoder.codingPath,
      because: WireFormatError(expected: list, found: "another value"))
  }

  // MARK: - Objects with a tag

  /// Returns the string of the member that distinguishes objects of several types; `nil` if the value is not an object,
  /// or has no such string.
  public static func tag(_ name: String, of decoder: any Decoder) -> String? {
    try? decoder.container(keyedBy: MemberName.self)
      .decode(String.self, forKey: MemberName(name))
  }

  /// Encodes an object with the member that distinguishes it from objects of other types.
  public static func encode(
    _ object: some Encodable, tag name: String, _ tag: String, to encoder: any Encoder
  ) throws {
    var container = encoder.container(keyedBy: MemberName.self)
    try container.encode(tag, forKey: MemberName(name))
    try object.encode(to: encoder)
  }

  /// Returns the error for a value that has none of the expected tags.
  public static func mismatch(
    in decoder: any Decoder, tag name: String, expected: String...
  ) -> any Swift.Error {
    let tags = alternatives(expected.map { "“\($0)”" })
    return mismatch(in: decoder, expected: "an object whose “\(name)” is \(tags)")
  }

  private func isFound(
    in decoder: any Decoder, _ value: (any SingleValueDecodingContainer)?
  ) -> Bool {
    switch self {
    case .string: (try? value?.decode(String.self)) != nil
    case .number: (try? value?.decode(Double.self)) != nil
    case .bool: (try? value?.decode(Bool.self)) != nil
    case .array: (try? decoder.unkeyedContainer()) != nil
    case .object: (try? decoder.container(keyedBy: MemberName.self)) != nil
    }
  }
}

extension _JSONShape: CustomStringConvertible {
  /// The shape with its article: “an array”.
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
