import ResourceSchema

// What a resource object holds that a client asks the server to create.

extension Resource {
  /// Whether a resource object that is yet to be created holds other members than one that is
  /// read, or holds them otherwise.
  var needsCreationDescription: Bool {
    attributes.contains(where: \.differsOnCreation)
      || relationships.contains(where: \.differsOnCreation)
  }
}

extension Member {
  /// Whether a response or a create request does not hold the attribute, or holds it otherwise:
  /// what ``forCreation`` changes, without the cost of comparing all the rest.
  var differsOnCreation: Bool {
    access == .writeOnly || forCreation?.isOptional != isOptional
  }

  /// The attribute as a create request holds it; `nil` where none does.
  var forCreation: Member? {
    guard access != .readOnly, creation != .forbidden else { return nil }
    var result = self
    result.isOptional = Creation.isOptional(creation, otherwise: isOptional)
    return result
  }
}

extension Relationship {
  /// Whether relationship objects never have `data`.
  var hasNoLinkage: Bool { cardinality == nil || linkage == .never }

  /// Whether a response or a create request does not hold the relationship, or holds it otherwise:
  /// what ``forCreation`` changes, without the cost of comparing all the rest.
  var differsOnCreation: Bool {
    access == .writeOnly || links != nil || meta != nil || linkage == .included
      || forCreation?.isOptional != isOptional
  }

  /// The relationship as a create request holds it, its linkage alone; `nil` where none does.
  var forCreation: Relationship? {
    guard access != .readOnly, creation != .forbidden, !hasNoLinkage else { return nil }
    var result = self
    result.links = nil
    result.meta = nil
    result.isOptional = Member.Creation.isOptional(creation, otherwise: isOptional)
    if linkage == .included { result.linkage = .always }
    return result
  }
}
