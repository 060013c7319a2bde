extension BasicJSONAPIErrorPayload: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, status, code, title, detail, source, links, meta
  }

  /// Decodes an error object leniently: a member of an unexpected type is ignored, so that the others are
  /// not lost.
  ///
  /// Throws if the value is not an object, or if it has members but none that can be decoded.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: members.readableId(IdType.self, forKey: .id),
      status: members.text(forKey: .status),
      code: members.text(forKey: .code),
      title: members.text(forKey: .title),
      detail: members.text(forKey: .detail),
      source: try? members.decodeIfPresent(Source.self, forKey: .source),
      links: try? members.decodeIfPresent(JSONValue.self, forKey: .links),
      meta: try? members.decodeIfPresent(JSONValue.self, forKey: .meta))
    if self == Self(), try !decoder.container(keyedBy: AnyCodingKey.self).allKeys.isEmpty {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "Expected at least one valid member of an error object."))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encodeIfPresent(id, forKey: .id)
    try members.encodeIfPresent(links, forKey: .links)
    try members.encodeIfPresent(status, forKey: .status)
    try members.encodeIfPresent(code, forKey: .code)
    try members.encodeIfPresent(title, forKey: .title)
    try members.encodeIfPresent(detail, forKey: .detail)
    try members.encodeIfPresent(source, forKey: .source)
    try members.encodeIfPresent(meta, forKey: .meta)
  }
}

extension ErrorSource: Codable {
  private enum CodingKeys: String, CodingKey {
    case pointer, parameter, header
  }

  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      pointer: members.text(forKey: .pointer), parameter: members.text(forKey: .parameter),
      header: members.text(forKey: .header))
  }

  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encodeIfPresent(pointer, forKey: .pointer)
    try members.encodeIfPresent(parameter, forKey: .parameter)
    try members.encodeIfPresent(header, forKey: .header)
  }
}

extension KeyedDecodingContainer {
  /// Decodes a string. Accepts a number, which some servers send for `status` and `code`, as its digits.
  fileprivate func text(forKey key: Key) -> String? {
    if let text = try? decodeIfPresent(String.self, forKey: key) { return text }
    return (try? decodeIfPresent(Int64.self, forKey: key))?.description
  }

  /// Decodes an id. If ids are strings, accepts a number as its digits.
  fileprivate func readableId<Id: Decodable>(_ type: Id.Type, forKey key: Key) -> Id? {
    if let id = try? decodeIfPresent(Id.self, forKey: key) { return id }
    return text(forKey: key) as? Id
  }
}
