import Diagnostics
import ResourceSchema
import YAMLSource

enum NamedThing: String {
  case attribute, relationship, link
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
  func checkMemberName(_ name: Located<String>, of thing: NamedThing) {
    if MemberName.isPlain(name.value) {
      context.draft.wireNames.append(name)
    } else {
      checkUnusualName(name, of: thing)
    }
    let isReserved: Bool =
      switch thing {
      case .attribute, .relationship: name.value == "type" || name.value == "id"
      case .objectMember: name.value == "links" || name.value == "relationships"
      case .freeMember, .link, .resourceType: false
      }
    guard isReserved else { return }
    report(
      .reservedMemberName,
      "JSON:API reserves the name `\(name.value)`: \(article(thing)) cannot have it",
      at: name.range,
      note: "if the server does so anyway, `allow: [reserved-member-name]` suppresses this",
      suggestion: thing == .attribute
        ? name.value == "id"
          ? "remove it: every resource has an id; where it is not a text, the resource says `id: Int`"
            + " or `id: UUID`"
          : "remove it: the type of a resource is its key below `resources`" : nil)
  }

  private func checkUnusualName(_ name: Located<String>, of thing: NamedThing) {
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
      return report(
        .invalidName, "`\(name.value)` cannot be the name of \(article(thing)): \(problem)",
        at: name.range)
    }
    context.draft.wireNames.append(name)
    if MemberName.beginsWithDigit(name.value) {
      report(
        .digitFirstName, "the name `\(name.value)` begins with a digit", at: name.range,
        note: "some clients cannot read such names; `allow: [digit-first-name]` suppresses this")
    }
    if let blank = name.value.unicodeScalars.first(where: { $0 == " " || UnusualSpace.contains($0) }
    ) {
      warn(of: blank, in: name, of: thing)
    }
  }

  /// Warns of a space or an invisible character in a name, or reports an error if it is surely
  /// unintended.
  private func warn(of blank: Unicode.Scalar, in name: Located<String>, of thing: NamedThing) {
    let words = name.value.split(separator: " ").map(String.init)
    let keywords =
      thing == .resourceType
      ? CommonMistakes.declarationKeywords : WordList.keywordsOfMembers.words
    let hasKeyword = thing != .link && words.count == 2 && keywords.contains(words[0])
    if hasKeyword || thing == .link && !WordList.linksOfJSONAPI.words.isDisjoint(with: words) {
      context.draft.certainMistakes.insert(name.range)
    }
    report(
      .blankInName,
      "the name `\(name.value)` contains \(blank == " " ? "a space" : UnusualSpace.name(of: blank))",
      at: name.range,
      note: "JSON:API advises against such names; where the server has them,"
        + " `allow: [blank-in-name]` suppresses this",
      suggestion: hasKeyword
        ? words[0].hasSuffix("nly")
          ? "write `\(words[1])`, and `\(words[0].hasPrefix("w") ? "write" : "read")Only: true` beside its type"
          : .write(words[1], at: name.range)
        : thing == .link
          ? "separate names with commas, and write `next?` for an optional one"
          : Self.visible(name))
  }

  private static func visible(_ name: Located<String>) -> Advice? {
    let visible = String(
      String.UnicodeScalarView(name.value.unicodeScalars.filter { !UnusualSpace.contains($0) }))
    return visible.isEmpty || visible == name.value ? nil : .write(visible, at: name.range)
  }

  private func article(_ thing: NamedThing) -> String {
    thing == .attribute ? "an attribute" : "a \(thing.rawValue)"
  }

  /// Checks the name of a declaration, which takes no question mark and is not a word of the
  /// language. The name of a type or a document becomes a name in Swift.
  func checkDeclarationName(_ field: Field, of kind: LanguageName, _ what: String) {
    let name = field.name
    refuseMark(of: field, "the name of \(what)")
    if [.type, .document].contains(kind), !SwiftName.isIdentifier(name.value) {
      report(
        .invalidTypeName,
        "`\(name.value)` cannot be the name of \(what): it has to be a name in Swift as well",
        at: name.range, note: Self.identifierRule,
        advice: { _ in
          Self.swiftSpelling(of: name.value).map { Advice("call it `\($0.capitalizingFirst)`") }
        })
    }
    if kind.exceptions.contains(name.value) {
      report(
        .reservedTypeName,
        "`\(name.value)` is a word of the language, and cannot be the name of \(what)",
        at: name.range, suggestion: "give it another name")
    }
  }

  func swiftName(_ field: Field?, isType: Bool = false) -> Located<String>? {
    guard let field, let name = text(field) else { return nil }
    guard SwiftName.isIdentifier(name.value) else {
      return report(
        .invalidSwiftName, "`\(name.value)` is not a Swift identifier", at: name.range,
        general: Self.identifierRule,
        advice: { _ in
          let right = Self.swiftSpelling(of: name.value)
          return (isType ? right?.capitalizingFirst : right?.loweringFirst).map {
            .write($0, at: name.range, of: field.name.value)
          }
        })
    }
    return name
  }

  private static let identifierRule = "letters, digits and `_`, not a digit first"

  func swiftTypeName(_ field: Field) -> Located<String>? {
    guard let name = text(field) else { return nil }
    guard SwiftName.isTypeName(name.value) else {
      return report(
        .invalidSwiftName, "`\(name.value)` is not the name of a Swift type", at: name.range,
        note: "a name, or names with dots: `Money.Amount`; for anything else declare a typealias")
    }
    if field.name.value != "import", let word = SwiftName.wordThatNamesNoType(in: name.value) {
      return report(
        .invalidSwiftName, "`\(word)` is a word of Swift that cannot be the name of a type",
        at: name.range, suggestion: "give your type another name, or declare a typealias")
    }
    return name
  }

  /// A name with the parts of another joined as Swift joins them, if that makes an identifier.
  private static func swiftSpelling(of text: String) -> String? {
    var parts = text.split { !SwiftName.isIdentifier("_" + String($0)) }.map(String.init)
    // `struct LineItem`
    if parts.count > 1, text.hasPrefix(parts[0] + " "),
      CommonMistakes.declarationKeywords.contains(parts[0])
    {
      parts.removeFirst()
    }
    if parts.count > 1, text.uppercased() == text { parts = parts.map { $0.lowercased() } }
    guard let first = parts.first else { return nil }
    let joined = first + Array(parts.dropFirst()).upperCamelCased
    return SwiftName.isIdentifier(joined) ? joined : nil
  }
}
