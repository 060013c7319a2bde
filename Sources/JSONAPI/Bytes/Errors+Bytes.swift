// An error object that is not as specified is left to `Codable`, which keeps what can be read of it.

extension GenericJSONAPIError: ModelDecodable, ModelEncodable {
  package init(from reader: inout ModelReader) throws {
    self = .error(try reader.read(ErrorPayload.self))
  }

  package func write(to writer: inout ModelWriter) throws {
    switch self {
    case .error(let payload): try writer.write(value: payload)
    case .unknownError(let json): try writer.write(value: json ?? "unknown")
    }
  }
}

extension BasicJSONAPIErrorPayload: ModelDecodable, ModelEncodable {
  // In the order of the specification.
  private static var members: Members<Self> {
    .kept {
      $0.add("id", \.id)
      $0.add("links", \.links)
      $0.add("status", \.status)
      $0.add("code", \.code)
      $0.add("title", \.title)
      $0.add("detail", \.detail)
      $0.add("source", \.source)
      $0.add("meta", \.meta)
    }
  }

  package init(from reader: inout ModelReader) throws {
    let table = Self.members.table
    self = try MemberTable.make { try table.read(&reader, to: $0) }
    if withUnsafePointer(to: self, { table.hasNoMembers(UnsafeRawPointer($0)) }) {
      throw NeedsCodable()
    }
  }

  package func write(to writer: inout ModelWriter) throws {
    try withUnsafePointer(to: self) {
      try Self.members.table.write(UnsafeRawPointer($0), to: &writer)
    }
  }
}

extension BasicJSONAPIErrorPayload.Source: ModelDecodable, ModelEncodable {
  private static var members: Members<Self> {
    .kept {
      $0.add("pointer", \.pointer)
      $0.add("parameter", \.parameter)
      $0.add("header", \.header)
    }
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
