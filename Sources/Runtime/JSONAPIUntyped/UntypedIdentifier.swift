import JSONAPI

/// A resource identifier object.
///
/// See [Resource Identifier Objects](https://jsonapi.org/format/#document-resource-identifier-objects).
public struct UntypedIdentifier: UntypedObject {
  /// The resource type.
  public var type: String
  private var idMember: LenientText?
  /// The local id, within the document, of a resource object that is yet to be created.
  public var lid: String?
  /// The meta of the resource identifier object.
  public var meta: [String: JSONValue]
  /// The members without a property here, and those not in the format that the specification requires.
  public var otherMembers: [String: JSONValue]

  /// Creates a resource identifier object.
  public init(
    type: String, id: String? = nil, lid: String? = nil, meta: [String: JSONValue] = [:],
    otherMembers: [String: JSONValue] = [:]
  ) {
    self.type = type
    idMember = id.map { LenientText($0) }
    self.lid = lid
    self.meta = meta
    self.otherMembers = otherMembers
  }

  /// The id. A number, which some servers send against the specification, is decoded as its digits.
  public var id: String? {
    get { idMember?.text }
    set { idMember = newValue.map { LenientText($0) } }
  }

  /// The type and the id or local id; `nil` if there is neither.
  public var identity: ResourceIdentity? {
    if let id { return ResourceIdentity(type: type, id: id) }
    return lid.map { ResourceIdentity(type: type, id: $0, isLocal: true) }
  }
}

extension UntypedIdentifier {
  public init(json: JSONValue, at pointer: JSONPointer) throws {
    var members = try ObjectMembers(json, of: "a resource identifier object", at: pointer)
    type = try members.type(at: pointer)
    idMember = members.text("id")
    lid = members.string("lid")
    meta = members.object("meta")
    otherMembers = members.others
  }

  public var json: JSONValue {
    var members = ObjectMembers(others: otherMembers)
    members.set("type", type)
    members.set("id", idMember?.json)
    members.set("lid", lid)
    members.set("meta", meta)
    return members.json
  }
}
