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
    let document = try reader.read(Document.self)
    guard let data = document.body.data else { throw NeedsCodable() }
    self.init(apiDescription: document.apiDescription, data: data)
  }
}

extension Document.ErrorDocument: ModelDecodable
where PrimaryResourceBody: CodableResourceBody, IncludeType: Decodable {
  package init(from reader: inout ModelReader) throws {
    let document = try reader.read(Document.self)
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
    // If a member is repeated, the first one counts, even if it is null.
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
