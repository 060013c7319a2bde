/// A string that is not in the expected format.
public struct WireFormatError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The expected format, with an example.
  public let expected: String
  /// The string that was found.
  public let found: String

  /// Creates an error for a string that is not in the expected format.
  public init(expected: String, found: String) {
    self.expected = expected
    self.found = found
  }

  public var description: String { "Expected \(expected), found “\(found.excerpt())”." }
}

extension WireFormat where From: Decodable {
  static func decode(from decoder: any Decoder) throws -> To {
    let raw = try decoder.singleValueContainer().decode(From.self)
    do {
      return try transform(raw)
    } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "\(error)", underlyingError: error))
    }
  }
}
