#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension JSONValue {
  /// True if the value is `null`.
  public var isNull: Bool {
    if case .null = self { true } else { false }
  }

  /// The boolean; `nil` if the value is not a boolean.
  public var boolValue: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The string; `nil` if the value is not a string.
  public var stringValue: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The elements; `nil` if the value is not an array.
  public var arrayValue: [JSONValue]? {
    if case .array(let values) = self { values } else { nil }
  }

  /// The members; `nil` if the value is not an object.
  public var objectValue: [String: JSONValue]? {
    if case .object(let members) = self { members } else { nil }
  }

  /// The number; `nil` if the value is not an integer that fits in `Int`.
  public var intValue: Int? {
    switch self {
    case .integer(let value): Int(exactly: value)
    case .decimal(let value): Int(value.description)
    default: nil
    }
  }

  /// The number, rounded to the nearest `Double`; `nil` if the value is not a number.
  public var doubleValue: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .unsignedInteger(let value): Double(value)
    case .decimal(let value): Double(value.description)
    default: nil
    }
  }

  /// The exact number; `nil` if the value is not a number.
  public var decimalValue: Decimal? {
    switch self {
    case .integer(let value): Decimal(value)
    case .unsignedInteger(let value): Decimal(value)
    case .decimal(let value): value
    default: nil
    }
  }

  /// The member of an object with a given name; `nil` if the member is absent or the value is not an
  /// object.
  ///
  /// Setting `nil` removes the member. Setting a member of `null` turns it into an object. Setting a
  /// member of any other value has no effect.
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

  /// The element of an array at an index; `nil` if the index is out of bounds or the value is not an
  /// array.
  public subscript(index: Int) -> JSONValue? {
    guard case .array(let values) = self, values.indices.contains(index) else { return nil }
    return values[index]
  }
}
