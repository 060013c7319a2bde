import ResourceSchema

/// The type of a value that a schema declares.
struct TypeUse {
  var type: ValueType
  var format: String?
  var pattern: String?
  /// True if the value may be absent.
  var isOptional: Bool

  init(
    _ type: ValueType, format: Located<String>? = nil, pattern: Located<String>? = nil,
    isOptional: Bool = false
  ) {
    self.type = type
    self.format = format?.value
    self.pattern = pattern?.value
    self.isOptional = isOptional
  }
}

/// A type with its names resolved.
struct ResolvedType {
  /// A type without names, aliases and nullability.
  enum Content {
    case primitive(PrimitiveType)
    case numberText(PrimitiveType)
    case relativeURL(base: String)
    case array(ValueType)
    case map(ValueType)
    case enumeration(Enumeration)
    case object(ObjectType)
    case links([LinkMember])
    case union(ValueUnion)
    /// A Swift type of the user's.
    case custom(String)
  }

  var content: Content
  /// The enum, object or union from `types` that it is.
  var declaration: TypeDeclaration?
  var isNullable = false
  var format: String?
  var pattern: String?

  /// The maximum number of names between a type and its definition.
  private static let maxDepth = 64

  init(_ use: TypeUse, in types: [String: TypeDeclaration]) {
    format = use.format
    pattern = use.pattern
    content = .primitive(.json)
    var type = use.type
    for _ in 0...Self.maxDepth {
      guard let next = follow(type, types) else { return }
      type = next
    }
  }

  /// Records the properties of a type, and returns the type that it refers to; `nil` if it does not
  /// refer to another type.
  private mutating func follow(
    _ type: ValueType, _ types: [String: TypeDeclaration]
  ) -> ValueType? {
    switch type {
    case .primitive(let primitive): content = .primitive(primitive)
    case .numberText(let primitive): content = .numberText(primitive)
    case .relativeURL(let base): content = .relativeURL(base: base.value)
    case .array(let type): content = .array(type)
    case .map(let type): content = .map(type)
    case .enumeration(let enumeration): content = .enumeration(enumeration)
    case .object(let object): content = .object(object)
    case .union(let union): content = .union(union)
    case .nullable(let type):
      isNullable = true
      return type
    case .named(let name):
      guard let declaration = types[name] else {
        content = .custom(name)
        return nil
      }
      return follow(declaration)
    }
    return nil
  }

  private mutating func follow(_ declaration: TypeDeclaration) -> ValueType? {
    switch declaration.definition {
    case .enumeration, .object, .union: self.declaration = declaration
    case .links(let links, _):
      self.declaration = declaration
      content = .links(links)
    case .custom(let swiftType): content = .custom(swiftType.value)
    case .alias(_, let format):
      self.format = self.format ?? format?.value
      pattern = pattern ?? declaration.pattern?.value
    case .transformed, .validated: break
    }
    return declaration.definition.valueType
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
