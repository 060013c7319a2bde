import Diagnostics
import ResourceSchema
import YAMLSource

/// Reads mappings with keys that their form does not have, and finds what somebody meant by them.
struct KeyRepair: Advisor {
  let context: ReadingContext

  /// Returns the fields that can be read, and reports what is wrong with the others.
  func fields(
    _ node: YAMLNode, of form: LanguageForm, example: String, unless isForeign: (YAMLNode) -> Bool
  ) -> Fields? {
    let node = MissedColonRepair(self).withColons(
      CutOffParentheses(self).joined(node) ?? node, as: form)
    if isForeign(node) { return nil }
    let own = MisplacedParts(self).takeStrays(from: node, of: form)
    guard let mapping = (own ?? node).mapping else {
      let block = node.scalar.flatMap { scalar in
        scalar.text.split(separator: "{").first.flatMap { text in
          Confusions.lines.last.flatMap { row in
            LineMatch(row, text + "{").flatMap { match in row.advice.map(match.filled) }
          }
        }
      }
      return report(
        .expectedMapping, "\(form.name) is written as keys with their values", at: node.range,
        suggestion: block.map { Advice($0) }
          ?? ListedFields(self).advice(onWhole: node, of: form, example)
          ?? (form === LanguageForm.schema ? Self.beginning : "write `\(example)`"))
    }
    // Resources that lack the key around them are put below it, members are left out.
    let lacksMembers = own != nil && form !== LanguageForm.schema
    var result = Fields(range: node.range, fields: [], mayLackKeys: hasGaps || lacksMembers)
    result.fields.reserveCapacity(mapping.entries.count)
    var wordsCutOff = 0
    let turned = turnedRound(mapping, form)
    reportTurned(turned, in: form, mapping)
    for (index, entry) in mapping.entries.enumerated() {
      if turned.contains(where: { $0.keyRange == entry.keyRange }) {
        result.mayLackKeys = true
        continue
      }
      guard wordsCutOff == 0 else {
        wordsCutOff -= 1
        continue
      }
      let (name, isMarked) = entry.key.withoutMark
      guard let key = form.key(name) else {
        let previous = index > 0 ? mapping.entries[index - 1] : nil
        if previous?.value.isEmptyBlock == true {
          // The line is one of the text, which is reported.
          result.mayLackKeys = true
          continue
        }
        let meant = reportUnknownKey(
          entry, in: form, after: previous, isPresent: { mapping[$0] != nil })
        if meant?.name == "imports" { context.draft.hide(.all, at: entry.keyRange) }
        if let meant, let field = section(meant, entry, in: mapping) {
          result.fields.append(field)
        } else {
          result.mayLackKeys = true
          if entry.value.scalar == nil { result.unknownMappings.append(entry.keyRange) }
        }
        continue
      }
      if isMarked && !key.takesQuestionMark {
        report(
          .misplacedQuestionMark, "`\(name)` of \(form.name) takes no question mark",
          at: entry.keyRange, suggestion: .write(name, at: entry.keyRange))
      }
      wordsCutOff = CutOffWords(self).cutOffWords(behind: index, of: key, in: mapping, form)
      if wordsCutOff > 0 {
        result.mayLackKeys = true
        CutOffWords(self).reportCutOffWords(wordsCutOff, behind: index, of: key, in: mapping)
        continue
      }
      if let first = result[name] {
        report(
          .duplicateName, "`\(name)` is here twice", at: entry.keyRange,
          labels: [.init("the first is here", at: first.name.range)],
          suggestion: "remove one of them")
        continue
      }
      result.fields.append(field(entry, key, name: name, isMarked: isMarked))
    }
    return result
  }

  /// What to say where a file is no schema at all.
  static let beginning: Advice =
    "begin with `schema: 1` and `name:`, and describe each resource type below `resources:`"

  /// The entries of a form of names whose values are its keys: `{ page: number }` for
  /// `{ number: page }`.
  private func turnedRound(
    _ mapping: YAMLNode.Mapping, _ form: LanguageForm
  ) -> [YAMLNode.Mapping.Entry] {
    guard form.keys.allSatisfy({ if case .text = $0.value { true } else { false } }) else {
      return []
    }
    let unknown = mapping.entries.filter { form.key($0.key.withoutMark.text) == nil }
    let keys = unknown.compactMap { $0.value.scalar?.text }
    let areTurned =
      keys.count == unknown.count && Set(keys).count == keys.count
      && zip(unknown, keys).allSatisfy { entry, key in
        mapping.entry(for: key) == nil
          && form.key(key)?.value.fits(YAMLNode(word: entry.key, at: entry.keyRange)) == true
      }
    return areTurned ? unknown : []
  }

  private func reportTurned(
    _ entries: [YAMLNode.Mapping.Entry], in form: LanguageForm, _ mapping: YAMLNode.Mapping
  ) {
    guard let first = entries.first else { return }
    let pairs = mapping.entries.map { entry in
      let value = KeyTemplate(self).filled("%v", for: entry)
      return entries.contains { $0.keyRange == entry.keyRange }
        ? "\(value): \(FlowWord.spelling(entry.key))" : "\(entry.key): \(value)"
    }
    let names = entries.map { "`\($0.key)`" }.joined(separator: " and ")
    report(
      .unknownKey, "\(form.name) has no key\(entries.count > 1 ? "s" : "") \(names)",
      at: first.keyRange,
      suggestion: .edit(
        entries.flatMap {
          [($0.keyRange, $0.value.scalar?.text ?? ""), ($0.value.range, FlowWord.spelling($0.key))]
        },
        "they are the wrong way round: write `{ \(pairs.joined(separator: ", ")) }`",
        title: "Turn them round"))
  }

  /// Returns a section with another name under its right one, so that its contents are checked as well.
  private func section(
    _ key: LanguageKey, _ entry: YAMLNode.Mapping.Entry, in mapping: YAMLNode.Mapping
  ) -> Field? {
    let sections = [
      "types", "mixins", "resources", "documents", "attributes", "relationships", "defaults",
    ]
    let isSection =
      sections.contains(key.name) && entry.value.mapping != nil && !hasAnchor(entry)
    guard isSection || key.name == "allow", mapping[key.name] == nil, kindAdvice(entry) == nil
    else { return nil }
    return Field(
      name: Located(key.name, at: entry.keyRange), isMarkedOptional: false, value: entry.value,
      language: key.value)
  }

  /// - Returns: the key that is meant.
  private func reportUnknownKey(
    _ entry: YAMLNode.Mapping.Entry, in form: LanguageForm,
    after previous: YAMLNode.Mapping.Entry?, isPresent: (String) -> Bool
  ) -> LanguageKey? {
    let names = form.keys.map(\.name)
    let message = "\(form.name) has no key `\(entry.key)`"
    // Help is looked for all over the file, and nobody reads it where the error is not shown.
    guard isShowing else { return report(.unknownKey, message, at: entry.keyRange) }
    let isMarked = entry.key.hasSuffix("?")
    let name = isMarked ? String(entry.key.dropLast()) : entry.key
    let near =
      KeySynonyms.isCertain(name) ? nil : context.draft.diagnostics.nearest(to: name, among: names)
    let isName =
      form === LanguageForm.schema && !isPresent("name") && Self.wordsForNames.contains(name)
    let places = KeyPlaces(self)
    var meant = isName ? "name" : near ?? KeySynonyms.key(for: name, in: form)
    let owner = places.owner(of: entry, from: form)
    if let key = meant.flatMap(form.key), !key.value.fitsListed(entry.value),
      owner?.key(name)?.value.fits(entry.value) == true,
      owner !== LanguageForm.configuration || entry.value.scalar != nil
    {
      meant = nil
    }
    let mark = isMarked && meant.flatMap(form.key)?.takesQuestionMark == true ? "?" : ""
    var suggestion =
      levelAdvice(entry, in: form)
      ?? dottedAdvice(entry, in: form)
      ?? presentAdvice(meant, entry, in: form, isPresent: isPresent)
      ?? anchorAdvice(entry, in: form)
      ?? (isPresent("one") || isPresent("many") ? nil : endAdvice(entry, in: form))
      ?? relationshipAdvice(entry, in: form)
    if suggestion == nil, let meant, meant == "swift", entry.key == "alias",
      form.key("type") != nil, !isPresent("type"), namesType(entry.value)
    {
      suggestion = .didYouMean("type", at: entry.keyRange)
    }
    if suggestion == nil {
      suggestion =
        JSONNameRepair(self).advice(on: entry, in: form)
        ?? EnumValueRepair(self).advice(onTexts: entry, of: form)
    }
    if suggestion == nil, near == nil, let companion = companion(entry, in: form, isPresent) {
      meant = companion
      suggestion = wholeAdvice(companion, entry, in: form, nil)
    }
    if suggestion == nil, let meant, entry.value.isEmpty,
      case .boolean? = form.key(meant)?.value
    {
      suggestion = .write("\(meant): true", at: entry.keyRange)
    }
    if suggestion == nil, let meant {
      suggestion =
        (meant == "types" ? kindAdvice(entry) : nil)
        ?? form.key(meant).flatMap { ListedFields(self).listAdvice($0, entry, in: form) }
        ?? form.key(meant).flatMap { ListedFields(self).advice(onNames: entry.value, of: $0) }
        ?? (meant == near && owner == nil ? nil : wholeAdvice(meant, entry, in: form, owner))
        ?? .didYouMean(meant, at: entry.keyRange, mark: mark)
    }
    if suggestion == nil {
      suggestion =
        KeySynonyms.rowAdvice(for: name, in: form, value: entry.value.scalar?.text)
        .map { Advice(KeyTemplate(self).filled($0, for: entry)) }
        ?? places.advice(on: entry, in: form)
    }
    if suggestion == nil, let previous, form.key(previous.key)?.isFreeText == true {
      suggestion = CutOffText(self).textAdvice(entry, behind: previous)
    }
    let keys = "the keys of \(form.name) are \(names.joined(separator: ", "))"
    report(
      .unknownKey, message, at: entry.keyRange,
      note: suggestion == nil ? keys : nil,
      suggestion: suggestion ?? likelyAdvice(entry, in: form, isPresent), general: keys)
    return meant.flatMap(form.key)
  }

  /// The one key that another key needs beside it, where its value fits: `into: Decimal` beside
  /// `transform` and `from` is `to`.
  func companion(
    _ entry: YAMLNode.Mapping.Entry, in form: LanguageForm, _ isPresent: (String) -> Bool
  ) -> String? {
    let needed =
      form.rules.compactMap { rule -> [String]? in
        guard case .needs(let key, let others) = rule, isPresent(key) else { return nil }
        return others.filter { !isPresent($0) }
      }.first { !$0.isEmpty } ?? []
    let absent = needed + form.keys.filter { $0.isRequired && !isPresent($0.name) }.map(\.name)
    let fitting = absent.filter { form.key($0)?.value.fits(entry.value) == true }
    // What a transformer reads is a type of the language, what it makes is not.
    return fitting.count == 1 || !namesType(entry.value) ? fitting.last : fitting.first
  }

  /// Advice on an unknown key: the keys that can have such a value.
  private func likelyAdvice(
    _ entry: YAMLNode.Mapping.Entry, in form: LanguageForm, _ isPresent: (String) -> Bool
  ) -> Advice {
    let keys = form.keys.filter { key in
      key.name != "allow" && !isPresent(key.name)
        && (key.name != "open" || isPresent("enum") || isPresent("oneOf"))
        && (key.name != "tag" || isPresent("oneOf"))
    }
    let fitting = keys.filter { $0.value.surelyFits(entry.value) }
    if fitting.count > 1 {
      let shown = fitting.prefix(7).map { "`\($0.name)`, \($0.summary)" }
      return Advice("remove it, unless it means one of these: \(shown.joined(separator: "; "))")
    }
    if let only = fitting.first {
      let shown = KeyTemplate(self).filled("`\(only.name): %v`", for: entry)
      return Advice("remove it; with such a value there is \(shown)")
    }
    if keys.contains(where: { $0.name == "description" }) { return "remove it" }
    let shown = keys.prefix(3).map { "`\($0.name): \($0.value.example)`" }
    return shown.isEmpty ? "remove it" : Advice("remove it, or write \(alternatives(shown))")
  }

  private func alternatives(_ texts: [String]) -> String {
    guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
    return texts.dropLast().joined(separator: ", ") + " or " + last
  }

  /// Advice on a section for types of one kind, which is the key of each of them here.
  private func kindAdvice(_ entry: YAMLNode.Mapping.Entry) -> Advice? {
    guard let kind = Confusions.typeSections[entry.key], let types = entry.value.mapping?.entries,
      !types.contains(where: { $0.value.mapping?[kind] != nil || $0.value.scalar != nil })
    else { return nil }
    let shown = types.prefix(3).map {
      "\($0.key): { \(kind): \(KeyTemplate(self).filled("%v", for: $0)) }"
    }
    return Advice(
      "write `types: { \(shown.joined(separator: ", "))\(types.count > 3 ? ", …" : "") }`")
  }

  /// Advice on a key that has another name here, with its value: `alias: String` for `type: String`.
  private func wholeAdvice(
    _ meant: String, _ entry: YAMLNode.Mapping.Entry, in form: LanguageForm,
    _ owner: LanguageForm?
  ) -> Advice? {
    if meant == "path", let url = entry.value.scalar?.text, url.contains("://") {
      let path = url.split(separator: "/").dropFirst(2).joined(separator: "/")
      return Advice(
        "programs say the server's URL: "
          + (path.isEmpty
            ? "remove it" : "write `path: \(path)` where it is not the name of the type"))
    }
    guard form.key(meant)?.value.fits(entry.value) == true else { return nil }
    let right = "\(meant): \(KeyTemplate(self).filled("%v", for: entry))"
    let isOther = owner != nil && owner?.name != form.name
    let place = isOther ? ": `\(entry.key)` belongs to \(owner?.name ?? "")" : ""
    return .edit(
      [(entry.keyRange, meant)], "write `\(right)`\(place)", title: "Replace with `\(meant)`")
  }

  /// Advice on keys with dots between them: `defaults.id: UUID`.
  private func dottedAdvice(_ entry: YAMLNode.Mapping.Entry, in form: LanguageForm) -> Advice? {
    let parts = entry.key.split(separator: ".").map(String.init)
    guard parts.count > 1, let key = form.key(parts[0]), let last = parts.last,
      parts.count == 2 || key.value.names != nil
    else { return nil }
    let inner = KeyTemplate(self).filled("\(last): %v", for: entry)
    let right = parts.dropLast().reversed().reduce(inner) { "\($1): { \($0) }" }
    return Advice("keys are below each other: write `\(right)`")
  }

  private func namesType(_ node: YAMLNode) -> Bool {
    guard let text = node.scalar?.text.filter({ !"[]?".contains($0) }) else { return false }
    return PrimitiveType(rawValue: text) != nil || known.types.contains(text)
  }

  /// Advice on a level too many: `author: { links: [self] }` where `links` belongs.
  private func levelAdvice(_ entry: YAMLNode.Mapping.Entry, in form: LanguageForm) -> Advice? {
    let isAboutAll =
      form === LanguageForm.defaults
      && (known.hasResource(entry.key) || ["resources", "resource", "all"].contains(entry.key))
    let isConfiguration = form === LanguageForm.configuration
    guard
      isAboutAll || isConfiguration || form === LanguageForm.relationshipDefaults
        || form === LanguageForm.documentDefault, let keys = entry.value.mapping?.entries,
      !keys.isEmpty,
      keys.allSatisfy({ form.key($0.key) != nil })
    else { return nil }
    if isConfiguration {
      return Advice("remove `\(entry.key):`, and begin what is below it in the first column")
    }
    let inner = shortSource(of: entry.value).dropFirst(2).dropLast(2)
    if known.hasResource(entry.key) {
      return Advice(
        "`defaults` hold for all resource types: write `\(inner)` at `\(entry.key)` in `resources`")
    }
    return Advice("it holds for all of them: write `\(inner)` without `\(entry.key):`")
  }

  /// Advice on a key for which the right one is there as well.
  private func presentAdvice(
    _ meant: String?, _ entry: YAMLNode.Mapping.Entry, in form: LanguageForm,
    isPresent: (String) -> Bool
  ) -> Advice? {
    if isPresent("map"), ["values", "value", "valueType", "of"].contains(entry.key) {
      return Advice(
        KeyTemplate(self).filled("`map` says the type of the values: write `map: %v`", for: entry))
    }
    if isPresent("one") || isPresent("many"), form === LanguageForm.relationship,
      ["type", "idType", "jsonType"].contains(entry.key)
    {
      return "remove it: the resource type that it leads to says the type of its ids"
    }
    if let target = isPresent("one") ? "one" : isPresent("many") ? "many" : nil,
      form === LanguageForm.relationship,
      ["polymorphic", "any", "generic", "union"].contains(entry.key), entry.value.scalar != nil
    {
      return Advice("remove it: `\(target)` names the resource types that it leads to")
    }
    guard let meant, isPresent(meant) else { return nil }
    if entry.value.mapping != nil {
      return Advice("move what is below it to `\(meant)`, and remove it")
    }
    let own = known.entries(leadingTo: entry.keyRange).dropLast().last?.value ?? known.root
    if case .list? = form.key(meant)?.value, let listed = own?.mapping?[meant]?.words,
      case let words = entry.value.words.filter({ !listed.contains($0) }), !words.isEmpty,
      meant != "with" || known.hasImports || words.allSatisfy(known.mixins.contains)
    {
      return Advice("remove it, and write `\(meant): \(ListedWords.list(listed + words))`")
    }
    if form === LanguageForm.document, meant == "data",
      ForeignTarget.saysMany(entry.value.scalar?.text ?? "")
    {
      return Advice(
        KeyTemplate(self).filled("brackets say that there are many: write `data: [%r]`", for: entry)
      )
    }
    return Advice("remove it: `\(meant)` is there already")
  }

  /// Advice on what is at the top only to be merged elsewhere: `.stamps: &stamps`.
  private func anchorAdvice(
    _ entry: YAMLNode.Mapping.Entry, in form: LanguageForm
  ) -> Advice? {
    guard form === LanguageForm.schema, let members = entry.value.mapping,
      source(from: entry.keyRange.end, to: entry.value.range.start)?.contains("&") == true
        || members.entries.contains(where: { hasAnchor($0) })
    else { return nil }
    if let advice = firstUseAdvice(entry) { return advice }
    let isNested =
      members["attributes"] == nil && !members.entries.contains { $0.value.scalar != nil }
    let first = isNested ? members.entries.first : nil
    let name = (first?.key ?? entry.key).split(separator: "-").last.map(String.init) ?? entry.key
    let plain = String(name.drop { !$0.isLetter })
    let shown = shortSource(of: first?.value ?? entry.value)
    return Advice(
      "members that several resource types share are a mixin: write `mixins: { \(plain):"
        + " \(members["attributes"] == nil ? "{ attributes: \(shown) }" : shown) }`, and `with: [\(plain)]`"
        + " at each")
  }

  /// Advice to move an anchor to the key that has its value first: `page: *page`.
  private func firstUseAdvice(_ entry: YAMLNode.Mapping.Entry) -> Advice? {
    guard context.draft.diagnostics.errorCount < 50,
      let between = source(from: entry.keyRange.end, to: entry.value.range.start),
      let anchor = between.firstMatch(of: #/&(\S+)/#)?.output.1,
      let use = known.firstUse(of: entry.value, besides: entry.keyRange)
    else { return nil }
    return Advice(
      "anchors have no place of their own: write `\(use.key): &\(anchor)"
        + " \(shortSource(of: entry.value))` where it is used first, and remove it here")
  }

  private func hasAnchor(_ entry: YAMLNode.Mapping.Entry) -> Bool {
    source(from: entry.keyRange.end, to: entry.value.range.start)?.contains("&") == true
  }

  /// Advice on a key that other languages have for the target of a relationship.
  func endAdvice(_ entry: YAMLNode.Mapping.Entry, in form: LanguageForm) -> Advice? {
    guard form.key("one") != nil,
      Self.wordsForTargets.contains(entry.key)
        || entry.value.sequence != nil
          && ["polymorphic", "union"].contains(entry.key)
    else { return nil }
    var names: [String]
    var isMany = false
    switch entry.value.content {
    case .scalar(let scalar):
      guard let meant = ForeignTarget(scalar.text) else { return nil }
      let type = scalar.text.split(separator: "/").last.map(String.init) ?? scalar.text
      let name = known.resource(meantBy: type)
      names = [(name ?? meant.union) + (meant.isNullable && !meant.isMany ? "?" : "")]
      isMany = meant.isMany
    case .sequence(let elements):
      names = elements.compactMap { $0.scalar?.text }
      isMany = !["oneOf", "anyOf", "polymorphic", "union"].contains(entry.key)
    case .mapping: return nil
    }
    guard !names.isEmpty else { return nil }
    if names.contains(where: { PrimitiveType(rawValue: $0) != nil }) {
      return "a value is an attribute: it belongs under `attributes`"
    }
    let key = isMany ? "many" : "one"
    let union = names.joined(separator: " | ")
    return .edit(
      [(entry.keyRange, key), (entry.value.range, union)], "write `\(key): \(union)`",
      title: "Write `\(key): \(union)`")
  }

  /// `belongs_to: author` beside attributes.
  private func relationshipAdvice(
    _ entry: YAMLNode.Mapping.Entry, in form: LanguageForm
  ) -> Advice? {
    guard form.key("relationships") != nil, entry.value.mapping == nil,
      let isMany = RelationshipReader.foreignWords[entry.key]
        ?? ["one": false, "many": true][entry.key]
    else { return nil }
    let repair = RelationshipRepair(self)
    return Advice(
      repair.advice(
        relating: repair.relationships(namedBy: entry.value, isMany), at: entry.keyRange))
  }

  /// The keys of other languages for the name of an API.
  private static let wordsForNames: Set<String> = [
    "title", "api", "apiName", "api_name", "app", "application", "service", "project", "package",
    "module", "namespace", "id",
  ]

  private static let wordsForTargets: Set<String> = [
    "data", "to", "resource", "resourceType", "resource_type", "oneOf", "anyOf", "type", "target",
    "model", "ref", "class_name", "className", "class", "$ref", "references", "entity",
    "serializer",
  ]
}
