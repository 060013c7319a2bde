extension Document: EncodedAsMembers {
  package func encodedMembers(_ userInfo: [CodingUserInfoKey: Any]) -> EncodedMembers {
    var members = EncodedMembers([])
    members.add(part: "jsonapi", apiDescription, userInfo)
    switch body {
    case .errors(let errors, let meta, let links):
      members.add("errors", errors)
      members.add(part: "meta", meta, userInfo)
      members.add(part: "links", links, userInfo)
    case .data(let data):
      if PrimaryResourceBody.self != NoResourceBody.self { members.add("data", data.primary) }
      if IncludeType.self != NoIncludes.self, !data.includes.isAbsent {
        members.add("included", data.includes.values)
      }
      members.add(part: "meta", data.meta, userInfo)
      members.add(part: "links", data.links, userInfo)
    }
    return members
  }
}

extension Document: Decodable, TabledValue
where PrimaryResourceBody: CodableResourceBody, IncludeType: Decodable {
  private typealias Table = DocumentTable<
    PrimaryResourceBody, MetaType, LinksType, IncludeType, APIDescription, Error
  >
  typealias ErrorsMembers = JSONAPI.ErrorsMembers<
    Error, MetaType, LinksType, APIDescription
  >

  init(_ members: ErrorsMembers) {
    self.init(
      apiDescription: members.jsonapi,
      body: .errors(members.errors, meta: members.meta, links: members.links))
  }

  static var valueTable: any ValueTable { Table.of(Self.self) }

  /// Decodes a document. Throws a ``JSONAPIDecodingError``.
  public init(from decoder: any Decoder) throws {
    do {
      self = try Table.of(Self.self).data(from: decoder)
    } catch is MemberTable.FoundRefused {
      self = Self(try Self.errors(decoder))
    } catch let error as JSONAPIDecodingError {
      guard error.isOfAbsentData,
        try !decoder.container(keyedBy: MemberName.self).contains(.meta)
      else { throw error }
      throw JSONAPIDecodingError.noDocument(try? JSONValue(keepingInexactNumbersOf: decoder))
    } catch {
      throw JSONAPIDecodingError(error, readFrom: decoder)
    }
  }

  private static func errors(_ decoder: any Decoder) throws -> ErrorsMembers {
    do {
      return try ErrorsMembers(from: decoder)
    } catch {
      // The errors must not get lost.
      let members = try decoder.container(keyedBy: MemberName.self)
      let errors = (try? members.decode([Error].self, forKey: .errors)) ?? []
      throw error is MemberTable.FoundRefused
        ? JSONAPIDecodingError.dataAndErrors(at: decoder.codingPath, errors: errors)
        : JSONAPIDecodingError(error, readFrom: decoder, errors: errors)
    }
  }
}
