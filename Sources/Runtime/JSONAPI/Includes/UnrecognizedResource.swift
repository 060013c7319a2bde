/// A resource object of an unrecognized type, kept as the JSON it was decoded from.
public struct UnrecognizedResource: Hashable, Sendable {
  /// The whole resource object.
  public let json: JSONValue

  /// The resource type.
  public let type: String

  /// The type and the id or local id; `nil` if it has neither. If a server sent a number as the id, the
  /// id is its digits.
  public let identity: ResourceIdentity?

  /// Creates a resource from JSON, or returns `nil` if the value is not an object with a `type`.
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

  /// The id or local id; empty if it has neither.
  public var id: String { identity?.id ?? "" }
}

extension UnrecognizedResource: UnionMember {
  public static var _resourceType: String { "" }

  public static func identity(of resource: Self) -> ResourceIdentity {
    resource.identity ?? ResourceIdentity(type: resource.type, id: "")
  }
}

extension UnrecognizedResource: ModelDecodable, ModelEncodable {
  package init(from reader: inout ModelReader) throws {
    guard let resource = Self(json: try JSONValue(keepingInexactNumbersOf: &reader)) else {
      throw DecodingError.missing(MemberName.type)
    }
    self = resource
  }

  public init(from decoder: any Decoder) throws {
    guard let resource = Self(json: try JSONValue(keepingInexactNumbersOf: decoder)) else {
      throw DecodingError.missing(MemberName.type).prefixed(by: decoder.codingPath)
    }
    self = resource
  }

  package func write(to writer: inout ModelWriter) throws { try json.write(to: &writer) }
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}
