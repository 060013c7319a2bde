import JSONAPIFoundation

/// Decodes documents and other models from JSON text.
///
/// ```swift
/// let document = try JSONAPIDecoder().decode(ArticleDocument.self, from: data)
/// ```
///
/// Generated models are read directly from the bytes, in one pass and without an intermediate tree, many times as fast
/// as with a `JSONDecoder`. All other types are decoded with their `Decodable` conformance. The values and the errors
/// are the same as those of a `JSONDecoder`, except that:
///
/// - Errors have a ``JSONAPIDecodingError/position``: line, column and byte offset. If several values are wrong, the
///   error may be about another one of them.
/// - Text that [RFC 8259](https://www.rfc-editor.org/rfc/rfc8259) does not allow is refused as
///   ``JSONAPIDecodingError/Kind/invalidJSON``, even a comma before a closing bracket or half of a surrogate pair.
/// - There are no strategies. A plain `Date` is a number of seconds since 2001; ``Format/DateTime`` reads a string.
///
/// If an object has two members with the same name, the first one counts.
///
/// The time grows linearly with the number of bytes, however deeply values are nested, so that a server can decode data
/// from untrusted clients. With a `JSONDecoder`, a ``JSONValue`` has to try one kind of value after another, and each
/// wrong guess takes time proportional to the square of the depth.
public struct JSONAPIDecoder: Sendable {
  /// Values for `Decodable` implementations, and policies such as a ``DecodingPolicy``.
  public var userInfo: [CodingUserInfoKey: any Sendable]

  /// Creates a decoder.
  public init(userInfo: [CodingUserInfoKey: any Sendable] = [:]) {
    self.userInfo = userInfo
  }

  /// Decodes a value from JSON text in UTF-8, without copying it.
  ///
  /// - Throws: A ``JSONAPIDecodingError``, or an error that `Value` itself throws.
  public func decode<Value: Decodable>(
    _ type: Value.Type = Value.self, from bytes: some ContiguousBytes
  ) throws -> Value {
    try bytes.withUnsafeBytes { bytes in
      try bytes.withMemoryRebound(to: UInt8.self) { text in
        do {
          var reader = try ModelReader(text: text, userInfo: userInfo)
          let value = try reader.read(Value.self)
          try reader.end()
          return value
        } catch {
          throw ReadingError(error, at: 0).thrown(readingFrom: text, userInfo: userInfo)
        }
      }
    }
  }
}

extension ModelReader {
  /// Creates a reader of a whole text.
  init(text: UnsafeBufferPointer<UInt8>, userInfo: [CodingUserInfoKey: any Sendable]) throws {
    let text = text.withoutByteOrderMark
    if let invalid = JSONCursor.offsetOfInvalidUTF8(text) {
      throw JSONSyntaxError(kind: .utf8, offset: invalid)
    }
    self.init(context: ReadingContext(userInfo: userInfo), cursor: JSONCursor(text))
    cursor.skipSpace()
  }

  /// Checks that nothing follows the value.
  mutating func end() throws {
    cursor.skipSpace()
    guard cursor.isAtEnd else { throw cursor.failure(.trailingText) }
  }
}

extension DecodingError {
  /// Returns the error with the line and column of its path in its description.
  func located(_ position: ([any CodingKey]) -> TextPosition) -> DecodingError {
    mapContext {
      Context(
        codingPath: $0.codingPath,
        debugDescription: "\($0.debugDescription) (\(position($0.codingPath)))",
        underlyingError: $0.underlyingError)
    }
  }

  /// Returns the error of a value that a path leads to.
  func prefixed(by path: [any CodingKey]) -> DecodingError {
    mapContext {
      Context(
        codingPath: path + $0.codingPath, debugDescription: $0.debugDescription,
        underlyingError: $0.underlyingError)
    }
  }

  private func mapContext(_ change: (Context) -> Context) -> DecodingError {
    switch self {
    case .typeMismatch(let type, let context): .typeMismatch(type, change(context))
    case .valueNotFound(let type, let context): .valueNotFound(type, change(context))
    case .keyNotFound(let key, let context): .keyNotFound(key, change(context))
    case .dataCorrupted(let context): .dataCorrupted(change(context))
    @unknown default: self
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  var withoutByteOrderMark: Self {
    starts(with: [0xEF, 0xBB, 0xBF]) ? Self(rebasing: self[3...]) : self
  }
}
