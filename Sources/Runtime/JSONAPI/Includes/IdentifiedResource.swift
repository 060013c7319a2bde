/// A value that represents one resource.
package protocol IdentifiedResource {
  /// The type and id of the resource; `nil` if it has no id.
  var identity: ResourceIdentity? { get }
}

extension ResourceObject: IdentifiedResource {
  package var identity: ResourceIdentity? { id.resourceIdentity() }
}

extension PartialResourceObject: IdentifiedResource {
  package var identity: ResourceIdentity? { id.resourceIdentity() }
}

extension UnrecognizedResource: IdentifiedResource {}

extension Poly {
  /// The type and id of the value; `nil` if it is not a resource or has no id.
  package var identity: ResourceIdentity? { (value as? any IdentifiedResource)?.identity }
}
