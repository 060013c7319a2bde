import SwiftModel

extension SwiftInterface {
  /// The types that can be named without their enclosing types.
  struct Scope {
    /// The type that all of them go with.
    var container: String?
    /// The enclosing type with a dot after it.
    private var prefix = ""
    private var names: [String: String] = [:]

    init(container: String? = nil) {
      self.container = container
    }

    func inside(_ name: String, _ types: [TypeModel]) -> Scope {
      var result = Scope(container: name)
      result.prefix = name + "."
      result.names = names
      for type in types { result.names[type.name] = "\(name).\(type.name)" }
      return result
    }

    /// Returns the full name of a type that is declared here.
    func name(of type: TypeModel) -> String { prefix + type.name }

    /// Returns a type with the full names of types.
    func spelling(of type: String) -> String {
      SwiftSpelling.replacingNames(in: type) {
        SwiftSpelling.replacingStart(of: $0, by: names)
      }
    }
  }

  /// Adds types with their members.
  ///
  /// - Parameter identity: Returns the identity of a type; `nil` for a type that code does not
  ///   name.
  mutating func add(
    _ types: [TypeModel], in scope: Scope,
    _ identity: (String) -> SwiftDeclaration.Identity?
  ) {
    for type in types {
      if let identity = identity(type.name) { add(type, in: scope, identity) }
    }
  }

  private mutating func add(
    _ type: TypeModel, in scope: Scope, _ identity: SwiftDeclaration.Identity
  ) {
    let name = scope.name(of: type)
    let key = identity.key
    func add(_ signature: String) {
      addType(name, identity.role, key, signature: signature, in: scope.container)
    }
    switch type {
    case .structure(let structure):
      add("a struct")
      addMembers(of: structure, named: name, key, scope, role: identity.role + " ")
    case .enumeration(let enumeration):
      add("\(enumeration.isOpen ? "an open" : "a closed") enum of `\(enumeration.rawType)`")
      for value in enumeration.cases {
        addCase(
          "\(name).\(value.identifier.declared)",
          .init(key: key + [value.literal.unquoted], role: "case"),
          in: name)
      }
    case .valueUnion(let union):
      add("an enum of several types")
      addCases(of: union, named: name, identity, scope)
    case .union(let union):
      add("an enum of resources")
      self.add(union, named: name) { .init(key: key, role: "case \($0)") }
    case .alias(let alias):
      add("`\(scope.spelling(of: alias.type))`")
      self.add(alias.deprecation, of: name, key)
    case .datePattern, .urlBase: break
    }
  }

  private mutating func addCase(
    _ name: String, _ identity: SwiftDeclaration.Identity, signature: String = "",
    in container: String
  ) {
    add(name, identity.role, identity.key, signature: signature, in: container) {
      $0.addition = .possible
    }
  }

  private mutating func addCases(
    of union: ValueUnionModel, named name: String, _ identity: SwiftDeclaration.Identity,
    _ scope: Scope
  ) {
    let scope = scope.inside(name, union.types)
    for value in union.cases {
      addCase(
        "\(name).\(value.identifier.declared)",
        .init(key: identity.key, role: "case \(value.tag ?? value.identifier.declared)"),
        signature: scope.spelling(of: value.type), in: name)
    }
    if union.isOpen {
      addCase(
        "\(name).unrecognized", .init(key: identity.key, role: "unrecognized case"), in: name)
    }
    add(union.types, in: scope) { .init(key: identity.key, role: "type \($0)") }
  }

  /// Adds the cases of an enum of resources, which have an identity for each JSON:API type.
  mutating func add(
    _ union: UnionModel, named name: String, _ identity: (String) -> SwiftDeclaration.Identity
  ) {
    for value in union.cases {
      addCase("\(name).\(value.identifier.declared)", identity(value.type), in: name)
    }
  }

  /// Adds the properties of a struct, and the arguments of its initializer.
  mutating func addMembers(
    of structure: StructureModel, named name: String, _ key: SchemaKey, _ scope: Scope,
    role: String, isRelationship: Bool = false
  ) {
    let scope = structure.types.isEmpty ? scope : scope.inside(name, structure.types)
    for property in structure.properties {
      let key = key + [property.wireName]
      // The names of coding formats in attribute types do not affect the values.
      add(
        "\(name).\(property.identifier.name)", role + "property", key,
        signature: scope.spelling(
          of: isRelationship ? property.type : property.valueType ?? property.parameterType),
        in: name)
      add(
        "\(name).init(\(property.identifier.label):)", role + "argument", key,
        signature: scope.spelling(of: property.parameterType), in: name
      ) { $0.addition = property.isOptional ? .none : .breaking }
      add(property.deprecation, of: "\(name).\(property.identifier.name)", key)
    }
    arguments.append(
      Arguments(key: key, name: name, members: structure.properties.map { key + [$0.wireName] }))
    let isLinks = structure.conformances.contains("Links")
    add(structure.types, in: scope) { type in
      structure.properties.first { SwiftSpelling.mentions(type, in: $0.type) }.map {
        .init(key: key + [$0.wireName] + (isLinks ? ["meta"] : []), role: role + "type")
      }
    }
  }
}

extension String {
  /// The text of a string literal without escapes, or a number.
  fileprivate var unquoted: String {
    count > 1 && first == "\"" && last == "\"" ? String(dropFirst().dropLast()) : self
  }
}
