extension Link: ModelDecodable, ModelEncodable {
  package init(from reader: inout ModelReader) throws {
    guard reader.cursor.byte == UInt8(ascii: "\"") else {
      try self.init(object: &reader)
      return
    }
    let text = try reader.cursor.string()
    guard let url = URL.address(linkText: text) else { throw NeedsCodable() }
    self.init(
      url: url, text: text, meta: try reader.partWhenAbsent(Meta.self), form: .string, details: nil
    )
  }

  private init(object reader: inout ModelReader) throws {
    var text: String?
    var meta: Meta?
    // Titles, languages and descriptions are rare.
    var hasOthers = false
    try reader.readMembers { reader, name in
      switch DefinedMember(name) {
      case .href where text == nil: text = try reader.cursor.string()
      case .meta where meta == nil && Part.isRead(Meta.self): meta = .some(try reader.readPart())
      case .href, .meta: return false
      default:
        hasOthers = true
        return false
      }
      return true
    }
    guard !hasOthers, let text, let url = URL.address(linkText: text) else { throw NeedsCodable() }
    self.init(
      url: url, text: text, meta: try meta ?? reader.partWhenAbsent(), form: .object,
      details: .details(.init()))
  }

  /// Reads a link that may be absent. An empty string, which some servers send instead, counts as absent.
  package static func readIfPresent(_ reader: inout ModelReader) throws -> Link? {
    if try reader.cursor.skipNull() { return nil }
    let place = reader.cursor.place
    if reader.cursor.byte == UInt8(ascii: "\""), try reader.cursor.rawString().count == 0,
      URL.address(linkText: "") == nil
    {
      return nil
    }
    reader.cursor.move(to: place)
    return try Link(from: &reader)
  }

  package static func memberIfPresent(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>
  ) throws -> Link? {
    try members.decodeIfPresent(Link<URL, Meta>.self, forKey: name)
  }

  package func write(to writer: inout ModelWriter) throws {
    guard details?.members.hasNone ?? true, form == .string || Meta.self == NoMetadata.self,
      let text = text ?? url.linkText()
    else {
      try writer.writeCodable(self)
      return
    }
    if form == .object {
      try writer.writeObject { try $0.write("href", text) }
    } else {
      writer.write(string: text)
    }
  }
}

extension LinkDetails.Members {
  fileprivate var hasNone: Bool {
    rel == nil && title == nil && type == nil && hreflang == nil && describedBy == nil
  }
}

extension NullableLink: ModelDecodable, ModelEncodable {
  package init(from reader: inout ModelReader) throws {
    if try reader.cursor.skipNull() {
      self.init(nil)
    } else {
      let link = try Link<URL, Meta>.readIfPresent(&reader)
      self.init(link, unreadableAddress: link == nil ? "" : nil)
    }
  }

  package static func hasNull() -> Bool { true }

  package static func member(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>
  ) throws -> NullableLink {
    try members.decode(NullableLink<URL, Meta>.self, forKey: name)
  }

  package func write(to writer: inout ModelWriter) throws {
    if let link {
      try link.write(to: &writer)
    } else if let unreadableAddress {
      writer.write(string: unreadableAddress)
    } else {
      writer.write("null")
    }
  }
}
