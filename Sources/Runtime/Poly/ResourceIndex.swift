import JSONAPI

/// An index of included resources, which finds a resource by type and id in constant time.
///
/// ```swift
/// let index = document.body.includes?.indexed()
/// let author = index?[article ~> \.author]
/// ```
public struct ResourceIndex<I: Include> {
  private let resources: [I]
  private let positions: ResourcePositions

  /// Creates an index of resources in linear time.
  public init(_ resources: some Sequence<I>) {
    self.resources = Array(resources)
    var positions = ResourcePositions(capacity: self.resources.count)
    for (position, resource) in self.resources.enumerated() {
      positions.add(resource.identity, at: position)
    }
    self.positions = positions
  }

  /// The identities that occur more than once, which the specification forbids. Only the first resource
  /// with each is found.
  public var duplicates: [ResourceIdentity] { positions.duplicates }

  /// The resource with a type and id.
  public subscript(identity: ResourceIdentity) -> I? {
    positions[identity].map { resources[$0] }
  }

  /// The resource object with an id.
  public subscript<RawId, Resource: ResourceObjectType>(id: Id<RawId, Resource>) -> Resource? {
    id.resourceIdentity().flatMap { self[$0]?.value as? Resource }
  }

  /// The resource with a polymorphic id.
  public subscript(id: some PolymorphicID) -> I? {
    self[id.wireIdentity]
  }
}

extension ResourceIndex: Sendable where I: Sendable {}

extension Includes {
  /// Returns an index of the resources by type and id.
  public func indexed() -> ResourceIndex<I> {
    ResourceIndex(values)
  }
}
