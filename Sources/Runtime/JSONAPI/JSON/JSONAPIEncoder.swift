import JSONAPIFoundation

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
  /// The form of the text. Slashes are never escaped.
  public var outputFormatting: JSONEncoder.OutputFormatting

  /// Creates an encoder.
  public init(
    outputFormatting: JSONEncoder.OutputFormatting = [],
    userInfo: [CodingUserInfoKey: any Sendable] = [:]
  ) {
    self.outputFormatting = outputFormatting
    self.userInfo = userInfo
  }

  /// Encodes a value as JSON text in UTF-8.
  ///
  /// - Throws: An `EncodingError`, or an error that the value itself throws.
  public func encode(_ value: some Encodable) throws -> Data {
    var failure: (any Error)?
    if outputFormatting.isSubset(of: .withoutEscapingSlashes) {
      var writer = ModelWriter(userInfo: userInfo)
      do {
        try writer.write(value: value)
        return writer.data()
      } catch {
        failure = error
      }
    }
    // Only `Codable` can report the place of the error, or format the text.
    let encoder = JSONEncoder()
    encoder.userInfo = userInfo
    encoder.outputFormatting = outputFormatting.union(.withoutEscapingSlashes)
    let data = try encoder.encode(value)
    if let failure { throw failure }
    return data
  }
}
