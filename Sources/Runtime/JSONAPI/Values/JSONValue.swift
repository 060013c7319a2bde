import JSONAPIFoundation

/// Any JSON value, for data that has no model.
///
/// ```swift
/// let settings: JSONValue = ["theme": "dark", "sizes": [1, 2.5], "legacy": nil]
/// settings["theme"]?.stringValue  // "dark"
/// settings["sizes"]?[1]           // .decimal(2.5)
/// ```
///
/// Numbers are exact. Decoding a number with more than 37 significant digits, or with an exponent that
/// `Decimal` does not support, is an error. (Leading and trailing zeros do not count. One case goes
/// undetected because `Decoder` does not expose it: a digit that follows more zeros than `Decimal` can
/// represent, as in a 1 followed by a decimal point, fifty zeros and another 1, is dropped.) In a document
/// without models, such a number is `Decimal.nan`, so that the rest of the document is not lost; encoding
/// it is an error. Two values are equal if they are the same JSON: `1` and `1.0` are the same number.
public enum JSONValue {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// An integer that fits in `Int64`.
  case integer(Int64)
  /// An integer that fits in `UInt64` but not in `Int64`.
  case unsignedInteger(UInt64)
  /// Any other number.
  case decimal(Decimal)
  /// A string.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object: its members by name.
  case object([String: JSONValue])

  /// The maximum nesting depth of arrays and objects when decoding and encoding, which is also that of
  /// Foundation's decoder. Its encoder accepts one level less.
  public static let maximumDepth = 512
}

extension JSONValue: Sendable {}

extension JSONValue: CustomStringConvertible {
  /// The value as JSON, with the members of objects in the order of their names.
  public var description: String {
    (try? JSONAPIEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) }
      ?? "JSON with an inexact number"
  }
}

extension JSONValue: Hashable {
  public static func == (left: JSONValue, right: JSONValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.integer(let left), .integer(let right)): left == right
    case (.unsignedInteger(let left), .unsignedInteger(let right)): left == right
    case (.string(let left), .string(let right)): left.utf8.elementsEqual(right.utf8)
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    default:
      if let left = left.decimalValue, let right = right.decimalValue {
        left == right
      } else {
        false
      }
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .bool(let value): hasher.combine(value)
    case .integer, .unsignedInteger, .decimal: hasher.combine(decimalValue)
    case .string(let value): hasher.combine(value)
    case .array(let values): hasher.combine(values)
    case .object(let members): hasher.combine(members)
    }
  }
}

extension JSONValue: ExpressibleByNilLiteral {
  public init(nilLiteral: ()) { self = .null }
}

extension JSONValue: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSONValue: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int64) { self = .integer(value) }
}

extension JSONValue: ExpressibleByFloatLiteral {
  /// Creates a decimal number with the digits in the source, as far as `Double` preserves them. Stops the program if
  /// `Decimal` cannot represent the number.
  public init(floatLiteral value: Double) {
    guard let number = Decimal(string: value.description) else {
      preconditionFailure("\(value) is not a number that fits in Decimal.")
    }
    self = .decimal(number)
  }
}

extension JSONValue: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self = .string(value) }
}

extension JSONValue: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements) { _, last in last })
  }
}

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
