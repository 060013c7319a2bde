import Diagnostics
import ResourceSchema
import YAMLSource

final class RelationshipFixIt: Advisor {
  /// Returns advice to write relationships, below the existing `relationships` key or with a new
  /// one.
  func advice(relating text: String, at range: SourceRange) -> Advice {
    let path = known.entries(leadingTo: range)
    let hasOthers = path.contains { $0.value.mapping?["relationships"]?.mapping != nil }
    if hasOthers { return "write `\(text)` below `relationships:`" }
    let isInside = path.contains { $0.key == "attributes" }
    let right = "relationships: { \(text) }"
    return isInside ? "write `\(right)`, beside `attributes`" : .write(right)
  }

  func reportNamedByWord(_ field: Field, _ isMany: Bool) {
    report(
      .misplacedKey, "the key of a relationship is its name, not `\(field.name.value)`",
      at: field.name.range, suggestion: .write(relationships(namedBy: field.value, isMany)))
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
          mapping.entries.contains { saysMore($0.key) }
            && (UnknownKeyFixIt(self).endAdvice($0, in: .relationship) != nil
              || KeySynonyms.key(for: $0.key, in: .relationship) != nil)
        })
    else { return false }
    let parts = mapping.entries.compactMap(part)
    var own = node
    own.content = .mapping(.init(entries: mapping.entries.filter { part($0) == nil }))
    guard let right = target(meantBy: own) else { return false }
    let end = (right.hasPrefix("[") ? "many: " : "one: ") + right.filter { !"[]".contains($0) }
    let whole = ([end] + parts).joined(separator: ", ")
    report(
      flag == nil ? .malformedTarget : .unknownTarget,
      flag.map { "`\($0.key)` names a resource type, and is not `\($0.value.words.joined())`" }
        ?? "a relationship names the resource type it leads to",
      at: flag?.value.range ?? name.range,
      suggestion: .write("\(name.value): \(parts.isEmpty ? right : "{ \(whole) }")"))
    return true
  }

  private func isFlag(_ entry: YAMLNode.Mapping.Entry) -> Bool {
    ["one", "many"].contains(entry.key) && ["true", "false"].contains(entry.value.scalar?.text)
  }

  /// Returns a part of a relationship beside its target; links from a response become a declaration.
  private func part(_ entry: YAMLNode.Mapping.Entry) -> String? {
    switch (entry.key, entry.value.content) {
    case ("links", .mapping(let links)): "links: \(ListedWords.list(links.entries.map(\.key)))"
    case (let key, _) where saysMore(key) && !["one", "many"].contains(key):
      KeyTemplate(self).filled("%k: %V", for: entry)
    default: nil
    }
  }

  private func saysMore(_ key: String) -> Bool {
    MappingDefinition.relationship.key(key) != nil && !["nullable", "optional"].contains(key)
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
