extension APIDescription: Codable {
  private enum CodingKeys: String, CodingKey {
    case version, ext, profile, meta
  }

  /// Decodes the `jsonapi` object. The version defaults to `1.0`, as the specification requires.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    let version = try members.decodeIfPresent(String.self, forKey: .version)
    self.init(
      version: version ?? "1.0",
      ext: try members.decodeIfPresent([String].self, forKey: .ext),
      profile: try members.decodeIfPresent([String].self, forKey: .profile),
      meta: try members.decodePart(Meta.self, forKey: .meta, userInfo: decoder.userInfo),
      form: version == nil ? .withoutVersion : .complete)
  }

  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    if form == .complete { try members.encode(version, forKey: .version) }
    try members.encodeIfPresent(ext, forKey: .ext)
    try members.encodeIfPresent(profile, forKey: .profile)
    try members.encodePart(meta, forKey: .meta, userInfo: encoder.userInfo)
  }
}

extension APIDescription: SpecialPart {
  package static func valueWhenAbsent() throws -> Self {
    let empty = EmptyObjectDecoder(codingPath: [], userInfo: [:])
    return Self(
      version: "1.0", ext: nil, profile: nil,
      meta: try Part.whenAbsent(Meta.self, emptyObject: empty), form: .absent)
  }

  package func omission() -> Omission { form == .absent ? .always : .never }
}
