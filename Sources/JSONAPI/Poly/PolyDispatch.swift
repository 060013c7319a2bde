/// Finds out which of a poly's types to decode.
///
/// A resource object is decoded as the type that has its `type`; nothing is tried. Only types that have
/// none, as in `Either<Int, String>`, are tried in turn.
struct PolyDispatch {
  private let decoder: any Decoder
  /// The resource object; looked at when the first type asks for it.
  private var resource: any Decoder
  private var isOpened = false
  /// The type of the resource object, if it is one.
  private var resourceType: String?
  private var notAResource: (any Error)?
  /// What was decoded as a type that has no resource type.
  private var tried: Any?
  private var failures: [PolyDecodeNoTypesMatchedError.IndividualFailure] = []

  init(_ decoder: any Decoder) {
    self.decoder = decoder
    resource = decoder
  }

  /// Whether what is read is of a type.
  // It gives no value, since making an optional of each of many types costs more than all the rest.
  mutating func isOf<Value: Decodable>(_ type: Value.Type) -> Bool {
    if let typed = Value.self as? any JSONTyped.Type {
      if !isOpened { open() }
      return typed.jsonType == resourceType
    }
    do {
      tried = try decoder.singleValueContainer().decode(Value.self)
      return true
    } catch {
      failures.append(PolyDecodeNoTypesMatchedError.IndividualFailure(type: type, error: error))
      return false
    }
  }

  /// The value, of a type that it is of.
  func value<Value: Decodable>() throws -> Value {
    if let tried, let value = tried as? Value { return value }
    return try Value(from: resource)
  }

  private mutating func open() {
    isOpened = true
    do {
      let opened = try OpenedResourceDecoder(decoder)
      resource = opened
      resourceType = opened.type
    } catch {
      notAResource = error
    }
  }

  /// Why the value is of none of the types.
  func failure(_ types: [Any.Type]) -> any Error {
    let expected = types.compactMap { ($0 as? any JSONTyped.Type)?.jsonType }
    guard failures.isEmpty, isOpened else {
      return PolyDecodeNoTypesMatchedError(
        codingPath: decoder.codingPath, individualTypeFailures: failures)
    }
    if let notAResource {
      return ResourceObjectDecodingError(
        notAResource, expectedType: expected.joined(separator: " or "), readFrom: decoder)
    }
    return IncludeDecodingError(
      found: resourceType ?? "", expectedTypes: expected, readFrom: resource)
  }
}
