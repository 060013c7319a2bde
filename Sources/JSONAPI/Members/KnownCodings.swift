/// The codings of the types that were read or written, so that their conformances are looked up once.
enum KnownCodings {
  private struct Known: Sendable {
    // Types of this module, whose requirements are static functions of memory.
    nonisolated(unsafe) let reading: (any MemberCoding.Type)?
    nonisolated(unsafe) let writing: (any ValueWriting.Type)?
  }

  private static let known = Locked<[ObjectIdentifier: Known]>([:])

  /// How a value is read; `nil` if the type is not `Codable`.
  static func reading(_ type: any Decodable.Type) -> (any MemberCoding.Type)? {
    coding(of: type).reading
  }

  /// How a value is written; `nil` if the type is `Encodable` alone.
  static func writing(_ type: any Encodable.Type) -> (any ValueWriting.Type)? {
    coding(of: type).writing
  }

  private static func coding(of type: any Any.Type) -> Known {
    let key = ObjectIdentifier(type)
    if let coding = known.withLock({ $0[key] }) { return coding }
    let coding = make(type)
    known.withLock { $0[key] = coding }
    return coding
  }

  private static func make(_ type: any Any.Type) -> Known {
    if let type = type as? any Codable.Type {
      let coding = MemberTable.coding(of: type)
      return Known(reading: coding, writing: coding)
    }
    return Known(reading: nil, writing: (type as? any ModelEncodable.Type).map { encodable($0) })
  }

  private static func encodable<Value: ModelEncodable>(
    _ type: Value.Type
  ) -> any ValueWriting.Type { EncodableWriting<Value>.self }
}

/// How a value of a type is written that is never read.
private enum EncodableWriting<Value: ModelEncodable>: ValueWriting {
  static func write(_ memory: UnsafeRawPointer, to writer: inout ModelWriter) throws {
    try memory.assumingMemoryBound(to: Value.self).pointee.write(to: &writer)
  }
}
