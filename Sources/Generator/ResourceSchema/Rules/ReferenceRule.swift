import Diagnostics

/// Every name refers to a declaration of the right kind.
///
/// Right schemas need none of the lists of names, so all of them are made on first use.
final class ReferenceRule {
  private let assembly: AssembledSchema
  private let guesses: NameGuesses
  /// The names that the type of a value can have.
  private lazy var typeNames =
    PrimitiveType.allCases.map(\.rawValue)
    + assembly.typesInOrder.filter { !$0.isLinks }.map(\.name.value)
  /// The names that the type of a filter can have.
  private lazy var filterNames = typeNames + assembly.resources.keys.sorted()
  /// The names of types of objects.
  private lazy var objectNames = assembly.typesInOrder.map(\.name.value).filter(assembly.isObject)
  /// The type of objects whose name suggests errors, or any type of objects.
  private lazy var objectForErrors =
    objectNames.first { name in
      ["error", "problem", "fault", "failure"].contains { name.lowercased().contains($0) }
    } ?? objectNames.first
  /// The names of types of links.
  private lazy var linksNames = assembly.typesInOrder.filter(\.isLinks).map(\.name.value)
  private lazy var targets = TargetNames(assembly)
  private var diagnostics = DiagnosticList()
  private var undeclared = UndeclaredNames()
  /// Undeclared names that an error may hide.
  private var unresolvedNames: [Located<String>] = []
  private lazy var targetAliases = TargetAliases(in: assembly) { self.resourceType(meantBy: $0) }
  /// The types that are already reported because links refer to them.
  private var notLinks: Set<String> = []

  static func diagnostics(
    in assembly: AssembledSchema, _ guesses: NameGuesses
  ) -> (diagnostics: [Diagnostic], unresolvedNames: [Located<String>]) {
    let rule = ReferenceRule(assembly, guesses)
    var rest = assembly.references[...]
    while let first = rest.first {
      let union = rule.resourceTypes(togetherIn: rest)
      if union.count > 1 {
        rule.reportResources(union, first)
        rest = rest.dropFirst(union.count)
      } else {
        rule.check(first)
        rest = rest.dropFirst()
      }
    }
    rule.undeclared.report(in: assembly, to: &rule.diagnostics)
    return (rule.diagnostics.elements, rule.unresolvedNames)
  }

  private init(_ assembly: AssembledSchema, _ guesses: NameGuesses) {
    (self.assembly, self.guesses) = (assembly, guesses)
  }

  private func check(_ reference: Reference) {
    let name = reference.name
    switch reference.role {
    case .resource:
      if assembly.resources[name.value] == nil, !targetAliases.contains(name.value) {
        reportUnknownTarget(name)
      }
    case .filter:
      if let type = assembly.types[name.value] {
        if type.isLinks { reportLinksAsValue(name) }
      } else if assembly.resources[name.value] == nil {
        reportUnknownType(
          name, among: filterNames, foreign: guesses.type(name), hiddenBy: [.types, .resources],
          otherwise: relationshipAdvice(onFilterOf: name))
      }
    case .value:
      if let type = assembly.types[name.value] {
        if type.isLinks { reportLinksAsValue(name) }
      } else if let type = resourceType(meantBy: name) {
        if let alias = targetAliases.alias(withUseAt: name.range) {
          targetAliases.report(alias, in: assembly, to: &diagnostics)
        } else {
          reportResources([type], reference)
        }
      } else {
        reportUnknownType(name, among: typeNames, foreign: guesses.type(name))
      }
    case .meta:
      checkObject(
        name, .invalidMetaType, "`\(name.value)` is not an object type, but meta must be one",
        suggestion: Self.anyObjectAdvice(name)
          ?? Advice(
            assembly.types[name.value] == nil && PrimitiveType(rawValue: name.value) == nil
              && name.value.first?.isUppercase == true
              ? "declare it below `types:`, `\(name.value): { object: { total: Int } }`, or list the"
                + " members here: `meta: { total: Int }`"
              : "name an object type or a type of your own, or write `meta: { total: Int }`; `JSON`"
                + " is any object"))
    case .errors:
      checkObject(
        name, .invalidErrorsType, "`\(name.value)` is not an object type, but errors must be",
        suggestion: errorsAdvice(name))
    case .links:
      checkLinks(name)
    case .id:
      checkId(name)
    }
  }

  /// Returns advice to declare an object type as links.
  private func linksAdvice(_ type: DeclaredType) -> Advice? {
    guard case .object(let object) = type.declaration?.definition else { return nil }
    guard object.members.allSatisfy({ mayBeLink($0.type) }) else {
      return "it is an object: write `meta: \(type.name.value)`, or list the links, as in `[self]`"
    }
    let names = object.members.prefix(8).map { "\($0.name.value)\($0.isOptional ? "?" : "")" }
    return
      "declare it with `links`: `\(type.name.value): { links: [\(names.joined(separator: ", "))] }`"
  }

  private func mayBeLink(_ type: ValueType) -> Bool {
    switch type {
    case .primitive(let type): [.string, .url, .json].contains(type)
    case .named, .object: true
    default: false
    }
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
    let list = Advice.write(
      "[\(name.value)]", at: name.range, "a list of links is written `[\(name.value)]`")
    let near = diagnostics.suggestion(for: name, among: linksNames)
    let word = near == nil ? guesses.links(name) : nil
    // A name in lowercase is more likely the name of a link than of a type.
    if near == nil, word != nil || name.value.first?.isUppercase != true {
      diagnostics.report(
        .unknownWord, "`\(name.value)` is not a value of `links`", at: name.range,
        note: "the values are pagination and none", suggestion: word ?? list)
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
    _ message: @autoclosure () -> String, suggestion: @autoclosure () -> Advice
  ) {
    if PrimitiveType(rawValue: name.value) == nil {
      guard assembly.types[name.value] != nil else {
        let isMeta = identifier == .invalidMetaType
        return reportUnknownType(
          name, among: objectNames + (isMeta ? [] : ["basic", "unknown"]),
          foreign: isMeta ? Self.anyObjectAdvice(name) ?? sentence(on: name) : nil,
          otherwise: suggestion())
      }
      if assembly.isObject(name.value) { return }
    }
    diagnostics.report(
      identifier, message(), at: name.range, labels: declaration(of: name),
      suggestion: suggestion())
  }

  /// Returns advice on an invalid type of errors: the object types.
  private func errorsAdvice(_ name: Located<String>) -> Advice {
    if ["none", "null", "no", "false", "true", "yes", "~"].contains(name.value) {
      return "remove `errors`: documents have errors with the members of JSON:API (`basic`) anyway"
    }
    if let index = assembly.resources[name.value] {
      let resource = assembly.schema.resources[index]
      let members = resource.attributes.prefix(4).map { member in
        let type = if case .primitive(let type) = member.type { type.rawValue } else { "…" }
        return "\(member.name.value)\(member.isOptional ? "?" : ""): \(type)"
      }
      let type = resource.swiftName?.value ?? EnglishNoun.singular(of: name.value).capitalizingFirst
      return "`\(name.value)` is a resource type, and `errors` names an object type: declare"
        + " `\(type)Error: { object: { \(members.joined(separator: ", ")) } }`, and write"
        + " `errors: \(type)Error`"
    }
    if case .alias = assembly.definition(of: name.value) {
      return "declare `\(name.value)` as an object, `\(name.value): { object: { … } }`, or write"
        + " `errors: unknown` for errors of any shape"
    }
    guard let object = objectForErrors else {
      let type = name.value.first?.isUppercase == true ? "code: \(name.value)" : "code: String"
      return .write(
        "errors: basic",
        or: "declare an object, `Problem: { object: { \(type) } }`, and write"
          + " `errors: Problem`")
    }
    return .write("errors: basic", or: "name an object type: `errors: \(object)`")
  }

  /// Returns advice on a word that is not a type in any language; a fix-it would have to choose
  /// one.
  private func sentence(on name: Located<String>) -> Advice? {
    guesses.type(name).flatMap { $0.fixIt == nil ? $0 : nil }
  }

  /// Returns the word for an object with arbitrary members, if another language's word means that.
  private static func anyObjectAdvice(_ name: Located<String>) -> Advice? {
    let words: Set = [
      "any", "anyobject", "dict", "dictionary", "hash", "jsonobject", "jsonvalue", "map", "mixed",
      "object", "record", "true", "unknown",
    ]
    guard words.contains(name.value.lowercased()) else { return nil }
    return .write("JSON", at: name.range, "an object with arbitrary members is written `JSON`")
  }

  /// Returns a guess at the type of ids, which only some types are allowed for.
  private func idAdvice(_ name: Located<String>) -> Advice? {
    guesses.type(name).flatMap { advice in
      let edit = advice.fixIt?.edits.first?.replacement
      return edit.map { ["String", "Int", "UUID"].contains($0) } == false ? nil : advice
    }
  }

  private func checkId(_ name: Located<String>) {
    guard assembly.types[name.value] != nil else {
      return reportUnknownType(
        name, among: typeNames, foreign: idAdvice(name),
        otherwise: "`id` is the type of the ids: write `id: String`, `id: Int` or `id: UUID`")
    }
    switch assembly.definition(of: name.value) {
    case nil, .custom, .alias(.primitive(.string), _), .alias(.primitive(.int), _),
      .alias(.primitive(.uuid), _):
      return
    case .enumeration(let enumeration) where enumeration.base == .string: return
    case .validated(_, let type), .transformed(_, let type, _):
      let base = type == .primitive(.int) ? "Int" : "String"
      diagnostics.report(
        .invalidIdType, "`\(name.value)` can't be an id type: it is validated or transformed",
        at: name.range, labels: declaration(of: name),
        suggestion: .write("id: \(base)", or: "declare `\(name.value): { alias: \(base) }`"))
    case let definition:
      var right = "String"
      if case .alias(.primitive(let type), _) = definition, type.isNumber { right = "Int" }
      var advice = Advice.write(right, at: name.range, .write("id: \(right)"))
      if case .alias(.primitive, _) = assembly.types[name.value]?.declaration?.definition {
        advice = "declare `\(name.value)` as an alias of `\(right)`"
      }
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
    // A private type rarely has a name that differs from one of the language in one letter.
    // Nor is it a word of another language, if it is spelt as a type is here.
    let isHidden =
      assembly.hidesNames.contains(.types) && name.value.first?.isUppercase == true
      && foreign?.fixIt.map { $0.title.lowercased().contains("`\(name.value.lowercased())`") }
        != true
    let lowercased = name.value.lowercased()
    let own =
      hasManyErrors
      ? nil : candidates.first { assembly.types[$0] != nil && $0.lowercased() == lowercased }
    let certain =
      own.map { .didYouMean($0, at: name.range) } ?? turnedRound(name) ?? (isHidden ? nil : foreign)
      ?? (assembly.hidesNames.contains(.types)
        ? diagnostics.suggestion(
          for: name, among: candidates.filter { PrimitiveType(rawValue: $0) != nil }) : nil)
    if certain == nil, !assembly.hidesNames.isDisjoint(with: places) {
      unresolvedNames.append(name)
      return
    }
    let near = certain ?? diagnostics.suggestion(for: name, among: candidates) ?? otherwise
    if let near {
      diagnostics.report(
        .unknownType, "unknown type `\(name.value)`", at: name.range, suggestion: near)
      return
    }
    undeclared.add(
      .init(
        identifier: .unknownType, name: name, message: "unknown type `\(name.value)`",
        suggestion: hasManyErrors
          ? nil
          : "declare it below `types:`, such as `\(name.value): String` or"
            + " `\(name.value): { object: { … } }`"))
  }

  /// Advice to filter by the ids to which the relationship with the name of a filter leads.
  private func relationshipAdvice(onFilterOf type: Located<String>) -> Advice? {
    if hasManyErrors { return nil }
    let (place, line) = (type.range.file, type.range.start.line)
    for resource in assembly.schema.resources {
      let filter = resource.api.filters.last {
        $0.name.range.file == place && $0.name.range.start.line == line
          && $0.name.range.start < type.range.start
      }
      let relationship = resource.relationships.first { $0.name == filter?.name }
      guard let target = relationship?.targets.first?.value else { continue }
      return .didYouMean(target, at: type.range)
    }
    return nil
  }

  /// Returns advice on `from: UIColor, to: String`, where the two types of a transformer are
  /// swapped.
  private func turnedRound(_ name: Located<String>) -> Advice? {
    guard !hasManyErrors, SwiftName.isTypeName(name.value) else { return nil }
    for type in assembly.typesInOrder {
      guard case .transformed(_, .named(name.value), let to)? = type.declaration?.definition,
        PrimitiveType(rawValue: to.value) != nil,
        type.references.contains(where: { $0.name.range == name.range })
      else { continue }
      return .edit(
        [(name.range, to.value), (to.range, name.value)],
        "`from` is the type in JSON, and `to` the type in Swift: write `from: \(to.value), to:"
          + " \(name.value)`", title: "Turn them round")
    }
    return nil
  }

  /// True if there are so many errors that advice would only make the list longer.
  private var hasManyErrors: Bool { diagnostics.errorCount + undeclared.count > 50 }

  /// The resource type that the name of a value's type is.
  private func resourceType(meantBy name: Located<String>) -> String? {
    guard assembly.types[name.value] == nil else { return nil }
    if assembly.resources[name.value] != nil { return name.value }
    // A guess takes far longer than a look-up.
    guard name.value.first?.isUppercase == true,
      let target = targets.byModelName[name.value.lowercased()], guesses.type(name) == nil
    else { return nil }
    return target
  }

  /// Returns the resource types at the start of consecutive references that one attribute joins
  /// with bars; empty if the attribute also refers to another type.
  private func resourceTypes(togetherIn references: ArraySlice<Reference>) -> [String] {
    guard let first = references.first, first.role == .value, let attribute = first.attribute else {
      return []
    }
    let together = references.prefix { reference in
      reference.role == .value && reference.attribute == attribute
        && reference.name.range.file == first.name.range.file
        && reference.name.range.start.line == first.name.range.start.line
    }
    let types = together.compactMap { resourceType(meantBy: $0.name) }
    return types.count == together.count ? types : []
  }

  /// Reports an attribute, or a member of an attribute, that refers to resources.
  private func reportResources(_ types: [String], _ reference: Reference) {
    guard assembly.hidesNames.isDisjoint(with: .types) else {
      unresolvedNames.append(reference.name)
      return
    }
    let name = reference.name.value
    let union = types.joined(separator: " | ")
    let target = reference.isMany ? "[\(union)]" : union
    let attribute = Located(reference.attribute ?? name.lowercased(), at: reference.name.range)
    diagnostics.report(
      .unknownType, "unknown type `\(name)`", at: reference.name.range,
      note: "`\(types[0])` is a resource type, so only relationships can lead to it",
      suggestion: IdSuffix.advice(on: attribute, leadingTo: target, in: assembly.schema))
  }

  private func reportUnknownTarget(_ name: Located<String>) {
    guard !assembly.hidesNames.contains(.resources) else {
      unresolvedNames.append(name)
      return
    }
    let suggestion =
      targets.meant(by: name)
      ?? diagnostics.suggestion(for: name, among: targets.names)
      ?? guesses.target(name)
    let isType =
      PrimitiveType(rawValue: name.value) != nil || assembly.types[name.value] != nil
    if suggestion == nil, !isType {
      undeclared.add(
        .init(
          identifier: .unknownTarget, name: name,
          message: "unknown resource type `\(name.value)`",
          suggestion: hasManyErrors ? nil : targets.declarationAdvice(name)))
      return
    }
    diagnostics.report(
      .unknownTarget, "unknown resource type `\(name.value)`", at: name.range,
      note: isType ? "`\(name.value)` is a value type, so only attributes can have it" : nil,
      suggestion: suggestion
        ?? (targets.names.isEmpty || hasManyErrors
          ? "move it below `attributes`"
          : "write it below `attributes`, or name one of"
            + " \(targets.names.prefix(5).map { "`\($0)`" }.joined(separator: ", "))"))
  }
}

extension DeclaredType {
  fileprivate var isLinks: Bool { declaration?.definition.isLinks == true }
}

extension AssembledSchema {
  /// Returns true if a type is an object, or may be one.
  fileprivate func isObject(_ name: String) -> Bool {
    switch definition(of: name) {
    case nil, .object, .custom: true
    default: false
    }
  }

  /// Returns the definition of a type after following its aliases; `nil` if it is not known, or
  /// further away than a definition may be.
  package func definition(of name: String) -> TypeDeclaration.Definition? {
    var name = name
    for _ in 0...TypeDepthRule.deepest {
      guard let definition = types[name]?.declaration?.definition else { return nil }
      guard case .alias(.named(let next), _) = definition else { return definition }
      name = next
    }
    return nil
  }
}
