/// The resources that a document includes, found by type and id in constant time.
///
/// ```swift
/// let index = document.body.includes?.indexed()
/// let author = index?[article ~> \.author]
/// ```
public struct ResourceIndex<I: Include> {
  private var resources: [ResourceIdentity: I] = [:]

  /// The type and id of every resource that was met again: a document must hold each once.
  /// The first of them is the one that is found.
  public private(set) var duplicates: [ResourceIdentity] = []

  public init(_ resources: some Sequence<I>) {
    self.resources.reserveCapacity(resources.underestimatedCount)
    for resource in resources {
      guard let identity = resource.identity else { continue }
      if self.resources[identity] == nil {
        self.resources[identity] = resource
      } else {
        duplicates.append(identity)
      }
    }
  }

  /// The resource with a type and an id.
  public subscript(identity: ResourceIdentity) -> I? {
    resources[identity]
  }

  /// The resource object with an id.
  public subscript<RawId, Resource: ResourceObjectType>(id: Id<RawId, Resource>) -> Resource? {
    id.resourceIdentity().flatMap { resources[$0]?.value as? Resource }
  }

  /// The resource that a polymorphic relationship leads to.
  public subscript(id: some PolymorphicID) -> I? {
    id.resourceIdentity().flatMap { resources[$0] }
  }
}

extension ResourceIndex: Sendable where I: Sendable {}

extension Includes {
  /// The resources by type and id.
  public func indexed() -> ResourceIndex<I> {
    ResourceIndex(values)
  }
}
