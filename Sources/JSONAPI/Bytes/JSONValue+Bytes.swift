#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension JSONValue {
  public init(from reader: inout ModelReader) throws {
    switch reader.cursor.byte {
    case UInt8(ascii: "\""): self = .string(try reader.cursor.string())
    case UInt8(ascii: "{"): self = .object(try [String: JSONValue](from: &reader))
    case UInt8(ascii: "["): self = .array(try [JSONValue](from: &reader))
    case UInt8(ascii: "n"): self = try reader.cursor.skipNull() ? .null : .null
    case UInt8(ascii: "t"), UInt8(ascii: "f"): self = .bool(try reader.cursor.bool())
    default: self = try .number(&reader)
    }
  }

  private static func number(_ reader: inout ModelReader) throws -> JSONValue {
    let place = reader.cursor.place
    let number = try reader.cursor.number()
    if number.isInteger, number.count < 19 {
      reader.cursor.move(to: place)
      return .integer(try reader.cursor.integer())
    }
    reader.cursor.move(to: place)
    return try JSONValueReader.number(try Decimal(from: &reader))
  }

  public static func hasNull() -> Bool { true }

  public func write(to writer: inout ModelWriter) throws {
    try write(to: &writer, depth: 0)
  }

  private func write(to writer: inout ModelWriter, depth: Int) throws {
    switch self {
    case .null: writer.write("null")
    case .bool(let flag): try flag.write(to: &writer)
    case .integer(let number): try number.write(to: &writer)
    case .unsignedInteger(let number): try number.write(to: &writer)
    case .decimal(let number): try number.write(to: &writer)
    case .string(let text): writer.write(string: text)
    case .array(let values):
      guard depth < ModelReader.maximumDepth else { throw NeedsCodable() }
      try writer.writeArray(values) { try $1.write(to: &$0, depth: depth + 1) }
    case .object(let members):
      guard depth < ModelReader.maximumDepth else { throw NeedsCodable() }
      try writer.writeObject { writer in
        for (name, value) in members.sorted(by: { $0.key < $1.key }) {
          writer.write(name: name)
          try value.write(to: &writer, depth: depth + 1)
        }
      }
    }
  }
}
