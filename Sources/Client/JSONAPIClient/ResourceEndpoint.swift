import JSONAPI
import JSONAPIQuery

/// The operations on a resource type: `client.articles`.
///
/// An operation that the schema does not allow does not compile.
public typealias ResourceEndpoint<Description: ClientResource> = Endpoint<Description, Void>

/// The operations on a resource type, or on its resources below a parent:
/// `client.workspaces(organization: id)`.
///
/// `Parents` is the type of the parents' ids: one id, a tuple of several, or `Void`. An operation whose path has other
/// parents does not compile.
///
/// Operations call the functions that you pass with the isolation of the caller, such as the main actor, so that these
/// functions can use the caller's state. Do not pass the argument `isolation`.
public struct Endpoint<Description: ClientResource, Parents>: Sendable {
  /// The client that sends requests.
  public let client: Client<Description.API>

  let parents: ParentIDs
}

/// The ids of parents, by the names that they have in paths.
public typealias ParentIDs = [String: any IdType & Sendable]

/// The operations whose paths a schema can name.
public enum ResourceOperation: String, Sendable {
  case list, get, create, update, delete
  /// Reads the resources that a relationship leads to.
  case related
  /// Reads or changes the linkage of a relationship.
  case relationship

  /// The path of the operation below that of the collection, unless a schema names another.
  fileprivate var usualPath: String {
    switch self {
    case .list, .create: ""
    case .get, .update, .delete: "/{id}"
    case .related: "/{id}/{relationship}"
    case .relationship: "/{id}/relationships/{relationship}"
    }
  }
}

extension OperationName {
  init<Description: ClientResource>(_ operation: ResourceOperation, _ type: Description.Type) {
    self.init(Description.collectionName, operation.rawValue)
  }
}

extension RequestTarget {
  /// Returns the address of an operation. It ends with a slash if that of the collection does.
  static func operation<Description: ClientResource>(
    _ operation: ResourceOperation, on type: Description.Type, id: Description.Resource.ID? = nil,
    relationship: String? = nil, below parents: ParentIDs
  ) throws -> RequestTarget {
    .path(
      try Description.path(of: operation).fillingPlaceholders { name in
        if let relationship, name == "relationship" { return relationship }
        if let id, name == "id" { return try id.addressText }
        guard let parent = parents[name] else { throw UnaddressableID(id: "{\(name)}") }
        return try parent.addressText
      })
  }
}

extension ClientResource {
  fileprivate static func path(of operation: ResourceOperation) -> String {
    if let path = paths[operation] { return path }
    var collection = path
    let hasSlash = collection.hasSuffix("/")
    while collection.hasSuffix("/") { collection.removeLast() }
    return collection + operation.usualPath + (hasSlash ? "/" : "")
  }
}

extension String {
  /// Returns the path with each `{name}` replaced by a percent-encoded text.
  fileprivate func fillingPlaceholders(_ text: (String) throws -> String) rethrows -> String {
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "{")),
      let end = rest[start...].firstIndex(of: UInt8(ascii: "}"))
    {
      bytes += rest[..<start]
      bytes.appendEncoded(try text(String(Substring(rest[start..<end].dropFirst()))))
      rest = rest[rest.index(after: end)...]
    }
    return String(decoding: bytes + rest, as: UTF8.self)
  }
}
