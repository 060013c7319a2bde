extension JSONPointer {
  /// Returns the place of the first member with the name of another one in its object; `nil` if there is none.
  ///
  /// One pass over the bytes: its time grows with their number alone, whatever the names are.
  ///
  /// - Throws: A ``JSONSyntaxError``.
  package static func duplicateMember(in bytes: [UInt8]) throws -> JSONPointer? {
    try bytes.withUnsafeBufferPointer { bytes in
      let text = bytes.withoutByteOrderMark
      if let offset = JSONCursor.offsetOfInvalidUTF8(text) {
        throw JSONSyntaxError(kind: .utf8, offset: offset)
      }
      var cursor = JSONCursor(text)
      cursor.skipSpace()
      return try cursor.duplicateMember(depth: 0).map { JSONPointer(components: $0.reversed()) }
    }
  }
}

extension JSONCursor {
  /// Passes a value, or returns the path of a duplicate member in it, last component first.
  fileprivate mutating func duplicateMember(depth: Int) throws -> [String]? {
    switch byte {
    case UInt8(ascii: "{"):
      guard depth < Self.maximumDepth else { throw failure(.depth) }
      try openObject()
      var names: Set<String> = []
      while let name = try nextName()?.text {
        guard names.insert(name).inserted else { return [name] }
        if let path = try duplicateMember(depth: depth + 1) { return path + [name] }
        try endMember()
      }
      advance()
    case UInt8(ascii: "["):
      guard depth < Self.maximumDepth else { throw failure(.depth) }
      guard try openArray() else { return nil }
      var index = 0
      repeat {
        if let path = try duplicateMember(depth: depth + 1) { return path + ["\(index)"] }
        index += 1
      } while try endElement()
    default: try skipValue(depth: depth)
    }
    return nil
  }
}
