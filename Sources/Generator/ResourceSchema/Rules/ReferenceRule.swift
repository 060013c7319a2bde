import Diagnostics

/// Every name refers to a declaration of the right kind.
extension SchemaRules {
  mutating func checkReferences() {
    for reference in assembly.references { check(reference) }
    undeclared.report(to: &diagnostics)
  }

  private mutating func check(_ reference: Reference) {
    let name = reference.name
    switch reference.role {
    case .resource:
      if assembly.resources[name.value] == nil { reportUnknownTarget(name) }
    case .filter:
      if let type = assembly.types[name.value] {
        if type.isLinks { reportLinksAsValue(name) }
      } else if assembly.resources[name.value] == nil {
        reportUnknownType(
          name, among: filterNames, foreign: guess(name, .filter), hiddenBy: [.types, .resources],
          otherwise: "name a type, or the resource type whose ids the filter takes")
      }
    case .value:
      if let type = assembly.types[name.value] {
        if type.isLinks { reportLinksAsValue(name) }
      } else if let type = resourceType(meantBy: name) {
        reportResource(type, reference)
      } else {
        reportUnknownType(name, among: typeNames, foreign: guess(name, .value))
      }
    case .meta:
      checkObject(
        name, .invalidMetaType, "`\(name.value)` is not an object type, but meta must be one",
        among: { $0.objectNames },
        suggestion: "name an object type or a type of your own, or write `meta: { total: Int }`;"
          + " `JSON` is any object")
    case .errors:
      checkObject(
        name, .invalidErrorsType, "`\(name.value)` is not an object type, but errors must be",
        among: { $0.objectNames + ["basic", "unknown"] },
        suggestion: "name an object type, or write `errors: basic`")
    case .links:
      checkLinks(name)
    case .id:
      checkId(name)
    }
  }

  private func linksAdvice(_ type: DeclaredType) -> Advice? {
    guard case .value(.object(let object)) = type.declaration?.definition else { return nil }
    let names = object.members.prefix(8).map { "\($0.name.value)\($0.isOptional ? "?" : "")" }
    return
      "write `meta: \(type.name.value)` if its members are not links; otherwise declare it with"
      + " `links`, `\(type.name.value): { links: [\(names.joined(separator: ", "))] }`"
  }

  private mutating func checkLinks(_ name: Located<String>) {
    let type = assembly.types[name.value]
    if type != nil || PrimitiveType(rawValue: name.value) != nil {
      if let type, type.isLinks || type.declaration == nil { return }
      // The error is in the declaration, so it is reported once.
      guard notLinks.insert(name.value).inserted else { return }
      diagnostics.report(
        .invalidLinksType, "`\(name.value)` is not declared with `links`", at: name.range,
        labels: declaration(of: name),
        suggestion: type.flatMap(linksAdvice)
          ?? "list the links, as in `[self]`, or name a type that has `links`")
      return
    }
    let near = diagnostics.suggestion(for: name, among: linksNames)
    let word = near == nil ? guess(name, .links) : nil
    // A name in lowercase is more likely the name of a link than of a type.
    if near == nil, word != nil || name.value.first?.isUppercase != true {
      diagnostics.report(
        .unknownWord, "`\(name.value)` is not a value of `links`", at: name.range,
        note: "the values are pagination and none",
        suggestion: word
          ?? .write(
            "[\(name.value)]", at: name.range, "a list of links is written `[\(name.value)]`"))
    } else if near == nil, assembly.hidesNames.contains(.types) {
      assembly.unresolvedNames.append(name)
    } else {
      diagnostics.report(
        .unknownType, "unknown type `\(name.value)`", at: name.range,
        suggestion: near ?? "declare it in `types`: `\(name.value): { links: [self] }`")
    }
  }

  private mutating func reportLinksAsValue(_ name: Located<String>) {
    diagnostics.report(
      .invalidLinksType,
      "`\(name.value)` is declared with `links`, so it is not the type of a value", at: name.range,
      labels: declaration(of: name), note: "resources, relationships and documents have links",
      suggestion: "write `links: \(name.value)` beside `attributes`")
  }

  private mutating func checkObject(
    _ name: Located<String>, _ identifier: DiagnosticIdentifier,
    _ message: @autoclosure () -> String, among names: (inout SchemaRules) -> [String],
    suggestion: Advice
  ) {
    if PrimitiveType(rawValue: name.value) == nil {
      guard assembly.types[name.value] != nil else {
        return reportUnknownType(name, among: names(&self), foreign: nil, otherwise: suggestion)
      }
      if assembly.isObject(name.value) { return }
    }
    diagnostics.report(
      identifier, message(), at: name.range, labels: declaration(of: name), suggestion: suggestion)
  }

  private mutating func checkId(_ name: Located<String>) {
    let types = "`String`, `Int` or `UUID`"
    let advice: Advice =
      assembly.types[name.value] == nil
      ? "write \(types)" : "declare `\(name.value)` as an alias of \(types), or write one of these"
    guard assembly.types[name.value] != nil else {
      let type = guess(name, .id)
      let isType = ["String", "Int", "UUID"].contains(type?.fixIt?.edits.first?.replacement)
      return reportUnknownType(
        name, among: typeNames, foreign: isType ? type : nil, otherwise: advice)
    }
    switch assembly.definition(of: name.value) {
    case nil, .custom, .value(.primitive(.string)), .value(.primitive(.int)),
      .value(.primitive(.uuid)):
      return
    case .value(.enumeration(let enumeration)) where enumeration.base == .string: return
    default:
      diagnostics.report(
        .invalidIdType, "`\(name.value)` cannot be the type of ids", at: name.range,
        labels: declaration(of: name),
        note: "ids are String, Int, UUID, or a type from `types` that is an alias of these, "
          + "an enum of texts, or a type of your own",
        suggestion: advice)
    }
  }

  private func declaration(of name: Located<String>) -> [Diagnostic.Label] {
    assembly.types[name.value].map { [.init("declared here", at: $0.name.range)] } ?? []
  }

  private mutating func reportUnknownType(
    _ name: Located<String>, among candidates: [String], foreign: Advice?,
    hiddenBy places: HiddenNames = .types, otherwise: Advice? = nil
  ) {
    let mayBeHidden = assembly.hidesNames.contains(.types)
    // A private type rarely has a name that differs from one of the language in one letter.
    // Nor is it a word of another language, if it is spelt as a type is here.
    let isHidden =
      mayBeHidden && name.value.first?.isUppercase == true
      && foreign?.fixIt.map { $0.title.lowercased().contains("`\(name.value.lowercased())`") }
        != true
    let certain =
      typesByLowercasedName[name.value.lowercased()].map { .didYouMean($0, at: name.range) }
      ?? (isHidden ? nil : foreign)
      ?? (mayBeHidden
        ? diagnostics.suggestion(
          for: name, among: candidates.filter { PrimitiveType(rawValue: $0) != nil }) : nil)
    if certain == nil, !assembly.hidesNames.isDisjoint(with: places) {
      assembly.unresolvedNames.append(name)
      return
    }
    let message = "unknown type `\(name.value)`"
    if let near = certain ?? diagnostics.suggestion(for: name, among: candidates) ?? otherwise {
      diagnostics.report(.unknownType, message, at: name.range, suggestion: near)
    } else {
      undeclared.append(
        UndeclaredName(
          identifier: .unknownType, name: name, message: message,
          suggestion: Advice(
            "name a declared type, declare it below `types:`, such as `\(name.value): String` or"
              + " `\(name.value): { object: { … } }`, or import its file"
              // Values of enums are often in capitals or in lowercase, types are not.
              + (name.value.count > 1
                && (name.value.first?.isLowercase == true
                  || name.value.allSatisfy { $0.isUppercase || $0 == "_" })
                ? "; a value of an enum belongs in `{ enum: [\(name.value), …] }`" : ""))))
    }
  }

  private mutating func resourceType(meantBy name: Located<String>) -> String? {
    if assembly.resources[name.value] != nil { return name.value }
    // A guess takes far longer than a look-up.
    guard name.value.first?.isUppercase == true,
      let target = resourcesByModel[name.value.lowercased()], guess(name, .value) == nil
    else { return nil }
    return target
  }

  /// Reports an attribute, or a member of an attribute, that refers to resources.
  private mutating func reportResource(_ type: String, _ reference: Reference) {
    guard assembly.hidesNames.isDisjoint(with: .types) else {
      assembly.unresolvedNames.append(reference.name)
      return
    }
    diagnostics.report(
      .unknownType, "unknown type `\(reference.name.value)`", at: reference.name.range,
      note: "`\(type)` is a resource type, so only relationships can lead to it",
      suggestion: reference.attribute.map {
        "move `\($0)` below `relationships:`, which is beside `attributes:`"
      })
  }

  private mutating func reportUnknownTarget(_ name: Located<String>) {
    guard !assembly.hidesNames.contains(.resources) else {
      assembly.unresolvedNames.append(name)
      return
    }
    let message = "unknown resource type `\(name.value)`"
    let lowercased = name.value.lowercased()
    let plural = EnglishNoun.plural(of: lowercased)
    let meant = resourcesByModel[lowercased] ?? (assembly.resources[plural] == nil ? nil : plural)
    let suggestion =
      meant.map { .didYouMean($0, at: name.range) }
      ?? diagnostics.suggestion(for: name, among: targetNames) ?? guess(name, .resource)
    let isType = PrimitiveType(rawValue: name.value) != nil || assembly.types[name.value] != nil
    let list = targetNames.prefix(5).map { "`\($0)`" }.joined(separator: ", ")
    let declaration =
      isType
      ? "write a value below `attributes`"
      : MemberName.problem(in: name.value) == nil
        ? "declare it below `resources:`, `\(name.value): { attributes: { … } }`,"
          + " import its file" : nil
    let advice = Advice(
      [declaration, list.isEmpty ? nil : "name one of \(list)"].compactMap(\.self)
        .joined(separator: ", or "))
    if suggestion == nil, !isType {
      undeclared.append(
        UndeclaredName(
          identifier: .unknownTarget, name: name, message: message, suggestion: advice))
    } else {
      diagnostics.report(
        .unknownTarget, message, at: name.range,
        note: isType ? "`\(name.value)` is a value type, so only attributes can have it" : nil,
        suggestion: suggestion ?? advice)
    }
  }
}

extension DeclaredType {
  var isLinks: Bool { declaration?.definition.isLinks == true }
}

extension AssembledSchema {
  func isObject(_ name: String) -> Bool {
    switch definition(of: name) {
    case nil, .value(.object), .custom: true
    default: false
    }
  }

  /// Returns the definition of a type after following its aliases; `nil` if it is not known, or
  /// further away than a definition may be.
  package func definition(of name: String) -> TypeDeclaration.Definition? {
    var name = name
    for _ in 0...TypeDeclaration.deepest {
      guard let definition = types[name]?.declaration?.definition else { return nil }
      guard case .value(.named(let next)) = definition else { return definition }
      name = next
    }
    return nil
  }
}
