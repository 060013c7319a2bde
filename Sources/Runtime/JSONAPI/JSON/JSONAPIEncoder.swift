#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Encodes documents and other models as JSON text.
///
/// ```swift
/// let data = try JSONAPIEncoder().encode(document)
/// ```
///
/// Generated models are written directly as bytes, many times as fast as with a `JSONEncoder`. All other
/// types are encoded with their `Encodable` conformance. Members of maps, and of objects of unknown
/// structure, are sorted by name.
public struct JSONAPIEncoder: Sendable {
  /// Values for `Encodable` implementations.
  public var userInfo: [CodingUserInfoKey: any Sendable]
  /// The form of the text.
  public var outputFormatting: OutputFormatting

  /// The form of JSON text.
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A line for each member and element, indented by two spaces.
    public static let prettyPrinted = OutputFormatting(rawValue: 1)
    /// The members of all objects in the order of their names.
    public static let sortedKeys = OutputFormatting(rawValue: 2)
  }

  /// Creates an encoder.
  public init(
    outputFormatting: OutputFormatting = [], userInfo: [CodingUserInfoKey: any Sendable] = [:]
  ) {
    self.outputFormatting = outputFormatting
    self.userInfo = userInfo
  }

  /// Encodes a value as JSON text in UTF-8.
  ///
  /// - Throws: An `EncodingError`, or an error that the value itself throws.
  public func encode(_ value: some Encodable) throws -> Data {
    if outputFormatting.isEmpty, let data = write(value) { return data }
    return try encodeByCodable(value)
  }

  private func encodeByCodable(_ value: some Encodable) throws -> Data {
    // Only `Codable` can report the error, or format the text.
    let encoder = JSONEncoder()
    encoder.userInfo = userInfo
    encoder.outputFormatting = .withoutEscapingSlashes
    if outputFormatting.contains(.prettyPrinted) {
      encoder.outputFormatting.insert(.prettyPrinted)
    }
    if outputFormatting.contains(.sortedKeys) { encoder.outputFormatting.insert(.sortedKeys) }
    return try encoder.encode(value)
  }

  /// Returns the value as JSON text, or `nil` if it cannot be written without `Codable`.
  private func write(_ value: some Encodable) -> Data? {
    var writer = ModelWriter(userInfo: userInfo)
    do {
      try writer.write(value: value)
    } catch {
      return nil
    }
    return writer.data()
  }
}
