/// The resource objects of a document, found by their type and id.
///
/// It never changes, so that all that leads through one document can share it.
final class ResourceGraph<Primary, Included: Include> {
  let primary: [Primary]
  let included: [Included]
  /// What stands in the document more than once.
  let duplicates: [ResourceIdentity]
  /// Where a resource object stands: the primary data come first, the included resources after them.
  private let positions: [ResourceIdentity: Int]

  init(primary: [Primary], included: [Included]) {
    self.primary = primary
    self.included = included
    var index = ResourcePositions(capacity: primary.count + included.count)
    for (position, resource) in primary.enumerated() {
      index.add(resource, at: position)
    }
    for (position, resource) in included.enumerated() {
      index.add(resource.value, at: primary.count + position)
    }
    duplicates = index.duplicates
    positions = index.positions
  }

  /// The resource object at a position, out of the union that it may stand in.
  private func resource(at position: Int) -> Any {
    guard position < primary.count else { return included[position - primary.count].value }
    let resource = primary[position]
    return (resource as? any Poly)?.value ?? resource
  }

  /// The resource object that an id stands for; `nil` if it is not in the document.
  func resource(_ id: some OptionalId) -> Any? {
    guard let identity = id.resourceIdentity() else { return nil }
    if let position = positions[identity] { return resource(at: position) }
    // Ids such as UUIDs have more than one spelling.
    guard !identity.isLocal, let text = id.rawValue.idText() else { return nil }
    return positions[ResourceIdentity(type: identity.type, id: text)].map(resource(at:))
  }

  /// The resource object that an id stands for, if it is of a type.
  func find<Resource: ResolvableResource>(
    _ id: Resource.ID, as type: Resource.Type
  ) -> Resource? {
    resource(id).flatMap(Resource.resource(from:))
  }

  /// All resource objects that are of a type, in the order of the document.
  func resources<Resource: ResolvableResource>(of type: Resource.Type) -> [Resource] {
    (0..<primary.count + included.count).compactMap { Resource.resource(from: resource(at: $0)) }
  }
}

extension ResourceGraph: Sendable where Primary: Sendable, Included: Sendable {}

/// The graph of a document.
typealias DocumentGraph<Document: DocumentBodyDataContext> = ResourceGraph<
  Document.PrimaryResourceBody.PrimaryResource, Document.IncludeType
>

/// Learns where the resource objects of a document stand.
private struct ResourcePositions {
  var positions: [ResourceIdentity: Int]
  var duplicates: [ResourceIdentity] = []
  private var known: Set<ResourceIdentity> = []

  init(capacity: Int) {
    positions = Dictionary(minimumCapacity: capacity)
  }

  mutating func add(_ resource: Any, at position: Int) {
    if let resource = resource as? any IdentifiedResource {
      add(resource, at: position)
    } else if let union = resource as? any Poly {
      add(union.value, at: position)
    }
  }

  private mutating func add(_ resource: any IdentifiedResource, at position: Int) {
    guard let identity = resource.identity else { return }
    if positions[identity] == nil {
      positions[identity] = position
      if let respelled = resource.respelledIdentity, positions[respelled] == nil {
        positions[respelled] = position
      }
    } else if known.insert(identity).inserted {
      duplicates.append(identity)
    }
  }
}
