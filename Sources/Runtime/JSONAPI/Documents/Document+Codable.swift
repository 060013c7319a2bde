extension Document: ModelEncodable {
  package func write(to writer: inout ModelWriter) throws {
    try members(writer.userInfo).write(to: &writer)
  }

  public func encode(to encoder: any Encoder) throws {
    try members(encoder.userInfo).encode(to: encoder)
  }

  private func members(_ userInfo: [CodingUserInfoKey: Any]) -> EncodedMembers {
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

extension Document: Decodable, CodableJSONAPIDocument
where PrimaryResourceBody: CodableResourceBody, IncludeType: Decodable {
  /// Decodes a document. Throws a ``DocumentDecodingError`` or a ``MalformedDocumentError``.
  public init(from decoder: any Decoder) throws {
    do {
      let members = try decoder.container(keyedBy: MemberName.self)
      if try members.has(.errors) {
        body = try Self.errors(members, decoder)
      } else {
        body = try Self.data(members, decoder)
      }
      do {
        apiDescription = try members.decodePart(
          APIDescription.self, forKey: .jsonapi, userInfo: decoder.userInfo)
      } catch {
        // Decoding fails without the description, but the document's errors must not get lost.
        throw MalformedDocumentError(
          problem: DecodingProblem(error, readFrom: decoder), errors: body.errors ?? [])
      }
    } catch let error as any JSONAPIDecodingError {
      throw error
    } catch {
      throw MalformedDocumentError(problem: DecodingProblem(error, readFrom: decoder))
    }
  }

  private static func errors(
    _ members: KeyedDecodingContainer<MemberName>, _ decoder: any Decoder
  ) throws -> Body {
    guard !members.contains(.data) else {
      throw MalformedDocumentError(
        problem: DecodingProblem(
          kind: .dataAndErrors, pointer: JSONPointer(codingPath: decoder.codingPath),
          expected: "either “data” or “errors”", found: "both"),
        // Some servers add `"data": null` to their errors, which must not get lost.
        errors: (try? members.decode([Error].self, forKey: .errors)) ?? [])
    }
    // The meta and links of an error document often differ from those of data. They must not prevent
    // the errors from being decoded.
    return .errors(
      try members.decode([Error].self, forKey: .errors),
      meta: Part.isRead(MetaType.self)
        ? try? members.decodeIfPresent(MetaType.self, forKey: .meta) : nil,
      links: Part.isRead(LinksType.self)
        ? try? members.decodeIfPresent(LinksType.self, forKey: .links) : nil)
  }

  private static func data(
    _ members: KeyedDecodingContainer<MemberName>, _ decoder: any Decoder
  ) throws -> Body {
    let primary = try primary(members, decoder)
    return .data(
      Body.Data(
        primary: primary,
        includes: try includes(members),
        meta: try members.decodePart(
          MetaType.self, forKey: .meta, userInfo: decoder.userInfo),
        links: try members.decodePart(
          LinksType.self, forKey: .links, userInfo: decoder.userInfo)))
  }

  private static func primary(
    _ members: KeyedDecodingContainer<MemberName>, _ decoder: any Decoder
  ) throws -> PrimaryResourceBody {
    if let none = NoResourceBody.none as? PrimaryResourceBody { return none }
    guard members.contains(.data) else {
      throw missingPrimaryResource(
        found: members.contains(.meta)
          ? .nothing : .noDocument(try? JSONValue(keepingInexactNumbersOf: decoder)))
    }
    do {
      // Some containers reject null before the body can handle it; a decoder does not.
      return try PrimaryResourceBody(from: members.superDecoder(forKey: .data))
    } catch {
      if try members.decodeNil(forKey: .data) { throw missingPrimaryResource(found: .null) }
      switch error {
      case let error as ManyResourceBodyDecodingError:
        throw DocumentDecodingError.primaryResource(error: error.error, idx: error.idx)
      case let error as ResourceObjectDecodingError:
        throw DocumentDecodingError.primaryResource(error: error, idx: nil)
      default: throw error
      }
    }
  }

  private static func missingPrimaryResource(
    found: DocumentDecodingError.Absence
  ) -> DocumentDecodingError {
    PrimaryResourceBody.self is any _ManyResourceBody.Type
      ? .primaryResourcesMissing(found: found) : .primaryResourceMissing(found: found)
  }

  private static func includes(
    _ members: KeyedDecodingContainer<MemberName>
  ) throws -> Includes<IncludeType> {
    guard IncludeType.self != NoIncludes.self, try members.has(.included) else {
      return Includes(values: [], isAbsent: true)
    }
    do {
      return try members.decode(Includes<IncludeType>.self, forKey: .included)
    } catch let error as IncludesDecodingError {
      throw DocumentDecodingError.includes(error: error)
    }
  }
}

extension KeyedDecodingContainer<MemberName> {
  /// Returns `true` if a member is present; `null` counts as absent.
  fileprivate func has(_ member: MemberName) throws -> Bool {
    try contains(member) && !decodeNil(forKey: member)
  }
}
