#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension JSONValue {
  /// Whether the value is `null`.
  public var isNull: Bool {
    if case .null = self { true } else { false }
  }

  /// Whether it is `true`; `nil` if it is neither that nor `false`.
  public var boolValue: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The text; `nil` if the value is no string.
  public var stringValue: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The elements; `nil` if the value is no array.
  public var arrayValue: [JSONValue]? {
    if case .array(let values) = self { values } else { nil }
  }

  /// The members; `nil` if the value is no object.
  public var objectValue: [String: JSONValue]? {
    if case .object(let members) = self { members } else { nil }
  }

  /// The number, if it is a whole one that `Int` can hold.
  public var intValue: Int? {
    switch self {
    case .integer(let value): Int(exactly: value)
    case .decimal(let value): Int(value.description)
    default: nil
    }
  }

  /// The number, as near as `Double` comes to it.
  public var doubleValue: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .unsignedInteger(let value): Double(value)
    case .decimal(let value): Double(value.description)
    default: nil
    }
  }

  /// The number, exactly.
  public var decimalValue: Decimal? {
    switch self {
    case .integer(let value): Decimal(value)
    case .unsignedInteger(let value): Decimal(value)
    case .decimal(let value): value
    default: nil
    }
  }

  /// The member of an object; `nil` where there is no such member and where the value is no object.
  ///
  /// Setting `nil` removes the member; setting a member of `null` makes an object of it. On other
  /// values setting does nothing.
  public subscript(member: String) -> JSONValue? {
    get { objectValue?[member] }
    set {
      switch self {
      case .object(var members):
        members[member] = newValue
        self = .object(members)
      case .null:
        self = .object(newValue.map { [member: $0] } ?? [:])
      default: break
      }
    }
  }

  /// The element of an array; `nil` beyond its end and where the value is no array.
  public subscript(index: Int) -> JSONValue? {
    guard case .array(let values) = self, values.indices.contains(index) else { return nil }
    return values[index]
  }
}
