// An error object that is not as specified is left to `Codable`, which keeps what can be read of it.

extension GenericJSONAPIError: ModelDecodable {
  public init(from reader: inout ModelReader) throws {
    self = .error(try reader.read(ErrorPayload.self))
  }
}

extension BasicJSONAPIErrorPayload: ModelDecodable {
  public init(from reader: inout ModelReader) throws {
    var id: IdType?
    var status: String?
    var code: String?
    var title: String?
    var detail: String?
    var source: Source?
    var links: JSONValue?
    var meta: JSONValue?
    try reader.readMembers { reader, name in
      if name.matches("id"), id == nil {
        id = try reader.read(IdType?.self)
      } else if name.matches("status"), status == nil {
        status = try String.readIfPresent(&reader)
      } else if name.matches("code"), code == nil {
        code = try String.readIfPresent(&reader)
      } else if name.matches("title"), title == nil {
        title = try String.readIfPresent(&reader)
      } else if name.matches("detail"), detail == nil {
        detail = try String.readIfPresent(&reader)
      } else if name.matches("source"), source == nil {
        source = try Source.readIfPresent(&reader)
      } else if name.matches("links"), links == nil {
        links = try reader.cursor.skipNull() ? nil : JSONValue(from: &reader)
      } else if name.matches("meta"), meta == nil {
        meta = try reader.cursor.skipNull() ? nil : JSONValue(from: &reader)
      } else {
        return false
      }
      return true
    }
    self.init(
      id: id, status: status, code: code, title: title, detail: detail, source: source,
      links: links, meta: meta)
    if self == Self() { throw NeedsCodable() }
  }
}

extension BasicJSONAPIErrorPayload.Source: ModelDecodable {
  public init(from reader: inout ModelReader) throws {
    var pointer: String?
    var parameter: String?
    var header: String?
    try reader.readMembers { reader, name in
      if name.matches("pointer"), pointer == nil {
        pointer = try String.readIfPresent(&reader)
      } else if name.matches("parameter"), parameter == nil {
        parameter = try String.readIfPresent(&reader)
      } else if name.matches("header"), header == nil {
        header = try String.readIfPresent(&reader)
      } else {
        return false
      }
      return true
    }
    self.init(pointer: pointer, parameter: parameter, header: header)
  }
}
