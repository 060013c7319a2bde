import JSONAPI

/// A relationship, without a model.
///
/// See [Relationships](https://jsonapi.org/format/#document-resource-object-relationships).
public struct UntypedRelationship: UntypedObject {
  /// The linkage; `nil` if `data` is absent.
  public var data: UntypedLinkage?
  /// The links of the relationship.
  public var links: [String: UntypedLink]
  /// The meta of the relationship.
  public var meta: [String: JSONValue]
  /// The members without a property here, and those not in the format that the specification requires.
  public var otherMembers: [String: JSONValue]

  /// Creates a relationship. Every member may be absent.
  public init(
    data: UntypedLinkage? = nil, links: [String: UntypedLink] = [:],
    meta: [String: JSONValue] = [:], otherMembers: [String: JSONValue] = [:]
  ) {
    self.data = data
    self.links = links
    self.meta = meta
    self.otherMembers = otherMembers
  }

  /// Creates a to-one relationship; `nil` means null.
  public init(to identifier: UntypedIdentifier?) {
    self.init(data: identifier.map { .one($0) } ?? .null)
  }

  /// Creates a to-many relationship.
  public init(to identifiers: [UntypedIdentifier]) {
    self.init(data: .many(identifiers))
  }

  /// The related resources: none, one or many.
  public var identifiers: [UntypedIdentifier] {
    switch data {
    case nil, .null: []
    case .one(let identifier): [identifier]
    case .many(let identifiers): identifiers
    }
  }
}

/// The `data` of a relationship.
///
/// See [Resource Linkage](https://jsonapi.org/format/#document-resource-object-linkage).
public enum UntypedLinkage: Hashable, Sendable {
  /// Null: no resource.
  case null
  /// One resource.
  case one(UntypedIdentifier)
  /// Any number of resources.
  case many([UntypedIdentifier])
}

extension UntypedRelationship {
  public init(json: JSONValue, at pointer: JSONPointer) throws {
    var members = try ObjectMembers(json, of: "a relationship", at: pointer)
    data = members.take("data") { UntypedLinkage(json: $0) }
    links = members.objects("links") { try? UntypedLink(json: $0) }
    meta = members.object("meta")
    otherMembers = members.others
  }

  public var json: JSONValue {
    var members = ObjectMembers(others: otherMembers)
    members.set("data", data?.json)
    members.set("links", links)
    members.set("meta", meta)
    return members.json
  }
}

extension UntypedLinkage {
  fileprivate init?(json: JSONValue) {
    switch json {
    case .null: self = .null
    case .array(let elements):
      let identifiers = elements.compactMap { try? UntypedIdentifier(json: $0) }
      guard identifiers.count == elements.count else { return nil }
      self = .many(identifiers)
    default:
      guard let identifier = try? UntypedIdentifier(json: json) else { return nil }
      self = .one(identifier)
    }
  }

  fileprivate var json: JSONValue {
    switch self {
    case .null: .null
    case .one(let identifier): identifier.json
    case .many(let identifiers): .array(identifiers.map(\.json))
    }
  }
}

extension UntypedRelationship: RequestedRelationship {
  package func inRequest() -> (any Encodable)? { data.map { UntypedRelationship(data: $0) } }
}
