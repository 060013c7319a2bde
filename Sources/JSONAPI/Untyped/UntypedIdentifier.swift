/// A resource identifier object.
///
/// See [Resource Identifier Objects](https://jsonapi.org/format/#document-resource-identifier-objects).
public struct UntypedIdentifier: UntypedObject {
  /// The resource type.
  public var type: String
  private var idMember: LenientText?
  /// The id within the document of a resource object that is yet to be created.
  public var lid: String?
  /// What the specification leaves open.
  public var meta: [String: JSONValue]
  /// What has no property here, and what is not of the shape that the specification gives it.
  public var otherMembers: [String: JSONValue]

  /// What leads to a resource object.
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

  /// The id. A number, which servers write against the specification, is read as its digits.
  public var id: String? {
    get { idMember?.text }
    set { idMember = newValue.map { LenientText($0) } }
  }

  /// The type with the id or the local id; `nil` if there is neither.
  public var identity: ResourceIdentity? {
    if let id { return ResourceIdentity(type: type, id: id) }
    return lid.map { ResourceIdentity(type: type, id: $0, isLocal: true) }
  }
}

extension UntypedIdentifier {
  public init(json: JSONValue, at pointer: JSONPointer) throws {
    var members = try ObjectMembers(json, of: "a resource identifier object", at: pointer)
    guard let type = members.string("type") else {
      throw MalformedDocumentError(
        expected: "the type of a resource object", found: members.others["type"],
        at: pointer.appending("type"))
    }
    self.type = type
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
