import JSONAPI

extension UntypedDocument {
  /// The resource objects of the document, primary and included, by type and id. Of several with the same
  /// identity, contains the first.
  public var resourcesByIdentity: [ResourceIdentity: UntypedResource] {
    var resources: [ResourceIdentity: UntypedResource] = [:]
    for resource in primary + (included ?? []) {
      guard let identity = resource.identity, resources[identity] == nil else { continue }
      resources[identity] = resource
    }
    return resources
  }

  /// The identities that occur more than once in the document, which the specification forbids.
  public var duplicates: [ResourceIdentity] {
    var seen: Set<ResourceIdentity> = []
    var named: Set<ResourceIdentity> = []
    return (primary + (included ?? [])).compactMap(\.identity).filter {
      !seen.insert($0).inserted && named.insert($0).inserted
    }
  }

  /// The included resources that cannot be reached from the primary data. The specification forbids these,
  /// except with sparse fieldsets.
  public var unlinkedIncludes: [ResourceIdentity] {
    let resources = resourcesByIdentity
    var reached = Set(primary.compactMap(\.identity))
    var open = primary
    while let resource = open.popLast() {
      for identifier in resource.relationships.values.flatMap(\.identifiers) {
        guard let identity = identifier.identity, reached.insert(identity).inserted else {
          continue
        }
        if let next = resources[identity] { open.append(next) }
      }
    }
    return (included ?? []).compactMap(\.identity).filter { !reached.contains($0) }
  }
}
