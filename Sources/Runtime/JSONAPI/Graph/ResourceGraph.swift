/// The resource objects of a document, by type and id.
///
/// It is immutable, so all resolved resources of a document can share it.
final class ResourceGraph<Primary, Included: Include> {
  let primary: [Primary]
  let included: [Included]
  /// The positions of the resource objects: primary data first, then included resources.
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

  /// The identities that occur more than once in the document.
  var duplicates: [ResourceIdentity] { positions.duplicates }

  private static func identity(of primary: Primary) -> ResourceIdentity? {
    if let resource = primary as? any IdentifiedResource { return resource.identity }
    return (primary as? any _Poly)?.identity
  }

  /// Returns the resource object at a position, unwrapped if it is in a union.
  private func resource(at position: Int) -> Any {
    guard position < primary.count else { return included[position - primary.count].value }
    let resource = primary[position]
    return (resource as? any _Poly)?.value ?? resource
  }

  /// Returns the resource object with an id, or `nil` if it is not in the document.
  func resource(_ id: some _OptionalId) -> Any? {
    id.resourceIdentity().flatMap(resource)
  }

  /// Returns the resource object with an identity, or `nil` if it is not in the document.
  func resource(_ identity: ResourceIdentity) -> Any? {
    positions[identity].map(resource(at:))
  }

  /// Returns the resource object with an id, or `nil` if it is not in the document or of another type.
  func find<Resource: Relatable>(
    _ id: Resource.ID, as type: Resource.Type
  ) -> Resource? {
    resource(id).flatMap(Resource._resource(from:))
  }

  /// Returns all resource objects of a type in document order.
  func resources<Resource: Relatable>(of type: Resource.Type) -> [Resource] {
    (0..<primary.count + included.count).compactMap { Resource._resource(from: resource(at: $0)) }
  }
}

extension ResourceGraph: Sendable where Primary: Sendable, Included: Sendable {}

typealias DocumentGraph<Document: _EncodableJSONAPIDocument> = ResourceGraph<
  Document.PrimaryResourceBody.PrimaryResource, Document.IncludeType
>
