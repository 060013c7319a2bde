import Diagnostics
import ResourceSchema
import YAMLSource

/// Corrects names with values that the author wrote as a list.
extension Advisor {
  /// Returns advice on a value that is not a mapping, with the names in it.
  ///
  /// - Parameter section: the key of the section: `attributes`.
  func advice(onFields node: YAMLNode, of section: String) -> Advice? {
    let elements = node.sequence ?? []
    if section == "object", let text = node.scalar?.text { return typeAdvice(on: text) }
    if section == "attributes",
      let mixin = elements.compactMap(\.scalar?.text).first(where: known.mixins.contains)
    {
      return "mixins have a key of their own: write `with: [\(mixin)]`"
    }
    let pairs = elements.compactMap { pair($0, of: section) }
    guard !pairs.isEmpty, pairs.count == elements.count else { return nil }
    let shown = pairs.prefix(4).joined(separator: ", ") + (pairs.count > 4 ? ", …" : "")
    // A complete suggestion is turned into an edit.
    let isWhole = !elements.contains { $0.scalar != nil } && !shown.contains("…")
    return isWhole
      ? .write("\(section): { \(shown) }")
      : "write a value after each name, such as `\(section): { \(shown) }`"
  }

  /// Returns advice on a text or a mapping in place of a list of words.
  func advice(onUnlisted field: Field, _ spelling: (String) -> [String]) -> Advice? {
    if field.value.mapping != nil { return advice(onElements: [field.value], of: field) }
    let (text, key) = (field.value.scalar?.text ?? "", field.name.value)
    let areSorts = key == "sorts"
    if !areSorts, let advice = advice(onDashes: text, of: key, at: field.value.range) {
      return advice
    }
    let meant = ListedWords.split(text)
      .filter { !areSorts || !["asc", "desc"].contains($0.lowercased()) }.map(spelling)
    let words = meant.contains([]) ? [] : meant.flatMap { $0 }
    return words.isEmpty || words.first?.meansAll == true
      ? nil : .write(ListedWords.list(words), at: field.value.range, of: key)
  }

  /// Returns advice on `-red -green`, elements without a space after their dashes; `nil` for other
  /// texts.
  func advice(onDashes text: String, of key: String, at range: SourceRange) -> Advice? {
    let words = text.split(separator: " ").map { String($0.drop { $0 == "-" }) }
    guard text.hasPrefix("-"), let first = words.first, first.first?.isLetter == true else {
      return nil
    }
    let list = ListedWords.list(words)
    return .write(
      list, at: range, "write a space after the dash, `- \(first)`, or `\(key): \(list)`")
  }

  /// Returns advice on paths of relationships as mappings: `[{ comments: [author] }]`.
  func advice(onElements elements: [YAMLNode], of field: Field) -> Advice? {
    guard field.name.value.hasPrefix("include") else { return nil }
    let paths = elements.flatMap { self.paths(in: $0, depth: 0) }
    guard !paths.isEmpty else { return nil }
    let list = ListedWords.list(paths.uniqued())
    return .write(list, at: field.value.range, of: field.name.value)
  }

  /// Returns paths such as `comments.author` for `{ comments: author }`.
  private func paths(in node: YAMLNode, depth: Int) -> [String] {
    guard depth < 4 else { return [] }
    switch node.content {
    case .scalar(let scalar):
      return scalar.text.isEmpty || ["true", "null", "~"].contains(scalar.text) ? [] : [scalar.text]
    case .sequence(let elements): return elements.flatMap { paths(in: $0, depth: depth + 1) }
    case .mapping(let mapping):
      return mapping.entries.prefix(8).flatMap { entry in
        let inner = paths(in: entry.value, depth: depth + 1)
        return inner.isEmpty ? [entry.key] : inner.map { "\(entry.key).\($0)" }
      }
    }
  }

  /// Returns advice on `meta: [total, pages]`.
  func advice(onMeta field: Field) -> Advice? {
    let elements = field.value.sequence ?? []
    let pairs = elements.compactMap { pair($0, of: "meta") }
    guard !pairs.isEmpty, pairs.count == elements.count else { return nil }
    let right = "\(field.spelling): { \(pairs.joined(separator: ", ")) }"
    return "write the type of each, such as `\(right)`"
  }

  /// Returns advice on `import: common.yaml`: the correct key takes a list.
  func listAdvice(_ key: LanguageKey, _ entry: YAMLNode.Mapping.Entry) -> Advice? {
    let words = entry.value.scalar.map { ListedWords.split($0.text) } ?? []
    guard !words.isEmpty, key.value.canBeList, key.name != "sorts" else { return nil }
    let list = ListedWords.list(words)
    let right = "\(key.name): \(list)"
    return .edit(
      [(entry.keyRange, key.name), (entry.value.range, list)], .write(right),
      title: "Write `\(right)`")
  }

  private func pair(_ element: YAMLNode, of section: String) -> String? {
    switch element.content {
    case .scalar(let scalar):
      let name = scalar.text.drop { $0 == ":" }
      guard !name.isEmpty, !name.contains(" ") else { return nil }
      return "\(name): \(value(for: String(name), in: section))"
    case .mapping(let mapping):
      // In JSON:API, the name of a resource is its type.
      let own = mapping["name"] ?? (section == "resources" ? mapping["type"] : nil)
      if mapping.entries.count > 1, let name = own?.scalar?.text {
        return "\(name): \(value(named: name, mapping, element, in: section))"
      }
      guard let entry = mapping.entries.first else { return nil }
      var text = source(from: entry.value.range.start, to: entry.value.range.end) ?? "…"
      if ["attributes", "object"].contains(section), entry.value.scalar != nil {
        text = ForeignType(text)?.spelling ?? TypeSynonyms.spelling(of: text)
      }
      let isLong =
        text.utf8.count > 40 || text.contains(where: \.isNewline)
        || entry.value.mapping != nil && !text.hasPrefix("{")
      return
        "\(entry.key): \(isLong ? "{ … }" : text.isEmpty ? value(for: entry.key, in: section) : text)"
    case .sequence: return nil
    }
  }

  /// Returns the value for `{ name: title, type: String, description: The title. }`.
  private func value(
    named name: String, _ mapping: YAMLNode.Mapping, _ node: YAMLNode, in section: String
  ) -> String {
    let type = mapping["type"]?.scalar.map { TypeSynonyms.spelling(of: $0.text) }
    switch section {
    case "attributes", "object", "meta", "filters":
      let subject = type ?? value(for: name, in: section)
      return mapping.entries.count == 2 && type != nil ? subject : "{ type: \(subject), … }"
    case "relationships":
      return ForeignRelationship(self).target(meantBy: node) ?? value(for: name, in: section)
    default: return "{ … }"
    }
  }

  func value(for name: String, in section: String) -> String {
    switch section {
    case "types": "String"
    case "also": "Documentation/\(name)"
    case "attributes", "object": TypelessMembers.type(for: name)
    case "meta": TypelessMembers.impliedType(of: name) ?? "…"
    case "filters": filterType(for: name)
    case "relationships":
      known.resource(meantBy: name).map { $0 == name && name.hasSuffix("s") ? "[\($0)]" : $0 }
        ?? known.resources.first ?? "…"
    default: "{ … }"
    }
  }

  /// Returns the type of the attribute, relationship or target's member that a filter is named
  /// after.
  private func filterType(for name: String) -> String {
    let member = name.split(separator: ".").last.map(String.init) ?? name
    return known.type(ofAttribute: name)?.filter { $0 != "?" }
      ?? known.target(ofRelationship: name)
      ?? known.resource(meantBy: name) ?? known.type(ofAttribute: member)
      ?? TypelessMembers.type(for: name)
  }

  /// Returns advice on a document that consists of the names of resource types.
  ///
  /// - Parameter example: a correct form that begins with the name of the document.
  func advice(onDocument node: YAMLNode, _ example: String) -> Advice? {
    let text =
      node.scalar?.text
      ?? node.sequence?.compactMap { $0.scalar?.text }.joined(separator: " | ") ?? ""
    let named = text.split { !($0.isLetter || $0.isNumber || "_-".contains($0)) }
      .compactMap { known.resource(meantBy: String($0)) }
    guard let name = example.split(separator: ":").first, !named.isEmpty else { return nil }
    let union = named.joined(separator: " | ")
    let isMany = node.sequence != nil || ForeignTarget.saysMany(text)
    return .write("\(name): { data: \(isMany ? "[\(union)]" : union) }")
  }
}
