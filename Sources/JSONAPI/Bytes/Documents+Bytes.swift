extension Document: ModelDecodable
where PrimaryResourceBody: CodableResourceBody, IncludeType: Decodable {
  package init(from reader: inout ModelReader) throws {
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
      primary = try reader.read()
      try reader.endDefined(&members)
    }
    var includes: [IncludeType]?
    if IncludeType.self != NoIncludes.self, try reader.move(to: .included, &members) {
      includes = try reader.cursor.skipNull() ? nil : reader.read([IncludeType].self)
      try reader.endDefined(&members)
    }
    let links: LinksType = try reader.readPart(.links, &members)
    let meta: MetaType = try reader.readPart(.meta, &members)
    let description: APIDescription = try reader.readPart(.jsonapi, &members)
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
  static func errors(
    _ reader: inout ModelReader, _ members: inout PassedMembers
  ) throws -> Document {
    let errors = try reader.read([Error].self)
    try reader.endDefined(&members)
    let links: LinksType? = try reader.readPart(.links, &members)
    let meta: MetaType? = try reader.readPart(.meta, &members)
    let description: APIDescription = try reader.readPart(.jsonapi, &members)
    try reader.closeDefined(&members)
    guard members[.data] == nil else { throw NeedsCodable() }
    return Document(
      apiDescription: description, body: .errors(errors, meta: meta, links: links))
  }
}

extension Document: ModelEncodable {
  package func write(to writer: inout ModelWriter) throws {
    try writer.writeObject { writer in
      try writer.writePart("jsonapi", apiDescription)
      switch body {
      case .errors(let errors, let meta, let links):
        writer.write(name: "errors")
        try writer.write(value: errors)
        try writer.writePart("meta", meta)
        try writer.writePart("links", links)
      case .data(let data):
        if PrimaryResourceBody.self != NoResourceBody.self {
          writer.write(name: "data")
          try writer.write(value: data.primary)
        }
        if IncludeType.self != NoIncludes.self, !data.includes.isAbsent {
          try writer.write("included", data.includes.values)
        }
        try writer.writePart("meta", data.meta)
        try writer.writePart("links", data.links)
      }
    }
  }
}

extension Document.SuccessDocument: ModelDecodable
where PrimaryResourceBody: CodableResourceBody, IncludeType: Decodable {
  package init(from reader: inout ModelReader) throws {
    let document = try Document(from: &reader)
    guard let data = document.body.data else { throw NeedsCodable() }
    self.init(apiDescription: document.apiDescription, data: data)
  }
}

extension Document.ErrorDocument: ModelDecodable
where PrimaryResourceBody: CodableResourceBody, IncludeType: Decodable {
  package init(from reader: inout ModelReader) throws {
    let document = try Document(from: &reader)
    guard case .errors(let errors, let meta, let links) = document.body else {
      throw NeedsCodable()
    }
    self.init(
      apiDescription: document.apiDescription, errors: errors, meta: meta, links: links)
  }
}

extension Document.SuccessDocument: ModelEncodable {
  package func write(to writer: inout ModelWriter) throws {
    try document.write(to: &writer)
  }
}

extension APIDescription: ModelDecodable, ModelEncodable {
  package init(from reader: inout ModelReader) throws {
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
      } else if name.matches("meta"), meta == nil, Part.isRead(Meta.self) {
        meta = try reader.readPart()
      } else {
        return false
      }
      return true
    }
    self.init(
      version: (version ?? nil) ?? "1.0", ext: ext ?? nil, profile: profile ?? nil,
      meta: try meta ?? reader.partWhenAbsent(Meta.self),
      form: (version ?? nil) == nil ? .withoutVersion : .complete)
  }

  package func write(to writer: inout ModelWriter) throws {
    try writer.writeObject { writer in
      if form == .complete { try writer.write("version", version) }
      try writer.write("ext", ext)
      try writer.write("profile", profile)
      try writer.writePart("meta", meta)
    }
  }
}
