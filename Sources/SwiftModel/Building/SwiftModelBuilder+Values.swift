import Diagnostics
import ResourceSchema

/// The Swift type of a value, and its form on the wire.
struct ValueCoding {
  /// The type that users see.
  var value: String
  /// The type in JSON; the same where there is no format.
  var raw: String
  /// The transformer between the two.
  var format: String?
  /// Whether some values have no form on the wire.
  var canFail = false

  static func plain(_ type: String) -> ValueCoding {
    ValueCoding(value: type, raw: type)
  }

  /// The label of the argument by which an attribute is made of a value.
  var label: String { canFail ? "transformedValue" : "value" }
}

/// The place where a type is written.
struct TypeContext {
  /// The name that a type written there gets, where its first letter may be a small one.
  var memberName: String
  var documentation: String?
  /// The pattern of its dates.
  var format: Located<String>?
  /// The type that declares what is written here, where that is not the one being decided; empty for
  /// the top of a file.
  var declaringType: String?

  /// The name that a type written there gets.
  var name: String { memberName.capitalizingFirst }
}

extension SwiftModelBuilder {
  /// The Swift type of a value and its form on the wire. Types that are written where they are used
  /// are added to the innermost scope.
  mutating func coding(of type: ValueType, _ context: TypeContext) -> ValueCoding {
    switch type {
    case .primitive(let primitive):
      return coding(of: primitive, context)
    case .numberText(let primitive):
      let number = coding(of: primitive, context).value
      return formatted(number, as: library(.numberTextFormat, number))
    case .named(let name):
      return coding(ofTypeNamed: name, context)
    case .array(let element):
      let coding = coding(of: element, context)
      return ValueCoding(
        value: "[\(coding.value)]", raw: "[\(coding.raw)]",
        format: coding.format.map { library(.arrayFormat, $0) }, canFail: coding.canFail)
    case .map(let value):
      let coding = coding(of: value, context)
      let key = library(.string)
      return ValueCoding(
        value: "[\(key): \(coding.value)]", raw: "[\(key): \(coding.raw)]",
        format: coding.format.map { library(.mapFormat, $0) }, canFail: coding.canFail)
    case .nullable(let wrapped):
      return nullable(coding(of: wrapped, context))
    case .enumeration(let enumeration):
      return inline(context) { builder in
        .enumeration(
          builder.enumerationModel(
            of: enumeration, named: context.name,
            documentation: DocumentationComment.lines([context.documentation]), isIdType: false))
      }
    case .object(let object):
      return inline(context) { builder in
        .structure(
          builder.structure(
            of: object, named: context.name, in: builder.innerScope(context.name),
            documentation: DocumentationComment.lines([context.documentation])))
      }
    case .union(let union):
      return inline(context) { builder in
        .valueUnion(
          builder.valueUnionModel(
            of: union, named: context.name, in: builder.innerScope(context.name),
            documentation: DocumentationComment.lines([context.documentation])))
      }
    }
  }

  /// The coding of a value that may be null.
  mutating func nullable(_ coding: ValueCoding) -> ValueCoding {
    ValueCoding(
      value: coding.value + "?", raw: coding.raw + "?",
      format: coding.format.map { library(.nullableFormat, $0) }, canFail: coding.canFail)
  }

  /// The coding of a value that is a secret.
  mutating func sensitive(_ coding: ValueCoding) -> ValueCoding {
    var result = coding
    result.format = library(
      .sensitiveFormat, coding.format ?? library(.identityTransformer, coding.value))
    return result
  }

  /// The attribute that holds such a value.
  mutating func attribute(_ coding: ValueCoding) -> String {
    guard let format = coding.format else { return library(.attribute, coding.value) }
    return library(.transformedAttribute, coding.raw, format)
  }

  private func innerScope(_ name: String) -> Scope {
    scopes.last?.inner(name) ?? Scope(path: name)
  }

  /// A type that is written where it is used, unless another type declares it.
  private mutating func inline(
    _ context: TypeContext, _ decide: (inout SwiftModelBuilder) -> TypeModel
  ) -> ValueCoding {
    if let type = context.declaringType {
      return .plain(reference(type.isEmpty ? context.name : type + "." + context.name))
    }
    add(decide(&self))
    return .plain(context.name)
  }

  private mutating func add(_ type: TypeModel) {
    guard !scopes.isEmpty else { return }
    scopes[scopes.count - 1].types.append(type)
  }

  private func formatted(_ value: String, as format: String, raw: String? = nil) -> ValueCoding {
    ValueCoding(value: value, raw: raw ?? spelling(.string), format: format)
  }

  private mutating func coding(
    of primitive: PrimitiveType, _ context: TypeContext
  ) -> ValueCoding {
    switch primitive {
    case .string: .plain(library(.string))
    case .bool: .plain(library(.bool))
    case .int: .plain(library(.int))
    case .int64: .plain(library(.int64))
    case .double: .plain(library(.double))
    case .decimal: .plain(library(.decimal))
    case .json: .plain(library(.jsonValue))
    case .url: formatted(library(.url), as: library(.urlFormat))
    case .uuid: formatted(library(.uuid), as: library(.uuidFormat))
    case .day: formatted(library(.day), as: library(.dayFormat))
    case .time: formatted(library(.time), as: library(.timeFormat))
    case .data: formatted(library(.data), as: library(.base64Format))
    case .timestamp:
      formatted(library(.date), as: library(.timestampFormat), raw: library(.double))
    case .dateTime: formatted(library(.date), as: dateFormat(context))
    }
  }

  private mutating func dateFormat(_ context: TypeContext) -> String {
    guard let pattern = context.format else { return library(.dateTimeFormat) }
    let name = SwiftIdentifier.datePattern(of: context.name)
    let inner = inline(
      TypeContext(memberName: name, declaringType: context.declaringType)
    ) { builder in
      .datePattern(
        DatePatternModel(
          name: name, pattern: SwiftLiteral.string(pattern.value), spelling: builder.spelling))
    }
    return library(.patternDateFormat, inner.value)
  }

  private mutating func coding(
    ofTypeNamed name: String, _ context: TypeContext
  ) -> ValueCoding {
    guard let declaration = declarations[name] else { return .plain(name) }
    let swiftName = reference(names.type(named: name))
    switch declaration.definition {
    case .enumeration, .object, .union, .links, .custom:
      return .plain(swiftName)
    case .alias(let type, let format):
      // An alias goes by its own name, but a format spells what it is made of.
      guard type.hasFormat(in: declarations) else { return .plain(swiftName) }
      // The type itself declares its pattern, at the top of a file.
      var coding = coding(
        of: type,
        TypeContext(
          memberName: swiftName, format: format, declaringType: format == nil ? nil : ""))
      coding.value = swiftName
      return coding
    case .transformed(let transformer, let from, _):
      return userCoding(swiftName, transformer, of: from, declaration)
    case .validated(let validator, let type):
      return userCoding(swiftName, validator, of: type, declaration)
    }
  }

  private mutating func userCoding(
    _ name: String, _ transformer: Located<String>, of type: ValueType,
    _ declaration: TypeDeclaration
  ) -> ValueCoding {
    // The file of the types imports the user's module, and names the transformer for all others.
    let format =
      declaration.importedModule == nil
      ? SwiftIdentifier.path(transformer.value) : SwiftIdentifier.format(of: name)
    return ValueCoding(
      value: name, raw: rawType(of: type), format: reference(format), canFail: true)
  }

  /// The type that a user's transformer takes: a value as Swift has it.
  mutating func rawType(of type: ValueType) -> String {
    // Nothing is nested there: what it names has a name of its own.
    coding(of: type, TypeContext(memberName: "")).value
  }

  /// The names of the types that are written inside members, each with the place that fixes it.
  func nestedNames(
    _ members: some Sequence<(member: Member, identifier: SwiftIdentifier)>
  ) -> [(name: String, range: SourceRange)] {
    members.compactMap { member, identifier in
      nestedName(
        in: member.type, named: identifier.capitalized, format: member.format,
        at: member.swiftName?.range ?? member.name.range)
    }
  }

  /// The name of the type that is written inside a value's type, if one is.
  func nestedName(
    in type: ValueType, named name: @autoclosure () -> String, format: Located<String>?,
    at range: SourceRange
  ) -> (name: String, range: SourceRange)? {
    switch type {
    case .array(let type), .map(let type), .nullable(let type):
      nestedName(in: type, named: name(), format: format, at: range)
    case .primitive(.dateTime):
      format.map { (SwiftIdentifier.datePattern(of: name()), $0.range) }
    case .enumeration, .object, .union: (name(), range)
    case .primitive, .numberText, .named: nil
    }
  }
}
