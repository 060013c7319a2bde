/// The raw type of a resource object's id, or ``Unidentified`` if it has none.
///
/// JSON:API requires ids to be strings. The requirements convert values to strings and back. Their
/// default implementations use the type's `Codable` conformance, which suits every type that is encoded
/// as a single string, number or boolean.
///
/// See [Identification](https://jsonapi.org/format/#document-resource-object-identification).
public protocol _MaybeRawId: Codable, Equatable {
  /// Returns the value for the text of an id in JSON. Throws if the text does not represent one.
  static func rawId(idText: String) throws -> Self

  /// Returns the text of the id in JSON; `nil` if it has none.
  func idText() -> String?

  /// Returns a placeholder for the raw value of a local id, or `nil` if ids of this type cannot be local.
  /// By default it is the value for the text, if there is one.
  ///
  /// Local ids are compared by their text only.
  static func rawId(inPlaceOfLocalId text: String) -> Self?
}

extension _MaybeRawId {
  public static func rawId(idText: String) throws -> Self {
    try TextCoder.value(Self.self, of: idText)
  }
  public func idText() -> String? { TextCoder.text(of: self) }
  public static func rawId(inPlaceOfLocalId text: String) -> Self? { try? rawId(idText: text) }

  /// Returns the value for a resource object without an id, or `nil` if an id is required.
  static func rawIdOfNone() -> Self? {
    if Self.self == Unidentified.self { return same((), as: Self.self) }
    return (Self.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Self
  }

  /// Returns `true` if two ids are the same. Strings are compared byte by byte.
  static func areSame(_ left: Self, _ right: Self) -> Bool {
    if Self.self == String.self {
      return String.areSame(same(left, as: String.self), same(right, as: String.self))
    }
    // Comparing types costs less than casting each id.
    if Self.self == String?.self, let left = same(left, as: String?.self),
      let right = same(right, as: String?.self)
    {
      return String.areSame(left, right)
    }
    return left == right
  }
}

/// A type whose values identify resource objects, such as `String`, `Int` and `UUID`.
public protocol RawIdType: _MaybeRawId, Hashable {}

/// The raw id type of resource objects without an id, such as those in a request that creates them.
public typealias Unidentified = Absent

extension Absent: _MaybeRawId {
  public static func rawId(idText: String) -> Absent { .none }
  public func idText() -> String? { nil }
}

extension Optional: _MaybeRawId where Wrapped: Codable & Equatable {
  public func idText() -> String? { flatMap { TextCoder.text(of: $0) } }
}
