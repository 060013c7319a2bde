import JSONAPI

/// Determines which of a poly's types to decode.
///
/// The `type` of a resource object determines its Swift type. Types are tried in turn only if they have no resource
/// type, as in `Either<Int, String>`, or if several have the same one. If no type has the resource type, the types that
/// are not `UnionMember`s are tried, even though their resource types differ.
struct PolyDispatch {
  private let decoder: any Decoder
  /// The resource object, opened when first needed; `nil` if the value is not one.
  private var resource: _OpenedResource?
  private var isOpened = false
  private var notAResource: (any Error)?
  /// A value that was decoded as a type without a resource type.
  private var tried: Any?
  private var failures: [PolyDecodeNoTypesMatchedError.IndividualFailure] = []
  /// True if no type has the resource type.
  private var isTryingAgain = false
  /// The error of the first type that has the resource type.
  private var refusal: (any Error)?

  init(_ decoder: any Decoder) {
    self.decoder = decoder
  }

  /// Returns `true` if the value is of a type.
  // Does not return the value, because optionals of many types would cost
  // more than everything else.
  mutating func isOf<Value: Decodable>(_ type: Value.Type) -> Bool {
    if let expected = resourceTypeOfModel(Value.self) {
      if isTryingAgain {
        guard !(Value.self is any UnionMember.Type) else { return false }
        tried = try? decoder.singleValueContainer().decode(Value.self)
        return tried != nil
      }
      if !isOpened { open() }
      return expected == resource?.type
    }
    guard !isTryingAgain else { return false }
    do {
      tried = try decoder.singleValueContainer().decode(Value.self)
      return true
    } catch {
      failures.append(PolyDecodeNoTypesMatchedError.IndividualFailure(type: type, error: error))
      return false
    }
  }

  /// Returns the value. Call it only for a type for which ``isOf(_:)`` returned `true`.
  func value<Value: Decodable>() throws -> Value {
    if let tried, let value = tried as? Value { return value }
    guard let resource, let member = Value.self as? any UnionMember.Type else {
      return try Value(from: decoder)
    }
    func decode<Member: UnionMember>(_ type: Member.Type) throws -> Value {
      same(try Member._opened(resource), as: Value.self)
    }
    return try decode(member)
  }

  /// Records that a value could not be decoded as the type at an index, although the resource types match. Throws the
  /// first such error if no later type is possible.
  mutating func go(on error: any Error, after index: Int, _ types: [Any.Type]) throws {
    refusal = refusal ?? error
    let isPossible = types[(index + 1)...].contains {
      (resourceTypeOfModel($0) ?? resource?.type) == resource?.type
    }
    if !isPossible { throw refusal ?? error }
  }

  /// Returns `true` once if no type has the resource type, so that types can be tried anyway.
  mutating func triesAgain() -> Bool {
    defer { isTryingAgain = true }
    return !isTryingAgain && isOpened && refusal == nil
  }

  private mutating func open() {
    isOpened = true
    do {
      resource = try _OpenedResource(decoder)
    } catch {
      notAResource = error
    }
  }

  /// Returns the error for a value of none of the types.
  func failure(_ types: [Any.Type]) -> any Error {
    if let refusal { return refusal }
    let expected = types.compactMap { resourceTypeOfModel($0) }
    guard failures.isEmpty, isOpened else {
      return PolyDecodeNoTypesMatchedError(
        codingPath: decoder.codingPath, individualTypeFailures: failures)
    }
    if let notAResource {
      return JSONAPIDecodingError(
        notAResource, expectedType: expected.joined(separator: " or "), readFrom: decoder)
    }
    return JSONAPIDecodingError(
      found: resource?.type ?? "", expectedTypes: expected, readFrom: decoder)
  }
}

/// Returns the resource type of a type's values; `nil` if they have none or several.
private func resourceTypeOfModel(_ type: Any.Type) -> String? {
  type is any _Poly.Type ? nil : (type as? any _JSONTyped.Type)?.jsonType
}

extension ModelReader {
  /// Returns the index of the type that a resource object's type determines; `nil` if only `Codable` can decide.
  mutating func indexOfPoly(_ types: [Any.Type]) -> Int? {
    guard let resourceType = try? attempt({ try $0.peekType() }) else { return nil }
    for (index, type) in types.enumerated() {
      guard let expected = resourceTypeOfModel(type) else { return nil }
      if resourceType.matches(expected) { return index }
    }
    return nil
  }
}
