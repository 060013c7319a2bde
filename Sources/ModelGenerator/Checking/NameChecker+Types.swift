import Diagnostics
import ResourceSchema

extension NameChecker {
  mutating func check(_ declaration: TypeDeclaration) {
    let name = names.type(named: declaration.name.value)
    let range = declaration.placeOfName
    registry.declare(name, for: "the type `\(declaration.name.value)`", at: range)
    if let module = declaration.importedModule { registry.useNameOfTheUser(module) }
    switch declaration.definition {
    case .enumeration(let enumeration):
      check(enumeration)
    case .object(let object):
      check(object, nesting: NestedNames(.structure, path: name))
    case .union(let union):
      check(union, nesting: NestedNames(.structure, path: name))
    case .alias(let type, let format):
      var patterns = NestedNames(.structure, path: "")
      check(type, named: name, at: range, format: format, in: &patterns)
      for pattern in patterns.names {
        registry.declare(
          pattern, for: "the date pattern of `\(declaration.name.value)`", at: range,
          isDerived: true)
      }
    case .custom(let type):
      registry.useNameOfTheUser(type)
    case .transformed(let transformer, _, let type):
      registry.useNameOfTheUser(transformer)
      registry.useNameOfTheUser(type)
    case .validated(let validator, _):
      registry.useNameOfTheUser(validator)
    }
  }

  /// Checks the types that are written where a member is declared.
  mutating func check(
    _ member: Member, named identifier: SwiftIdentifier, in nested: inout NestedNames
  ) {
    check(
      member.type, named: identifier.capitalized,
      at: member.swiftName?.range ?? member.name.range, format: member.format, in: &nested)
  }

  /// Checks a type that is written where it is used.
  ///
  /// - Parameters:
  ///   - name: the name that such a type gets.
  ///   - format: the pattern of its dates.
  private mutating func check(
    _ type: ValueType, named name: @autoclosure () -> String, at range: SourceRange,
    format: Located<String>?, in nested: inout NestedNames
  ) {
    switch type {
    case .array(let type), .map(let type), .nullable(let type):
      check(type, named: name(), at: range, format: format, in: &nested)
    case .primitive(.dateTime):
      guard let format else { return }
      nested.declare(SwiftIdentifier.datePattern(of: name()), at: format.range)
    case .primitive, .numberText, .named:
      break
    case .enumeration(let enumeration):
      check(enumeration)
      nested.declare(name(), at: range)
    case .object(let object):
      let name = name()
      check(object, nesting: nested.inner(name))
      nested.declare(name, at: range)
    case .union(let union):
      let name = name()
      check(union, nesting: nested.inner(name))
      nested.declare(name, at: range)
    }
  }

  private mutating func check(_ enumeration: Enumeration) {
    let names = MemberNames.cases(of: enumeration)
    diagnostics += names.problems
    guard enumeration.isOpen else { return }
    for (value, identifier) in zip(enumeration.cases, names.identifiers)
    where identifier.name == "unrecognized" {
      diagnostics.append(
        Diagnostic(
          SwiftNameProblem.collision,
          "the value `\(value.name.value)` would be called `unrecognized` in Swift, "
            + "which is the case for values that the schema does not know",
          at: value.name.range, suggestion: "name it with `swift:`, or close the enum"))
    }
  }

  /// - Parameter nested: the place for the names of types in the object, still empty.
  mutating func check(_ object: ObjectType, nesting nested: NestedNames) {
    let names = MemberNames.members(of: object, in: declarations)
    diagnostics += names.problems
    var nested = nested
    for (member, identifier) in zip(object.members, names.identifiers) {
      check(member, named: identifier, in: &nested)
    }
    diagnostics += nested.problems {
      var references = TypeReferences(in: self)
      references.insert(.object(object))
      return references.names
    }
  }

  private mutating func check(_ union: ValueUnion, nesting nested: NestedNames) {
    let names = MemberNames.cases(of: union)
    diagnostics += names.problems
    var nested = nested
    for (value, identifier) in zip(union.cases, names.identifiers) {
      check(
        value.type, named: identifier.capitalized, at: value.name.range, format: nil, in: &nested)
    }
    diagnostics += nested.problems {
      var references = TypeReferences(in: self)
      references.insert(.union(union))
      return references.names
    }
  }
}
