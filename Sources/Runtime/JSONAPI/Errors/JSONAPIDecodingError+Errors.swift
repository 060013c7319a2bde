extension JSONAPIDecodingError {
  /// Creates an error from one that was thrown while decoding a decoder's value.
  package init(
    _ error: any Error, readFrom decoder: any Decoder, errors: [any JSONAPIError] = []
  ) {
    switch error {
    case let error as Self: self = error
    case let error as DecodingError:
      self.init(error, readFrom: decoder)
      self.errors = errors
    default:
      self.init(
        kind: .unexpectedValue, pointer: JSONPointer(codingPath: decoder.codingPath),
        expected: "a valid value", found: "an invalid one: \("\(error)".excerpt(500))",
        errors: errors)
      underlyingError = error
    }
  }

  private init(_ error: DecodingError, readFrom decoder: any Decoder) {
    switch error {
    case .keyNotFound(let key, let context):
      self.init(
        kind: .missing, pointer: JSONPointer(codingPath: context.codingPath + [key]),
        expected: "a value", found: "nothing")
    case .valueNotFound(let type, let context):
      let found = FoundValue(at: context.codingPath, in: decoder)
      self.init(
        kind: found == .nothing ? .missing : .null,
        pointer: JSONPointer(codingPath: context.codingPath), expected: Self.name(of: type),
        found: found == .nothing ? "nothing" : "null")
      expectedTypeName = "\(type)"
    case .typeMismatch(let type, let context):
      self.init(
        Self.name(of: type), at: context.codingPath, readFrom: decoder)
      expectedTypeName = "\(type)"
    case .dataCorrupted(let context):
      if let format = context.underlyingError as? WireFormatError {
        self.init(format.expected, at: context.codingPath, readFrom: decoder)
      } else if let identifier = context.underlyingError as? InvalidIdentifier {
        self.init(identifier.expectation, at: context.codingPath, readFrom: decoder)
      } else if let tooDeep = context.underlyingError as? TooDeep {
        self.init(
          kind: .unexpectedValue, pointer: JSONPointer(codingPath: context.codingPath),
          expected: "at most \(tooDeep.maximumDepth) levels of nesting", found: "more")
      } else if context.underlyingError is SecretRefused {
        self.init(
          kind: .unexpectedValue, pointer: JSONPointer(codingPath: context.codingPath),
          expected: "a valid secret", found: "an invalid one")
      } else {
        let found = FoundValue(at: context.codingPath, in: decoder)
        let reason = context.underlyingError.map { "\($0)" } ?? context.debugDescription
        self.init(
          kind: found == .null && context.underlyingError == nil ? .null : .unexpectedValue,
          pointer: JSONPointer(codingPath: context.codingPath), expected: "a valid value",
          found: found == .unreadableString ? "\(found)" : "\(found): \(reason.excerpt(500))")
        underlyingError = context.underlyingError
      }
    @unknown default:
      self.init("a valid value", at: decoder.codingPath, readFrom: decoder)
    }
  }

  private init(_ expected: String, at path: [any CodingKey], readFrom decoder: any Decoder) {
    let found = FoundValue(at: path, in: decoder)
    let kind: Kind =
      switch found {
      case .null: .null
      case .array where expected == "an object": .unexpectedQuantity
      case .object where expected == "an array": .unexpectedQuantity
      default: .unexpectedValue
      }
    self.init(
      kind: kind, pointer: JSONPointer(codingPath: path), expected: expected, found: "\(found)")
  }

  /// Returns the name of a type's values in JSON.
  static func name(of type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Bool.Type: "true or false"
    case is any BinaryInteger.Type: "an integer that fits in \(type)"
    case is any BinaryFloatingPoint.Type: "a number"
    case is any LinkMarker.Type: "a link"
    case is any ArrayMarker.Type: "an array"
    case is any ObjectMarker.Type: "an object"
    default: "\(type)"
    }
  }
}

extension InvalidIdentifier {
  /// The expected type or id.
  fileprivate var expectation: String {
    switch problem {
    case .type: "the resource type \(expectedTypes.quotedAlternatives)"
    case .id(let expected): "an id of type “\(found.type.excerpt())” (\(expected))"
    case .localIdOfUnknownType:
      "an id that is not local (the type “\(found.type.excerpt())” is unrecognized)"
    }
  }
}

private protocol ArrayMarker {}
extension Array: ArrayMarker {}

private protocol ObjectMarker {}
extension Dictionary: ObjectMarker {}

private protocol LinkMarker {}
extension Link: LinkMarker {}
