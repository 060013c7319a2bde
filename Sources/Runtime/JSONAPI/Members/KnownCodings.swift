/// A type with a table that reads and writes its values.
protocol TabledValue {
  static var valueTable: any ValueTable { get }
}

/// Reads and writes the values of a type.
package protocol ValueTable: AnyObject, Sendable {
  func read(_ reader: inout ModelReader, to memory: UnsafeMutableRawPointer) throws
  func write(_ memory: UnsafeRawPointer, to writer: inout ModelWriter) throws
}

/// The coding of a type: a table if it has one, otherwise static functions.
struct KnownCoding: Sendable {
  private let table: (any ValueTable)?
  // Safe to share: this is a type of this module, whose static functions only use their arguments.
  nonisolated(unsafe) private let coding: any MemberCoding.Type

  /// True if values are read without `Codable`.
  let isReadAsText: Bool

  func read(_ reader: inout ModelReader, to memory: UnsafeMutableRawPointer) throws {
    if let table { return try table.read(&reader, to: memory) }
    try coding.read(&reader, to: memory)
  }

  func write(_ memory: UnsafeRawPointer, to writer: inout ModelWriter) throws {
    if let table { return try table.write(memory, to: &writer) }
    try coding.write(memory, to: &writer)
  }

  fileprivate init<Value: Codable>(_ type: Value.Type) {
    coding = MemberTable.coding(of: type)
    isReadAsText = ModelReader.reads(type)
    table =
      if let type = type as? any TabledValue.Type {
        type.valueTable
      } else if let type = type as? any ModelObject.Type {
        type.memberTable
      } else {
        (type as? any ResourceEnum.Type).map { Self.table(of: $0) }
      }
  }

  private static func table<Union: ResourceEnum>(of type: Union.Type) -> any ValueTable {
    type.resourceCases.makeValueTable()
  }
}

/// The codings of all types that were read or written, so that conformances are looked up only once.
enum KnownCodings {
  private static let known = Locked<[ObjectIdentifier: KnownCoding?]>([:])

  static func of<Value: Codable>(_ type: Value.Type) -> KnownCoding {
    // `find` never returns `nil` for a `Codable` type.
    find(type) ?? KnownCoding(type)
  }

  /// Returns the coding of a type; `nil` if it is only `Decodable` or only `Encodable`.
  static func find(_ type: any Any.Type) -> KnownCoding? {
    known.value(for: ObjectIdentifier(type)) {
      (type as? any Codable.Type).map { KnownCoding($0) }
    }
  }
}
