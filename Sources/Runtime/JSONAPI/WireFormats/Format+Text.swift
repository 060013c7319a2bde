import JSONAPIFoundation

extension Format {
  /// A value as a string: a ``Day``, a ``Time``, a `URL`, a `UUID`, or a number that must not be rounded.
  ///
  /// ```swift
  /// let price: TransformedAttribute<String, Format.Text<Decimal>>   // "19.90"
  /// ```
  ///
  /// Decodes UUIDs in any case and encodes lower case (RFC 9562).
  public enum Text<Value: _TextValue>: ReversibleTransformer {
    /// Converts a string to a value. Throws a ``WireFormatError`` if the string is not in the format of
    /// the value, or a number does not fit in `Value`.
    public static func transform(_ text: String) throws -> Value {
      let form = Value._textForm
      guard let value = form.value(text) else {
        throw WireFormatError(expected: form.expected, found: text)
      }
      return value
    }

    /// Converts a value to a string. Infinity and NaN, which JSON cannot represent, become `inf` and `nan` (`NaN` for a
    /// `Decimal`), which servers refuse.
    public static func reverse(_ value: Value) -> String { Value._textForm.text(value) }
  }
}

/// A value that ``Format/Text`` converts.
public protocol _TextValue: Sendable {
  // Not an initializer, which would make `flatMap(Int.init)` ambiguous.
  static var _textForm: _TextForm<Self> { get }
}

/// The strings that represent the values of a type.
public struct _TextForm<Value>: Sendable {
  /// A description of the strings, with an example.
  let expected: String
  /// Returns the value that a string represents; `nil` if the string is not in the format.
  let value: @Sendable (String) -> Value?
  /// Returns the string that represents a value.
  let text: @Sendable (Value) -> String
}

private let expectedNumber = "a string with a number that fits in"

extension Int: _TextValue {
  public static let _textForm = _TextForm<Int>(
    expected: "\(expectedNumber) Int, such as “42”", value: { Int($0) },
    text: { $0.description })
}

extension Int64: _TextValue {
  public static let _textForm = _TextForm<Int64>(
    expected: "\(expectedNumber) Int64, such as “42”", value: { Int64($0) },
    text: { $0.description })
}

extension Double: _TextValue {
  public static let _textForm = _TextForm<Double>(
    expected: "\(expectedNumber) Double, such as “42”",
    value: { text in
      TextScanner.isNumber(text) ? Double(text).flatMap { $0.isFinite ? $0 : nil } : nil
    }, text: { $0.description })
}

extension Decimal: _TextValue {
  public static let _textForm = _TextForm<Decimal>(
    expected: "\(expectedNumber) Decimal, such as “42”",
    value: { text in
      TextScanner.isNumber(text)
        ? Decimal(string: text).flatMap { $0.isExact ? $0 : nil } : nil
    }, text: { $0.description })
}

extension Date: _TextValue {
  public static let _textForm = _TextForm<Date>(
    expected: "a date and time such as “2026-11-21T08:30:00Z”",
    value: { text in
      var text = TextScanner(text)
      guard let day = text.day(), text.skip("T") || text.skip("t") || text.skip(" "),
        let time = text.time(allowsComma: true),
        let offset = text.skip("Z") || text.skip("z") ? 0 : text.offset(), text.isAtEnd
      else { return nil }
      return Date(day, time, offset: offset)
    },
    text: {
      let (day, time) = $0.dayAndTime
      return "\(day)T\(time)Z"
    })
}

extension Data: _TextValue {
  public static let _textForm = _TextForm<Data>(
    expected: "Base64 data such as “aGVsbG8=”", value: { Data(base64Encoded: $0) },
    text: { $0.base64EncodedString() })
}

extension URL: _TextValue {
  public static let _textForm = _TextForm<URL>(
    expected: "a URL such as “https://example.com/articles”", value: { URL(string: $0) },
    text: { $0.absoluteString })
}

extension UUID: _TextValue {
  public static let _textForm = _TextForm<UUID>(
    expected: "a UUID such as “67e55044-10b1-426f-9247-bb680e5fe0c8”",
    value: { UUID(uuidString: $0) }, text: { $0.uuidString.lowercased() })
}

// MARK: - Values that are strings in JSON everywhere

private protocol CodedAsText: _TextValue, Codable {}

extension CodedAsText {
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    do {
      self = try Format.Text<Self>.transform(text)
    } catch {
      throw DecodingError.refused(error, at: decoder.codingPath)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Self._textForm.text(self))
  }
}

extension Day: CodedAsText {
  public static let _textForm = _TextForm<Day>(
    expected: "a date such as “2026-11-21”", value: { Day($0) }, text: { $0.description })
}

extension Time: CodedAsText {
  public static let _textForm = _TextForm<Time>(
    expected: "a time such as “08:30:00”", value: { Time($0) }, text: { $0.description })
}
