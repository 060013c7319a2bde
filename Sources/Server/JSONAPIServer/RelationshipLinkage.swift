import JSONAPI

/// A relationship whose linkage is known without its type.
private protocol RelationshipLinkage {
  /// The identities of the related resources; `nil` if the relationship has no linkage.
  var linkedIdentities: [ResourceIdentity]? { get }
}

extension ToOneRelationship: RelationshipLinkage {
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

extension ResourceObjectType {
  /// Returns the relationships with some names in JSON.
  func relationships(_ names: Set<String>) -> [String: any Encodable] {
    // A resource that cannot be encoded counts as having no relationships. The error is reported
    // when the resource is written.
    let members = (try? EncodedMembers(of: relationships))?.members ?? []
    return Dictionary(
      members.filter { names.contains($0.name) }.map { ($0.name, $0.value) },
      uniquingKeysWith: { first, _ in first })
  }
}

/// Returns the identities that a relationship links to; `nil` if it has no linkage.
func linkedIdentities(of relationship: any Encodable) -> [ResourceIdentity]? {
  (relationship as? any RelationshipLinkage)?.linkedIdentities
}
