/// Declared links, and any other links by name.
///
/// ```swift
/// let links: OpenLinks<SelfLink>
/// links.selfLink.url             // a declared link
/// links.others["canonical"]      // another one, as the JSON that was decoded
/// ```
///
/// Use ``declared`` to read a declared link called `others` or `declared`. In a hand-written `Codable`
/// struct, a link is declared if the struct encodes it. A null link that the struct does not encode is
/// therefore also among ``others``.
@dynamicMemberLookup
public struct OpenLinks<Declared: Links>: Links {
  /// The declared links.
  public var declared: Declared
  /// The other links by name, as JSON: null, a string or a link object. If a declared link has the same name, the
  /// declared one is encoded.
  public var others: [String: JSONValue]

  /// Creates links from declared links and any others.
  public init(_ declared: Declared, others: [String: JSONValue] = [:]) {
    self.declared = declared
    self.others = others
  }

  /// A declared link.
  public subscript<Value>(dynamicMember link: KeyPath<Declared, Value>) -> Value {
    declared[keyPath: link]
  }

  /// A declared link.
  public subscript<Value>(dynamicMember link: WritableKeyPath<Declared, Value>) -> Value {
    get { declared[keyPath: link] }
    set { declared[keyPath: link] = newValue }
  }
}

extension OpenLinks: Codable {
  public init(from decoder: any Decoder) throws {
    declared = try Declared(from: decoder)
    // Hand-written links have no table, so the links that they encode count as declared.
    let names =
      try (Declared.self as? any ModelObject.Type)?.memberTable.names.map(\.stringValue)
      ?? EncodedMembers(of: declared).members.map(\.name)
    let container = try decoder.container(keyedBy: MemberName.self)
    others = [:]
    for key in container.allKeys where !names.contains(key.stringValue) {
      others[key.stringValue] = try container.decode(JSONValue.self, forKey: key)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: MemberName.self)
    for (name, link) in others { try container.encode(link, forKey: MemberName(name)) }
    try declared.encode(to: encoder)
  }
}

extension OpenLinks: Hashable where Declared: Hashable {}
extension OpenLinks: Sendable where Declared: Sendable {}
