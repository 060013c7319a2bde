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
  /// The id within the document of a resource object that is yet to be created.
  public var lid: String?
  /// The attributes, by their names in JSON.
  public var attributes: [String: JSONValue]
  /// The relationships, by their names in JSON.
  public var relationships: [String: UntypedRelationship]
  /// The links of the resource object.
  public var links: [String: UntypedLink]
  /// What the specification leaves open.
  public var meta: [String: JSONValue]
  /// What has no property here, and what is not of the shape that the specification gives it.
  public var otherMembers: [String: JSONValue]

  /// A resource object.
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

  /// The id. A number, which servers write against the specification, is read as its digits.
  public var id: String? {
    get { idMember?.text }
    set { idMember = newValue.map { LenientText($0) } }
  }

  /// What leads to the resource object.
  public var identifier: UntypedIdentifier {
    UntypedIdentifier(type: type, id: id, lid: lid)
  }

  /// The type with the id or the local id; `nil` if there is neither.
  public var identity: ResourceIdentity? { identifier.identity }
}

extension UntypedResource {
  public init(json: JSONValue, at pointer: JSONPointer) throws {
    var members = try ObjectMembers(json, of: "a resource object", at: pointer)
    guard let type = members.string("type") else {
      throw MalformedDocumentError(
        expected: "the type of a resource object", found: members.others["type"],
        at: pointer.appending("type"))
    }
    self.type = type
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

// A document of which some parts have no model: `Document<ManyResourceBody<UntypedResource>, …>`.
extension UntypedResource: CodablePrimaryResource {}

extension UntypedResource: IdentifiedResource {}
