// Error objects that do not follow the specification are left to `Codable`, which keeps the
// members that it can read.

extension GenericJSONAPIError: ModelDecodable, ModelEncodable, TabledValue {
  static var valueTable: any ValueTable { ErrorTable<ErrorPayload>() }

  package init(from reader: inout ModelReader) throws { self = try reader.read(Self.self) }

  package func write(to writer: inout ModelWriter) throws {
    switch self {
    case .error(let payload): try writer.write(value: payload)
    case .unknownError(let json): try writer.write(value: json ?? "unknown")
    }
  }
}

/// Reads and writes errors whose error objects have one type.
private final class ErrorTable<Payload: Codable & Equatable & Sendable>: ValueTable {
  private let payload = KnownCodings.of(Payload.self)

  func read(_ reader: inout ModelReader, to memory: UnsafeMutableRawPointer) throws {
    memory.initializeMemory(
      as: GenericJSONAPIError<Payload>.self,
      to: .error(try MemberTable.make { try payload.read(&reader, to: $0) }))
  }

  func write(_ memory: UnsafeRawPointer, to writer: inout ModelWriter) throws {
    try memory.assumingMemoryBound(to: GenericJSONAPIError<Payload>.self).pointee.write(to: &writer)
  }
}

extension BasicJSONAPIErrorPayload: TabledValue {
  // In the order of the specification.
  static var valueTable: any ValueTable {
    ErrorObjectTable(
      Members<Self> {
        $0.add("id", \.id)
        $0.add("links", \.links)
        $0.add("status", \.status)
        $0.add("code", \.code)
        $0.add("title", \.title)
        $0.add("detail", \.detail)
        $0.add("source", \.source)
        $0.add("meta", \.meta)
      }.table)
  }
}

/// Reads and writes error objects. An error object must have at least one member.
private final class ErrorObjectTable: ValueTable {
  private let members: MemberTable

  init(_ members: MemberTable) { self.members = members }

  func read(_ reader: inout ModelReader, to memory: UnsafeMutableRawPointer) throws {
    try members.read(&reader, to: memory)
    if members.hasNoMembers(memory) {
      members.destroy(memory)
      throw NeedsCodable()
    }
  }

  func write(_ memory: UnsafeRawPointer, to writer: inout ModelWriter) throws {
    try members.write(memory, to: &writer)
  }
}

extension ErrorSource: ModelDecodable, ModelEncodable {
  private static let members: Members<Self> = .init {
    $0.add("pointer", \.pointer)
    $0.add("parameter", \.parameter)
    $0.add("header", \.header)
  }

  package init(from reader: inout ModelReader) throws {
    let table = Self.members.table
    self = try MemberTable.make { try table.read(&reader, to: $0) }
  }

  package func write(to writer: inout ModelWriter) throws {
    try withUnsafePointer(to: self) {
      try Self.members.table.write(UnsafeRawPointer($0), to: &writer)
    }
  }
}
