/// The resources that a document includes, found by type and id in constant time.
///
/// ```swift
/// let index = document.body.includes?.indexed()
/// let author = index?[article ~> \.author]
/// ```
public struct ResourceIndex<I: Include> {
  private let resources: [I]
  private let positions: ResourcePositions

  /// An index of resources. Costs time in proportion to their number.
  public init(_ resources: some Sequence<I>) {
    self.resources = Array(resources)
    var positions = ResourcePositions(capacity: self.resources.count)
    for (position, resource) in self.resources.enumerated() {
      positions.add(resource.identity, at: position)
    }
    self.positions = positions
  }

  /// What is there more than once, against the specification: the first of each is what is found.
  public var duplicates: [ResourceIdentity] { positions.duplicates }

  /// The resource with a type and an id.
  public subscript(identity: ResourceIdentity) -> I? {
    positions[identity].map { resources[$0] }
  }

  /// The resource object with an id.
  public subscript<RawId, Resource: ResourceObjectType>(id: Id<RawId, Resource>) -> Resource? {
    id.resourceIdentity().flatMap { self[$0]?.value as? Resource }
  }

  /// The resource that a polymorphic relationship leads to.
  public subscript(id: some PolymorphicID) -> I? {
    self[id.wireIdentity]
  }
}

extension ResourceIndex: Sendable where I: Sendable {}

extension Includes {
  /// The resources by type and id.
  public func indexed() -> ResourceIndex<I> {
    ResourceIndex(values)
  }
}
