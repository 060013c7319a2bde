import JSONAPI

/// The `jsonapi` object of a document.
///
/// See [JSON:API Object](https://jsonapi.org/format/#document-jsonapi-object).
public struct UntypedAPIDescription: UntypedObject {
  /// The version of the specification that the server supports.
  public var version: String?
  /// The extensions that the document applies, as URIs.
  public var ext: [String]?
  /// The profiles that the document applies, as URIs.
  public var profile: [String]?
  /// The meta of the description.
  public var meta: [String: JSONValue]
  /// The members without a property here, and those not in the format that the specification requires.
  public var otherMembers: [String: JSONValue]

  /// Creates a description. Every member may be absent.
  public init(
    version: String? = nil, ext: [String]? = nil, profile: [String]? = nil,
    meta: [String: JSONValue] = [:], otherMembers: [String: JSONValue] = [:]
  ) {
    self.version = version
    self.ext = ext
    self.profile = profile
    self.meta = meta
    self.otherMembers = otherMembers
  }
}

extension UntypedAPIDescription {
  public init(json: JSONValue, at pointer: JSONPointer) throws {
    var members = try ObjectMembers(json, of: "an object", at: pointer)
    version = members.string("version")
    ext = members.take("ext", Self.strings)
    profile = members.take("profile", Self.strings)
    meta = members.object("meta")
    otherMembers = members.others
  }

  public var json: JSONValue {
    var members = ObjectMembers(others: otherMembers)
    members.set("version", version)
    members.set("ext", ext.map { .array($0.map { .string($0) }) })
    members.set("profile", profile.map { .array($0.map { .string($0) }) })
    members.set("meta", meta)
    return members.json
  }

  private static func strings(_ json: JSONValue) -> [String]? {
    guard case .array(let elements) = json else { return nil }
    let strings = elements.compactMap(\.stringValue)
    return strings.count == elements.count ? strings : nil
  }
}
