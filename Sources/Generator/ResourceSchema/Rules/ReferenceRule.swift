import Diagnostics

/// Every name refers to a declaration of the right kind.
///
/// Right schemas need none of the lists of names, so all of them are made on first use.
final class ReferenceRule {
  /// Returns advice on an undeclared name, with knowledge that the schema reader has beyond the
  /// schema.
  typealias Guess = (Located<String>, Reference.Role) -> Advice?

  private let assembly: AssembledSchema
  private let guess: Guess
  /// The names that the type of a value can have.
  private lazy var typeNames =
    PrimitiveType.allCases.map(\.rawValue)
    + assembly.typesInOrder.filter { !$0.isLinks }.map(\.name.value)
  /// The names that the type of a filter can have.
  private lazy var filterNames = typeNames + assembly.resources.keys.sorted()
  /// The names of types of objects.
  private lazy var objectNames = assembly.typesInOrder.map(\.name.value).filter(assembly.isObject)
  /// The names of types of links.
  private lazy var linksNames = assembly.typesInOrder.filter(\.isLinks).map(\.name.value)
  private lazy var targetNames = assembly.schema.resources.map(\.type.value)
  /// The declared types by their names in lower case.
  private lazy var typesByLowercasedName = Dictionary(
    assembly.typesInOrder.map { ($0.name.value.lowercased(), $0.name.value) },
    uniquingKeysWith: { first, _ in first })
  /// The resource types by the names of their models, in lower case.
  private lazy var resourcesByModel = Dictionary(
    assembly.schema.resources.map { resource in
      let type = resource.type.value
      let model =
        resource.swiftName?.value ?? EnglishNoun.singular(of: type.filter { !"-_".contains($0) })
      return (model.lowercased(), type)
    }, uniquingKeysWith: { first, _ in first })
  private var diagnostics = DiagnosticList()
  private var undeclared = UndeclaredNames()
  /// Undeclared names that an error may hide.
  private var unresolvedNames: [Located<String>] = []
  /// The types that are already reported because links refer to them.
  private var notLinks: Set<String> = []

  static func diagnostics(
    in assembly: AssembledSchema, _ guess: @escaping Guess
  ) -> (diagnostics: [Diagnostic], unresolvedNames: [Located<String>]) {
    let rule = ReferenceRule(assembly, guess)
    for reference in assembly.references { rule.check(reference) }
    rule.undeclared.report(to: &rule.diagnostics)
    return (rule.diagnostics.elements, rule.unresolvedNames)
  }

  private init(_ assembly: AssembledSchema, _ guess: @escaping Guess) {
    (self.assembly, self.guess) = (assembly, guess)
  }

  private func check(_ reference: Reference) {
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
        among: objectNames,
        suggestion: "name an object type or a type of your own, or write `meta: { total: Int }`;"
          + " `JSON` is any object")
    case .errors:
      checkObject(
        name, .invalidErrorsType, "`\(name.value)` is not an object type, but errors must be",
        among: objectNames + ["basic", "unknown"],
        suggestion: "name an object type, or write `errors: basic`")
    case .links:
      checkLinks(name)
    case .id:
      checkId(name)
    }
  }

  /// Returns advice to declare an object type as links.
  private func linksAdvice(_ type: DeclaredType) -> Advice? {
    guard case .value(.object(let object)) = type.declaration?.definition else { return nil }
    let names = object.members.prefix(8).map { "\($0.name.value)\($0.isOptional ? "?" : "")" }
    return
      "write `meta: \(type.name.value)` if its members are not links; otherwise declare it with"
      + " `links`, `\(type.name.value): { links: [\(names.joined(separator: ", "))] }`"
  }

  private func checkLinks(_ name: Located<String>) {
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
      unresolvedNames.append(name)
    } else {
      diagnostics.report(
        .unknownType, "unknown type `\(name.value)`", at: name.range,
        suggestion: near ?? "declare it in `types`: `\(name.value): { links: [self] }`")
    }
  }

  private func reportLinksAsValue(_ name: Located<String>) {
    diagnostics.report(
      .invalidLinksType,
      "`\(name.value)` is declared with `links`, so it is not the type of a value", at: name.range,
      labels: declaration(of: name), note: "resources, relationships and documents have links",
      suggestion: "write `links: \(name.value)` beside `attributes`")
  }

  private func checkObject(
    _ name: Located<String>, _ identifier: DiagnosticIdentifier,
    _ message: @autoclosure () -> String, among names: @autoclosure () -> [String],
    suggestion: Advice
  ) {
    if PrimitiveType(rawValue: name.value) == nil {
      guard assembly.types[name.value] != nil else {
        return reportUnknownType(name, among: names(), foreign: nil, otherwise: suggestion)
      }
      if assembly.isObject(name.value) { return }
    }
    diagnostics.report(
      identifier, message(), at: name.range, labels: declaration(of: name), suggestion: suggestion)
  }

  private func checkId(_ name: Located<String>) {
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

  private func reportUnknownType(
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
      unresolvedNames.append(name)
      return
    }
    let message = "unknown type `\(name.value)`"
    if let near = certain ?? diagnostics.suggestion(for: name, among: candidates) ?? otherwise {
      diagnostics.report(.unknownType, message, at: name.range, suggestion: near)
    } else {
      undeclared.add(
        .unknownType, name, message,
        Advice(
          "name a declared type, declare it below `types:`, such as `\(name.value): String` or"
            + " `\(name.value): { object: { … } }`, or import its file"
            // Values of enums are often in capitals.
            + (name.value.count > 1 && name.value.allSatisfy { $0.isUppercase || $0 == "_" }
              ? "; a value of an enum belongs in `{ enum: [\(name.value), …] }`" : "")))
    }
  }

  /// The resource type that the name of a value's type is.
  private func resourceType(meantBy name: Located<String>) -> String? {
    if assembly.resources[name.value] != nil { return name.value }
    // A guess takes far longer than a look-up.
    guard name.value.first?.isUppercase == true,
      let target = resourcesByModel[name.value.lowercased()], guess(name, .value) == nil
    else { return nil }
    return target
  }

  /// Reports an attribute, or a member of an attribute, that refers to resources.
  private func reportResource(_ type: String, _ reference: Reference) {
    guard assembly.hidesNames.isDisjoint(with: .types) else {
      unresolvedNames.append(reference.name)
      return
    }
    diagnostics.report(
      .unknownType, "unknown type `\(reference.name.value)`", at: reference.name.range,
      note: "`\(type)` is a resource type, so only relationships can lead to it",
      suggestion: reference.attribute.map {
        "move `\($0)` below `relationships:`, which is beside `attributes:`"
      })
  }

  private func reportUnknownTarget(_ name: Located<String>) {
    guard !assembly.hidesNames.contains(.resources) else {
      unresolvedNames.append(name)
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
      undeclared.add(.unknownTarget, name, message, advice)
    } else {
      diagnostics.report(
        .unknownTarget, message, at: name.range,
        note: isType ? "`\(name.value)` is a value type, so only attributes can have it" : nil,
        suggestion: suggestion ?? advice)
    }
  }
}

extension DeclaredType {
  fileprivate var isLinks: Bool { declaration?.definition.isLinks == true }
}

extension AssembledSchema {
  /// Returns true if a type is an object, or may be one.
  fileprivate func isObject(_ name: String) -> Bool {
    switch definition(of: name) {
    case nil, .value(.object), .custom: true
    default: false
    }
  }

  /// Returns the definition of a type after following its aliases; `nil` if it is not known, or
  /// further away than a definition may be.
  package func definition(of name: String) -> TypeDeclaration.Definition? {
    var name = name
    for _ in 0...TypeDepthRule.deepest {
      guard let definition = types[name]?.declaration?.definition else { return nil }
      guard case .value(.named(let next)) = definition else { return definition }
      name = next
    }
    return nil
  }
}
