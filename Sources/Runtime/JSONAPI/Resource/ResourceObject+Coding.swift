extension ResourceObject: ModelDecodable, ModelEncodable {
  package init(from reader: inout ModelReader) throws {
    let table = ResourceTable.of(Self.self)
    self = try MemberTable.make { try table.read(&reader, to: $0) }
  }

  package func write(to writer: inout ModelWriter) throws {
    try withUnsafePointer(to: self) {
      try ResourceTable.of(Self.self).write(UnsafeRawPointer($0), to: &writer)
    }
  }

  /// Decodes a resource object. Throws a ``JSONAPIDecodingError``.
  public init(from decoder: any Decoder) throws {
    do {
      try self.init(members: _OpenedResource(decoder))
    } catch {
      throw JSONAPIDecodingError(
        error, expectedType: Description.jsonType, readFrom: decoder)
    }
  }

  /// Decodes the rest of a resource object. Throws a ``JSONAPIDecodingError``.
  public static func _opened(_ resource: _OpenedResource) throws -> Self {
    do {
      return try Self(members: resource)
    } catch {
      throw JSONAPIDecodingError(
        error, expectedType: Description.jsonType, readFrom: resource.decoder)
    }
  }

  private init(members resource: _OpenedResource) throws {
    self = try MemberTable.make { try ResourceTable.of(Self.self).decode(resource, to: $0) }
  }

  public func encode(to encoder: any Encoder) throws {
    try withUnsafePointer(to: self) {
      try ResourceTable.of(Self.self).encode(UnsafeRawPointer($0), to: encoder)
    }
  }
}

/// A resource object whose `type` is already decoded, so that the Swift type for
/// the rest can be chosen.
public struct _OpenedResource {
  package let type: String
  package let decoder: any Decoder
  // Kept so that the resource object need not be opened again.
  let members: KeyedDecodingContainer<MemberName>

  /// Decodes the `type` of a resource object.
  package init(_ decoder: any Decoder) throws {
    self.decoder = decoder
    members = try decoder.container(keyedBy: MemberName.self)
    type = try members.decode(String.self, forKey: .type)
  }
}
