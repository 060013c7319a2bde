extension BasicJSONAPIErrorPayload: ModelObject {
  // In the order of the specification.
  public static var members: Members<Self> {
    .shared {
      $0.refuseUnreadable("Expected at least one valid member of an error object.")
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
