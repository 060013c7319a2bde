/// The members of a resource identifier object.
struct IdentifierMembers<IdMeta: Meta>: ModelObject {
  var type: String
  var id: IdText?
  var lid: String?
  var meta: IdMeta

  static var members: Members<Self> {
    .shared {
      $0.add("type", \.type)
      $0.add("id", \.id)
      $0.add("lid", \.lid)
      $0.add(part: "meta", \.meta)
    }
  }
}

/// The id in a resource identifier object. Some servers send a number.
struct IdText: ModelDecodable, ModelEncodable, Equatable {
  let text: String
  var isNumber = false

  init(_ text: String) { self.text = text }

  init(from reader: inout ModelReader) throws {
    isNumber = reader.cursor.byte != UInt8(ascii: "\"")
    if !isNumber {
      text = try reader.cursor.string()
    } else if let number = try? reader.cursor.integer(Int64.self) {
      text = number.description
    } else {
      throw DecodingError.typeMismatch(String.self)
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      text = try container.decode(String.self)
    } catch {
      guard let number = try? container.decode(Int64.self) else { throw error }
      text = number.description
      isNumber = true
    }
  }

  func write(to writer: inout ModelWriter) { writer.write(string: text) }
  func encode(to encoder: any Encoder) throws { try text.encode(to: encoder) }
}

/// The linkage of a relationship, or an element of it: a resource identifier object, or null.
struct Linkage<ID: _OptionalId & Equatable, IdMeta: Meta>: Equatable {
  let id: ID
  let meta: IdMeta
}

extension Linkage: ModelDecodable, ModelEncodable {
  /// Creates linkage to a resource object, from an identifier at a path.
  private init(
    _ members: IdentifierMembers<IdMeta>, at path: @autoclosure () -> [any CodingKey] = []
  ) throws {
    do {
      id = try ID.id(identifier: members.identity)
      meta = members.meta
    } catch let error as InvalidIdentifier where error.problem == .type {
      throw JSONAPIDecodingError(
        expectedTypes: error.expectedTypes, found: error.found.type,
        at: path() + [MemberName.type])
    } catch let error as InvalidIdentifier {
      let context = DecodingError.Context(
        codingPath: path() + [members.id == nil ? MemberName.lid : MemberName.id],
        debugDescription: "\(error)", underlyingError: error)
      throw members.id?.isNumber == true
        ? DecodingError.typeMismatch(String.self, context) : .dataCorrupted(context)
    }
  }

  /// The members of the resource identifier object; `nil` for null.
  private var members: IdentifierMembers<IdMeta>? {
    id.resourceIdentity().map {
      IdentifierMembers(
        type: $0.type, id: $0.isLocal ? nil : IdText($0.id), lid: $0.isLocal ? $0.id : nil,
        meta: meta)
    }
  }

  init(from reader: inout ModelReader) throws {
    if let none = ID.idOfNull(), try reader.cursor.skipNull() {
      self.init(id: none, meta: try reader.partWhenAbsent())
    } else {
      let place = reader.cursor.place
      let members = try reader.readObject(IdentifierMembers<IdMeta>.self)
      if members.id == nil, members.lid == nil { throw try reader.missingId(at: place) }
      try self.init(members)
    }
  }

  init(from decoder: any Decoder) throws {
    let members = try IdentifierMembers<IdMeta>(from: decoder)
    if members.id == nil, members.lid == nil {
      // Throws, because the id is absent or null.
      _ = try decoder.container(keyedBy: MemberName.self).decode(String.self, forKey: .id)
    }
    try self.init(members, at: decoder.codingPath)
  }

  static func member(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>
  ) throws -> Self {
    // Some containers reject null before the type can handle it.
    guard let none = ID.idOfNull(), try members.decodeNil(forKey: name) else {
      return try members.decode(Self.self, forKey: name)
    }
    // Containers do not expose the decoder's `userInfo`.
    let userInfo = (try? members.superDecoder(forKey: name))?.userInfo ?? [:]
    return Self(
      id: none,
      meta: try Part.whenAbsent(IdMeta.self, at: members.codingPath, userInfo: userInfo))
  }

  func write(to writer: inout ModelWriter) throws {
    if let members { try writer.write(object: members) } else { writer.write("null") }
  }

  func encode(to encoder: any Encoder) throws {
    if let members { return try members.encode(to: encoder) }
    var null = encoder.singleValueContainer()
    try null.encodeNil()
  }
}

extension IdentifierMembers {
  fileprivate var identity: ResourceIdentity {
    get throws {
      if let id {
        return ResourceIdentity(type: type, id: id.text, canonicalId: nil, isNumber: id.isNumber)
      }
      guard let lid else { throw DecodingError.missing(MemberName.id) }
      return ResourceIdentity(type: type, id: lid, isLocal: true)
    }
  }
}

extension ResourceIdentifier: Codable {
  private init(_ linkage: Linkage<Identifiable.ID, IdMeta>) {
    self.init(id: linkage.id, meta: linkage.meta)
  }

  private var linkage: Linkage<Identifiable.ID, IdMeta> { Linkage(id: id, meta: meta) }

  package init(from reader: inout ModelReader) throws { try self.init(Linkage(from: &reader)) }
  public init(from decoder: any Decoder) throws { try self.init(Linkage(from: decoder)) }
  package func write(to writer: inout ModelWriter) throws { try linkage.write(to: &writer) }
  public func encode(to encoder: any Encoder) throws { try linkage.encode(to: encoder) }
}

extension ModelWriter {
  /// Writes the type and id of a resource.
  mutating func write(type: String, id: String, isLocal: Bool) {
    write(plainName: "type")
    write(string: type)
    write(plainName: isLocal ? "lid" : "id")
    write(string: id)
  }

  /// Writes the type and the id of a resource whose ids are strings.
  mutating func write(type: String, text: String, form: IdForm) {
    switch form {
    case .canonical: write(type: type, id: text, isLocal: false)
    case .spelled(let text): write(type: type, id: text, isLocal: false)
    case .local(let text): write(type: type, id: text, isLocal: true)
    }
  }
}
