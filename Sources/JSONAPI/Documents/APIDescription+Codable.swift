extension APIDescription: Codable {
  private enum CodingKeys: String, CodingKey {
    case version, ext, profile, meta
  }

  /// A missing version is `1.0`, as the specification says.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    version = try members.decodeIfPresent(String.self, forKey: .version) ?? "1.0"
    ext = try members.decodeIfPresent([String].self, forKey: .ext)
    profile = try members.decodeIfPresent([String].self, forKey: .profile)
    meta = try members.decodeOmissible(Meta.self, forKey: .meta, userInfo: decoder.userInfo)
  }

  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(version, forKey: .version)
    try members.encodeIfPresent(ext, forKey: .ext)
    try members.encodeIfPresent(profile, forKey: .profile)
    try members.encodeOmissible(meta, forKey: .meta, userInfo: encoder.userInfo)
  }
}
