extension JSONValue: JSONTree {
  /// Reads any JSON value. A number that cannot be represented exactly becomes `Decimal.nan`.
  package init(keepingInexactNumbersOf reader: inout ModelReader) throws {
    self = try reader.cursor.tree(depth: reader.depth, keepingInexactNumbers: true)
  }

  static func scalar(
    _ cursor: inout JSONCursor, keepingInexactNumbers: Bool
  ) throws -> JSONValue {
    switch cursor.byte {
    case UInt8(ascii: "\""): return .string(try cursor.string())
    case UInt8(ascii: "n"): return try cursor.skipNull() ? .null : .null
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .bool(try cursor.bool())
    default:
      let number = try cursor.number()
      if number.isInteger {
        if let integer = number.integer(Int64.self) { return .integer(integer) }
        if let integer = number.integer(UInt64.self) { return .unsignedInteger(integer) }
      }
      if let decimal = number.decimal { return JSONValue(exactly: decimal) }
      guard keepingInexactNumbers else { throw InexactNumber() }
      return .decimal(.nan)
    }
  }

  static func array(_ elements: [JSONValue], at offset: Int) -> JSONValue { .array(elements) }

  static func object(_ members: [String: JSONValue], at offset: Int) -> JSONValue {
    .object(members)
  }

  /// Writes the value. This is not recursive, so that deep values need no more stack than flat ones.
  package func write(to writer: inout ModelWriter) throws {
    var rests: [Rest] = []
    try writeStart(to: &writer, &rests)
    while let rest = rests.popLast() {
      switch rest {
      case .elements(var elements):
        guard let value = elements.popFirst() else {
          writer.put(reserving: UInt8(ascii: "]"))
          continue
        }
        writer.writeCommaBeforeElement()
        rests.append(.elements(elements))
        try value.writeStart(to: &writer, &rests)
      case .members(var members):
        guard let (name, value) = members.popFirst() else {
          writer.put(reserving: UInt8(ascii: "}"))
          continue
        }
        writer.write(name: name)
        rests.append(.members(members))
        try value.writeStart(to: &writer, &rests)
      }
      guard rests.count <= Self.maximumDepth else {
        throw TooDeep(maximumDepth: Self.maximumDepth)
      }
    }
  }

  /// Writes a scalar, or the opening bracket of an array or object whose contents follow.
  private func writeStart(to writer: inout ModelWriter, _ rests: inout [Rest]) throws {
    switch self {
    case .null: writer.write("null")
    case .bool(let flag): try flag.write(to: &writer)
    case .integer(let number): try number.write(to: &writer)
    case .unsignedInteger(let number): try number.write(to: &writer)
    case .decimal(let number):
      if number.isNaN, writer.userInfo[.inexactNumbersAsNull] != nil {
        writer.write("null")
      } else {
        try number.write(to: &writer)
      }
    case .string(let text): writer.write(string: text)
    case .array(let elements):
      writer.put(reserving: UInt8(ascii: "["))
      rests.append(.elements(elements[...]))
    case .object(let members):
      writer.put(reserving: UInt8(ascii: "{"))
      // In the order of names, so that equal values are written as equal texts.
      rests.append(.members(members.sorted { $0.key < $1.key }[...]))
    }
  }

  /// The values that are still to be written in an array or object.
  private enum Rest {
    case elements(ArraySlice<JSONValue>)
    case members(ArraySlice<(key: String, value: JSONValue)>)
  }
}

extension CodingUserInfoKey {
  /// The key that makes an encoder write `null` instead of numbers that were not read exactly.
  // The initializer never returns nil.
  package static let inexactNumbersAsNull = CodingUserInfoKey(
    rawValue: "JSONAPI.inexactNumbersAsNull")!
}
