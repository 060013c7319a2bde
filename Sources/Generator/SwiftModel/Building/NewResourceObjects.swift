import ResourceSchema

extension Member {
  var differsOnCreation: Bool { access == .writeOnly || forCreation != self }

  /// The attribute in create requests; `nil` if they do not contain it.
  var forCreation: Member? {
    guard access.isSettable(isNew: true, creation) else { return nil }
    var result = self
    result.isOptional = Creation.isOptional(creation, otherwise: isOptional)
    return result
  }
}

extension Relationship {
  var differsOnCreation: Bool { access == .writeOnly || forCreation != self }

  /// The relationship in create requests, with linkage only; `nil` if they do not contain it.
  var forCreation: Relationship? {
    guard access.isSettable(isNew: true, creation), cardinality != nil, linkage != .never else {
      return nil
    }
    var result = self
    result.links = nil
    result.meta = nil
    result.isOptional = Member.Creation.isOptional(creation, otherwise: isOptional)
    if linkage == .included { result.linkage = .always }
    return result
  }
}
