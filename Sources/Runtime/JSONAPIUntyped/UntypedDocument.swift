import JSONAPI

/// A complete document, without models.
///
/// ```swift
/// var document = try JSONDecoder().decode(UntypedDocument.self, from: data)
/// for resource in document.primary {
///   print(resource.type, resource.id ?? "new", resource.attributes["title"] ?? .null)
/// }
/// document.meta["seen"] = true
/// ```
///
/// Members of extensions, such as `atomic:operations`, are in ``otherMembers``.
///
/// See [Top Level](https://jsonapi.org/format/#document-top-level).
public struct UntypedDocument: UntypedObject {
  /// The primary data; `nil` if absent.
  public var data: UntypedData?
  /// The errors; `nil` if absent.
  public var errors: [UntypedError]?
  /// The included resources; `nil` if absent.
  public var included: [UntypedResource]?
  /// The meta of the document.
  public var meta: [String: JSONValue]
  /// The links of the document.
  public var links: [String: UntypedLink]
  /// The `jsonapi` object; `nil` if absent.
  public var jsonapi: UntypedAPIDescription?
  /// The members without a property here, and those not in the format that the specification requires.
  public var otherMembers: [String: JSONValue]

  /// Creates a document. Every member may be absent.
  public init(
    data: UntypedData? = nil, errors: [UntypedError]? = nil, included: [UntypedResource]? = nil,
    meta: [String: JSONValue] = [:], links: [String: UntypedLink] = [:],
    jsonapi: UntypedAPIDescription? = nil, otherMembers: [String: JSONValue] = [:]
  ) {
    self.data = data
    self.errors = errors
    self.included = included
    self.meta = meta
    self.links = links
    self.jsonapi = jsonapi
    self.otherMembers = otherMembers
  }

  /// The primary resources: none, one or many.
  public var primary: [UntypedResource] {
    switch data {
    case nil, .null: []
    case .one(let resource): [resource]
    case .many(let resources): resources
    }
  }
}

/// The primary data of a document: resource objects, or resource identifier objects, which are resource
/// objects with type, id and meta only.
public enum UntypedData: Hashable, Sendable {
  /// Null: no resource.
  case null
  /// One resource.
  case one(UntypedResource)
  /// A collection of resources.
  case many([UntypedResource])
}

extension UntypedDocument {
  public init(json: JSONValue, at pointer: JSONPointer) throws {
    var members = try ObjectMembers(json, of: "a document", at: pointer)
    let isDocument = members.others.contains { name, _ in
      ["data", "errors", "meta"].contains(name) || name.contains(":")
    }
    guard isDocument else {
      throw JSONAPIDecodingError.noDocument(json)
    }
    data = try members.take("data").map {
      try UntypedData(json: $0, at: pointer.appending("data"))
    }
    errors = try members.array("errors", at: pointer)
    included = try members.array("included", at: pointer)
    meta = members.object("meta")
    links = members.objects("links") { try? UntypedLink(json: $0) }
    jsonapi = members.take("jsonapi") { try? UntypedAPIDescription(json: $0) }
    otherMembers = members.others
  }

  public var json: JSONValue {
    var members = ObjectMembers(others: otherMembers)
    members.set("data", data?.json)
    members.set("errors", errors.map { .array($0.map(\.json)) })
    members.set("included", included.map { .array($0.map(\.json)) })
    members.set("meta", meta)
    members.set("links", links)
    members.set("jsonapi", jsonapi?.json)
    return members.json
  }
}

extension UntypedData {
  fileprivate init(json: JSONValue, at pointer: JSONPointer) throws {
    switch json {
    case .null: self = .null
    case .object: self = .one(try UntypedResource(json: json, at: pointer))
    case .array(let elements):
      self = .many(try [UntypedResource](elements: elements, at: pointer))
    default:
      throw JSONAPIDecodingError(
        expected: "a resource object, an array of them, or null", found: json, at: pointer)
    }
  }

  fileprivate var json: JSONValue {
    switch self {
    case .null: .null
    case .one(let resource): resource.json
    case .many(let resources): .array(resources.map(\.json))
    }
  }
}

extension ObjectMembers {
  fileprivate mutating func take(_ name: String) -> JSONValue? {
    take(name) { $0 }
  }

  /// Removes and returns the elements of an array; `nil` if the member is absent or null. Throws if it is
  /// of another kind, or if an element is invalid.
  fileprivate mutating func array<Element: UntypedObject>(
    _ name: String, at pointer: JSONPointer
  ) throws -> [Element]? {
    guard others[name] != .null, let member = take(name) else { return nil }
    let pointer = pointer.appending(name)
    guard case .array(let elements) = member else {
      throw JSONAPIDecodingError(expected: "an array", found: member, at: pointer)
    }
    return try [Element](elements: elements, at: pointer)
  }
}

extension Array where Element: UntypedObject {
  /// Creates objects from the elements of an array.
  fileprivate init(elements: [JSONValue], at pointer: JSONPointer) throws {
    self = try elements.enumerated().map { index, element in
      try Element(json: element, at: pointer.appending("\(index)"))
    }
  }
}
