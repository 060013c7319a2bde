import Diagnostics
import ResourceSchema
import YAMLSource

// The names in a list or a block with their values, as the schema language spells them.
extension ListedFields {
  func pair(_ element: YAMLNode, of section: String) -> String? {
    switch element.content {
    case .scalar(let scalar):
      let parameter = section == "filters" ? scalar.text.wholeMatch(of: #/\w+\[(\w+)\]/#) : nil
      let name = (parameter?.output.1 ?? scalar.text[...]).drop { $0 == ":" }
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

  /// Returns the value for `{ name: title, type: String, description: The title. }`, with all its
  /// properties.
  private func value(
    named name: String, _ mapping: YAMLNode.Mapping, _ node: YAMLNode, in section: String
  ) -> String {
    let form =
      ["filters": MappingDefinition.filter, "documents": .document, "types": .typeDeclaration][
        section]
      ?? .attribute
    let rest = mapping.entries.compactMap { entry -> YAMLNode.Mapping.Entry? in
      guard entry.key != "name", entry.key != "type" else { return nil }
      var entry = entry
      if form.key(entry.key) == nil { entry.key = KeySynonyms.key(for: entry.key, in: form) ?? "" }
      return form.key(entry.key)?.value.fits(entry.value) == true ? entry : nil
    }
    let type = mapping["type"]?.scalar.map { TypeSynonyms.spelling(of: $0.text) }
    guard ["attributes", "object", "meta", "filters", "documents", "types"].contains(section)
    else {
      let target = section == "relationships" ? RelationshipFixIt(self).target(meantBy: node) : nil
      return target ?? (section == "resources" ? nil : type) ?? value(for: name, in: section)
    }
    let isSaid = ["documents", "types"].contains(section) && !rest.isEmpty
    let subject =
      isSaid ? nil : (section == "documents" ? nil : type) ?? value(for: name, in: section)
    if rest.isEmpty, let subject { return subject }
    let pairs =
      (subject.map { ["type: \($0)"] } ?? [])
      + rest.map { KeyTemplate(self).filled("\($0.key): %V", for: $0) }
    let text = "{ \(pairs.joined(separator: ", ")) }"
    return text.utf8.count <= 120 ? text : "{ … }"
  }

  /// Returns a value for a name without further information.
  func value(for name: String, in section: String) -> String {
    switch section {
    case "types": "String"
    case "attributes", "object", "meta": TypelessMembers.type(for: name)
    case "filters": filterType(for: name)
    case "relationships":
      known.resource(meantBy: name).map { $0 == name && name.hasSuffix("s") ? "[\($0)]" : $0 }
        ?? known.resources.first ?? "…"
    case "documents": document(named: name)
    case "also", "`also`": "Documentation/\(name)"
    default: "{ … }"
    }
  }

  /// Returns the type of the attribute, relationship or target's member that a filter is named
  /// after.
  private func filterType(for name: String) -> String {
    let stem = IdSuffix.stem(of: name)
    let member = name.split(separator: ".").last.map(String.init) ?? name
    return known.type(ofAttribute: name)?.filter { $0 != "?" }
      ?? known.target(ofRelationship: stem ?? name)
      ?? known.resource(meantBy: stem ?? name) ?? known.type(ofAttribute: member)
      ?? TypelessMembers.type(for: name)
  }

  /// Reads the single text that YAML makes of `enum Genre { DRAMA COMEDY }` or
  /// `type Film { name: String! }`.
  func block(_ node: YAMLNode, _ section: String) -> [String] {
    if section == "filters", let text = node.scalar?.text {
      if text.meansAll,
        let owner = known.entries(leadingTo: node.range).dropFirst().first
      {
        return (known.attributes(of: owner.key) + known.relationships(of: owner.key))
          .map { "\($0): \(value(for: $0, in: section))" }
      }
      return ListedWords.split(text).map { "\($0): \(value(for: $0, in: section))" }
    }
    if let text = node.scalar?.text, text.contains(","),
      !text.contains(where: { "{(<".contains($0) })
    {
      return ListedWords.split(text).map { word in
        let name = String(word.drop { $0 == ":" })
        return "\(name): \(value(for: name, in: section))"
      }
    }
    guard let text = node.scalar?.text, text.utf8.count < 500,
      let match = try? Regex(#"(?:export +)?(\w+) +(\w+)[^{]*\{ *(.*?),? *\}.*"#).wholeMatch(
        in: text),
      let word = match.output[1].substring, let name = match.output[2].substring,
      let body = match.output[3].substring
    else { return [] }
    let words = ListedWords.split(String(body))
    return ["\(name): { \(word == "enum" ? "enum: \(ListedWords.list(words))" : "object: { … }") }"]
  }
}

// Names in place of a whole resource, document or page.
extension ListedFields {
  /// Returns advice on a document or a resource that consists of a name or a list of names only.
  ///
  /// - Parameter example: a correct form that begins with the name.
  func advice(onWhole node: YAMLNode, of form: MappingDefinition, _ example: String) -> Advice? {
    guard let name = example.split(separator: ":").first else { return nil }
    let words = node.sequence?.compactMap { $0.scalar?.text } ?? node.scalar.map { [$0.text] } ?? []
    switch form {
    case _ where form === MappingDefinition.document:
      let text = node.scalar?.text ?? words.joined(separator: " | ")
      let named = text.split { !($0.isLetter || $0.isNumber || "_-".contains($0)) }
        .compactMap { known.resource(meantBy: String($0)) }
      guard !named.isEmpty else {
        return known.resources.isEmpty
          ? nil
          : .write("\(name): \(document(named: String(name)))")
      }
      let union = named.joined(separator: " | ")
      let isMany = node.sequence != nil || ForeignTarget.saysMany(text)
      return .write("\(name): { data: \(isMany ? "[\(union)]" : union) }")
    case _ where form === MappingDefinition.resource || form === MappingDefinition.mixin:
      if form === MappingDefinition.resource, let union = union(of: node) {
        return
          "remove it: several resource types have no name of their own: write `\(union)` where a"
          + " relationship leads to them"
      }
      let pairs = node.sequence?.compactMap { pair($0, of: "attributes") } ?? []
      guard !pairs.isEmpty else { return nil }
      let shown = pairs.prefix(4).joined(separator: ", ") + (pairs.count > 4 ? ", …" : "")
      return .write("\(name): { attributes: { \(shown) } }")
    case _ where form === MappingDefinition.page: return pageAdvice(node)
    case _ where form === MappingDefinition.client:
      return words.first.flatMap { FilterWord(rawValue: $0) }.map {
        .write("client: { filters: \($0.rawValue) }")
      }
    case _ where form === MappingDefinition.answers:
      guard let document = words.first else { return nil }
      let isMany = document.contains("List") || document.contains("sDocument")
      return .write("answers: { \(isMany ? "list" : "get"): \(document) }")
    default: return nil
    }
  }

  /// Resource types with bars between them.
  private func union(of node: YAMLNode) -> String? {
    guard let text = node.scalar?.text, let target = ForeignTarget(text) else { return nil }
    let types = target.types.compactMap { known.resource(meantBy: $0) }
    return types.count > 1 && types.count == target.types.count
      ? types.joined(separator: " | ") : nil
  }

  func pageAdvice(_ node: YAMLNode) -> Advice? {
    guard let text = node.scalar?.text else { return nil }
    if let size = Int(text) { return .write("page: { style: number, size: \(size) }") }
    let styles = ResourceAPI.Page.Style.allCases.map(\.rawValue)
    let style = styles.contains(text) ? text : WordSynonyms.word(for: text, among: styles)
    return style.map { .write("page: { style: \($0) }") }
  }

  /// Returns a document that matches its name.
  func document(named name: String) -> String {
    let plain = name.lowercased()
    let resources = known.resources
    let resource =
      resources.first { plain.hasPrefix(EnglishNoun.singular(of: $0).lowercased()) }
      ?? resources.first ?? "…"
    let isMany =
      plain.contains("list")
      || plain.hasPrefix(resource.lowercased())
      || ["all", "collection", "page", "index"].contains { plain.hasSuffix($0) }
    return "{ data: \(isMany ? "[\(resource)]" : resource) }"
  }
}
