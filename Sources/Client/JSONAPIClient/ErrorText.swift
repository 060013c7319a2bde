import JSONAPI

/// The text of an error that is not in JSON:API's format: a problem document, a framework's errors, or an HTML page.
enum ErrorText {
  /// Returns the human-readable text in a body, in one line.
  static func summary(of body: [UInt8]) -> String {
    let text =
      if let json = try? JSONAPIDecoder().decode(JSONValue.self, from: body) {
        (lines(of: json, about: nil) + references(of: json)).joined(separator: "; ")
      } else {
        words(of: String(decoding: body, as: UTF8.self))
      }
    return text.excerpt(300)
  }

  /// Returns `true` if a body is a problem document (RFC 9457). Its `errors` look like JSON:API's, but are not.
  static func isProblemDocument(_ body: [UInt8]) -> Bool {
    (try? JSONAPIDecoder().decode(JSONValue.self, from: body)).map(isProblem) ?? false
  }

  private static func isProblem(_ json: JSONValue) -> Bool {
    ["title", "detail"].contains { json[$0]?.stringValue != nil }
  }

  /// Returns the URIs that describe a kind of problem, and that identify this
  /// occurrence for support.
  private static func references(of json: JSONValue) -> [String] {
    guard isProblem(json) else { return [] }
    return ["type", "instance"].compactMap { name in
      json[name]?.stringValue.flatMap { $0 == "about:blank" ? nil : "\(name): \($0)" }
    }
  }

  /// Names of the members in which servers put the field that caused a
  /// problem, and its description.
  private static let fieldNames = ["pointer", "loc", "field", "name", "property", "path", "param"]
  private static let textNames = [
    "title", "detail", "message", "msg", "reason", "error", "error_description",
  ]

  private static func lines(of json: JSONValue, about field: String?) -> [String] {
    switch json {
    case .string(let text): [field.map { "\($0): \(text)" } ?? text]
    case .array(let values): values.flatMap { lines(of: $0, about: field) }
    case .object(let members): lines(of: members, about: field)
    default: []
    }
  }

  private static func lines(of members: [String: JSONValue], about field: String?) -> [String] {
    let texts = textNames.filter { members[$0]?.stringValue != nil }
    let named = texts.isEmpty ? nil : fieldNames.lazy.compactMap { name(members[$0]) }.first
    let said = texts.compactMap { members[$0] }.flatMap { lines(of: $0, about: named ?? field) }
    // Other members may contain lists of problems, or problems by the name of their field.
    let others = members.sorted { $0.key < $1.key }.flatMap { key, value -> [String] in
      guard value.arrayValue != nil || value.objectValue != nil, !fieldNames.contains(key) else {
        return []
      }
      let isList = value.arrayValue?.contains { $0.objectValue != nil } ?? true
      return lines(of: value, about: isList ? nil : key)
    }
    return said + others
  }

  /// Returns the name of a field from a string, a pointer, or a path that may begin with `body`.
  private static func name(_ json: JSONValue?) -> String? {
    if let parts = json?.arrayValue {
      let names = parts.map { $0.stringValue ?? "\($0)" }
      return (names.first == "body" ? names.dropFirst() : names[...]).joined(separator: ".")
    }
    guard let text = json?.stringValue?.drop(while: { "#/".contains($0) }), !text.isEmpty else {
      return nil
    }
    return String(text)
  }

  /// Returns the text between HTML tags, without scripts and styles.
  private static func words(of html: String) -> String {
    var text = ""
    var rest = html[...]
    while let start = rest.firstIndex(of: "<") {
      text += rest[..<start] + " "
      guard let end = rest[start...].firstIndex(of: ">") else {
        rest = ""
        break
      }
      let tag = rest[rest.index(after: start)..<end].lowercased()
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("script") || tag.hasPrefix("style") {
        rest = rest.firstIndex(of: "<").map { rest[$0...] } ?? ""
      }
    }
    return (text + rest).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
