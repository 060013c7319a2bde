import JSONAPI

/// A resource object, without a model.
///
/// ```swift
/// var article = UntypedResource(type: "articles", id: "1")
/// article.attributes["title"] = "Omakase"
/// article.relationships["author"] = UntypedRelationship(to: UntypedIdentifier(type: "people", id: "9"))
/// let typed = try article.decoded(as: Article.self)
/// ```
///
/// See [Resource Objects](https://jsonapi.org/format/#document-resource-objects).
public struct UntypedResource: UntypedObject {
  /// The resource type.
  public var type: String
  private var idMember: LenientText?
  /// The local id, within the document, of a resource object that is yet to be created.
  public var lid: String?
  /// The attributes by name in JSON.
  public var attributes: [String: JSONValue]
  /// The relationships by name in JSON.
  public var relationships: [String: UntypedRelationship]
  /// The links of the resource object.
  public var links: [String: UntypedLink]
  /// The meta of the resource object.
  public var meta: [String: JSONValue]
  /// The members without a property here, and those not in the format that the specification requires.
  public var otherMembers: [String: JSONValue]

  /// Creates a resource object.
  public init(
    type: String, id: String? = nil, lid: String? = nil, attributes: [String: JSONValue] = [:],
    relationships: [String: UntypedRelationship] = [:], links: [String: UntypedLink] = [:],
    meta: [String: JSONValue] = [:], otherMembers: [String: JSONValue] = [:]
  ) {
    self.type = type
    idMember = id.map { LenientText($0) }
    self.lid = lid
    self.attributes = attributes
    self.relationships = relationships
    self.links = links
    self.meta = meta
    self.otherMembers = otherMembers
  }

  /// The id. A number, which some servers send against the specification, is decoded as its digits.
  public var id: String? {
    get { idMember?.text }
    set { idMember = newValue.map { LenientText($0) } }
  }

  /// The resource identifier object that refers to this resource object.
  public var identifier: UntypedIdentifier {
    UntypedIdentifier(type: type, id: id, lid: lid)
  }

  /// The type and the id or local id; `nil` if there is neither.
  public var identity: ResourceIdentity? { identifier.identity }
}

extension UntypedResource {
  public init(json: JSONValue, at pointer: JSONPointer) throws {
    var members = try ObjectMembers(json, of: "a resource object", at: pointer)
    type = try members.type(at: pointer)
    idMember = members.text("id")
    lid = members.string("lid")
    attributes = members.object("attributes")
    relationships = members.objects("relationships") { try? UntypedRelationship(json: $0) }
    links = members.objects("links") { try? UntypedLink(json: $0) }
    meta = members.object("meta")
    otherMembers = members.others
  }

  public var json: JSONValue {
    var members = ObjectMembers(others: otherMembers)
    members.set("type", type)
    members.set("id", idMember?.json)
    members.set("lid", lid)
    members.set("attributes", attributes)
    members.set("relationships", relationships)
    members.set("links", links)
    members.set("meta", meta)
    return members.json
  }
}

// Allows documents in which some resources have no model:
// `Document<ManyResourceBody<UntypedResource>, …>`.
extension UntypedResource: CodablePrimaryResource {}

extension UntypedResource: IdentifiedResource {}
