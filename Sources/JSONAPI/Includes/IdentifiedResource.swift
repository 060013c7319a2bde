/// A value that represents one resource.
protocol IdentifiedResource {
  /// The type and id of the resource; `nil` if it has no id.
  var identity: ResourceIdentity? { get }
}

extension ResourceObject: IdentifiedResource {
  var identity: ResourceIdentity? { id.resourceIdentity() }
}

extension SparseFieldset: IdentifiedResource {
  var identity: ResourceIdentity? { resourceObject.identity }
}

extension PartialResourceObject: IdentifiedResource {
  var identity: ResourceIdentity? { id.resourceIdentity() }
}

extension UnrecognizedResource: IdentifiedResource {}

extension Poly {
  /// The type and id of the value; `nil` if it is not a resource or has no id.
  var identity: ResourceIdentity? { (value as? any IdentifiedResource)?.identity }
}
