extension BasicJSONAPIErrorPayload: Codable, TabledValue {
  // In the order of the specification.
  private static var members: Members<Self> {
    .shared {
      $0.add(lenient: "id", \.id)
      $0.add(lenient: "links", \.links)
      $0.add(lenient: "status", \.status)
      $0.add(lenient: "code", \.code)
      $0.add(lenient: "title", \.title)
      $0.add(lenient: "detail", \.detail)
      $0.add(lenient: "source", \.source)
      $0.add(lenient: "meta", \.meta)
    }
  }

  static var valueTable: any ValueTable { ErrorObjectTable(members.table) }

  /// Decodes an error object leniently: a member of an unexpected type is ignored, so that the others are
  /// not lost.
  ///
  /// Throws if the value is not an object, or if it has members but none that can be decoded.
  public init(from decoder: any Decoder) throws {
    let table = Self.members.table
    self = try MemberTable.make { try table.decode(from: decoder, to: $0) }
    let isEmpty = withUnsafePointer(to: self) { table.hasNoMembers(UnsafeRawPointer($0)) }
    if isEmpty, try !decoder.container(keyedBy: MemberName.self).allKeys.isEmpty {
      throw Self.unreadable.prefixed(by: decoder.codingPath)
    }
  }

  /// The error for an object that has members but none that can be decoded.
  fileprivate static var unreadable: DecodingError {
    .corrupted("Expected at least one valid member of an error object.")
  }

  public func encode(to encoder: any Encoder) throws {
    try withUnsafePointer(to: self) {
      try Self.members.table.encode(UnsafeRawPointer($0), to: encoder)
    }
  }
}

/// Reads and writes error objects. If an error object has members, at least one of them must be readable.
private final class ErrorObjectTable: ValueTable {
  private let members: MemberTable

  init(_ members: MemberTable) { self.members = members }

  func read(_ reader: inout ModelReader, to memory: UnsafeMutableRawPointer) throws {
    var beginning = reader.cursor
    try members.read(&reader, to: memory)
    guard members.hasNoMembers(memory) else { return }
    try beginning.openObject()
    if beginning.byte != UInt8(ascii: "}") {
      members.destroy(memory)
      throw BasicJSONAPIErrorPayload<String>.unreadable
    }
  }

  func write(_ memory: UnsafeRawPointer, to writer: inout ModelWriter) throws {
    try members.write(memory, to: &writer)
  }
}

extension ErrorSource: ModelObject {
  public static let members = Members<Self> {
    $0.add(lenient: "pointer", \.pointer)
    $0.add(lenient: "parameter", \.parameter)
    $0.add(lenient: "header", \.header)
  }
}

// The generic code for objects is slower.
extension ErrorSource: ModelDecodable, ModelEncodable {
  package init(from reader: inout ModelReader) throws { self = try reader.readObject(Self.self) }
  package static func member(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>
  ) throws -> Self { try members.decode(Self.self, forKey: name) }
  package func write(to writer: inout ModelWriter) throws { try writer.write(object: self) }
}

// MARK: - Errors with an error object of any type

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
    typealias Problem = GenericJSONAPIError<Payload>
    do {
      try reader.attempt { reader -> Void in
        memory.initializeMemory(
          as: Problem.self, to: .error(try MemberTable.make { try payload.read(&reader, to: $0) }))
      }
    } catch {
      let json = try? reader.attempt { try JSONValue(keepingInexactNumbersOf: &$0) }
      if json == nil { try reader.cursor.skipValue(depth: reader.depth) }
      memory.initializeMemory(as: Problem.self, to: .unknownError(json: json))
    }
  }

  func write(_ memory: UnsafeRawPointer, to writer: inout ModelWriter) throws {
    try memory.assumingMemoryBound(to: GenericJSONAPIError<Payload>.self).pointee.write(to: &writer)
  }
}
