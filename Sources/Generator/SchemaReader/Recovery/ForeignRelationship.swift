import Diagnostics
import ResourceSchema
import YAMLSource

/// Reports relationships in the words of other languages.
final class ForeignRelationship: RecoveringReader {
  func reportNamedByWord(_ field: Field, _ isMany: Bool) {
    report(
      .misplacedKey, "the key of a relationship is its name, not `\(field.name.value)`",
      at: field.name.range,
      advice: { .write(ForeignRelationship($0).relationships(namedBy: field.value, isMany)) })
  }

  /// Reports `links`, `meta` or `linkage` among the names of relationships. Returns false for a
  /// relationship of that name.
  func isKeyOfEach(_ field: Field) -> Bool {
    guard !known.hasImports, !field.value.words.contains(where: known.hasResource),
      MappingDefinition.relationshipDefaults.key(field.name.value)?.value.fits(field.value) == true
    else { return false }
    report(
      .misplacedKey, "`\(field.name.value)` is a key of each relationship, not of `relationships`",
      at: field.name.range,
      suggestion: "write it beside `one` or `many`, or in `defaults: { relationships: … }` for all")
    return true
  }

  /// Spells the relationships that a word or a list names: `author: people, tags: [tags]`.
  func relationships(namedBy node: YAMLNode, _ isMany: Bool) -> String {
    var names =
      node.mapping?.entries.map(\.key) ?? node.sequence?.compactMap { $0.scalar?.text } ?? []
    if let text = node.scalar?.text { names = ListedWords.split(text) }
    return names.map { name in
      let word = node.mapping?[name]?.words.first ?? name
      let name = name.drop { $0 == ":" }
      let target = known.resource(meantBy: word.filter { $0 != ":" }) ?? String(name)
      let key = isMany || name != target ? String(name) : EnglishNoun.singular(of: target)
      return "\(key): \(isMany ? "[\(target)]" : target)"
    }.joined(separator: ", ")
  }

  func isForeign(_ node: YAMLNode, of name: Located<String>) -> Bool {
    guard let mapping = node.mapping else { return false }
    let flag = mapping.entries.first(where: isFlag)
    guard
      // A resource type in the wrong place.
      mapping["attributes"] == nil, mapping["relationships"] == nil,
      !mapping.entries.contains(where: {
        ["one", "many"].contains($0.key.withoutMark.text) && !isFlag($0)
      }),
      mapping.entries.count > 1 || mapping.entries.first?.value.mapping != nil
        || mapping.entries.first?.value.sequence?.first?.mapping != nil,
      flag != nil
        || !mapping.entries.contains(where: {
          mapping.entries.contains { Self.saysMore($0.key) }
            && (end($0, in: .relationship) != nil
              || KeySynonyms.key(for: $0.key, in: .relationship) != nil)
        })
    else { return false }
    var own = node
    own.content = .mapping(.init(entries: mapping.entries.filter { !Self.isPart($0) }))
    guard let right = target(meantBy: own) else { return false }
    report(
      flag == nil ? .malformedTarget : .unknownTarget,
      flag.map { "`\($0.key)` names a resource type, and is not `\($0.value.words.joined())`" }
        ?? "a relationship names the resource type it leads to",
      at: flag?.value.range ?? name.range,
      advice: { advisor in
        let parts = mapping.entries.filter(Self.isPart).map { Self.text(of: $0, advisor) }
        let end = (right.hasPrefix("[") ? "many: " : "one: ") + right.filter { !"[]".contains($0) }
        let whole = ([end] + parts).joined(separator: ", ")
        return .write("\(name.value): \(parts.isEmpty ? right : "{ \(whole) }")")
      })
    return true
  }

  private func isFlag(_ entry: YAMLNode.Mapping.Entry) -> Bool {
    ["one", "many"].contains(entry.key) && ["true", "false"].contains(entry.value.scalar?.text)
  }

  /// True for a part of a relationship beside its target.
  private static func isPart(_ entry: YAMLNode.Mapping.Entry) -> Bool {
    saysMore(entry.key) && !["one", "many"].contains(entry.key)
  }

  /// Spells a part of a relationship; links from a response become a declaration.
  private static func text(of part: YAMLNode.Mapping.Entry, _ advisor: Advisor) -> String {
    if part.key == "links", let links = part.value.mapping {
      return "links: \(ListedWords.list(links.entries.map(\.key)))"
    }
    return advisor.filled("%k: %V", for: part)
  }

  private static func saysMore(_ key: String) -> Bool {
    MappingDefinition.relationship.key(key) != nil && !["nullable", "optional"].contains(key)
  }

  /// The end of a relationship that a key of another language names: `many: people`.
  func end(_ entry: YAMLNode.Mapping.Entry, in form: MappingDefinition) -> String? {
    guard form.key("one") != nil, WordList.targets.words.contains(entry.key) else { return nil }
    var names = entry.value.sequence?.compactMap { $0.scalar?.text } ?? []
    var isMany = !["oneOf", "anyOf", "polymorphic", "union"].contains(entry.key)
    if let text = entry.value.scalar?.text, Bool(text) == nil, let meant = ForeignTarget(text) {
      let name = known.resource(meantBy: text.split(separator: "/").last.map(String.init) ?? text)
      names = [(name ?? meant.union) + (meant.isNullable && !meant.isMany ? "?" : "")]
      isMany = meant.isMany
    }
    return names.isEmpty
      ? nil : "\(isMany ? "many" : "one"): \(names.joined(separator: " | "))"
  }

  /// The target that a mapping describes in words of another language: `[people]`.
  func target(meantBy node: YAMLNode) -> String? {
    guard let mapping = node.mapping, let first = resources(in: node).first else { return nil }
    let choice = mapping.entries.first {
      ["oneOf", "anyOf", "types", "union", "polymorphic"].contains($0.key)
        && !resources(in: $0.value).isEmpty
    }
    let target = choice.map { resources(in: $0.value).joined(separator: " | ") } ?? first
    func isTrue(_ key: String) -> Bool? {
      mapping[key].flatMap { $0.scalar.map { $0.text != "false" } }
    }
    let words = mapping.entries.flatMap { [$0.key, $0.value.scalar?.text ?? ""] }
    let isMany =
      isTrue("many")
      ?? (choice == nil && mapping.entries.contains { $0.value.sequence != nil }
        || words.contains {
          RelationshipReader.foreignWords[$0]
            ?? ["array", "items", "many", "list", "collection"].contains($0)
        })
    let isNullable = mapping.entries.contains {
      ["optional", "nullable", "null", "blank"].contains($0.key) && $0.value.scalar?.text == "true"
    }
    return isMany ? "[\(target)]" : target + (isNullable ? "?" : "")
  }

  private func resources(in node: YAMLNode) -> [String] {
    node.words.compactMap { word in
      word.split { "/#.:".contains($0) }.last.flatMap { known.resource(meantBy: String($0)) }
    }
  }
}

/// A relationship in the notation of another language.
struct ForeignTarget {
  let isMany: Bool
  let types: [String]
  let isNullable: Bool

  var union: String { types.joined(separator: " | ") }

  /// Returns true if a text indicates a to-many relationship: `[people]`, `many people`, `list`.
  static func saysMany(_ text: String) -> Bool {
    text.contains { "[]*".contains($0) }
      || text.split { !$0.isLetter }.contains { WordList.many.words.contains($0.lowercased()) }
  }

  /// Creates the likely meaning of a text that does not name a resource type; `nil` if there is
  /// none.
  init?(_ text: String) {
    guard !text.contains("<") else { return nil }
    let hasBrackets = text.contains { "[]".contains($0) }
    let parts = text.split { ",;|&+".contains($0) }.flatMap { Self.alternatives($0) }
    let names = parts.map { part in
      String(part.filter { $0.isLetter || $0.isNumber || "-_".contains($0) })
    }
    types = names.filter { !$0.isEmpty && !TargetForm.isNull($0) }
    guard !types.isEmpty else { return nil }
    isMany = hasBrackets || types.count > 1 && text.contains { ",;&+".contains($0) }
    isNullable = names.contains(where: TargetForm.isNull) || text.hasSuffix("?")
  }

  private static func alternatives(_ text: Substring) -> [Substring] {
    text.split(separator: " ").split(separator: "or").compactMap { words in
      words.first.flatMap { first in words.last.map { text[first.startIndex..<$0.endIndex] } }
    }
  }
}
