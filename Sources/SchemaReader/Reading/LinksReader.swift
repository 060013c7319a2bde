import Diagnostics
import ResourceSchema
import YAMLSource

/// Reads links objects.
extension FileReader {
  /// What `links` says; a mistake counts as nothing said. `none` and `[]` say that there are none,
  /// whatever the defaults are.
  mutating func links(_ field: Field) -> Setting<LinksDeclaration> {
    switch field.value.content {
    case .scalar:
      guard let text = text(field, "`links`") else { return .inherited }
      switch LinksWord(rawValue: text.value) {
      case .pagination:
        return .some(LinksDeclaration(.pagination, isOptional: field.isMarkedOptional))
      case .none?: return .none
      case nil:
        reportLinksWord(text)
        return .inherited
      }
    case .sequence(let elements):
      if elements.isEmpty { return .none }
      return links(elements.compactMap { listedLink($0) }, field)
    case .mapping:
      guard let links = namedFields(field.value, "links", example: "links: { self: {} }") else {
        return .inherited
      }
      if links.isEmpty { return .none }
      if reportTypedLinks(links, field) { return .inherited }
      return self.links(links.map { link($0) }, field)
    }
  }

  private mutating func reportLinksWord(_ text: Located<String>) {
    let near = draft.diagnostics.suggestion(
      for: text, among: LinksWord.allCases.map(\.rawValue))
    report(
      .unknownWord, "`\(text.value)` is not a word for `links`", at: text.range,
      note: "the words are pagination and none",
      suggestion: WordSynonyms.words(for: text.value)
        .first { LinksWord(rawValue: $0) != nil }.map { .didYouMean($0, at: text.range) }
        ?? near ?? listAdvice(text))
  }

  private func listAdvice(_ text: Located<String>) -> Advice {
    let list = ListedWords.list(ListedWords.split(text.value))
    return .write(list, at: text.range, "a list of links is written `\(list)`")
  }

  /// Whether all links have a type, as attributes have, or a word behind their colons: one mistake.
  private mutating func reportTypedLinks(_ links: [Field], _ field: Field) -> Bool {
    guard let first = links.first, links.allSatisfy(\.isTypedLink) else { return false }
    let names = links.map { $0.name.value + ($0.isMarkedOptional ? "?" : "") }
    let isNullable = links.contains { $0.value.scalar?.text.hasSuffix("?") == true }
    let right =
      isNullable
      ? "{ "
        + links.map { "\($0.name.value)\($0.isMarkedOptional ? "?" : ""): \($0.linkSpelling)" }
        .joined(separator: ", ") + " }"
      : ListedWords.list(names)
    report(
      .expectedMapping, Self.hasNoType(first.name.value), at: first.value.range,
      suggestion: .write(right, at: field.value.range, "write `links: \(right)`"))
    return true
  }

  private static func hasNoType(_ link: String) -> String {
    "`\(link)` is a link, which has no type: it is a URL, or an object with one"
  }

  /// Links by their names; a name twice is a mistake.
  private mutating func links(_ members: [LinkMember], _ field: Field) -> Setting<LinksDeclaration>
  {
    let names = Set(unique(members.map(\.name)))
    let members = members.filter { names.contains($0.name) }
    return .some(LinksDeclaration(.members(members), isOptional: field.isMarkedOptional))
  }

  private mutating func listedLink(_ node: YAMLNode) -> LinkMember? {
    if let mapping = node.mapping {
      report(
        .expectedText, "a list of links has names alone", at: node.range,
        suggestion: listedLinkAdvice(mapping, at: node.range))
      return nil
    }
    guard let text = text(node, "the name of a link") else { return nil }
    let isOptional = text.value.hasSuffix("?")
    let name = Located(isOptional ? String(text.value.dropLast()) : text.value, at: text.range)
    if name.value.contains("?") {
      report(
        .misplacedQuestionMark, "a name has at most one question mark, at its end", at: text.range,
        suggestion: .write("\(name.value.filter { $0 != "?" })?", at: text.range))
      return nil
    }
    checkMemberName(name, of: .link)
    return LinkMember(name: name, isOptional: isOptional)
  }

  /// The name alone where nothing but a type stands behind it; otherwise how more is said of a link.
  private func listedLinkAdvice(_ mapping: YAMLNode.Mapping, at range: SourceRange) -> Advice {
    guard mapping.entries.count == 1, let entry = mapping.entries.first else {
      return "to say more of a link, write `links: { self: { nullable: true } }`"
    }
    guard entry.value.mapping != nil else { return .write(entry.key, at: range) }
    return Advice(
      "to say more of a link, write `links: { \(entry.key): \(shortSource(of: entry.value)) }`")
  }

  private mutating func link(_ field: Field) -> LinkMember {
    checkMemberName(field.name, of: .link)
    let unread = LinkMember(name: field.name, isOptional: field.isMarkedOptional)
    if field.isTypedLink {
      report(
        .expectedMapping, Self.hasNoType(field.name.value), at: field.value.range,
        suggestion: .write(
          field.linkSpelling, at: field.value.range,
          "write `\(field.name.value): \(field.linkSpelling)`"))
      return unread
    }
    let example = "\(field.name.value): {}"
    guard let fields = fields(field.value, of: .link, example: example) else { return unread }
    return LinkMember(
      name: field.name, isOptional: optional(fields["optional"], markedAt: field),
      isNullable: boolean(fields["nullable"]) ?? false,
      meta: fields["meta"].flatMap { meta($0).resolved(default: nil) },
      swiftName: swiftName(fields["swift"]), description: freeText(fields["description"]),
      deprecated: deprecation(fields, of: field.name))
  }
}

extension Field {
  /// Whether something stands behind the name of a link that says more than it can: a type.
  fileprivate var isTypedLink: Bool { value.mapping == nil && !value.isEmpty }

  /// What belongs behind the name of a link instead of a type.
  fileprivate var linkSpelling: String {
    value.scalar?.text.hasSuffix("?") == true ? "{ nullable: true }" : "{}"
  }
}
