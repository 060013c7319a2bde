/// The members of a document with data.
struct DataMembers<
  Primary: CodableResourceBody, Meta: JSONAPI.Meta, Links: JSONAPI.Links,
  Included: Include & Decodable, Description: _APIDescriptionType
>: ModelObject {
  var jsonapi: Description
  var data: PrimaryMember<Primary>
  var included: Includes<Included>
  var meta: Meta
  var links: Links

  static var members: Members<Self> {
    .shared {
      $0.refuse("errors", unlessNull: true)
      $0.add(part: "jsonapi", \.jsonapi)
      if Primary.self != NoResourceBody.self {
        let known =
          (Primary.self as? any WrapperBody.Type)?.valueCoding ?? KnownCodings.of(Primary.self)
        $0.add("data", \.data, known: known)
      }
      $0.add("included", \.included)
      $0.add(part: "meta", \.meta)
      $0.add(part: "links", \.links)
    }
  }
}

/// The members of a document with errors. Its meta and links often differ from those of data, which must not prevent the
/// errors from being decoded.
struct ErrorsMembers<
  Problem: JSONAPIError, Meta: JSONAPI.Meta, Links: JSONAPI.Links, Description: _APIDescriptionType
>: ModelObject {
  var jsonapi: Description
  var errors: [Problem]
  var meta: Meta?
  var links: Links?

  static var members: Members<Self> {
    .shared {
      // Not even null is allowed; some servers send it.
      $0.refuse("data", unlessNull: false)
      $0.add(part: "jsonapi", \.jsonapi)
      $0.add("errors", \.errors)
      $0.add(part: "meta", \.meta, isLenient: true)
      $0.add(part: "links", \.links, isLenient: true)
    }
  }
}

// MARK: - Members with rules of their own

/// The primary data of a document, which may be null. Text is read with the coding of the data itself.
struct PrimaryMember<Primary: CodableResourceBody>: ModelDecodable, ModelEncodable, Equatable {
  let value: Primary
}

extension PrimaryMember {
  init(from decoder: any Decoder) throws { value = try Primary(from: decoder) }

  static func member(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>
  ) throws -> Self {
    guard members.contains(name) else { throw absent(isNull: false) }
    do {
      // Some containers reject null before the body can handle it; a decoder does not.
      return try Self(from: members.superDecoder(forKey: name))
    } catch {
      if try members.decodeNil(forKey: name) { throw absent(isNull: true) }
      throw error
    }
  }

  static func absent(isNull: Bool) -> JSONAPIDecodingError {
    JSONAPIDecodingError(
      kind: isNull ? .null : .missing, pointer: "/data",
      expected: Primary.self is any _ManyResourceBody.Type
        ? "an array of resource objects" : "a resource object", found: isNull ? "null" : "nothing")
  }

  func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

/// A struct whose only stored property is its primary data, so that both have
/// the same memory layout.
private protocol WrapperBody {
  static var valueCoding: KnownCoding? { get }
}

extension SingleResourceBody: WrapperBody {
  fileprivate static var valueCoding: KnownCoding? { KnownCodings.find(PrimaryResource.self) }
}

extension ManyResourceBody: WrapperBody {
  fileprivate static var valueCoding: KnownCoding? {
    // Arrays of these may leave out resources of unrecognized types.
    PrimaryResource.self is any _Poly.Type ? nil : KnownCodings.find([PrimaryResource].self)
  }
}

extension Includes: SelfAbsent {
  static var absent: Includes { Includes(values: [], isAbsent: true) }
}

extension Includes: ModelDecodable where I: Decodable {
  package init(from reader: inout ModelReader) throws {
    if I.self == NoIncludes.self {
      try reader.cursor.skipValue(depth: reader.depth)
      self = .absent
    } else {
      self = try reader.cursor.skipNull() ? .absent : Includes(values: reader.resources(of: I.self))
    }
  }

  package static func member(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>
  ) throws -> Includes {
    guard I.self != NoIncludes.self, members.contains(name), try !members.decodeNil(forKey: name)
    else { return .absent }
    return try members.decode(Self.self, forKey: name)
  }
}

extension Includes: ModelEncodable {
  package func write(to writer: inout ModelWriter) throws { try values.write(to: &writer) }
}
