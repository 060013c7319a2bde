import ResourceSchema

/// The Swift type of a value, and how it looks on the wire.
///
/// What it spells, ``TypeReferences`` has to know.
struct ValueCoding {
  /// The type that users see.
  var value: SwiftType
  /// The type that stands in JSON; the same where there is no format.
  var raw: SwiftType
  /// The transformer between the two.
  var format: SwiftType?
  /// Whether a value can be one that has no form on the wire.
  var canFail = false

  static func plain(_ type: SwiftType) -> ValueCoding {
    ValueCoding(value: type, raw: type)
  }

  static func formatted(_ value: SwiftType, as format: SwiftType, raw: SwiftType = .string)
    -> ValueCoding
  {
    ValueCoding(value: value, raw: raw, format: format)
  }

  /// The coding of a container of such values.
  func wrapped(in container: (SwiftType) -> SwiftType, format name: String) -> ValueCoding {
    ValueCoding(
      value: container(value), raw: container(raw),
      format: format.map { .generic(name, [$0]) }, canFail: canFail)
  }

  /// The coding of a value that may be `null`.
  var nullable: ValueCoding {
    wrapped(in: SwiftType.optional, format: "JSONAPI.NullableFormat")
  }

  /// The coding of a value that is a secret.
  var sensitive: ValueCoding {
    let inner = format ?? .generic("JSONAPI.IdentityTransformer", [value])
    var result = self
    result.format = .generic("JSONAPI.SensitiveFormat", [inner])
    return result
  }

  /// The attribute that holds such a value.
  var attribute: SwiftType {
    guard let format else { return .generic("JSONAPI.Attribute", [value]) }
    return .generic("JSONAPI.TransformedAttribute", [raw, format])
  }
}

/// The coding of an alias, with what spelling it takes.
struct AliasCoding {
  var coding: ValueCoding
  var modules: Set<String>
}

extension ModelBuilder {
  /// What a type written in the schema needs to know of the place where it is written.
  struct InlineContext {
    /// The name that a type written there gets.
    var name: String
    var description: String?
    /// The pattern of its dates.
    var format: Located<String>?
  }

  /// The Swift type of a value and its form on the wire; types that are written where they are
  /// used are added to the scope.
  mutating func coding(
    of type: ValueType, _ context: InlineContext, in scope: inout TypeScope
  ) -> ValueCoding {
    switch type {
    case .primitive(let primitive):
      return coding(of: primitive, context, in: &scope)
    case .numberText(let primitive):
      let number = coding(of: primitive, context, in: &scope).value
      return .formatted(number, as: .generic("JSONAPI.NumberTextFormat", [number]))
    case .named(let name):
      return coding(ofTypeNamed: name)
    case .array(let element):
      return coding(of: element, context, in: &scope)
        .wrapped(in: SwiftType.array, format: "JSONAPI.ArrayFormat")
    case .map(let value):
      return coding(of: value, context, in: &scope)
        .wrapped(in: SwiftType.dictionary, format: "JSONAPI.MapFormat")
    case .nullable(let wrapped):
      return coding(of: wrapped, context, in: &scope).nullable
    case .enumeration(let enumeration):
      let view = enumView(
        of: enumeration, named: context.name, paragraphs: [context.description],
        isIdType: false, column: scope.column)
      scope.nested.append(NestedTypeView(enumeration: view))
      return .plain(scope.spelling(of: context.name))
    case .object(let object):
      var inner = scope.inner(context.name)
      let view = objectView(
        of: object, named: context.name, protocols: [], paragraphs: [context.description],
        column: scope.column, in: &inner)
      scope.nested.append(NestedTypeView(structure: view))
      return .plain(scope.spelling(of: context.name))
    case .union(let union):
      var inner = scope.inner(context.name)
      let view = valueUnionView(
        of: union, named: context.name, paragraphs: [context.description], column: scope.column,
        in: &inner)
      scope.nested.append(NestedTypeView(valueUnion: view))
      return .plain(scope.spelling(of: context.name))
    }
  }

  private mutating func coding(
    of primitive: PrimitiveType, _ context: InlineContext, in scope: inout TypeScope
  ) -> ValueCoding {
    switch primitive {
    case .string: return .plain(.string)
    case .bool: return .plain("Swift.Bool")
    case .int: return .plain("Swift.Int")
    case .int64: return .plain("Swift.Int64")
    case .double: return .plain("Swift.Double")
    case .decimal: return .plain("Foundation.Decimal")
    case .json: return .plain("JSONAPI.JSONValue")
    case .url: return .formatted(.url, as: "JSONAPI.URLFormat")
    case .uuid: return .formatted("Foundation.UUID", as: "JSONAPI.UUIDFormat")
    case .day: return .formatted("JSONAPI.Day", as: "JSONAPI.DayFormat")
    case .time: return .formatted("JSONAPI.Time", as: "JSONAPI.TimeFormat")
    case .data: return .formatted("Foundation.Data", as: "JSONAPI.Base64Format")
    case .timestamp:
      return .formatted(
        "Foundation.Date", as: "JSONAPI.TimestampFormat", raw: "Swift.Double")
    case .dateTime:
      guard let pattern = context.format else {
        return .formatted("Foundation.Date", as: "JSONAPI.DateTimeFormat")
      }
      let name = SwiftIdentifier.datePattern(of: context.name)
      let view = DatePatternView(name: name, pattern: SwiftLiteral.string(pattern.value))
      scope.nested.append(NestedTypeView(pattern: view))
      return .formatted(
        "Foundation.Date",
        as: .generic("JSONAPI.PatternDateFormat", [scope.spelling(of: name)]))
    }
  }

  private mutating func coding(ofTypeNamed name: String) -> ValueCoding {
    guard let declaration = declarations[name] else { return .plain(.named(name)) }
    let swiftName = names.type(named: name)
    switch declaration.definition {
    case .enumeration, .object, .union, .custom:
      return .plain(.named(swiftName))
    case .alias(let type, let format):
      let alias = aliasCoding(name, of: type, format: format)
      modules.formUnion(alias.modules)
      return alias.coding
    case .transformed(let transformer, let from, _):
      modules.formUnion(declaration.importedModule.map { [$0.value] } ?? [])
      return ValueCoding(
        value: .named(swiftName), raw: rawType(of: from),
        format: .named(SwiftIdentifier.path(transformer.value)), canFail: true)
    case .validated(let validator, let type):
      modules.formUnion(declaration.importedModule.map { [$0.value] } ?? [])
      return ValueCoding(
        value: .named(swiftName), raw: rawType(of: type),
        format: .named(SwiftIdentifier.path(validator.value)), canFail: true)
    }
  }

  private mutating func aliasCoding(
    _ name: String, of type: ValueType, format: Located<String>?
  ) -> AliasCoding {
    if let known = aliasCodings[name] { return known }
    let swiftName = names.type(named: name)
    let context = InlineContext(name: swiftName, format: format)
    var scope = TypeScope(path: "", column: 0)
    let modulesOfFile = modules
    modules = []
    var coding = coding(of: type, context, in: &scope)
    coding.value = .named(swiftName)
    if coding.format == nil { coding.raw = coding.value }
    let alias = AliasCoding(coding: coding, modules: modules)
    modules = modulesOfFile
    aliasCodings[name] = alias
    return alias
  }

  /// The type that a user's transformer takes: a value as Swift has it.
  mutating func rawType(of type: ValueType) -> SwiftType {
    // Nothing is nested there: what it names has a name of its own.
    var scope = TypeScope(path: "", column: 0)
    return coding(of: type, InlineContext(name: ""), in: &scope).value
  }
}
