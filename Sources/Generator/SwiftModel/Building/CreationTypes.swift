import ResourceSchema

/// The types with another form in create requests, because they contain objects with `readOnly`
/// members.
struct CreationTypes {
  /// The declared types with such members, and those that refer to them.
  private var names: Set<String> = []
  /// The types in ``names`` that attributes of create requests use.
  private(set) var used: Set<String> = []

  /// - Parameter declarations: The declared types by name.
  init(in schema: Schema, _ declarations: [String: TypeDeclaration]) {
    // Types can be declared after the types that refer to them, and can refer to themselves in
    // arrays.
    while true {
      let more = schema.types.filter { type in
        !names.contains(type.name.value) && type.definition.referringType.map(differs) == true
      }
      if more.isEmpty { break }
      names.formUnion(more.map(\.name.value))
    }
    guard !names.isEmpty else { return }
    for resource in schema.resources {
      for attribute in resource.attributes where attribute.forCreation != nil {
        use(attribute.type, declarations)
      }
    }
  }

  /// Returns true if a type has another form in create requests.
  func differs(_ type: ValueType) -> Bool {
    switch type {
    case .named(let name): names.contains(name)
    case .array(let type), .map(let type), .nullable(let type): differs(type)
    case .object(let object):
      object.members.contains { $0.access == .readOnly || differs($0.type) }
    case .union(let union): union.cases.contains { differs($0.type) }
    case .primitive, .numberText, .relativeURL, .enumeration: false
    }
  }

  private mutating func use(_ type: ValueType, _ declarations: [String: TypeDeclaration]) {
    switch type {
    case .named(let name):
      guard names.contains(name), used.insert(name).inserted else { return }
      if let type = declarations[name]?.definition.referringType { use(type, declarations) }
    case .array(let type), .map(let type), .nullable(let type): use(type, declarations)
    case .object(let object):
      for member in object.members where member.access != .readOnly {
        use(member.type, declarations)
      }
    case .union(let union): for value in union.cases { use(value.type, declarations) }
    case .primitive, .numberText, .relativeURL, .enumeration: break
    }
  }
}

extension ObjectType {
  /// The object in create requests, without what only the server sets.
  var forCreation: ObjectType {
    ObjectType(members: members.filter { $0.access != .readOnly })
  }
}

extension TypeDeclaration.Definition {
  /// The type of the values, unless user code converts them.
  fileprivate var referringType: ValueType? {
    switch self {
    case .transformed, .validated: nil
    case .alias, .object, .union, .enumeration, .links, .custom: valueType
    }
  }
}
