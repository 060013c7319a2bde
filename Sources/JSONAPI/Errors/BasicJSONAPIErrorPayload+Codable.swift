extension BasicJSONAPIErrorPayload: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, status, code, title, detail, source, links, meta
  }

  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try members.decodeIfPresent(IdType.self, forKey: .id),
      status: try members.decodeTextIfPresent(forKey: .status),
      code: try members.decodeTextIfPresent(forKey: .code),
      title: try members.decodeIfPresent(String.self, forKey: .title),
      detail: try members.decodeIfPresent(String.self, forKey: .detail),
      source: try members.decodeIfPresent(Source.self, forKey: .source),
      links: try members.decodeIfPresent(JSONValue.self, forKey: .links),
      meta: try members.decodeIfPresent(JSONValue.self, forKey: .meta))
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

extension KeyedDecodingContainer {
  /// Decodes a string; a number, which servers write for `status` and `code`, as its digits.
  fileprivate func decodeTextIfPresent(forKey key: Key) throws -> String? {
    do {
      return try decodeIfPresent(String.self, forKey: key)
    } catch {
      guard let number = try? decode(Int64.self, forKey: key) else { throw error }
      return number.description
    }
  }
}
