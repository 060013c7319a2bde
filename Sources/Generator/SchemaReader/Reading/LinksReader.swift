import Diagnostics
import ResourceSchema
import YAMLSource

/// Reads links objects.
final class LinksReader: MappingReader {
  /// Returns the value of `links`; an invalid value counts as absent. `none` and `[]` override any
  /// default.
  func links(_ field: Field) -> Setting<LinksDeclaration> {
    switch field.value.content {
    case .scalar:
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
            suggestion: NameGuesses.linksWord(text) ?? listAdvice(text))
        }
        refer(to: text, .links)
        return .some(LinksDeclaration(.named(text), isOptional: field.isMarkedOptional))
      }
    case .sequence, .mapping:
      guard let links = linkSet(field) else { return nil }
      if field.value.sequence?.isEmpty == true || field.value.mapping?.entries.isEmpty == true {
        return .some(nil)
      }
      return .some(
        LinksDeclaration(
          .members(links.members), isOptional: field.isMarkedOptional, isOpen: links.isOpen))
    }
  }

  /// The links of a type of links; `nil` if they have an error.
  func namedLinks(_ field: Field) -> LinkSet? {
    guard field.value.scalar == nil else {
      return report(
        .expectedList, "`links` must be a list or a mapping of links", at: field.value.range,
        suggestion: .write(
          "links: \(ListedWords.list(ListedWords.split(field.value.scalar?.text ?? "self")))"))
    }
    let links = linkSet(field)
    if field.value.sequence?.isEmpty == true || field.value.mapping?.entries.isEmpty == true {
      return report(
        .emptyValue, "there are no links here", at: field.value.range,
        suggestion: "name them: `links: [self]`")
    }
    return links
  }

  /// Links as a list or a map; `nil` if there is an error in it.
  private func linkSet(_ field: Field) -> LinkSet? {
    if let elements = field.value.sequence {
      if let named = namedLinks(elements) {
        let list = ListedWords.list(named)
        return report(
          .expectedText, "a list of links only has names", at: elements[0].range,
          suggestion: .write(list, at: field.value.range, of: "links"))
      }
      if let flat = flattened(elements) {
        return report(
          .expectedText, "a list of links only has names, not other lists", at: place(of: field),
          suggestion: file.text(in: field.value.range).hasPrefix("[")
            ? .write(flat, at: field.value.range, of: "links")
            : .write("links: \(flat)"))
      }
      if let mapped = mapped(elements) {
        return report(
          .expectedText, "a list of links only has names",
          at: elements.first { $0.mapping != nil }?.range ?? field.value.range,
          suggestion: "to say more of one, write all as a mapping: `links: \(mapped)`")
      }
      let names = elements.filter { element in
        element.scalar.map { !isEllipsis(Located($0.text, at: element.range)) } ?? true
      }
      return LinkSet(
        members: unique(names.compactMap { listedLink($0) }, by: \.name),
        isOpen: names.count < elements.count)
    }
    let marked = field.value.mapping?.entries.filter { $0.key.hasSuffix("??") } ?? []
    if let first = marked.first {
      return report(
        .misplacedQuestionMark, "a link that may be null has the key `nullable` here",
        at: first.keyRange, note: "two question marks mean that in a list of links",
        suggestion: .edit(
          marked.flatMap(nullableEdits), .write(nullable(first)),
          title: "Replace with `nullable: true`"))
    }
    guard let links = namedFields(field.value, "links", example: "links: { self: {} }"),
      !reportTypedLinks(links, field)
    else { return nil }
    let names = links.filter { !isEllipsis($0) }
    return LinkSet(
      members: unique(names.map { link($0) }, by: \.name), isOpen: names.count < links.count)
  }

  /// `next?: { nullable: true, description: … }` for `next??: { description: … }`.
  private func nullable(_ entry: YAMLNode.Mapping.Entry) -> String {
    let own = entry.value.mapping?.entries.filter { $0.key != "nullable" } ?? []
    let rest = own.map { KeyTemplate(self).filled(", \($0.key): %V", for: $0) }.joined()
    return "\(entry.key.filter { $0 != "?" })?: { nullable: true\(rest) }"
  }

  /// The edits for that, which keep what is said of the link.
  private func nullableEdits(_ entry: YAMLNode.Mapping.Entry) -> [Edit] {
    let name = (range: entry.keyRange, replacement: "\(entry.key.filter { $0 != "?" })?")
    let flag = "nullable: true"
    if let own = entry.value.mapping?.entries.first {
      let isSaid = entry.value.mapping?["nullable"] != nil
      let separator = separator(besideEntryAt: own.keyRange)
      return isSaid ? [name] : [name, (own.keyRange.atStart, flag + separator)]
    }
    return [
      name,
      entry.value.mapping == nil && entry.value.isEmpty
        ? valueEdit("{ \(flag) }", key: entry.keyRange, empty: entry.value.range)
        : (entry.value.range, "{ \(flag) }"),
    ]
  }

  /// Returns the names in `[{ name: self }]` and `[{ rel: self }]`, if all links have this form.
  private func namedLinks(_ elements: [YAMLNode]) -> [String]? {
    let names = elements.compactMap { element -> String? in
      guard let link = element.mapping else { return element.scalar?.text }
      return (link["name"] ?? link["rel"])?.scalar?.text
    }
    let isMapped = elements.contains { $0.mapping != nil }
    return isMapped && names.count == elements.count ? names : nil
  }

  /// All names of `[*common, next]`, whose anchor is a list: YAML joins no lists.
  private func flattened(_ elements: [YAMLNode]) -> String? {
    guard elements.contains(where: { $0.sequence != nil }) else { return nil }
    let names = elements.flatMap { $0.sequence ?? [$0] }.compactMap { $0.scalar?.text }
    return names.isEmpty ? nil : ListedWords.list(names)
  }

  /// `{ self: {}, prev: { nullable: true } }` for `[self, { prev: { nullable: true } }]`.
  private func mapped(_ elements: [YAMLNode]) -> String? {
    let isLong = { (node: YAMLNode) in
      node.mapping?.entries.contains { $0.value.mapping?.entries.isEmpty == false } ?? false
    }
    guard elements.contains(where: isLong) else { return nil }
    let pairs = elements.flatMap { element -> [String] in
      if let link = element.scalar?.text {
        let name = link.withoutMarks
        return link.hasSuffix("??") ? ["\(name)?: { nullable: true }"] : ["\(link): {}"]
      }
      return element.mapping?.entries.map { entry in
        "\(entry.key): \(entry.value.mapping == nil ? "{}" : shortSource(of: entry.value))"
      } ?? []
    }
    return "{ \(pairs.joined(separator: ", ")) }"
  }

  /// Returns the place of a value; the place of its key if the value is an alias of an earlier
  /// node.
  private func place(of field: Field) -> SourceRange {
    field.wholeRange.start <= field.value.range.start ? field.value.range : field.name.range
  }

  /// Returns true for the notation of unlisted links, which needs no question mark.
  private func isEllipsis(_ name: Located<String>) -> Bool {
    let text = name.value.withoutMarks
    guard LinkSet.ellipses.contains(text) else { return false }
    if text != name.value {
      report(
        .misplacedQuestionMark, "links that are not listed may be absent anyway", at: name.range,
        suggestion: .write(text, at: name.range))
    }
    return true
  }

  private func isEllipsis(_ field: Field) -> Bool {
    let name = field.spelling
    guard isEllipsis(Located(name, at: field.name.range)) else { return false }
    if !field.value.isEmpty, field.value.mapping?.entries.isEmpty != true {
      report(
        .misplacedKey, "links that are not listed can't be described", at: field.value.range,
        suggestion: .write("{}", at: field.value.range))
    }
    return true
  }

  private func listAdvice(_ text: Located<String>) -> Advice {
    if ["true", "yes", "all", "any", "on"].contains(text.value.lowercased()) {
      return .write("[self]", at: text.range, "list the links: `links: [self]`")
    }
    if let advice = ListedFields(self).advice(onDashes: text.value, of: "links", at: text.range) {
      return advice
    }
    let list = ListedWords.list(ListedWords.split(text.value))
    return .write(list, at: text.range, "a list of links is written `\(list)`")
  }

  /// Reports, as one error, that all links have a type like attributes.
  private func reportTypedLinks(_ links: [Field], _ field: Field) -> Bool {
    guard let first = links.first, links.allSatisfy(\.isTypedLink) else { return false }
    let names = links.map(\.spelling)
    let isNullable = links.contains { $0.value.scalar?.text.hasSuffix("?") == true }
    let right =
      isNullable
      ? "{ "
        + links.map { "\($0.spelling): \($0.linkSpelling)" }
        .joined(separator: ", ") + " }"
      : ListedWords.list(names)
    report(
      .expectedMapping,
      first.value.scalar?.text.contains("/") == true
        ? "`\(first.name.value)` is a link, whose URL the server sends"
        : Self.hasNoType(first.name.value), at: first.value.range,
      suggestion: .write(right, at: field.value.range, of: "links"))
    return true
  }

  private static func hasNoType(_ link: String) -> String {
    "`\(link)` is a link, which has no type: it is a URL, or an object with one"
  }

  private func listedLink(_ node: YAMLNode) -> LinkMember? {
    if let mapping = node.mapping {
      return report(
        .expectedText, "a list of links only has names", at: node.range,
        // If only a type follows, the name alone is right.
        suggestion: mapping.entries.count == 1
          ? .write(mapping.entries[0].key, at: node.range)
          : "to say more of a link, write `links: { self: { nullable: true } }`")
    }
    // An empty name has to be quoted.
    let isQuoted = node.scalar.map { $0.style != .plain } ?? false
    guard
      let text = isQuoted
        ? node.scalar.map({ Located($0.text, at: node.range) }) : text(node, "the name of a link")
    else { return nil }
    let isOptional = text.value.hasSuffix("?")
    let isNullable = text.value.hasSuffix("??")
    let marks = isNullable ? 2 : isOptional ? 1 : 0
    let name = Located(String(text.value.dropLast(marks)), at: text.range)
    if name.value.contains("?") {
      let marks = isNullable ? "??" : "?"
      return report(
        .misplacedQuestionMark, "the question marks of a link are at its end, two at most",
        at: text.range,
        suggestion: .write("\(name.value.filter { $0 != "?" })\(marks)", at: text.range))
    }
    if name.value.contains("://") {
      return report(
        .invalidName, "a link has a name here, and the server sends its URL", at: text.range,
        suggestion: "write the name that it has in `links`, such as `self` or `related`")
    }
    if name.value == "*" {
      return report(
        .invalidName, "links that are not listed are written `...`", at: text.range,
        suggestion: .write("...", at: text.range))
    }
    NameReader(self).checkMemberName(name, of: .link)
    return LinkMember(name: name, isOptional: isOptional, isNullable: isNullable)
  }

  private func link(_ field: Field) -> LinkMember {
    NameReader(self).checkMemberName(field.name, of: .link)
    let unread = LinkMember(name: field.name, isOptional: field.isMarkedOptional)
    if field.isTypedLink {
      report(
        .expectedMapping, Self.hasNoType(field.name.value), at: field.value.range,
        suggestion: .write(
          field.linkSpelling, at: field.value.range,
          of: field.name.value))
      return unread
    }
    guard let fields = fields(field, of: .link) else { return unread }
    allow(fields, in: field)
    var link = LinkMember(
      name: field.name,
      isOptional: isOptional(field, fields),
      isNullable: boolean(fields["nullable"]) ?? false)
    link.meta = MetaReader(self).declaration(fields["meta"])
    link.swiftName = NameReader(self).swiftName(fields["swift"])
    link.description = freeText(fields["description"])
    link.deprecated = deprecation(fields, of: field.name)
    return link
  }
}

extension String {
  fileprivate var withoutMarks: String {
    String(self[..<(lastIndex { $0 != "?" }.map { index(after: $0) } ?? startIndex)])
  }
}

extension Field {
  /// True if the name of a link has a type after it.
  fileprivate var isTypedLink: Bool { value.mapping == nil && !value.isEmpty }

  /// The value that belongs after the name of a link instead of a type.
  fileprivate var linkSpelling: String {
    value.scalar?.text.hasSuffix("?") == true ? "{ nullable: true }" : "{}"
  }
}
