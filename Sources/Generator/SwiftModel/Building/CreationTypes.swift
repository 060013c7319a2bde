import ResourceSchema

/// The types with another form in create requests, because they contain objects with `readOnly`
/// members.
struct CreationTypes {
  /// The declared types with such members, and those that refer to them.
  private var names: Set<String> = []
  /// The types in ``names`` that attributes of create requests use.
  private(set) var used: Set<String> = []

  init(in schema: Schema, _ declarations: [String: TypeDeclaration]) {
    // Types can be declared after the types that refer to them, and can refer to themselves in
    // arrays.
    var count: Int
    repeat {
      count = names.count
      for type in schema.types {
        if case .value(let value) = type.definition, differs(value) {
          names.insert(type.name.value)
        }
      }
    } while names.count > count
    guard !names.isEmpty else { return }
    for resource in schema.resources {
      for attribute in resource.attributes where attribute.forCreation != nil {
        use(attribute.type, declarations)
      }
    }
  }

  func differs(_ type: ValueType) -> Bool {
    switch type {
    case .named(let name): names.contains(name)
    case .object(let object):
      object.members.contains { $0.access == .readOnly || differs($0.type) }
    default: type.parts.contains(where: differs)
    }
  }

  private mutating func use(_ type: ValueType, _ declarations: [String: TypeDeclaration]) {
    switch type {
    case .named(let name):
      guard names.contains(name), used.insert(name).inserted,
        case .value(let type)? = declarations[name]?.definition
      else { return }
      use(type, declarations)
    case .object(let object):
      for member in object.forCreation.members { use(member.type, declarations) }
    default: for part in type.parts { use(part, declarations) }
    }
  }
}

extension ObjectType {
  /// The object in create requests, without what only the server sets.
  var forCreation: ObjectType {
    ObjectType(members: members.filter { $0.access != .readOnly })
  }
}

extension Member {
  var differsOnCreation: Bool {
    access == .writeOnly || !access.isSettable(isNew: true, creation)
      || Creation.isOptional(creation, otherwise: isOptional) != isOptional
  }

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
