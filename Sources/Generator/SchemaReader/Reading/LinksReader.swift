import Diagnostics
import ResourceSchema
import YAMLSource

final class LinksReader: MappingReader {
  /// Returns the value of `links`; an invalid value counts as absent. `none` and `[]` override any
  /// default.
  func links(_ field: Field) -> Setting<LinksDeclaration> {
    guard field.value.scalar != nil else {
      guard let links = linkSet(field) else { return nil }
      if links.isEmpty { return .some(nil) }
      return .some(
        LinksDeclaration(
          .members(links.members), isOptional: field.isMarkedOptional, isOpen: links.isOpen))
    }
    guard let text = text(field) else { return nil }
    switch LinksWord(rawValue: text.value) {
    case .pagination:
      return .some(LinksDeclaration(.pagination, isOptional: field.isMarkedOptional))
    case .none?: return .some(nil)
    case nil:
      guard SwiftName.isIdentifier(text.value), text.value != "true" else {
        return report(
          .unknownWord, "`\(text.value)` is not a value of `links`", at: text.range,
          note: "the values are pagination and none",
          advice: { NameGuesses.linksWord(text) ?? Self.listAdvice(text, $0) })
      }
      refer(to: text, .links)
      return .some(LinksDeclaration(.named(text), isOptional: field.isMarkedOptional))
    }
  }

  private static func listAdvice(_ text: Located<String>, _ advisor: Advisor) -> Advice {
    let names = text.value == "true" || text.value.meansAll ? [] : ListedWords.split(text.value)
    if names.isEmpty { return "name them, as in `[self, related]`" }
    let list = ListedWords.list(names)
    return advisor.advice(onDashes: text.value, of: "links", at: text.range)
      ?? .write(list, at: text.range, "a list of links is written `\(list)`")
  }

  func namedLinks(_ field: Field) -> LinkSet? {
    guard field.value.scalar == nil else {
      return report(
        .expectedList, "`links` must be a list or a mapping of links", at: field.value.range,
        suggestion: .write("links: [self]"))
    }
    let links = linkSet(field)
    if links?.isEmpty == true {
      return report(
        .emptyValue, "there are no links here", at: field.value.range,
        suggestion: "name them: `links: [self]`")
    }
    return links
  }

  private func linkSet(_ field: Field) -> LinkSet? {
    if let elements = field.value.sequence {
      let names = elements.filter { !LinkSet.ellipses.contains($0.scalar?.text ?? "") }
      return LinkSet(
        members: unique(names.compactMap { listedLink($0) }, by: \.name),
        isOpen: names.count < elements.count, isEmpty: elements.isEmpty)
    }
    guard let links = namedFields(field.value, "links", example: "links: { self: {} }"),
      !reportTypedLinks(links, field)
    else { return nil }
    let names = links.filter { !isEllipsis($0) }
    return LinkSet(
      members: unique(names.map { link($0) }, by: \.name), isOpen: names.count < links.count,
      isEmpty: links.isEmpty)
  }

  /// Returns true for the notation of unlisted links, which needs no question mark.
  private func isEllipsis(_ field: Field) -> Bool {
    guard LinkSet.ellipses.contains(field.spelling) else { return false }
    if field.value.mapping?.entries.isEmpty == false {
      report(
        .misplacedKey, "links that are not listed can't be described", at: field.value.range,
        suggestion: .write("{}", at: field.value.range))
    }
    return true
  }

  /// Reports, as one error, that links have a type like attributes.
  private func reportTypedLinks(_ links: [Field], _ field: Field) -> Bool {
    let typed = links.filter { $0.value.mapping == nil && !$0.value.isEmpty }
    guard let first = typed.first else { return false }
    let isNullable = { (link: Field) in link.value.scalar?.text.hasSuffix("?") == true }
    report(
      .expectedMapping,
      "`\(first.name.value)` is a link, which has no type: the server sends its URL",
      at: first.value.range,
      suggestion: typed.count == links.count && !typed.contains(where: isNullable)
        ? .write(ListedWords.list(links.map(\.spelling)), at: field.value.range, of: "links")
        : .edit(
          typed.map { ($0.value.range, isNullable($0) ? "{ nullable: true }" : "{}") },
          "write `\(first.spelling): {}`, or `{ nullable: true }` after a link that may be null",
          title: "Remove the types"))
    return true
  }

  private func listedLink(_ node: YAMLNode) -> LinkMember? {
    guard let scalar = node.scalar else {
      return report(
        .expectedText, "a list of links only has names", at: node.range,
        suggestion: "to say more of a link, write all of them as a mapping:"
          + " `links: { self: {}, next: { nullable: true } }`")
    }
    if node.isEmpty { return report(.emptyValue, "the name of a link is empty", at: node.range) }
    let marks = min(scalar.text.reversed().prefix { $0 == "?" }.count, 2)
    let name = Located(String(scalar.text.dropLast(marks)), at: node.range)
    NameReader(self).checkMemberName(name, of: .link)
    return LinkMember(name: name, isOptional: marks > 0, isNullable: marks > 1)
  }

  private func link(_ field: Field) -> LinkMember {
    NameReader(self).checkMemberName(field.name, of: .link)
    guard let fields = fields(field, of: .link) else {
      return LinkMember(name: field.name, isOptional: field.isMarkedOptional)
    }
    var link = LinkMember(
      name: field.name,
      isOptional: isOptional(field, fields),
      isNullable: boolean(fields["nullable"]) ?? false)
    link.meta = MetaReader(self).declaration(fields["meta"])
    link.swiftName = NameReader(self).swiftName(fields["swift"])
    (link.description, link.deprecated) = texts(fields, of: field)
    return link
  }
}

struct LinkSet {
  var members: [LinkMember]
  var isOpen: Bool
  /// True if nothing is written, not even the notation for unlisted links.
  var isEmpty: Bool

  static let ellipses: Set = ["…", "..."]
}

final class MetaReader: MappingReader {
  /// Returns the value of `meta`; an invalid value counts as absent. `none` overrides any default.
  func meta(_ field: Field) -> Setting<MetaDeclaration> {
    switch field.value.content {
    case .mapping(let mapping):
      guard !mapping.entries.isEmpty else {
        return report(
          .emptyValue, "there are no members here", at: field.value.range,
          suggestion: "name them, `meta: { total: Int }`, or write `meta: none`")
      }
      if mapping["properties"]?.mapping != nil, mapping["type"]?.scalar?.text == "object" {
        return report(
          .malformedType, "the members of `\(field.name.value)` are directly below it",
          at: field.value.range,
          suggestion: "write `\(field.spelling): { total: Int }`, without `type` and `properties`")
      }
      guard let form = MemberReader(self).object(field.value, at: .object) else { return nil }
      context.draft.references += form.references
      return .some(MetaDeclaration(form.type, isOptional: field.isMarkedOptional))
    case .scalar(let scalar) where !field.value.isEmpty:
      switch MetaWord(rawValue: scalar.text) {
      case .none?: return .some(nil)
      case .json?:
        return .some(MetaDeclaration(.primitive(.json), isOptional: field.isMarkedOptional))
      case nil: break
      }
      return namedMeta(Located(scalar.text, at: field.value.range), field)
    case .scalar, .sequence:
      return report(
        .expectedMapping, "`\(field.name.value)` must be an object or the name of an object type",
        at: field.value.isEmpty ? field.name.range : field.value.range,
        suggestion: "for example: `\(field.spelling): { total: Int }`",
        advice: { $0.advice(onMeta: field) })
    }
  }

  /// Reads `meta` in a place without a default.
  func declaration(_ field: Field?) -> MetaDeclaration? { field.flatMap { meta($0) ?? nil } }

  private func namedMeta(_ name: Located<String>, _ field: Field) -> Setting<MetaDeclaration> {
    let isLinks = name.value == LinksWord.pagination.rawValue && !known.hasType(name.value)
    if PrimitiveType(rawValue: name.value) == nil, !TypeReader.isNull(name.value), !isLinks,
      SwiftName.isIdentifier(name.value)
    {
      refer(to: name, .meta)
      return .some(
        MetaDeclaration(
          .named(name.value), isOptional: field.isMarkedOptional, placeOfName: name.range))
    }
    let isNone = TypeReader.isNull(name.value.withoutMark.text)
    return report(
      .invalidMetaType,
      isLinks
        ? "`\(name.value)` is a value of `links`, not of `\(field.name.value)`"
        : "`\(name.value)` is not the name of an object type", at: name.range,
      suggestion: isLinks
        ? "write `links: \(name.value)`"
        : isNone
          ? .write("none", at: name.range, of: field.name.value)
          : "list its members, as in `\(field.spelling): { total: Int }`, or name an object type; where"
            + " it may be absent, write `\(field.name.value)?`")
  }
}
