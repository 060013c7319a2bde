enum LinkKey: String, CodingKey {
  case href, meta, rel, title, type, hreflang
  case describedBy = "describedby"
}

extension Link: Decodable {
  // A link is a string or an object, and a decoder does not expose which: the likelier form is tried
  // first.
  public init(from decoder: any Decoder) throws {
    if Meta.self != NoMetadata.self,
      let container = try? decoder.container(keyedBy: LinkKey.self)
    {
      try self.init(object: container, userInfo: decoder.userInfo)
      return
    }
    guard let text = try? decoder.singleValueContainer().decode(String.self) else {
      guard let container = try? decoder.container(keyedBy: LinkKey.self) else {
        throw DecodingError.typeMismatch(
          Link.self,
          DecodingError.Context(
            codingPath: decoder.codingPath,
            debugDescription: "Expected a link: a string, or an object with “href”."))
      }
      try self.init(object: container, userInfo: decoder.userInfo)
      return
    }
    let meta: Meta
    do {
      meta = try Part.whenAbsent(
        Meta.self,
        emptyObject: EmptyObjectDecoder(
          codingPath: decoder.codingPath, userInfo: decoder.userInfo))
    } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "Expected a link object with “meta”, found a string.",
          underlyingError: WireFormatError(expected: "a link object with “meta”", found: text)))
    }
    self.init(
      url: try Self.url(of: text, codingPath: decoder.codingPath), text: text, meta: meta,
      form: .string, details: nil)
  }

  private init(
    object: KeyedDecodingContainer<LinkKey>, userInfo: [CodingUserInfoKey: Any]
  ) throws {
    let text = try object.decode(String.self, forKey: .href)
    let details = LinkDetails<URL>.Members(
      rel: try object.decodeIfPresent(String.self, forKey: .rel),
      title: try object.decodeIfPresent(String.self, forKey: .title),
      type: try object.decodeIfPresent(String.self, forKey: .type),
      hreflang: try object.decodeIfPresent(LinkLanguages.self, forKey: .hreflang),
      describedBy: try Self.describedBy(object))
    self.init(
      url: try Self.url(of: text, codingPath: object.codingPath + [LinkKey.href]),
      text: text,
      meta: try object.decodePart(Meta.self, forKey: .meta, userInfo: userInfo),
      form: .object,
      details: .details(details))
  }

  private static func describedBy(
    _ object: KeyedDecodingContainer<LinkKey>
  ) throws -> Link<URL, NoMetadata>? {
    guard object.contains(.describedBy) else { return nil }
    guard !object.codingPath.isAtMaxDescriptionDepth else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: object.codingPath + [LinkKey.describedBy],
          debugDescription: "“describedby” links are nested too deep.",
          underlyingError: TooDeep(maximumDepth: [any CodingKey].maxDescriptionDepth)))
    }
    return try object.decodeIfPresent(Link<URL, NoMetadata>.self, forKey: .describedBy)
  }

  private static func url(of text: String, codingPath: [any CodingKey]) throws -> URL {
    guard let url = URL.address(linkText: text) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: codingPath, debugDescription: "“\(text.excerpt())” is not a valid URL.",
          underlyingError: WireFormatError(expected: "a URL", found: text)))
    }
    return url
  }
}

extension Link: Encodable {
  public func encode(to encoder: any Encoder) throws {
    let isString =
      switch form {
      case .string: true
      case .object: false
      case .shortest:
        !Part.isWritten(meta, userInfo: encoder.userInfo)
      }
    if isString {
      var container = encoder.singleValueContainer()
      if let text = text ?? url.linkText() {
        try container.encode(text)
      } else {
        try container.encode(url)
      }
      return
    }
    var container = encoder.container(keyedBy: LinkKey.self)
    if let text = text ?? url.linkText() {
      try container.encode(text, forKey: .href)
    } else {
      try container.encode(url, forKey: .href)
    }
    try container.encodeIfPresent(rel, forKey: .rel)
    if let describedBy {
      guard !encoder.codingPath.isAtMaxDescriptionDepth else {
        throw EncodingError.invalidValue(
          describedBy.url,
          EncodingError.Context(
            codingPath: encoder.codingPath,
            debugDescription: "“describedby” links are nested too deep."))
      }
      try container.encode(describedBy, forKey: .describedBy)
    }
    try container.encodeIfPresent(title, forKey: .title)
    try container.encodeIfPresent(type, forKey: .type)
    try container.encodeIfPresent(details?.members.hreflang, forKey: .hreflang)
    try container.encodePart(meta, forKey: .meta, userInfo: encoder.userInfo)
  }
}

extension [any CodingKey] {
  /// The maximum nesting depth of `describedby` links, which limits the use of the stack.
  static var maxDescriptionDepth: Int { 8 }

  fileprivate var isAtMaxDescriptionDepth: Bool {
    count { $0.stringValue == LinkKey.describedBy.rawValue } >= Self.maxDescriptionDepth
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
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    do {
      return try decode(type, forKey: key)
    } catch {
      if unreadableAddress(of: URL.self, forKey: key) != nil { return nil }
      throw error
    }
  }

  /// Returns the text of a link that the URL type does not accept; `nil` if it does, or if the value is not
  /// a link.
  func unreadableAddress<URL: JSONAPIURL>(of type: URL.Type, forKey key: Key) -> String? {
    let text =
      (try? decode(String.self, forKey: key))
      ?? (try? nestedContainer(keyedBy: LinkKey.self, forKey: key).decode(
        String.self, forKey: .href))
    return text.flatMap { URL.address(linkText: $0) == nil ? $0 : nil }
  }
}

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
