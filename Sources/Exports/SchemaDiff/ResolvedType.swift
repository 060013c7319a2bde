import ResourceSchema

/// A type after names are resolved.
struct ResolvedType {
  let declared: ValueType
  /// The type without aliases and nullability; a name is that of a Swift type of the user's.
  var content: ValueType
  /// The enum, object or union from `types` that it is.
  var declaration: TypeDeclaration?
  var isNullable = false
  var format: String?
  var pattern: String?

  /// The maximum number of names between a type and its definition.
  private static let maxDepth = 64

  init(_ member: Member, in types: [String: TypeDeclaration]) {
    self.init(
      member.type, format: member.format?.value, pattern: member.pattern?.value, in: types)
  }

  init(
    _ type: ValueType, format: String? = nil, pattern: String? = nil,
    in types: [String: TypeDeclaration]
  ) {
    declared = type
    content = type
    self.format = format
    self.pattern = pattern
    for _ in 0...Self.maxDepth {
      switch content {
      case .nullable(let type):
        isNullable = true
        content = type
      case .named(let name):
        guard let named = types[name], let type = named.definition.valueType else { return }
        if case .value = named.definition {
          if type.isDeclaration { declaration = named }
          self.format = self.format ?? named.format?.value
          self.pattern = self.pattern ?? named.pattern?.value
        }
        content = type
      default: return
      }
    }
    content = .primitive(.json)
  }
}

extension ValueType {
  /// The notation of the type in a schema, if it is short.
  var spelling: String {
    switch self {
    case .primitive(let primitive): primitive.rawValue
    case .numberText(let primitive): "\(primitive.rawValue) in text"
    case .relativeURL: "relative URL"
    case .named(let name): name
    case .array(let type): "[\(type.spelling)]"
    case .map(let type): "{ map: \(type.spelling) }"
    case .nullable(let type): "\(type.spelling)?"
    case .enumeration: "enum"
    case .object: "object"
    case .union(let union): union.cases.map(\.type.spelling).joined(separator: " | ")
    }
  }
}
