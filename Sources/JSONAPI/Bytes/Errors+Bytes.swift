// Of two members of one name the first counts, also where it is null: hence the optionals of optionals. (Those of
// generic types would be looked up at run time.)
// An error object that is not as specified is left to `Codable`, which keeps what can be read of it.

extension GenericJSONAPIError: ModelDecodable {
  package init(from reader: inout ModelReader) throws {
    self = .error(try reader.read(ErrorPayload.self))
  }
}

extension BasicJSONAPIErrorPayload: ModelDecodable {
  package init(from reader: inout ModelReader) throws {
    var id: IdType?
    var hasId = false
    var status: String??
    var code: String??
    var title: String??
    var detail: String??
    var source: Source?
    var hasSource = false
    var links: JSONValue?
    var meta: JSONValue?
    try reader.readMembers { reader, name in
      if name.matches("id"), !hasId {
        hasId = true
        id = try reader.read(IdType?.self)
      } else if name.matches("status"), status == nil {
        status = .some(try String.readIfPresent(&reader))
      } else if name.matches("code"), code == nil {
        code = .some(try String.readIfPresent(&reader))
      } else if name.matches("title"), title == nil {
        title = .some(try String.readIfPresent(&reader))
      } else if name.matches("detail"), detail == nil {
        detail = .some(try String.readIfPresent(&reader))
      } else if name.matches("source"), !hasSource {
        hasSource = true
        source = try Source.readIfPresent(&reader)
      } else if name.matches("links"), links == nil {
        links = .some(try JSONValue(from: &reader))
      } else if name.matches("meta"), meta == nil {
        meta = .some(try JSONValue(from: &reader))
      } else {
        return false
      }
      return true
    }
    self.init(
      id: id, status: status ?? nil, code: code ?? nil, title: title ?? nil,
      detail: detail ?? nil, source: source, links: links, meta: meta)
    if self == Self() { throw NeedsCodable() }
  }
}

extension BasicJSONAPIErrorPayload.Source: ModelDecodable {
  package init(from reader: inout ModelReader) throws {
    var pointer: String??
    var parameter: String??
    var header: String??
    try reader.readMembers { reader, name in
      if name.matches("pointer"), pointer == nil {
        pointer = .some(try String.readIfPresent(&reader))
      } else if name.matches("parameter"), parameter == nil {
        parameter = .some(try String.readIfPresent(&reader))
      } else if name.matches("header"), header == nil {
        header = .some(try String.readIfPresent(&reader))
      } else {
        return false
      }
      return true
    }
    self.init(pointer: pointer ?? nil, parameter: parameter ?? nil, header: header ?? nil)
  }
}
