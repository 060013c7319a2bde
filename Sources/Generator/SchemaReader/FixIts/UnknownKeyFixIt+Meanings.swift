import Diagnostics
import ResourceSchema
import YAMLSource

// Keys of the form under other names.
extension UnknownKeyFixIt {
  /// `alias: String` and `kind: String`, where the type is absent: the value is a type.
  func typeAdvice(_ key: UnknownKey) -> Advice? {
    guard let meant = ["type", "alias"].first(where: { key.form.key($0) != nil }),
      let text = key.entry.value.scalar?.text, known.namesType(text),
      // Several such keys are the members of an object.
      !key.mapping.entries.contains(where: {
        $0.keyRange != key.entry.keyRange && key.form.key($0.key.withoutMark.text) == nil
      })
    else { return nil }
    let choices =
      key.form.rules.lazy.compactMap { rule -> [String]? in
        switch rule {
        case .exactlyOne(let keys) where keys.contains(meant): keys
        case .kinds(let kinds): kinds.map(\.key)
        default: nil
        }
      }.first ?? [meant]
    guard !choices.contains(where: key.isBeside) else { return nil }
    if text.hasSuffix("?") {
      return key.form.key("nullable") == nil || key.isBeside("nullable")
        ? nil : .write("\(meant): \(text.dropLast()), nullable: true")
    }
    return .edit(
      [(key.entry.keyRange, meant)],
      .write(KeyTemplate(self).filled("\(meant): %v", for: key.entry)),
      title: "Replace with `\(meant)`")
  }

  func companionAdvice(_ key: inout UnknownKey) -> Advice? {
    guard key.near == nil, let companion = companion(key.entry, in: key.form, key.isBeside) else {
      return nil
    }
    key.meant = companion
    return wholeAdvice(companion, key.entry, in: key.form, nil)
  }

  /// Advice on `readonly` without a value, on `no-strict: true`, and on `{ String, swift: name }`.
  func flagAdvice(_ key: UnknownKey) -> Advice? {
    if let match = key.name.wholeMatch(of: #/(?:non|not|no)[-_]?(\w)(.+)/#),
      case let name = match.output.1.lowercased() + match.output.2,
      case .boolean? = key.form.key(name)?.value,
      let flag = Bool(key.entry.value.scalar?.text ?? "")
    {
      let right = "\(name): \(!flag)"
      return .edit(
        [(key.entry.keyRange, name), (key.entry.value.range, "\(!flag)")], .write(right),
        title: "Write `\(right)`")
    }
    if key.meant == nil, key.entry.value.isEmpty, key.form.key("type") != nil,
      !key.isBeside("type"), known.namesType(key.entry.key)
    {
      return .write("type: \(key.entry.key)", at: key.entry.keyRange)
    }
    guard let meant = key.meant, key.entry.value.isEmpty,
      case .boolean? = key.form.key(meant)?.value
    else { return nil }
    return .write("\(meant): true", at: key.entry.keyRange)
  }

  /// Returns advice on the key that the author meant, with a suitable value.
  func meantAdvice(_ key: UnknownKey) -> Advice? {
    guard let meant = key.meant else { return nil }
    let (entry, form, own) = (key.entry, key.form, key.form.key(meant))
    let mark = entry.key.hasSuffix("?") && own?.takesQuestionMark == true ? "?" : ""
    return (meant == "types" ? kindAdvice(entry) : nil)
      ?? own.flatMap { ListedFields(self).listAdvice($0, entry, in: form) }
      ?? own.flatMap { ListedFields(self).advice(onNames: entry.value, of: $0) }
      ?? (meant == key.near && key.owner == nil
        ? nil : wholeAdvice(meant, entry, in: form, key.owner))
      ?? .didYouMean(meant, at: entry.keyRange, mark: mark)
  }

  /// Advice on `required: [title]` of JSON Schema, where the other members need question marks.
  func requiredAdvice(_ key: UnknownKey) -> Advice? {
    (key.mapping["attributes"] ?? key.mapping["object"])?.mapping.flatMap {
      requiredAdvice(key.entry, for: $0)
    }
  }

  func requiredAdvice(_ entry: YAMLNode.Mapping.Entry, for members: YAMLNode.Mapping) -> Advice? {
    let required = entry.value.words
    guard entry.key == "required", entry.value.sequence != nil,
      case let others = members.entries.filter({
        !required.contains($0.key.withoutMark.text) && !$0.key.hasSuffix("?")
          && $0.keyRange != entry.keyRange
      }), !others.isEmpty
    else { return nil }
    let names = others.map { "`\($0.key)?`" }.joined("and")
    return "remove it, and write \(names): every member is required unless a `?` follows its name"
  }

  /// Advice from the table of words without a counterpart.
  ///
  /// - Parameter others: the keys of the mapping, for advice on a word beside one of them; empty for all other advice.
  func rowAdvice(_ key: UnknownKey, besides others: [String] = []) -> Advice? {
    KeySynonyms.rowAdvice(
      for: key.name, in: key.form, value: key.entry.value.scalar?.text, besides: others
    ).map { $0.filled { KeyTemplate(self).filled($0, for: key.entry) } }
  }

  /// Returns the only key that another key requires and that accepts the value: `into: Decimal`
  /// beside `transform` and `from` is `to`.
  func companion(
    _ entry: YAMLNode.Mapping.Entry, in form: MappingDefinition, _ isPresent: (String) -> Bool
  ) -> String? {
    let needed =
      form.rules.compactMap { rule -> [String]? in
        guard case .needs(let key, let others) = rule, isPresent(key) else { return nil }
        return others.filter { !isPresent($0) }
      }.first { !$0.isEmpty } ?? []
    let absent = needed + form.keys.filter { $0.isRequired && !isPresent($0.name) }.map(\.name)
    let fitting = absent.filter { form.key($0)?.value.fits(entry.value) == true }
    // The input of a transformer is a type of the language, its output is not.
    return fitting.count == 1 || !known.namesType(entry.value.scalar?.text ?? "")
      ? fitting.last : fitting.first
  }

  /// Returns advice on a section for types of one kind, which is a key of each such type in the
  /// schema language.
  func kindAdvice(_ entry: YAMLNode.Mapping.Entry) -> Advice? {
    guard let kind = CommonMistakes.typeSections[entry.key],
      let types = entry.value.mapping?.entries,
      !types.contains(where: { $0.value.mapping?[kind] != nil || $0.value.scalar != nil })
    else { return nil }
    let shown = types.prefix(3).map {
      "\($0.key): { \(kind): \(KeyTemplate(self).filled("%v", for: $0)) }"
    }
    return .write("types: { \(shown.joined(separator: ", "))\(types.count > 3 ? ", …" : "") }")
  }

  /// Returns advice on a key with another name in the schema language, including its value:
  /// `alias: String` becomes `type: String`.
  private func wholeAdvice(
    _ meant: String, _ entry: YAMLNode.Mapping.Entry, in form: MappingDefinition,
    _ owner: MappingDefinition?
  ) -> Advice? {
    if meant == "path", let url = entry.value.scalar?.text, url.contains("://") {
      let path = url.split(separator: "/").dropFirst(2).joined(separator: "/")
      return Advice(
        "programs say the server's URL: "
          + (path.isEmpty
            ? "remove it" : "write `path: \(path)` where it is not the name of the type"))
    }
    if case .text? = form.key(meant)?.value,
      let text = ["propertyName", "value", "name", "text"].lazy.compactMap({ [entry] in
        entry.value.mapping?[$0]?.scalar?.text
      }).first
    {
      return .write("\(meant): \(FlowWord.spelling(text))")
    }
    guard form.key(meant)?.value.fits(entry.value) == true else { return nil }
    let right = "\(meant): \(KeyTemplate(self).filled("%v", for: entry))"
    let isOther = owner != nil && owner?.name != form.name
    let place: Advice = isOther ? ": `\(entry.key)` belongs to \(owner?.name ?? "")" : ""
    return .edit(
      [(entry.keyRange, meant)], .write(right) + place, title: "Replace with `\(meant)`")
  }

  /// Returns advice on a key whose correct counterpart is also present.
  func presentAdvice(_ key: UnknownKey) -> Advice? {
    let (entry, form) = (key.entry, key.form)
    if let advice = rowAdvice(key, besides: key.mapping.entries.map(\.key)) { return advice }
    guard let meant = key.meant, key.isBeside(meant) else { return nil }
    if entry.value.mapping != nil {
      return "move what is below it to `\(meant)`, and remove it"
    }
    let own = known.entries(leadingTo: entry.keyRange).dropLast().last?.value ?? known.root
    if case .list? = form.key(meant)?.value, let listed = own?.mapping?[meant]?.words,
      case let words = entry.value.words.filter({ !listed.contains($0) }), !words.isEmpty,
      meant != "with" || known.hasImports || words.allSatisfy(known.mixins.contains)
    {
      return "remove it, and write `\(meant): \(ListedWords.list(listed + words))`"
    }
    if form === MappingDefinition.document, meant == "data",
      ForeignTarget.saysMany(entry.value.scalar?.text ?? "")
    {
      return Advice(
        KeyTemplate(self).filled("brackets say that there are many: write `data: [%r]`", for: entry)
      )
    }
    return "remove it: `\(meant)` is there already"
  }
}
