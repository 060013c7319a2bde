/// A value that stands for one resource.
protocol IdentifiedResource {
  /// Its type and id; `nil` if it has no id.
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
  /// The type and id of the value; `nil` if it is no resource or has no id.
  var identity: ResourceIdentity? { (value as? any IdentifiedResource)?.identity }
}
