import Diagnostics
import ResourceSchema
import YAMLSource

/// The places of the keys of the language, for keys that are in another form than their own.
struct KeyPlaces: FormReader {
  let context: ReadingContext

  private struct Row {
    let form: LanguageForm
    /// The form that the key belongs to.
    let owner: LanguageForm
    /// The keys that the advice is about; all, if there are none.
    let keys: [String]
    let advice: String

    init(
      _ form: LanguageForm, _ owner: LanguageForm, _ advice: String, keys: [String] = []
    ) {
      self.form = form
      self.owner = owner
      self.advice = advice
      self.keys = keys
    }

    func has(_ key: String) -> Bool {
      owner.key(key) != nil && (keys.isEmpty || keys.contains(key))
    }
  }

  private static let toFile = "it belongs to the file: begin `%k:` in the first column"
  private static let toResource =
    "it belongs to the resource type: write `%k: %v` below `%o:`, beside `attributes`"
  private static let toType =
    "it belongs to a type: declare `%N: { %k: %v }` in `types`, and write `%m: %N` here"
  private static let toRelationship =
    "it belongs to a relationship: write `%m` below `relationships`"

  private static let rows: [Row] = [
    Row(.document, .resource, "it belongs to a resource type: write `%k: %v` at `%r`"),
    Row(.document, .schema, toFile),
    Row(
      .resource, .document,
      "it belongs to a document: write `documents: { %D: { data: %x, %k: %v } }`"),
    Row(
      .resource, .attribute,
      "it belongs to an attribute: write `attributes: { %a: { %k: %v } }`",
      keys: LanguageForm.typeChoices),
    Row(
      .resource, .relationship, "it belongs to a relationship: write `relationships: { %R: %v }`",
      keys: ["one"]),
    Row(
      .resource, .relationship,
      "it belongs to a relationship: write `relationships: { %R: [%v] }`", keys: ["many"]),
    Row(.resource, .attribute, "it belongs to an attribute: write `%a: { type: String, %k: %V }`"),
    Row(.resource, .relationship, "it belongs to a relationship: write `%R: { one: %t, %k: %V }`"),
    Row(.resource, .page, "it belongs to `page`: write `page: { style: number, %k: %v }`"),
    Row(.resource, .typeDeclaration, "it belongs to an attribute, or to a type in `types`"),
    Row(.resource, .schema, toFile),
    Row(
      .mixin, .defaults,
      "a mixin has members alone: write `defaults: { %k: %v }`, or `%k: %v` at"
        + " each resource type"),
    Row(.mixin, .resource, "a mixin has members alone: write `%k: %v` at each resource type"),
    Row(.mixin, .attribute, "it belongs to an attribute: write `%a: { type: String, %k: %V }`"),
    Row(.attribute, .relationship, toRelationship),
    Row(.attribute, .typeDeclaration, toType),
    Row(.attribute, .resource, toResource),
    Row(.attribute, .schema, toFile),
    Row(
      .member, .attribute,
      "it belongs to the whole attribute: write `%k: %v` where the attribute has this object"),
    Row(
      .member, .relationship, "relationships belong to resource types, not to objects: remove it"),
    Row(.member, .typeDeclaration, toType),
    Row(
      .relationship, .attribute,
      "it belongs to an attribute, and `%m` leads to resources: remove it"),
    Row(
      .relationship, .document,
      "it belongs to a document: write `documents: { %D: { data: %x, %k: %v } }`"),
    Row(.relationship, .resource, toResource),
    Row(
      .typeDeclaration, .attribute,
      "it belongs to an attribute of this type: write"
        + " `%n: { type: %o, %k: %v }` there"),
    Row(.typeDeclaration, .resource, "it belongs to a resource type"),
    Row(.inlineType, .attribute, "it belongs to `%m`: write it beside the type, not inside it"),
    Row(
      .inlineNamedType, .attribute, "it belongs to `%m`: write it beside the type, not inside it"),
    Row(.enumCase, .attribute, "it belongs beside `enum`, not inside it"),
    Row(.link, .attribute, "a link is a URL, or an object with `href` and `meta`: remove it"),
    Row(.page, .resource, "it belongs beside `page`, not inside it: write `%k: %v`"),
    Row(.filter, .resource, "it belongs beside `filters`, not inside it: write `%k: %v`"),
    Row(
      .filter, .attribute,
      "clients need not use a filter, which has a type and nothing else:"
        + " remove it"),
    Row(.defaults, .resource, "there is no default for it: write `%k: %v` at each resource type"),
    Row(.defaults, .document, "there is no default for it: write `%k: %v` at each document"),
    Row(.defaults, .schema, toFile),
    Row(
      .relationshipDefaults, .relationship,
      "there is no default for it: write it at each relationship"),
    Row(
      .documentDefaults, .documentDefault,
      "write it for documents with one resource or with many:"
        + " `one: { %k: %v }` or `many: { %k: %v }`"),
    Row(.documentDefault, .document, "there is no default for it: write `%k: %v` at each document"),
    Row(.schema, .defaults, "it belongs under `defaults`: write `defaults: { %k: %v }`"),
    Row(
      .schema, .resource,
      "it belongs to a resource type: indent it below its name, which is below"
        + " `resources:`"),
    Row(
      .schema, .document,
      "it belongs to a document: indent it below its name, which is below"
        + " `documents:`"),
    Row(
      .schema, .configuration,
      "it belongs to the configuration: write `%k: %v` in"
        + " `jsonapi-gen.yaml`"),
    Row(.client, .resource, "it belongs to a resource type: write `%k: %v` at `%r`"),
    Row(
      .answers, .document,
      "`answers` names documents: write `list: %D`, and `%k: %v` at that document"),
  ]

  /// Advice on a key that belongs to another form.
  func advice(on entry: YAMLNode.Mapping.Entry, in form: LanguageForm) -> Advice? {
    let name = entry.key.withoutMark.text
    let rows = Self.rows.filter { $0.form === form }
    if let row = rows.first(where: { $0.has(name) }) {
      return Advice(KeyTemplate(self).filled(row.advice, for: entry))
    }
    for row in rows {
      guard row.owner !== LanguageForm.schema,
        let key = KeySynonyms.key(for: name, in: row.owner), row.has(key)
      else { continue }
      var entry = entry
      entry.key = key
      return Advice(KeyTemplate(self).filled(row.advice, for: entry))
    }
    return nil
  }
}

/// Fills advice on keys with the names and values of the schema.
struct KeyTemplate: FormReader {
  let context: ReadingContext

  /// A text with the key for `%k`, its value for `%v`, and the names around it: `%o` for what has a
  /// name in its section, `%m` for the member, `%r` for a resource type, `%D` for a document of it,
  /// `%a` and `%R` for an attribute and a relationship of it, `%t` for the target of that.
  func filled(_ template: String, for entry: YAMLNode.Mapping.Entry) -> String {
    guard template.contains("%") else { return template }
    var result = ""
    var rest = template[...]
    while let character = rest.popFirst() {
      guard character == "%", let letter = rest.popFirst() else {
        result.append(character)
        continue
      }
      result += text(letter, entry)
    }
    return result
  }

  private func text(_ letter: Character, _ entry: YAMLNode.Mapping.Entry) -> String {
    let path = known.entries(leadingTo: entry.keyRange)
    let section = path.first?.key
    let owner = path.dropFirst().first
    let ownerName = owner?.key.withoutMark.text ?? "…"
    let resource = resource(path)
    switch letter {
    case "k": return entry.key
    case "v": return shown(entry.value)
    case "V": return entry.value.scalar.map { FlowWord.spelling($0.text) } ?? "…"
    case "w":
      let name = entry.key.drop { !$0.isLetter }
      return String(name.hasPrefix("x-") ? name.dropFirst(2) : name)
    case "o": return ownerName
    case "n": return ownerName.prefix(1).lowercased() + ownerName.dropFirst()
    case "m":
      let members = path.dropFirst(3)
      return (members.first ?? path.last)?.key.withoutMark.text ?? "…"
    case "T":
      let type = path.dropLast().last?.value.mapping?["type"]
      return type.map { shown($0) } ?? "{ … }"
    case "N": return Self.typeName(path.dropLast().last?.key ?? "Value")
    case "r": return resource
    case "x": return Self.isAboutMany(entry, in: section) ? "[\(resource)]" : resource
    case "D":
      let isMany = Self.isAboutMany(entry, in: section)
      return Self.typeName(isMany ? resource : KnownNames.singular(of: resource)) + "Document"
    case "a":
      return entry.value.sequence?.first?.scalar?.text ?? entry.value.mapping?.entries.first?.key
        ?? known.attributes(of: resource).first ?? "title"
    case "R":
      return entry.value.mapping?.entries.first?.key ?? known.relationships(of: resource).first
        ?? "author"
    case "t": return known.resources.first { $0 != resource } ?? resource
    default: return "%\(letter)"
    }
  }

  private static func isAboutMany(_ entry: YAMLNode.Mapping.Entry, in section: String?) -> Bool {
    section == "resources" && !["include", "included"].contains(entry.key)
  }

  /// The resource type that a place belongs to: its own, or that of the document.
  private func resource(_ path: [YAMLNode.Mapping.Entry]) -> String {
    guard let owner = path.dropFirst().first else { return known.resources.first ?? "…" }
    if path.first?.key == "resources" { return owner.key }
    let data = owner.value.mapping?["data"]?.words ?? []
    return data.lazy.compactMap { word in
      known.resource(meantBy: word.filter { !"[]? ".contains($0) })
    }.first ?? known.resources.first ?? "…"
  }

  /// A value on one line, or dots where it is too long for a sentence.
  private func shown(_ node: YAMLNode) -> String {
    let text = source(from: node.range.start, to: node.range.end) ?? ""
    if !text.isEmpty, text.utf8.count <= 48, !text.contains(where: \.isNewline) { return text }
    return node.scalar == nil ? shortSource(of: node) : "…"
  }

  static func typeName(_ name: String) -> String {
    name.split { !($0.isLetter || $0.isNumber) }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
  }
}
