#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The formats in which JSON represents values that it has no type for.
///
/// ```swift
/// var startsAt: TransformedAttribute<String, Format.DateTime>   // a Date
/// var page: TransformedAttribute<String?, Format.Text<URL>?>    // a URL, or null
/// var days: TransformedAttribute<[String], [Format.Text<Day>]>  // an array of days
/// ```
///
/// Arrays, dictionaries and optionals of formats are formats.
public enum Format {
  /// A moment as a number: the seconds since 1970-01-01T00:00:00Z.
  public enum Timestamp: WireFormat {
    public static func transform(_ value: Double) -> Date { Date(timeIntervalSince1970: value) }
    public static func reverse(_ value: Date) -> Double { value.timeIntervalSince1970 }
  }

  /// Bytes as a Base64 string (RFC 4648).
  public enum Base64: WireFormat {
    public static func transform(_ value: String) throws -> Data {
      guard let data = Data(base64Encoded: value) else {
        throw WireFormatError(expected: "Base64 data such as “aGVsbG8=”", found: value)
      }
      return data
    }

    public static func reverse(_ value: Data) -> String { value.base64EncodedString() }
  }
}

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
