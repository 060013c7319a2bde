/// The members of a document's top level.
enum DocumentKey: String, CodingKey {
  case data, errors, included, meta, links, jsonapi
}

extension Document: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: DocumentKey.self)
    let userInfo = encoder.userInfo
    try members.encodeOmissible(apiDescription, forKey: .jsonapi, userInfo: userInfo)
    switch body {
    case .errors(let errors, let meta, let links):
      try members.encode(errors, forKey: .errors)
      if let meta { try members.encodeOmissible(meta, forKey: .meta, userInfo: userInfo) }
      if let links { try members.encodeOmissible(links, forKey: .links, userInfo: userInfo) }
    case .data(let data):
      if PrimaryResourceBody.self != NoResourceBody.self {
        try members.encode(data.primary, forKey: .data)
      }
      if IncludeType.self != NoIncludes.self, !data.includes.isAbsent {
        try members.encode(data.includes, forKey: .included)
      }
      try members.encodeOmissible(data.meta, forKey: .meta, userInfo: userInfo)
      try members.encodeOmissible(data.links, forKey: .links, userInfo: userInfo)
    }
  }
}

extension Document: Decodable, CodableJSONAPIDocument
where PrimaryResourceBody: CodableResourceBody, IncludeType: Decodable {
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: DocumentKey.self)
    let userInfo = decoder.userInfo
    apiDescription = try members.decodeOmissible(
      APIDescription.self, forKey: .jsonapi, userInfo: userInfo)
    if members.contains(.errors) {
      guard !members.contains(.data) else {
        throw JSONAPICodingError.illegalDecoding(
          "A document must not have both “data” and “errors”.", path: decoder.codingPath)
      }
      // Meta and links of an error document often differ from those of data; what explains the
      // errors must not hide them.
      body = .errors(
        try members.decode([Error].self, forKey: .errors),
        meta: try? members.decodeIfPresent(MetaType.self, forKey: .meta),
        links: try? members.decodeIfPresent(LinksType.self, forKey: .links))
      return
    }
    body = .data(
      Body.Data(
        primary: try Self.primary(members),
        includes: try Self.includes(members),
        meta: try members.decodeOmissible(MetaType.self, forKey: .meta, userInfo: userInfo),
        links: try members.decodeOmissible(LinksType.self, forKey: .links, userInfo: userInfo)))
  }

  private static func primary(
    _ members: KeyedDecodingContainer<DocumentKey>
  ) throws -> PrimaryResourceBody {
    if let none = NoResourceBody.none as? PrimaryResourceBody { return none }
    guard members.contains(.data) else {
      throw DecodingError.keyNotFound(
        DocumentKey.data,
        DecodingError.Context(
          codingPath: members.codingPath, debugDescription: "There is no “data”."))
    }
    // Through the decoder, since some containers refuse null before the body is asked.
    return try PrimaryResourceBody(from: members.superDecoder(forKey: .data))
  }

  private static func includes(
    _ members: KeyedDecodingContainer<DocumentKey>
  ) throws -> Includes<IncludeType> {
    guard IncludeType.self != NoIncludes.self, members.contains(.included) else {
      return Includes(values: [], isAbsent: true)
    }
    return try members.decode(Includes<IncludeType>.self, forKey: .included)
  }
}
