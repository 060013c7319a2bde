/// A value that stands for one resource.
protocol IdentifiedResource {
  /// Its type and id; `nil` if it has no id.
  var identity: ResourceIdentity? { get }

  /// The same with the id as its value is usually written, if this one is written differently.
  var respelledIdentity: ResourceIdentity? { get }
}

extension IdentifiedResource {
  var respelledIdentity: ResourceIdentity? { nil }
}

extension ResourceObject: IdentifiedResource {
  var identity: ResourceIdentity? { id.resourceIdentity() }

  var respelledIdentity: ResourceIdentity? {
    guard case .spelled = id.form, let text = id.rawValue.idText() else { return nil }
    return ResourceIdentity(type: Description.jsonType, id: text)
  }
}

extension SparseFieldset: IdentifiedResource {
  var identity: ResourceIdentity? { resourceObject.identity }
}

extension PartialResourceObject: IdentifiedResource {
  var identity: ResourceIdentity? { id.resourceIdentity() }
}

extension UnrecognizedResource: IdentifiedResource {
  var identity: ResourceIdentity? { ResourceIdentity(type: type, id: id) }
}

extension Poly {
  /// The type and id of the value; `nil` if it is no resource or has no id.
  var identity: ResourceIdentity? { (value as? any IdentifiedResource)?.identity }
}
