extension Document: ModelDecodable
where PrimaryResourceBody: CodableResourceBody, IncludeType: Decodable {
  @inlinable
  public init(from reader: inout ModelReader) throws {
    var members = try reader.openDefined()
    let primary: PrimaryResourceBody
    if let none = NoResourceBody.none as? PrimaryResourceBody {
      if try reader.move(to: .errors, &members) {
        self = try Self.errors(&reader, &members)
        return
      }
      primary = none
    } else {
      guard try reader.move(to: .data, &members) else {
        guard try reader.move(to: .errors, &members) else { throw NeedsCodable() }
        self = try Self.errors(&reader, &members)
        return
      }
      primary = try PrimaryResourceBody(from: &reader)
      try reader.endDefined(&members)
    }
    var includes: [IncludeType]?
    if IncludeType.self != NoIncludes.self, try reader.move(to: .included, &members) {
      includes = try reader.cursor.skipNull() ? nil : reader.readArray(of: IncludeType.self)
      try reader.endDefined(&members)
    }
    let links: LinksType = try reader.readDefined(.links, &members)
    let meta: MetaType = try reader.readDefined(.meta, &members)
    let description: APIDescription = try reader.readDefined(.jsonapi, &members)
    if try reader.move(to: .errors, &members) {
      guard try reader.cursor.skipNull() else { throw NeedsCodable() }
      try reader.endDefined(&members)
    }
    try reader.closeDefined(&members)
    self.init(
      apiDescription: description,
      body: .data(
        Body.Data(
          primary: primary, includes: Includes(values: includes ?? [], isAbsent: includes == nil),
          meta: meta, links: links)))
  }

  /// Reads errors and what is beside them. Not inlined: it is rare.
  @usableFromInline
  static func errors(
    _ reader: inout ModelReader, _ members: inout PassedMembers
  ) throws -> Document {
    let errors = try reader.readArray(of: Error.self)
    try reader.endDefined(&members)
    let links: LinksType? = try reader.readDefined(.links, &members)
    let meta: MetaType? = try reader.readDefined(.meta, &members)
    let description: APIDescription = try reader.readDefined(.jsonapi, &members)
    try reader.closeDefined(&members)
    guard members[.data] == nil else { throw NeedsCodable() }
    return Document(
      apiDescription: description, body: .errors(errors, meta: meta, links: links))
  }
}

extension Document: ModelEncodable {
  @inlinable
  public func write(to writer: inout ModelWriter) throws {
    try writer.writeObject { writer in
      try writer.writeOmissible("jsonapi", apiDescription)
      switch body {
      case .errors(let errors, let meta, let links):
        writer.write(name: "errors")
        try writer.write(value: errors)
        try writer.writeOmissible("meta", meta)
        try writer.writeOmissible("links", links)
      case .data(let data):
        if PrimaryResourceBody.self != NoResourceBody.self {
          writer.write(name: "data")
          try data.primary.write(to: &writer)
        }
        if IncludeType.self != NoIncludes.self, !data.includes.isAbsent {
          try writer.write("included", data.includes.values)
        }
        try writer.writeOmissible("meta", data.meta)
        try writer.writeOmissible("links", data.links)
      }
    }
  }
}

extension Document.SuccessDocument: ModelDecodable
where PrimaryResourceBody: CodableResourceBody, IncludeType: Decodable {
  public init(from reader: inout ModelReader) throws {
    let document = try Document(from: &reader)
    guard let data = document.body.data else { throw NeedsCodable() }
    self.init(apiDescription: document.apiDescription, data: data)
  }
}

extension Document.ErrorDocument: ModelDecodable
where PrimaryResourceBody: CodableResourceBody, IncludeType: Decodable {
  public init(from reader: inout ModelReader) throws {
    let document = try Document(from: &reader)
    guard case .errors(let errors, let meta, let links) = document.body else {
      throw NeedsCodable()
    }
    self.init(
      apiDescription: document.apiDescription, errors: errors, meta: meta, links: links)
  }
}

extension Document.SuccessDocument: ModelEncodable {
  public func write(to writer: inout ModelWriter) throws {
    try document.write(to: &writer)
  }
}

extension APIDescription {
  public init(from reader: inout ModelReader) throws {
    // Of two members of one name the first counts, also where it is null.
    var version: String??
    var ext: [String]??
    var profile: [String]??
    var meta: Meta?
    try reader.readMembers { reader, name in
      if name.matches("version"), version == nil {
        version = .some(try String.readIfPresent(&reader))
      } else if name.matches("ext"), ext == nil {
        ext = .some(try [String].readIfPresent(&reader))
      } else if name.matches("profile"), profile == nil {
        profile = .some(try [String].readIfPresent(&reader))
      } else if name.matches("meta"), meta == nil, Meta.isRead() {
        meta = try reader.readOmissible()
      } else {
        return false
      }
      return true
    }
    self.init(
      version: (version ?? nil) ?? "1.0", ext: ext ?? nil, profile: profile ?? nil,
      meta: try meta ?? reader.valueWhenAbsent(Meta.self),
      form: (version ?? nil) == nil ? .withoutVersion : .complete)
  }

  public func write(to writer: inout ModelWriter) throws {
    try writer.writeObject { writer in
      if form == .complete { try writer.write("version", version) }
      try writer.write("ext", ext)
      try writer.write("profile", profile)
      try writer.writeOmissible("meta", meta)
    }
  }
}

extension ModelReader {
  /// Reads an array of values of any type.
  @inlinable
  mutating func readArray<Element: Decodable>(
    of type: Element.Type
  ) throws -> [Element] {
    func read<Read: ModelDecodable>(_ type: Read.Type) throws -> [Element] {
      guard let elements = try [Read](from: &self) as? [Element] else { throw NeedsCodable() }
      return elements
    }
    if let type = type as? any ModelDecodable.Type { return try read(type) }
    return try readCodable([Element].self)
  }
}
