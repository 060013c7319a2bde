/// An error in a text that is being read, with its place.
///
/// Errors are thrown where a value is read, with paths that begin at this value. What reads the values of an object or
/// array adds the place; what reads a resource object or a document adds that. The pointer, line and column follow from
/// these when the error leaves the decoder.
struct ReadingError: Error {
  /// What is wrong, with the path that leads there from the place.
  private let reason: any Error
  /// The offset of the value.
  let offset: Int
  /// The offset of the innermost resource object around the value, and its expected type.
  private var resource: (offset: Int, expectedType: String)?
  /// True if the value is in a document.
  private var isInDocument = false
  /// The errors in the document, which must not get lost.
  private var serverErrors: [any JSONAPIError] = []

  /// Creates an error from one that was thrown while a value at an offset was read. One that has a place keeps it.
  init(_ error: any Error, at offset: Int) {
    switch error {
    case let error as ReadingError: self = error
    case let error as JSONSyntaxError:
      (reason, self.offset) = (error.mismatch, error.offset)
    case is InexactNumber, is TooDeep:
      (reason, self.offset) = (DecodingError.refused(error), offset)
    default: (reason, self.offset) = (error, offset)
    }
  }

  /// Creates an error from one that was thrown while a resource object was read.
  init(_ error: any Error, inResourceAt offset: Int, expectedType: String) {
    self.init(error, at: offset)
    resource = resource ?? (offset, expectedType)
  }

  /// Creates an error from one that was thrown while a document was read.
  init(
    _ error: any Error, inDocumentAt offset: Int, serverErrors: [any JSONAPIError] = []
  ) {
    self.init(error, at: offset)
    isInDocument = true
    self.serverErrors = serverErrors
  }
}

extension ReadingError {
  /// Returns the error that a decoder of the text throws.
  func thrown(
    readingFrom text: UnsafeBufferPointer<UInt8>, userInfo: [CodingUserInfoKey: any Sendable]
  ) -> any Error {
    let text = text.withoutByteOrderMark
    do {
      var reader = try ModelReader(text: text, userInfo: [:])
      let outline: JSONOutline = try reader.cursor.tree()
      try reader.end()
      let document = JSONTextDecoder(text, outline, userInfo: userInfo)
      let error = thrown(reading: document)
      if var error = error as? JSONAPIDecodingError {
        error.position = document.position(of: error.pointer, in: text)
        return error
      }
      return (error as? DecodingError)?.located {
        document.position(of: JSONPointer(codingPath: $0), in: text)
      } ?? error
    } catch {
      // The text is not valid JSON.
      return (error as? JSONSyntaxError)?.located(in: text) ?? error
    }
  }

  private func thrown(reading document: JSONTextDecoder) -> any Error {
    let path = document.decoder(at: offset).codingPath
    let error: any Error
    switch reason {
    case let reason as JSONAPIDecodingError: error = reason.prefixed(by: path)
    case let reason as DecodingError: error = reason.prefixed(by: path)
    default:
      // A type of the user threw it.
      if resource == nil, !isInDocument { return reason }
      error = DecodingError.refused(reason).prefixed(by: path)
    }
    if let resource {
      return JSONAPIDecodingError(
        error, expectedType: resource.expectedType, readFrom: document.decoder(at: resource.offset))
    }
    return isInDocument || error is JSONAPIDecodingError
      ? JSONAPIDecodingError(error, readFrom: document, errors: serverErrors) : error
  }
}

extension JSONCursor {
  /// Returns the error for the type of a resource object or identifier that is not one of the expected types.
  func unexpectedType(_ type: Name, expected: [String]) -> ReadingError {
    ReadingError(
      JSONAPIDecodingError(expectedTypes: expected, found: type.text, at: []),
      at: type.start - start - 1)
  }
}

extension JSONSyntaxError {
  /// The error for a value of an unexpected kind, if the text is valid.
  fileprivate var mismatch: DecodingError {
    let type: any Any.Type =
      switch kind {
      case .string: String.self
      case .expected(UInt8(ascii: "{")): [String: Any].self
      case .expected(UInt8(ascii: "[")): [Any].self
      default: Any.self
      }
    return .typeMismatch(type)
  }
}

extension DecodingError {
  /// Returns the error for a value that is not of a type.
  static func typeMismatch(_ type: any Any.Type) -> DecodingError {
    .typeMismatch(
      type,
      Context(codingPath: [], debugDescription: "Expected a value of this type."))
  }

  /// Returns the error for a value that is not valid.
  static func corrupted(
    _ description: String, at path: [any CodingKey] = [], because reason: (any Error)? = nil
  ) -> DecodingError {
    .dataCorrupted(
      Context(codingPath: path, debugDescription: description, underlyingError: reason))
  }

  /// Returns the error for a value that its type refused.
  static func refused(_ reason: any Error, at path: [any CodingKey] = []) -> DecodingError {
    .corrupted("\(reason)", at: path, because: reason)
  }

  /// Returns the error for an object without a member that must be present.
  static func missing(_ name: some CodingKey, at path: [any CodingKey] = []) -> DecodingError {
    .keyNotFound(
      name,
      Context(
        codingPath: path, debugDescription: "The member “\(name.stringValue)” is absent."))
  }
}
