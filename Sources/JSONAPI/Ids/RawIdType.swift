/// The raw type of a resource object's id, or ``Unidentified`` where it has none.
///
/// JSON:API demands that ids are strings. The requirements say how a value becomes one and back; their
/// defaults go through the type's `Codable`, which suits every type that is coded as one string,
/// number or boolean.
///
/// See [Identification](https://jsonapi.org/format/#document-resource-object-identification).
public protocol MaybeRawId: Codable, Equatable {
  /// The value that the text of an id stands for. Throws if it stands for none.
  static func rawId(idText: String) throws -> Self

  /// The text of the id in JSON; `nil` if there is none.
  func idText() -> String?

  /// The value of a resource object without an id; `nil`, the default, if it must have one.
  static func rawIdOfNone() -> Self?

  /// What stands in for the raw value of a local id, which has none; `nil` if nothing does, so that
  /// ids of this type cannot be local. By default the value that the text stands for, if it does.
  ///
  /// Only the text tells local ids apart.
  static func rawId(inPlaceOfLocalId text: String) -> Self?

  /// Whether two ids are the same. Strings are compared byte by byte.
  static func areSame(_ left: Self, _ right: Self) -> Bool
}

extension MaybeRawId {
  public static func rawId(idText: String) throws -> Self {
    try TextCoder.value(Self.self, of: idText)
  }
  public func idText() -> String? { TextCoder.text(of: self) }
  public static func rawIdOfNone() -> Self? { nil }
  public static func rawId(inPlaceOfLocalId text: String) -> Self? { try? rawId(idText: text) }
  public static func areSame(_ left: Self, _ right: Self) -> Bool { left == right }
}

/// A type whose values identify resource objects: `String`, `Int` and `UUID` are.
public protocol RawIdType: MaybeRawId, Hashable {}

/// A raw id type that can make new ids.
///
/// ```swift
/// extension UUID: CreatableRawIdType {
///   public static func unique() -> UUID { UUID() }
/// }
/// ```
public protocol CreatableRawIdType: RawIdType {
  /// A value that was never given to anything before.
  static func unique() -> Self
}

/// The raw id type of resource objects without an id: those that a server is asked to create.
public struct Unidentified: MaybeRawId, Hashable, Sendable, CustomStringConvertible {
  /// The one value there is.
  public init() {}
  public init(from decoder: any Decoder) {}
  public func encode(to encoder: any Encoder) {
    _ = encoder.container(keyedBy: AnyCodingKey.self)
  }

  public static func rawId(idText: String) -> Unidentified { Unidentified() }
  public func idText() -> String? { nil }
  public static func rawIdOfNone() -> Unidentified? { Unidentified() }

  public var description: String { "Unidentified" }
}

extension Optional: MaybeRawId where Wrapped: Codable & Equatable {
  public func idText() -> String? { flatMap { TextCoder.text(of: $0) } }
  public static func rawIdOfNone() -> Wrapped?? { .some(nil) }
  public static func areSame(_ left: Wrapped?, _ right: Wrapped?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return (left as? any MaybeRawId)?.isSame(as: right) ?? (left == right)
  }
}

extension MaybeRawId {
  fileprivate func isSame(as other: Any) -> Bool {
    (other as? Self).map { Self.areSame(self, $0) } ?? false
  }
}
