/// The resource objects of a document, found by their type and id.
///
/// It never changes, so that all that leads through one document can share it.
final class ResourceGraph<Primary, Included: Include> {
  let primary: [Primary]
  let included: [Included]
  /// Where a resource object stands: the primary data come first, the included resources after them.
  private let positions: ResourcePositions

  init(primary: [Primary], included: [Included]) {
    self.primary = primary
    self.included = included
    var positions = ResourcePositions(capacity: primary.count + included.count)
    for (position, resource) in primary.enumerated() {
      positions.add(Self.identity(of: resource), at: position)
    }
    for (position, resource) in included.enumerated() {
      positions.add(resource.identity, at: primary.count + position)
    }
    self.positions = positions
  }

  /// What stands in the document more than once.
  var duplicates: [ResourceIdentity] { positions.duplicates }

  private static func identity(of primary: Primary) -> ResourceIdentity? {
    if let resource = primary as? any IdentifiedResource { return resource.identity }
    return (primary as? any Poly)?.identity
  }

  /// The resource object at a position, out of the union that it may stand in.
  private func resource(at position: Int) -> Any {
    guard position < primary.count else { return included[position - primary.count].value }
    let resource = primary[position]
    return (resource as? any Poly)?.value ?? resource
  }

  /// The resource object that an id stands for; `nil` if it is not in the document.
  func resource(_ id: some OptionalId) -> Any? {
    id.resourceIdentity().flatMap { positions[$0] }.map(resource(at:))
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
