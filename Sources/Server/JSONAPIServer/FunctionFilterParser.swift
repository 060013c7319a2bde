import JSONAPIQuery

/// Reads filters as functions: `and(equals(status,'draft'),not(any(tag,'a','b')))`.
struct FunctionFilterParser {
  private static let maximumDepth = 20

  private let text: [UInt8]
  private var position = 0

  static func expression(_ text: String) throws -> FilterExpression<NamedFilterInput> {
    var parser = FunctionFilterParser(text: Array(text.utf8))
    let expression = try parser.expression(depth: 0)
    guard parser.position == parser.text.count else { throw parser.unexpected("the end") }
    return expression
  }

  private init(text: [UInt8]) { self.text = text }

  private mutating func expression(depth: Int) throws -> FilterExpression<NamedFilterInput> {
    guard depth < Self.maximumDepth else {
      throw InvalidFilter(
        detail: "The functions are more than \(Self.maximumDepth) levels deep.")
    }
    let function = try name()
    try take("(")
    defer { position += 1 }
    switch function {
    case "and": return .and(try expressions(depth: depth))
    case "or": return .or(try expressions(depth: depth))
    case "not":
      let part = try expression(depth: depth + 1)
      try expect(")")
      return .not(part)
    default:
      let filter = try name()
      var values: [FilterInput.Value] = []
      while peek == UInt8(ascii: ",") {
        position += 1
        values.append(try value())
      }
      try expect(")")
      guard !values.isEmpty else { throw unexpected("a value") }
      return .condition(NamedFilterInput(filter, FilterInput(function, values: values)))
    }
  }

  private mutating func expressions(
    depth: Int
  ) throws -> [FilterExpression<NamedFilterInput>] {
    var parts = [try expression(depth: depth + 1)]
    while peek == UInt8(ascii: ",") {
      position += 1
      parts.append(try expression(depth: depth + 1))
    }
    try expect(")")
    return parts
  }

  /// Reads the name of a function or filter.
  private mutating func name() throws -> String {
    let start = position
    while let byte = peek, !"(),'".utf8.contains(byte) { position += 1 }
    guard position > start else { throw unexpected("a name") }
    return String(decoding: text[start..<position], as: UTF8.self)
  }

  private mutating func value() throws -> FilterInput.Value {
    guard peek == UInt8(ascii: "'") else {
      guard text[position...].starts(with: "null".utf8) else { throw unexpected("a value") }
      position += 4
      return .json(.null)
    }
    position += 1
    var bytes: [UInt8] = []
    while let byte = peek {
      position += 1
      if byte != UInt8(ascii: "'") {
        bytes.append(byte)
      } else if peek == byte {
        position += 1
        bytes.append(byte)
      } else {
        return .text(String(decoding: bytes, as: UTF8.self))
      }
    }
    throw unexpected("“'”")
  }

  private var peek: UInt8? { position < text.count ? text[position] : nil }

  private mutating func take(_ character: Unicode.Scalar) throws {
    try expect(character)
    position += 1
  }

  private func expect(_ character: Unicode.Scalar) throws {
    guard peek == UInt8(ascii: character) else { throw unexpected("“\(character)”") }
  }

  private func unexpected(_ expected: String) -> InvalidFilter {
    let rest = String(decoding: text[position...].prefix(20), as: UTF8.self)
    let found = rest.isEmpty ? "the end" : "“\(rest)”"
    return InvalidFilter(
      detail: "Expected \(expected) after \(position) bytes, found \(found).")
  }
}
