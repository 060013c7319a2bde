extension Document: ModelDecodable
where PrimaryResourceBody: CodableResourceBody, IncludeType: Decodable {
  public init(from reader: inout ModelReader) throws {
    var primary: PrimaryResourceBody? = NoResourceBody.none as? PrimaryResourceBody
    let hasData = primary == nil
    var includes: [IncludeType]?
    var meta: MetaType?
    var links: LinksType?
    var description: APIDescription?
    try reader.readMembers { reader, name in
      if name.matches("data") {
        guard hasData, primary == nil else { return false }
        primary = try PrimaryResourceBody(from: &reader)
      } else if name.matches("included") {
        guard IncludeType.self != NoIncludes.self, includes == nil else { return false }
        if try reader.cursor.skipNull() { return true }
        includes = try reader.readArray(of: IncludeType.self)
      } else if name.matches("links"), links == nil {
        links = try reader.readOmissible(LinksType.self)
      } else if name.matches("meta"), meta == nil {
        meta = try reader.readOmissible(MetaType.self)
      } else if name.matches("jsonapi"), description == nil {
        description = try reader.readOmissible(APIDescription.self)
      } else if name.matches("errors") {
        // Errors are few, and must be found whatever else is wrong with the document.
        guard try reader.cursor.skipNull() else { throw NeedsCodable() }
      } else {
        return false
      }
      return true
    }
    guard let primary else { throw NeedsCodable() }
    self.init(
      apiDescription: try description ?? reader.valueWhenAbsent(APIDescription.self),
      body: .data(
        Body.Data(
          primary: primary, includes: Includes(values: includes ?? [], isAbsent: includes == nil),
          meta: try meta ?? reader.valueWhenAbsent(MetaType.self),
          links: try links ?? reader.valueWhenAbsent(LinksType.self))))
  }
}

extension Document: ModelEncodable {
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

extension Document.SuccessDocument: ModelEncodable {
  public func write(to writer: inout ModelWriter) throws {
    try document.write(to: &writer)
  }
}

extension APIDescription {
  public init(from reader: inout ModelReader) throws {
    var version: String?
    var ext: [String]?
    var profile: [String]?
    var meta: Meta?
    try reader.readMembers { reader, name in
      if name.matches("version"), version == nil {
        version = try String.readIfPresent(&reader)
      } else if name.matches("ext"), ext == nil {
        ext = try [String].readIfPresent(&reader)
      } else if name.matches("profile"), profile == nil {
        profile = try [String].readIfPresent(&reader)
      } else if name.matches("meta"), meta == nil {
        meta = try reader.readOmissible(Meta.self)
      } else {
        return false
      }
      return true
    }
    self.init(
      version: version ?? "1.0", ext: ext, profile: profile,
      meta: try meta ?? reader.valueWhenAbsent(Meta.self),
      form: version == nil ? .withoutVersion : .complete)
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
  fileprivate mutating func readArray<Element: Decodable>(
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
