import Diagnostics
import ResourceSchema
import YAMLSource

/// A kind of thing that has a name.
enum NamedThing: String {
  case attribute, relationship, link
  /// A member of an attribute's object.
  case objectMember = "member"
  /// A member of an object that may be a meta object.
  case freeMember = "member of an object"
  case resourceType = "resource type"

  /// True if models support names that JSON:API does not allow. Resource types and relationships
  /// must not have such names, which would break paths and queries.
  fileprivate var breaksRules: Bool {
    switch self {
    case .attribute, .link, .objectMember, .freeMember: true
    case .relationship, .resourceType: false
    }
  }
}

final class NameReader: MappingReader {
  /// Records a name in JSON; reports an error if JSON:API forbids it, and a warning if it advises
  /// against it.
  ///
  /// - Returns: false if an error was reported that makes further errors about the member
  ///   unnecessary.
  @discardableResult
  func checkMemberName(
    _ name: Located<String>, of thing: NamedThing, value: YAMLNode? = nil
  ) -> Bool {
    if MemberName.isPlain(name.value) {
      context.draft.wireNames.append(name)
    } else {
      checkUnusualName(name, of: thing, value)
    }
    return checkReserved(name, of: thing, value)
  }

  private func checkUnusualName(_ name: Located<String>, of thing: NamedThing, _ value: YAMLNode?) {
    if let problem = MemberName.problem(in: name.value) {
      if thing.breaksRules, MemberName.isTolerable(name.value) {
        context.draft.wireNames.append(name)
        report(
          .disallowedName,
          name.value.isEmpty
            ? "JSON:API does not allow an empty name"
            : "JSON:API does not allow the name `\(name.value)`: "
              + problem.replacing(" in JSON:API", with: ""),
          at: name.range,
          note: "if the server uses this name, `allow: [disallowed-name]` suppresses this")
        return
      }
      let right = trimmed(name.value)
      report(
        .invalidName, "`\(name.value)` cannot be the name of \(article(thing)): \(problem)",
        at: name.range,
        suggestion: MemberName.problem(in: right) == nil && right != name.value
          ? .write(right) : nil)
      return
    }
    context.draft.wireNames.append(name)
    if MemberName.beginsWithDigit(name.value) {
      report(
        .digitFirstName, "the name `\(name.value)` begins with a digit", at: name.range,
        note: "some clients cannot read such names; `allow: [digit-first-name]` suppresses this")
    }
    if let blank = name.value.unicodeScalars.first(where: { $0 == " " || UnusualSpace.contains($0) }
    ) {
      NameBlanks(self).warn(of: blank, in: name, of: thing, value)
    }
  }

  /// Returns a name without the characters that other languages put around it.
  private func trimmed(_ name: String) -> String {
    let isPart = { (character: Character) in
      character.isLetter || character.isNumber || character == "_"
    }
    let end = name.lastIndex(where: isPart).map { name.index(after: $0) } ?? name.endIndex
    let core = name[..<end].drop { !isPart($0) }
    return String(core.prefix { !"([<{".contains($0) })
  }

  private func checkReserved(
    _ name: Located<String>, of thing: NamedThing, _ value: YAMLNode?
  ) -> Bool {
    let isReserved: Bool =
      switch thing {
      case .attribute, .relationship: name.value == "type" || name.value == "id"
      case .objectMember: name.value == "links" || name.value == "relationships"
      case .freeMember, .link, .resourceType: false
      }
    guard isReserved else { return true }
    if thing == .attribute, name.value == "id", let value, isForeignId(value) {
      report(
        .unknownType, "an id is not an attribute: every resource has one", at: name.range,
        suggestion:
          "remove it; if the ids are not texts, write `id: Int` or `id: UUID` beside `attributes`")
      return false
    }
    report(
      .reservedMemberName,
      "JSON:API reserves the name `\(name.value)`: \(article(thing)) cannot have it",
      at: name.range,
      note: "if the server does so anyway, `allow: [reserved-member-name]` suppresses this",
      suggestion: thing == .attribute
        ? name.value == "id"
          ? "remove it: every resource has an id; where it is not a text, the resource says"
            + " `id: \(value?.scalar?.text == "UUID" ? "UUID" : "Int")`"
          : "remove it: the type of a resource is its key below `resources`" : nil)
    return true
  }

  private func article(_ thing: NamedThing) -> String {
    thing == .attribute ? "an attribute" : "a \(thing.rawValue)"
  }

  /// The name of a type or of a document, which becomes a name in Swift.
  func checkDeclarationName(_ name: Located<String>, of what: String) {
    if !SwiftName.isIdentifier(name.value) {
      report(
        .invalidTypeName,
        "`\(name.value)` cannot be the name of \(what): it has to be a name in Swift as well",
        at: name.range, note: Self.identifierRule,
        suggestion: (typeSpelling(of: name.value)
          ?? typeSpelling(of: "Type" + name.value.filter { $0.isLetter || $0.isNumber }))
          .map { Advice("call it `\($0)`") })
    }
  }

  /// Reads `swift`, a single identifier.
  ///
  /// - Parameter isType: true for the name of a type, which begins with a capital letter.
  func swiftName(_ field: Field?, isType: Bool = false) -> Located<String>? {
    guard let field, let name = text(field) else { return nil }
    guard SwiftName.isIdentifier(name.value) else {
      let right = isType ? typeSpelling(of: name.value) : memberSpelling(of: name.value)
      let parts = name.value.split(separator: ".").map(String.init)
      if isType, parts.count > 1, parts.allSatisfy(SwiftName.isIdentifier), let last = parts.last {
        return report(
          .invalidSwiftName, "`\(name.value)` is not a Swift identifier", at: name.range,
          suggestion: .write(
            "\(field.name.value): \(last)",
            otherwise: "a namespace around all models is `swift: {"
              + " namespace: \(parts[0]) }` in `jsonapi-gen.yaml`"))
      }
      let owner = known.entries(leadingTo: field.name.range).dropLast().last?.key
      if !isType, let right, right == owner?.withoutMark.text, !name.value.contains("`") {
        return report(
          .invalidSwiftName, "`\(name.value)` is not a Swift identifier", at: name.range,
          suggestion:
            "the key is the name in JSON: write `\(name.value):` in place of `\(right):`, and remove"
            + " `swift`")
      }
      return report(
        .invalidSwiftName, "`\(name.value)` is not a Swift identifier", at: name.range,
        note: right == nil ? Self.identifierRule : nil,
        suggestion: right.map { .write($0, at: name.range, of: field.name.value) }
      )
    }
    return name
  }

  private static let identifierRule = "letters, digits and `_`, not a digit first"

  /// The name of a type or a module that the user wrote.
  func swiftTypeName(_ field: Field) -> Located<String>? {
    guard let name = text(field) else { return nil }
    guard SwiftName.isTypeName(name.value) else {
      return report(
        .invalidSwiftName, "`\(name.value)` is not the name of a Swift type", at: name.range,
        note: "a name, or names with dots: `Money.Amount`; for anything else declare a typealias",
        suggestion: typeSpelling(of: name.value.filter { $0 != "." }).map {
          .write($0, at: name.range, of: field.name.value)
        })
    }
    if field.name.value != "import", let word = SwiftName.wordThatNamesNoType(in: name.value) {
      return report(
        .invalidSwiftName, "`\(word)` is a word of Swift that cannot be the name of a type",
        at: name.range, suggestion: "give your type another name, or declare a typealias")
    }
    return name
  }

  /// Returns a Swift type name that corresponds to a text: `ProductDocument`.
  private func typeSpelling(of text: String) -> String? {
    swiftSpelling(of: text)?.capitalizingFirst
  }

  /// Returns a Swift member name that corresponds to a text: `productName`.
  private func memberSpelling(of text: String) -> String? {
    let joined = swiftSpelling(of: text)?.loweringFirst
    let isCut = text.first?.isNumber == true && SwiftName.isIdentifier("_" + text)
    return joined ?? (isCut ? "_" + text : nil)
  }

  /// A name with the parts of another joined as Swift joins them, if that makes an identifier.
  private func swiftSpelling(of text: String) -> String? {
    var parts = text.split { !SwiftName.isIdentifier("_" + String($0)) }.map(String.init)
    // `struct LineItem`, and `LINE_ITEM`.
    if parts.count > 1, parts[0] + " " + parts[1] == text,
      CommonMistakes.declarationKeywords.contains(parts[0])
    {
      parts.removeFirst()
    }
    if parts.count > 1, text.uppercased() == text { parts = parts.map { $0.lowercased() } }
    guard let first = parts.first else { return nil }
    let joined = first + Array(parts.dropFirst()).upperCamelCased
    return SwiftName.isIdentifier(joined) ? joined : nil
  }

  /// True if an id has a type of another language, as in GraphQL: `id: ID!`.
  private func isForeignId(_ value: YAMLNode) -> Bool {
    guard let text = value.scalar?.text, text.utf8.count <= 64 else { return false }
    let word = text.hasSuffix("!") ? String(text.dropLast()) : text
    return TypeSynonyms.spelling(of: word) != word && !known.hasType(word)
  }
}
