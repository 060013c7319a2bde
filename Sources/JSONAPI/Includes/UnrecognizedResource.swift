/// A resource object of a type that is not known: it is kept as it was read.
public struct UnrecognizedResource: Hashable, Sendable {
  /// The whole resource object.
  public let json: JSONValue

  /// The resource type.
  public let type: String

  /// The type with the id or the local id; `nil` if it has neither. A number, which some servers
  /// write, is an id of its digits.
  public let identity: ResourceIdentity?

  /// `nil` unless the value is an object with a `type`.
  public init?(json: JSONValue) {
    guard let type = json["type"]?.stringValue else { return nil }
    self.type = type
    self.json = json
    if let id = json["id"].flatMap({ LenientText($0) }) {
      identity = ResourceIdentity(type: type, id: id.text)
    } else {
      identity = json["lid"]?.stringValue.map {
        ResourceIdentity(type: type, id: $0, isLocal: true)
      }
    }
  }

  /// The id, or the local id; empty if it has neither.
  public var id: String { identity?.id ?? "" }
}

extension UnrecognizedResource: UnionMember {
  public static var resourceType: String { "" }

  public static func identity(of resource: Self) -> ResourceIdentity {
    resource.identity ?? ResourceIdentity(type: resource.type, id: "")
  }
}
