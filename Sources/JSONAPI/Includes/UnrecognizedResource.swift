/// A resource object of a type that is not known: it is kept as it was read.
public struct UnrecognizedResource: Hashable, Sendable {
  /// The whole resource object.
  public let json: JSONValue

  public let type: String
  /// The id; empty if it has none.
  public let id: String

  /// `nil` unless the value is an object with a `type`.
  public init?(json: JSONValue) {
    guard let type = json["type"]?.stringValue else { return nil }
    self.type = type
    self.json = json
    id = json["id"]?.stringValue ?? ""
  }
}

extension UnrecognizedResource: UnionMember {
  public static var resourceType: String { "" }

  public static func identity(of resource: Self) -> ResourceIdentity {
    ResourceIdentity(type: resource.type, id: resource.id)
  }
}
