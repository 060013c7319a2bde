/// Finds out which of a poly's types to decode.
///
/// A resource object is decoded as the type that has its `type`; nothing is tried. Only types that have
/// none, as in `Either<Int, String>`, are tried in turn.
struct PolyDispatch {
  private let decoder: any Decoder
  /// The resource object, or why there is none; looked at when the first type asks for it.
  private var opened: Result<OpenedResourceDecoder, any Error>?
  private var failures: [PolyDecodeNoTypesMatchedError.IndividualFailure] = []

  init(_ decoder: any Decoder) {
    self.decoder = decoder
    if let opened = decoder as? OpenedResourceDecoder { self.opened = .success(opened) }
  }

  /// The value, if it is of a type.
  mutating func value<Value: Decodable>(_ type: Value.Type) throws -> Value? {
    if let typed = Value.self as? any JSONTyped.Type {
      guard case .success(let opened) = open(), typed.jsonType == opened.type else { return nil }
      return try Value(from: opened)
    }
    do {
      return try decoder.singleValueContainer().decode(Value.self)
    } catch {
      failures.append(PolyDecodeNoTypesMatchedError.IndividualFailure(type: type, error: error))
      return nil
    }
  }

  private mutating func open() -> Result<OpenedResourceDecoder, any Error> {
    if let opened { return opened }
    let result = Result { try OpenedResourceDecoder(decoder) }
    opened = result
    return result
  }

  /// Why the value is of none of the types.
  func failure(_ types: [Any.Type]) -> any Error {
    let expected = types.compactMap { ($0 as? any JSONTyped.Type)?.jsonType }
    guard failures.isEmpty, let opened else {
      return PolyDecodeNoTypesMatchedError(
        codingPath: decoder.codingPath, individualTypeFailures: failures)
    }
    switch opened {
    case .success(let resource):
      return IncludeDecodingError(
        found: resource.type, expectedTypes: expected, readFrom: resource)
    case .failure(let error):
      return ResourceObjectDecodingError(
        error, expectedType: expected.joined(separator: " or "), readFrom: decoder)
    }
  }
}
