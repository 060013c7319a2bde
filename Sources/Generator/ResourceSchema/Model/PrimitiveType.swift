/// A built-in type of the schema language.
///
/// Each type has a row in ``definition``. If Swift encodes its type for it in another way than
/// APIs, the runtime has a format for it; if Swift has no such type, the runtime declares one.
public enum PrimitiveType: String, Sendable, CaseIterable {
  case string = "String"
  case bool = "Bool"
  case int = "Int"
  case int64 = "Int64"
  case double = "Double"
  case decimal = "Decimal"
  case url = "URL"
  case uuid = "UUID"
  case dateTime = "DateTime"
  case timestamp = "Timestamp"
  case day = "Day"
  case time = "Time"
  case data = "Data"
  case json = "JSON"

  public struct Definition: Sendable {
    public var summary: String
    public var json: JSONType
    /// The `format` of values in OpenAPI and JSON Schema.
    public var openAPIFormat: String?
    public var swift: (name: String, module: String)
    public var coding: Coding
    /// A value as JSON writes it, without quotes; `%` is the name of the member.
    public var example: String

    fileprivate init(
      _ summary: String, _ json: JSONType, format: String? = nil,
      _ module: String, _ name: String, _ coding: Coding = .plain, example: String
    ) {
      self.summary = summary
      self.json = json
      openAPIFormat = format
      swift = (name, module)
      self.coding = coding
      self.example = example
    }
  }

  /// A type of values in JSON, by its name in JSON Schema.
  public enum JSONType: String, Sendable {
    case string, number, integer, boolean, any
  }

  public enum Coding: Sendable, Equatable {
    /// The encoding of the Swift type.
    case plain
    /// The encoding of `Format.Text`, with the Swift type.
    case text
    /// By the type of this name in `Format`.
    case format(String)
  }

  public var definition: Definition {
    switch self {
    case .string: .init("a text", .string, "Swift", "String", example: "%")
    case .bool: .init("`true` or `false`", .boolean, "Swift", "Bool", example: "true")
    case .int: .init("a whole number", .integer, "Swift", "Int", example: "1")
    case .int64:
      .init("a whole number of 64 bits", .integer, format: "int64", "Swift", "Int64", example: "1")
    case .double: .init("a number", .number, "Swift", "Double", example: "1.5")
    case .decimal:
      .init("a number, exact", .number, format: "decimal", "Foundation", "Decimal", example: "1.5")
    case .url:
      .init(
        "a URL, written as a string", .string, format: "uri", "Foundation", "URL", .text,
        example: "https://example.com/%")
    case .uuid:
      .init(
        "a UUID, written as a string", .string, format: "uuid", "Foundation", "UUID", .text,
        example: "00000000-0000-4000-8000-000000000001")
    case .dateTime:
      .init(
        "a date with a time: `2026-11-21T08:30:00Z`, or as `format` says", .string,
        format: "date-time",
        "Foundation", "Date", .format("DateTime"), example: "2026-01-01T00:00:00Z")
    case .timestamp:
      .init(
        "a date with a time, written as seconds since 1970", .number, "Foundation", "Date",
        .format("Timestamp"), example: "1767225600")
    case .day:
      .init(
        "a day without a time: `2026-11-21`", .string, format: "date", "JSONAPI", "Day", .text,
        example: "2026-01-01")
    case .time:
      .init(
        "a time without a day: `08:30:00`", .string, format: "time", "JSONAPI", "Time", .text,
        example: "12:00:00")
    case .data:
      .init(
        "bytes, written in base64", .string, format: "byte", "Foundation", "Data",
        .format("Base64"),
        example: "AQID")
    case .json: .init("any JSON", .any, "JSONAPI", "JSONValue", example: "{}")
    }
  }

  /// The type of a value in JSON; it differs from the type itself where values are written in a
  /// form of their own.
  public var jsonType: PrimitiveType {
    let definition = definition
    if definition.coding == .plain { return self }
    return switch definition.json {
    case .string: .string
    case .number: .double
    case .integer: .int
    case .boolean: .bool
    case .any: .json
    }
  }

  public var isNumber: Bool {
    let definition = definition
    return definition.coding == .plain && [.number, .integer].contains(definition.json)
  }

  /// True if values differ between Swift and JSON.
  public var hasFormOfItsOwn: Bool { definition.coding != .plain }
}
