/// A text that is not written as a wire format demands.
public struct WireFormatError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What should stand there, with an example.
  public let expected: String
  /// What stands there.
  public let found: String

  /// What to throw for a text that is not written as it should be.
  public init(expected: String, found: String) {
    self.expected = expected
    self.found = found
  }

  public var description: String { "Expected \(expected), found “\(found)”." }
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
