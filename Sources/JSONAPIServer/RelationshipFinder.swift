import JSONAPI

/// A relationship whose linkage is known without its type.
private protocol RelationshipLinkage {
  /// The identities of the related resources; `nil` if the relationship has no linkage.
  var linkedIdentities: [ResourceIdentity]? { get }
}

extension ToOneRelationship: RelationshipLinkage where Identifiable.ID: OptionalId {
  var linkedIdentities: [ResourceIdentity]? {
    id.resourceIdentity().map { [$0] } ?? []
  }
}

extension ToManyRelationship: RelationshipLinkage {
  var linkedIdentities: [ResourceIdentity]? { ids.compactMap { $0.resourceIdentity() } }
}

extension MaybeLinked: RelationshipLinkage {
  var linkedIdentities: [ResourceIdentity]? {
    switch self {
    case .linked(let relationship), .empty(let relationship):
      (relationship as? any RelationshipLinkage)?.linkedIdentities
    case .unlinked: nil
    }
  }
}

/// An encoder that finds relationships by their names in JSON and writes nothing.
struct RelationshipFinder: Encoder {
  private final class Findings {
    var relationships: [String: any Encodable] = [:]
  }

  private let names: Set<String>
  private let findings = Findings()
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  private init(names: Set<String>) { self.names = names }

  /// Returns the relationships of some names that a resource object has.
  static func relationships(
    _ names: Set<String>, of relationships: some Encodable
  ) -> [String: any Encodable] {
    let finder = RelationshipFinder(names: names)
    // Nothing is written, so only what encodes itself in another way throws, and has none.
    try? relationships.encode(to: finder)
    return finder.findings.relationships
  }

  /// Returns the identities that a relationship links to; `nil` if it has no linkage.
  static func identities(in relationship: any Encodable) -> [ResourceIdentity]? {
    (relationship as? any RelationshipLinkage)?.linkedIdentities
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Container(names: names, findings: findings))
  }
  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    DiscardingEncoder().unkeyedContainer()
  }
  func singleValueContainer() -> any SingleValueEncodingContainer {
    DiscardingEncoder().singleValueContainer()
  }

  private struct Container<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let names: Set<String>
    let findings: Findings
    var codingPath: [any CodingKey] { [] }

    mutating func encodeNil(forKey key: Key) {}
    mutating func encode<T: Encodable>(_ value: T, forKey key: Key) {
      if names.contains(key.stringValue) { findings.relationships[key.stringValue] = value }
    }
    mutating func nestedContainer<NestedKey: CodingKey>(
      keyedBy keyType: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> { DiscardingEncoder().container(keyedBy: keyType) }
    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      DiscardingEncoder().unkeyedContainer()
    }
    mutating func superEncoder() -> any Encoder { DiscardingEncoder() }
    mutating func superEncoder(forKey key: Key) -> any Encoder { DiscardingEncoder() }
  }
}
