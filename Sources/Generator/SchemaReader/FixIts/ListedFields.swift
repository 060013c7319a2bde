import Diagnostics
import ResourceSchema
import YAMLSource

/// Corrects names with values that the author wrote as a list or as a block of another language.
final class ListedFields: Advisor {
  /// Returns advice on a value that is not a mapping, with the names in it.
  ///
  /// - Parameter section: the key of the section: `attributes`.
  func advice(onFields node: YAMLNode, of section: String) -> Advice? {
    let pairs =
      node.sequence.map { $0.compactMap { pair($0, of: section) } } ?? block(node, section)
    if section == "object", let name = node.scalar?.text, known.types.contains(name) {
      return Advice("`\(name)` is a type already: write it alone, `\(name)`, without `object`")
    }
    if section == "attributes", let elements = node.sequence {
      let mixins = elements.compactMap { $0.scalar?.text }.filter(known.mixins.contains)
      let others = elements.filter { !mixins.contains($0.scalar?.text ?? "") }
        .compactMap { pair($0, of: section) }
      if !mixins.isEmpty, mixins.count + others.count == elements.count {
        let rest = others.isEmpty ? "" : " and `attributes: { \(others.joined(separator: ", ")) }`"
        return Advice(
          "mixins have a key of their own: write `with: \(known.mixins(mixins, addedAt: node.range))`\(rest)"
        )
      }
    }
    if section == "resources", let text = node.scalar?.text {
      let names = ListedWords.split(text).map { "\($0): { attributes: { … } }" }
      return names.isEmpty ? nil : Advice("write `resources: { \(names.joined(separator: ", ")) }`")
    }
    guard !pairs.isEmpty, pairs.count == node.sequence?.count ?? pairs.count else { return nil }
    let shown = pairs.prefix(4).joined(separator: ", ") + (pairs.count > 4 ? ", …" : "")
    // A complete suggestion is turned into an edit.
    let isWhole = node.sequence?.contains { $0.scalar != nil } == false && !shown.contains("…")
    return Advice(
      "write `\(section): { \(shown) }`" + (isWhole ? "" : ", or one name on each line"))
  }

  /// Returns advice on names without values below a key that requires a value for each name.
  func advice(onNames node: YAMLNode, of languageKey: LanguageKey) -> Advice? {
    let key = languageKey.name
    if case .form(.page) = languageKey.value, let advice = pageAdvice(node) { return advice }
    guard languageKey.value.hasNames else { return nil }
    let keys = ["attributes", "relationships", "filters", "documents"]
    guard keys.contains(key), node.mapping == nil, !node.isEmpty else { return nil }
    return advice(onFields: node, of: key)
  }

  /// Returns advice on `all` and `none` in place of a list.
  func advice(onWord word: String, of field: Field) -> Advice? {
    let key = field.name.value
    if ["none", "nothing", "false", "no"].contains(word.lowercased()),
      field.language?.canBeEmptyList == true
    {
      return .write("[]", at: field.value.range, "write `\(key): []`")
    }
    guard key == "sorts", word.meansAll,
      let resource = known.owner(of: field.name.range),
      case let names = known.attributes(of: resource), !names.isEmpty
    else { return nil }
    let list = ListedWords.list(Array(names.prefix(8)))
    return Advice("all of them can't be listed at once: name them, `\(key): \(list)`")
  }

  /// Returns advice on a value that is not a list: `-` without a space, or a mapping.
  func advice(onList field: Field) -> Advice? {
    let words: [String]
    switch field.value.content {
    case .scalar(let scalar):
      return field.name.value == "sorts"
        ? nil : advice(onDashes: scalar.text, of: field.name.value, at: field.value.range)
    case .mapping(let mapping):
      words =
        field.name.value.hasPrefix("include")
        ? paths(in: field.value, depth: 0)
        : texts(in: field.value, of: field) ?? names(in: mapping, of: field)
    case .sequence: return nil
    }
    guard !words.isEmpty else { return nil }
    return Advice("write `\(field.name.value): \(ListedWords.list(words))`\(reason(for: field))")
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

  /// Returns advice on a list with mappings or lists among its elements:
  /// `[{ comments: [author] }]`.
  func advice(onElements elements: [YAMLNode], of field: Field) -> Advice? {
    let isPath = field.name.value.hasPrefix("include")
    let words = elements.flatMap { element -> [String] in
      if isPath { return paths(in: element, depth: 0) }
      if let texts = texts(in: element, of: field) { return texts }
      let named = ["name", "path", "file"].lazy.compactMap { element.mapping?[$0]?.scalar?.text }
      if let named = named.first { return [named] }
      if let mixin = known.mixin(at: element.range) { return [mixin] }
      return element.mapping.map { $0.entries.map(\.key) } ?? element.words
    }
    guard !words.isEmpty else { return nil }
    let list = ListedWords.list(
      words.indices.filter { !words[..<$0].contains(words[$0]) }.map { words[$0] })
    return .write(
      list, at: field.value.range,
      "write `\(field.name.value): \(list)`\(reason(for: field))")
  }

  /// Returns the words that a mapping lists as keys: those whose value is not false, or, if all are
  /// false, all the other words.
  private func names(in mapping: YAMLNode.Mapping, of field: Field) -> [String] {
    let keys = mapping.entries.filter { $0.value.scalar?.text != "false" }.map(\.key)
    if keys.isEmpty, let words = field.language?.listedWords {
      return words.filter { mapping[$0] == nil }
    }
    guard field.name.value == "sorts" else { return keys }
    let named = mapping.entries.flatMap { [$0.key, $0.value.scalar?.text ?? ""] }
      .filter(known.attributes.contains)
    return named.isEmpty ? keys : named
  }

  /// Returns the texts in a node that are valid elements of the list; `nil` if the list accepts any
  /// text.
  private func texts(in node: YAMLNode, of field: Field) -> [String]? {
    guard case .list(.text(let text), _)? = field.language, text.pattern != nil else { return nil }
    func fitting(_ node: YAMLNode, depth: Int) -> [String] {
      guard depth < 4 else { return [] }
      switch node.content {
      case .scalar(let scalar): return text.fits(scalar.text) ? [scalar.text] : []
      case .sequence(let elements): return elements.flatMap { fitting($0, depth: depth + 1) }
      case .mapping(let mapping):
        return mapping.entries.flatMap { entry in
          (text.fits(entry.key) ? [entry.key] : []) + fitting(entry.value, depth: depth + 1)
        }
      }
    }
    let texts = fitting(node, depth: 0)
    return texts.isEmpty ? nil : texts
  }

  private func reason(for field: Field) -> String {
    field.name.value == "imports" ? ": an import is a path, and imports all names" : ""
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
          : Advice("write `\(name): \(document(named: String(name), saying: text))`")
      }
      let union = named.joined(separator: " | ")
      let isMany = node.sequence != nil || ForeignTarget.saysMany(text)
      return Advice("write `\(name): { data: \(isMany ? "[\(union)]" : union) }`")
    case _ where form === MappingDefinition.resource || form === MappingDefinition.mixin:
      if form === MappingDefinition.resource, let union = union(of: node) {
        return Advice(
          "remove it: several resource types have no name of their own: write `\(union)` where a"
            + " relationship leads to them")
      }
      let pairs = node.sequence?.compactMap { pair($0, of: "attributes") } ?? []
      guard !pairs.isEmpty else { return nil }
      let shown = pairs.prefix(4).joined(separator: ", ") + (pairs.count > 4 ? ", …" : "")
      return Advice("write `\(name): { attributes: { \(shown) } }`")
    case _ where form === MappingDefinition.page: return pageAdvice(node)
    case _ where form === MappingDefinition.client:
      return words.first.flatMap { FilterWord(rawValue: $0) }.map {
        Advice("write `client: { filters: \($0.rawValue) }`")
      }
    case _ where form === MappingDefinition.answers:
      guard let document = words.first else { return nil }
      let isMany = document.contains("List") || document.contains("sDocument")
      return Advice("write `answers: { \(isMany ? "list" : "get"): \(document) }`")
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

  private func pageAdvice(_ node: YAMLNode) -> Advice? {
    guard let text = node.scalar?.text else { return nil }
    if let size = Int(text) { return "write `page: { style: number, size: \(size) }`" }
    let styles = ResourceAPI.Page.Style.allCases.map(\.rawValue)
    let style = styles.contains(text) ? text : WordSynonyms.word(for: text, among: styles)
    return style.map { Advice("write `page: { style: \($0) }`") }
  }

  /// Returns the primary data of a document, as stated by another key or by its name.
  func data(of document: Field, saying text: String) -> String? {
    guard !known.resources.isEmpty else { return nil }
    let named = document.value.words.lazy.compactMap { [known] in known.resource(meantBy: $0) }
      .first
    let other = self.document(named: document.name.value, saying: text)
      .dropFirst("{ data: ".count).dropLast(2)
    return named.map { "[\($0)]" } ?? String(other)
  }

  /// Returns a document that matches its name.
  private func document(named name: String, saying text: String = "") -> String {
    let plain = name.lowercased()
    let resources = known.resources
    let resource =
      resources.first { plain.hasPrefix(EnglishNoun.singular(of: $0).lowercased()) }
      ?? resources.first ?? "…"
    let isMany =
      ForeignTarget.saysMany(text) || plain.contains("list")
      || plain.hasPrefix(resource.lowercased())
      || ["all", "collection", "page", "index"].contains { plain.hasSuffix($0) }
    return "{ data: \(isMany ? "[\(resource)]" : resource) }"
  }

  /// Returns advice on `meta: [total, pages]`.
  func advice(onMeta field: Field) -> Advice? {
    let elements = field.value.sequence ?? []
    if elements.count == 1, let type = elements[0].scalar?.text, type.first?.isUppercase == true {
      guard known.hasImports || known.hasType(type) else {
        return Advice(
          "declare `\(type): { object: { … } }` below `types:`, and write `\(field.name.value): \(type)`"
        )
      }
      return .write(type, at: field.value.range, "write `\(field.name.value): \(type)`")
    }
    let pairs = elements.compactMap { pair($0, of: "meta") }
    guard !pairs.isEmpty, pairs.count == field.value.sequence?.count else { return nil }
    let isGuess = elements.contains {
      $0.scalar.map { TypelessMembers.impliedType(of: $0.text) == nil } ?? false
    }
    return Advice(
      "write `\(field.name.value): { \(pairs.joined(separator: ", ")) }`"
        + (isGuess ? ", with the type of each" : ""))
  }

  /// Returns advice on `import: common.yaml`: the correct key takes a list.
  func listAdvice(
    _ key: LanguageKey, _ entry: YAMLNode.Mapping.Entry, in form: MappingDefinition
  ) -> Advice? {
    let links = key.name == "links" ? entry.value.mapping?.entries : nil
    let areNames = links?.allSatisfy { $0.value.scalar != nil } ?? false
    let words: [String] =
      entry.value.scalar.map { ListedWords.split($0.text) }
      ?? entry.value.sequence?.compactMap { $0.scalar?.text }
      ?? (areNames ? links?.map(\.key) : nil)
      ?? []
    guard !words.isEmpty else { return nil }
    let areMixins = form.key("with") != nil && words.allSatisfy(known.mixins.contains)
    let canBeList = key.value.canBeList && entry.value.scalar != nil
    guard areMixins || canBeList || links != nil || key.name == "enum" else { return nil }
    let list = ListedWords.list(
      key.name == "sorts" ? words.filter { !["asc", "desc"].contains($0.lowercased()) } : words)
    let name = areMixins ? "with" : key.name
    let right = "\(name): \(list)"
    return .edit(
      [(entry.keyRange, name), (entry.value.range, list)], "write `\(right)`",
      title: "Write `\(right)`")
  }

  private func pair(_ element: YAMLNode, of section: String) -> String? {
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
  private func block(_ node: YAMLNode, _ section: String) -> [String] {
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
