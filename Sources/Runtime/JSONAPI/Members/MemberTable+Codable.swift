extension MemberTable {
  func decode(from decoder: any Decoder, to base: UnsafeMutableRawPointer) throws {
    let members = try decoder.container(keyedBy: MemberName.self)
    if let refusal, members.contains(refusal.key),
      try !refusal.allowsNull || !members.decodeNil(forKey: refusal.key)
    {
      throw FoundRefused()
    }
    try decodeMembers(members, decoder, to: base)
  }

  func decodeMembers(
    _ members: KeyedDecodingContainer<MemberName>, _ decoder: any Decoder,
    to base: UnsafeMutableRawPointer
  ) throws {
    var count = 0
    do {
      for row in rows {
        do {
          try decode(count, row, of: members, decoder, to: base + row.offset)
        } catch  where row.isLenient {
          let text =
            (try? members.decode(Int64.self, forKey: names[count]).description)
            ?? (try? members.decode(String.self, forKey: names[count]))
          initialize(row, base, to: text)
        }
        count += 1
      }
      try checkReadable(base, isEmpty: members.allKeys.isEmpty, at: members.codingPath)
    } catch {
      for row in rows[..<count] { row.memory.destroy(base + row.offset) }
      throw error
    }
  }

  @inline(__always)
  private func decode(
    _ index: Int, _ row: Row, of members: KeyedDecodingContainer<MemberName>,
    _ decoder: any Decoder, to memory: UnsafeMutableRawPointer
  ) throws {
    let name = names[index]
    func set<Value>(_ value: Value) { memory.initializeMemory(as: Value.self, to: value) }
    switch row.kind {
    case .text: set(try members.decodePrimitive(String.self, forKey: name))
    case .optionalText where row.isOptional:
      set(try members.decodeIfPresent(String.self, forKey: name))
    case .integer: set(try members.decodePrimitive(Int.self, forKey: name))
    case .flag: set(try members.decodePrimitive(Bool.self, forKey: name))
    case .relationship:
      if relationships[index]?.decode(name, of: members, to: memory) != true {
        try row.coding.decode(name, of: members, decoder, to: memory)
      }
    default: try row.coding.decode(name, of: members, decoder, to: memory)
    }
  }

  func encode(_ base: UnsafeRawPointer, to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: MemberName.self)
    try encodeMembers(base, to: &members, encoder)
  }

  func encodeMembers(
    _ base: UnsafeRawPointer, to members: inout KeyedEncodingContainer<MemberName>,
    _ encoder: any Encoder
  ) throws {
    for index in rows.indices {
      let row = rows[index]
      let name = names[index]
      let memory = base + row.offset
      switch row.kind {
      case .text:
        try members.encode(memory.assumingMemoryBound(to: String.self).pointee, forKey: name)
      case .optionalText:
        if let text = memory.assumingMemoryBound(to: String?.self).pointee {
          try members.encode(text, forKey: name)
        } else if !row.isOptional {
          try members.encodeNil(forKey: name)
        }
      case .integer: try members.encode(memory.load(as: Int.self), forKey: name)
      case .number: try members.encode(memory.load(as: Double.self), forKey: name)
      case .flag: try members.encode(memory.load(as: Bool.self), forKey: name)
      case .relationship:
        if try relationships[index]?.encode(name, memory, to: &members) != true {
          try row.coding.encode(name, memory, to: &members, encoder)
        }
      default: try row.coding.encode(name, memory, to: &members, encoder)
      }
    }
  }
}
