struct LinkMembers<URL: JSONAPIURL, Meta: JSONAPI.Meta>: ModelObject {
  var href: LinkAddress<URL>
  var rel: String?
  var describedBy: Link<URL, NoMetadata>?
  var title: String?
  var type: String?
  var hreflang: LinkLanguages?
  var meta: Meta

  static var members: Members<Self> {
    .shared {
      $0.add("href", \.href)
      $0.add("rel", \.rel)
      $0.add("describedby", \.describedBy)
      $0.add("title", \.title)
      $0.add("type", \.type)
      $0.add("hreflang", \.hreflang)
      $0.add(part: "meta", \.meta)
    }
  }
}

extension LinkMembers: Sendable where URL: Sendable, Meta: Sendable {}

/// The URL of a link, with the text that was decoded.
struct LinkAddress<URL: JSONAPIURL>: Equatable {
  let url: URL
  /// `nil` if the URL was not decoded.
  let text: String?
}

extension LinkAddress: Sendable where URL: Sendable {}

extension LinkAddress: ModelDecodable, ModelEncodable {
  /// Returns `nil` if the text is not a valid URL.
  init?(_ text: String) {
    guard let url = URL.address(linkText: text) else { return nil }
    self.init(url: url, text: text)
  }

  init(_ text: String, at path: @autoclosure () -> [any CodingKey]) throws {
    guard let address = Self(text) else {
      throw DecodingError.corrupted(
        "“\(text.excerpt())” is not a valid URL.", at: path(),
        because: WireFormatError(expected: "a URL", found: text))
    }
    self = address
  }

  init(from reader: inout ModelReader) throws { try self.init(reader.cursor.string(), at: []) }

  init(from decoder: any Decoder) throws {
    try self.init(decoder.singleValueContainer().decode(String.self), at: decoder.codingPath)
  }

  static func member(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>
  ) throws -> Self {
    try Self(members.decode(String.self, forKey: name), at: members.codingPath + [name])
  }

  func write(to writer: inout ModelWriter) throws {
    if let text = text ?? url.linkText() {
      writer.write(string: text)
    } else {
      try writer.write(value: url)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let text = text ?? url.linkText() {
      try container.encode(text)
    } else {
      try container.encode(url)
    }
  }
}

// MARK: - A link: a string or an object

extension Link: ModelDecodable, ModelEncodable {
  init(_ object: LinkMembers<URL, Meta>) {
    self.init(object.href, meta: object.meta, details: .details(object))
  }

  private var address: LinkAddress<URL> { LinkAddress(url: url, text: text) }

  private var object: LinkMembers<URL, Meta> {
    details?.members ?? LinkMembers(href: address, meta: meta)
  }

  package init(from reader: inout ModelReader) throws {
    if reader.cursor.byte == UInt8(ascii: "\"") {
      let text = try reader.cursor.string()
      let context = reader.context
      self.init(
        try LinkAddress(text, at: []), meta: try Self.meta(of: text, at: [], context.userInfo))
      return
    }
    reader.context.linkDepth += 1
    defer { reader.context.linkDepth -= 1 }
    guard reader.context.linkDepth <= [any CodingKey].maxDescriptionDepth else {
      throw DecodingError.tooDeep
    }
    guard reader.cursor.byte == UInt8(ascii: "{") else {
      throw DecodingError.typeMismatch(Link.self)
    }
    self.init(try reader.readObject(LinkMembers<URL, Meta>.self))
  }

  // A decoder does not expose if the value is a string or an object: the likelier form is tried first.
  public init(from decoder: any Decoder) throws {
    func isObject() -> Bool { (try? decoder.container(keyedBy: MemberName.self)) != nil }
    let isLikelyObject = Meta.self != NoMetadata.self && isObject()
    if !isLikelyObject, let text = try? decoder.singleValueContainer().decode(String.self) {
      let meta = try Self.meta(of: text, at: decoder.codingPath, decoder.userInfo)
      self.init(try LinkAddress(text, at: decoder.codingPath), meta: meta)
    } else if isLikelyObject || isObject() {
      self.init(try LinkMembers(from: decoder))
    } else {
      throw DecodingError.typeMismatch(
        Link.self,
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "Expected a link: a string, or an object with “href”."))
    }
  }

  /// Returns the meta of a link that is a string.
  private static func meta(
    of text: String, at path: @autoclosure () -> [any CodingKey],
    _ userInfo: @autoclosure () -> [CodingUserInfoKey: Any]
  ) throws -> Meta {
    do {
      return try Part.whenAbsent(Meta.self, at: path(), userInfo: userInfo())
    } catch {
      throw DecodingError.corrupted(
        "Expected a link object with “meta”, found a string.", at: path(),
        because: WireFormatError(expected: "a link object with “meta”", found: text))
    }
  }

  /// Reads a link that may be absent. A string that is not a valid URL counts as absent.
  package static func readIfPresent(_ reader: inout ModelReader) throws -> Link? {
    try readNullable(&reader).link
  }

  /// Reads a link, or null. A link whose URL is not valid is `nil`, with the text of the URL.
  fileprivate static func readNullable(
    _ reader: inout ModelReader
  ) throws -> (link: Link?, unreadableAddress: String?) {
    if try reader.cursor.skipNull() { return (nil, nil) }
    if reader.cursor.byte == UInt8(ascii: "\"") {
      let text = try reader.cursor.string()
      guard let address = LinkAddress<URL>(text) else { return (nil, text) }
      return (Link(address, meta: try meta(of: text, at: [], reader.context.userInfo)), nil)
    }
    do {
      return (try reader.attempt { try Link(from: &$0) }, nil)
    } catch {
      guard var address = try? reader.member("href"), let text = try? address.string(),
        URL.address(linkText: text) == nil
      else { throw error }
      try reader.cursor.skipValue(depth: reader.depth)
      return (nil, text)
    }
  }

  package static func memberIfPresent(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>
  ) throws -> Link? {
    if name.stringValue == MemberName.describedBy.stringValue,
      members.contains(name), members.codingPath.isAtMaxDescriptionDepth
    {
      throw DecodingError.tooDeep.prefixed(by: members.codingPath + [name])
    }
    return try members.decodeIfPresent(Link<URL, Meta>.self, forKey: name)
  }

  package func write(to writer: inout ModelWriter) throws {
    if isString(writer.userInfo) {
      try address.write(to: &writer)
    } else {
      try checkDescriptions([])
      try writer.write(object: object)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    if isString(encoder.userInfo) {
      try address.encode(to: encoder)
    } else {
      try checkDescriptions(encoder.codingPath)
      try object.encode(to: encoder)
    }
  }

  private func isString(_ userInfo: @autoclosure () -> [CodingUserInfoKey: Any]) -> Bool {
    // A link that was decoded from a string has a text.
    details == nil && (text != nil || !Part.isWritten(meta, userInfo: userInfo()))
  }

  private func checkDescriptions(_ path: @autoclosure () -> [any CodingKey]) throws {
    guard var description = describedBy else { return }
    for _ in 1..<[any CodingKey].maxDescriptionDepth {
      guard let next = description.describedBy else { return }
      description = next
    }
    guard description.describedBy != nil else { return }
    throw EncodingError.invalid(
      description.url, "“describedby” links are nested too deep.", at: path())
  }
}

extension DecodingError {
  /// The error for a link whose description is nested too deep.
  fileprivate static var tooDeep: DecodingError {
    .corrupted(
      "“describedby” links are nested too deep.",
      because: TooDeep(maximumDepth: [any CodingKey].maxDescriptionDepth))
  }
}

extension [any CodingKey] {
  /// The maximum nesting depth of `describedby` links, which limits the use of the stack.
  static var maxDescriptionDepth: Int { 8 }

  fileprivate var isAtMaxDescriptionDepth: Bool {
    count { $0.stringValue == MemberName.describedBy.stringValue } >= Self.maxDescriptionDepth
  }
}

extension KeyedDecodingContainer {
  /// Decodes a link that may be absent.
  ///
  /// A link whose URL is not valid is decoded as `nil`, so that decoding the document does not fail. Some
  /// servers send an empty string for an absent link. It is not encoded again; use ``NullableLink`` to keep
  /// it.
  public func decodeIfPresent<URL, Meta>(
    _ type: Link<URL, Meta>.Type, forKey key: Key
  ) throws -> Link<URL, Meta>? {
    try decodeIfPresent(NullableLink<URL, Meta>.self, forKey: key)?.link
  }

  /// Returns the text of a link that the URL type does not accept; `nil` if it does, or if the value is not
  /// a link.
  fileprivate func unreadableAddress<URL: JSONAPIURL>(
    of type: URL.Type, forKey key: Key
  ) -> String? {
    let text =
      (try? decode(String.self, forKey: key))
      ?? (try? nestedContainer(keyedBy: MemberName.self, forKey: key).decode(
        String.self, forKey: MemberName.href))
    return text.flatMap { URL.address(linkText: $0) == nil ? $0 : nil }
  }
}

// MARK: - A link that may be null

extension NullableLink: ModelDecodable, ModelEncodable {
  package init(from reader: inout ModelReader) throws {
    let (link, unreadableAddress) = try Link<URL, Meta>.readNullable(&reader)
    self.init(link, unreadableAddress: unreadableAddress)
  }

  package static func hasNull() -> Bool { true }

  package static func member(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>
  ) throws -> NullableLink {
    try members.decode(NullableLink<URL, Meta>.self, forKey: name)
  }

  package func write(to writer: inout ModelWriter) throws {
    if let link { try link.write(to: &writer) } else { try unreadableAddress.write(to: &writer) }
  }
}

extension KeyedDecodingContainer {
  /// Decodes a link that may be `null`.
  public func decode<URL, Meta>(
    _ type: NullableLink<URL, Meta>.Type, forKey key: Key
  ) throws -> NullableLink<URL, Meta> {
    if try decodeNil(forKey: key) { return NullableLink(nil) }
    do {
      return NullableLink(try decode(Link<URL, Meta>.self, forKey: key))
    } catch {
      guard let address = unreadableAddress(of: URL.self, forKey: key) else { throw error }
      return NullableLink(nil, unreadableAddress: address)
    }
  }

  /// Decodes a link that may be absent or `null`. Returns `nil` only if it is absent.
  public func decodeIfPresent<URL, Meta>(
    _ type: NullableLink<URL, Meta>.Type, forKey key: Key
  ) throws -> NullableLink<URL, Meta>? {
    contains(key) ? try decode(type, forKey: key) : nil
  }
}

// MARK: - Languages

extension LinkLanguages: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let tag = try? container.decode(String.self) {
      tags = [tag]
      isArray = false
    } else {
      tags = try container.decode([String].self)
      isArray = true
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if !isArray, let tag = tags.first {
      try container.encode(tag)
    } else {
      try container.encode(tags)
    }
  }
}
