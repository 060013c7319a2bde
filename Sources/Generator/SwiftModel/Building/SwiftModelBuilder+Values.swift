import Diagnostics
import ResourceSchema

struct ValueCoding {
  var value: String
  /// The type in JSON; the same without a format.
  var raw: String
  /// The transformer between the two.
  var format: String?
  /// True if encoding can fail.
  var canFail = false

  static func plain(_ type: String) -> ValueCoding {
    ValueCoding(value: type, raw: type)
  }

  /// Returns the coding of values that contain such values, given the spelling of their types.
  func inside(_ spelling: (String) -> String) -> ValueCoding {
    ValueCoding(
      value: spelling(value), raw: spelling(raw), format: format.map(spelling), canFail: canFail)
  }

  var nullable: ValueCoding { inside { $0 + "?" } }
  var label: String { canFail ? "transformedValue" : "value" }
}

struct TypeContext {
  /// The name of a type declared there, possibly with a lowercase first letter.
  var memberName: String
  var documentation: String?
  /// The pattern of its dates.
  var format: Located<String>?
  /// The type that contains nested types declared here, if not the current one; empty for the top
  /// level.
  var declaringType: String?
  /// In create requests, the type of responses that corresponds to the current one. It contains the
  /// nested types that are the same in both.
  var counterpart: String?

  var name: String { memberName.capitalizingFirst }

  /// The context of another type that is declared in the same place.
  func declaring(_ name: String) -> TypeContext {
    TypeContext(memberName: name, declaringType: declaringType)
  }
}

extension SwiftModelBuilder {
  /// Returns the Swift type and wire format of a value. Inline types are added to the innermost
  /// scope.
  func coding(of type: ValueType, _ context: TypeContext) -> ValueCoding {
    var context = context
    if let counterpart = context.counterpart, context.declaringType == nil,
      !creationTypes.differs(type)
    {
      context.declaringType = counterpart
    }
    switch type {
    case .primitive(let primitive): return coding(of: primitive, context)
    case .numberText(let primitive):
      let number = coding(of: primitive, context).value
      return formatted(number, as: "Text<\(number)>")
    case .relativeURL(let base):
      let name = SwiftIdentifier.urlBase(of: context.name)
      let format = inline(context.declaring(name)) {
        let base = SwiftLiteral.string(base.value)
        return [.urlBase(URLBaseModel(name: name, base: base, spelling: spelling))]
      }
      return ValueCoding(value: library(.url), raw: library(.string), format: format.value)
    case .named(let name): return coding(ofTypeNamed: name, context)
    case .array(let element):
      return coding(of: element, context).inside { "[\($0)]" }
    case .map(let value):
      let coding = coding(of: value, context)
      let key = library(.string)
      return coding.inside { "[\(key): \($0)]" }
    case .nullable(let wrapped): return coding(of: wrapped, context).nullable
    case .enumeration, .object, .union:
      return inline(context) {
        declaredType(
          of: type, named: context.name,
          documentation: DocumentationComment.lines([context.documentation]),
          counterpart: context.counterpart.map { $0 + "." + context.name })
      }
    }
  }

  func attribute(_ coding: ValueCoding) -> String {
    guard let format = coding.format else { return library(.attribute, coding.value) }
    return library(.transformedAttribute, coding.raw, format)
  }

  /// Returns an inline type, unless another type declares it.
  private func inline(_ context: TypeContext, _ decide: () -> [TypeModel]) -> ValueCoding {
    if let type = context.declaringType {
      return .plain(reference(type.isEmpty ? context.name : type + "." + context.name))
    }
    let types = decide()
    if !scopes.isEmpty { scopes[scopes.count - 1].types += types }
    return .plain(context.name)
  }

  /// - Parameter name: The name of a transformer in `Format`.
  private func formatted(_ value: String, as name: String, raw: String? = nil) -> ValueCoding {
    ValueCoding(
      value: value, raw: raw ?? library(.string), format: library(.format) + "." + name)
  }

  private func coding(of primitive: PrimitiveType, _ context: TypeContext) -> ValueCoding {
    let value = library(primitive.definition.swift)
    switch primitive.definition.coding {
    case .plain: return .plain(value)
    case .text: return formatted(value, as: "Text<\(value)>")
    case .format(let name):
      guard primitive == .dateTime, let pattern = context.format else {
        return formatted(
          value, as: name, raw: library(primitive.jsonType.definition.swift))
      }
      let name = SwiftIdentifier.datePattern(of: context.name)
      let format = inline(context.declaring(name)) {
        let pattern = SwiftLiteral.string(pattern.value)
        return [.datePattern(DatePatternModel(name: name, pattern: pattern, spelling: spelling))]
      }
      return ValueCoding(value: value, raw: library(.string), format: format.value)
    }
  }

  private func coding(ofTypeNamed name: String, _ context: TypeContext) -> ValueCoding {
    guard let declaration = declarations[name] else { return .plain(name) }
    let isForCreation = context.counterpart != nil && creationTypes.differs(.named(name))
    let swiftName = reference(isForCreation ? newTypeName(name) : typeName(name))
    switch declaration.definition {
    case .links, .custom: return .plain(swiftName)
    case .value(let type):
      // With a format, the coding depends on the aliased type.
      guard type.hasFormOfItsOwn(in: { declarations[$0]?.definition }) else {
        return .plain(swiftName)
      }
      // The declared type has its own top-level pattern or base.
      let hasOwnType =
        nestedName(
          in: type, named: swiftName, format: declaration.format, at: declaration.name.range) != nil
      var coding = coding(
        of: type,
        TypeContext(
          memberName: swiftName, format: declaration.format, declaringType: hasOwnType ? "" : nil,
          counterpart: isForCreation ? "" : nil))
      coding.value = swiftName
      return coding
    case .transformed(let transformer, let from, _):
      return userCoding(swiftName, transformer, of: from, declaration)
    case .validated(let validator, let type):
      return userCoding(swiftName, validator, of: type, declaration)
    }
  }

  private func userCoding(
    _ name: String, _ transformer: Located<String>, of type: ValueType,
    _ declaration: TypeDeclaration
  ) -> ValueCoding {
    // Only the file of the types imports the user's module; other files use the alias there.
    let format =
      declaration.importedModule == nil
      ? userReference(SwiftIdentifier.path(transformer.value))
      : reference(SwiftIdentifier.format(of: name))
    return ValueCoding(value: name, raw: rawType(of: type), format: format, canFail: true)
  }

  /// Returns the Swift type that a user's transformer receives.
  func rawType(of type: ValueType) -> String {
    // No types can be nested there, since all types have names.
    coding(of: type, TypeContext(memberName: "")).value
  }

  /// Returns the names of inline types, with the places that determine them.
  func nestedNames(
    _ members: some Sequence<(member: Member, identifier: SwiftIdentifier)>
  ) -> [NestedName] {
    members.compactMap { member, identifier in
      nestedName(
        in: member.type, named: identifier.capitalized, format: member.format,
        at: member.swiftName?.range ?? member.name.range)
    }
  }

  func nestedName(
    in type: ValueType, named name: @autoclosure () -> String, format: Located<String>?,
    at range: SourceRange
  ) -> NestedName? {
    switch type {
    case .array(let type), .map(let type), .nullable(let type):
      nestedName(in: type, named: name(), format: format, at: range)
    case .primitive(.dateTime):
      format.map { (SwiftIdentifier.datePattern(of: name()), $0.range) }
    case .relativeURL: (SwiftIdentifier.urlBase(of: name()), range)
    case .enumeration, .object, .union: (name(), range)
    case .primitive, .numberText, .named: nil
    }
  }
}
