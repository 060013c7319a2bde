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
      let path = known.entries(leadingTo: node.range)
      let right = "\(path.first?.key == "types" && path.count < 4 ? "alias" : "type"): \(name)"
      return .edit(
        [(path.last?.keyRange ?? node.range, String(right.prefix { $0 != ":" }))],
        "`\(name)` is a type already: write `\(right)`", title: "Write `\(right)`")
    }
    if section == "attributes", let elements = node.sequence {
      let mixins = elements.compactMap { $0.scalar?.text }.filter(known.mixins.contains)
      let others = elements.filter { !mixins.contains($0.scalar?.text ?? "") }
        .compactMap { pair($0, of: section) }
      if !mixins.isEmpty, mixins.count + others.count == elements.count {
        let rest = others.isEmpty ? "" : " and `attributes: { \(others.joined(separator: ", ")) }`"
        return
          "mixins have a key of their own: write `with: \(known.mixins(mixins, addedAt: node.range))`\(rest)"
      }
    }
    if section == "resources", let text = node.scalar?.text {
      let names = ListedWords.split(text).map { "\($0): { attributes: { … } }" }
      return names.isEmpty ? nil : .write("resources: { \(names.joined(separator: ", ")) }")
    }
    guard !pairs.isEmpty, pairs.count == node.sequence?.count ?? pairs.count else { return nil }
    let shown = pairs.prefix(4).joined(separator: ", ") + (pairs.count > 4 ? ", …" : "")
    // A complete suggestion is turned into an edit.
    let isWhole = node.sequence?.contains { $0.scalar != nil } == false && !shown.contains("…")
    return .write("\(section): { \(shown) }", or: isWhole ? nil : "one name on each line")
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
      return .write("[]", at: field.value.range, of: key)
    }
    guard key == "sorts", word.meansAll,
      let resource = known.owner(of: field.name.range),
      case let names = known.attributes(of: resource), !names.isEmpty
    else { return nil }
    let list = ListedWords.list(Array(names.prefix(8)))
    return "all of them can't be listed at once: name them, `\(key): \(list)`"
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
    return .write("\(field.name.value): \(ListedWords.list(words))") + reason(for: field)
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
      list, at: field.value.range, .write("\(field.name.value): \(list)") + reason(for: field))
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
    let texts = node.keysAndWords.filter { text.fits($0) }
    return texts.isEmpty ? nil : texts
  }

  private func reason(for field: Field) -> Advice {
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

  /// Returns advice on `meta: [total, pages]`.
  func advice(onMeta field: Field) -> Advice? {
    let elements = field.value.sequence ?? []
    if elements.count == 1, let type = elements[0].scalar?.text, type.first?.isUppercase == true {
      guard known.hasImports || known.hasType(type) else {
        return
          "declare `\(type): { object: { … } }` below `types:`, and write `\(field.spelling): \(type)`"
      }
      return .write(type, at: field.value.range, of: field.name.value)
    }
    let unknown = elements.compactMap(\.scalar?.text).filter {
      TypelessMembers.impliedType(of: $0) == nil
    }
    let isGuess = !unknown.isEmpty
    let pairs = elements.compactMap { element in
      element.scalar.flatMap { unknown.contains($0.text) ? "\($0.text): …" : nil }
        ?? pair(element, of: "meta")
    }
    guard !pairs.isEmpty, pairs.count == field.value.sequence?.count else { return nil }
    let right = "\(field.spelling): { \(pairs.joined(separator: ", ")) }"
    return isGuess ? "write `\(right)`, with the type of each" : .write(right)
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
      [(entry.keyRange, name), (entry.value.range, list)], .write(right),
      title: "Write `\(right)`")
  }
}
