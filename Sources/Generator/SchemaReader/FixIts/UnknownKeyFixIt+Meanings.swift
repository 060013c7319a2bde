import Diagnostics
import ResourceSchema
import YAMLSource

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
    return .edit(
      [(key.entry.keyRange, meant)],
      .write(KeyTemplate(self).filled("\(meant): %v", for: key.entry)),
      title: "Replace with `\(meant)`")
  }

  /// Returns advice on a word for the only absent key that accepts its value: `into: Decimal` is `to`.
  func companionAdvice(_ key: inout UnknownKey) -> Advice? {
    let entry = key.entry
    let absent = key.form.keys.filter {
      $0.isRequired && !key.isBeside($0.name) && $0.value.fits(entry.value)
    }
    guard key.near == nil, let companion = absent.first, let last = absent.last else { return nil }
    // The input of a transformer is a type of the language, its output is not.
    key.meant = (known.namesType(entry.value.scalar?.text ?? "") ? companion : last).name
    return wholeAdvice(key.meant ?? "", entry, in: key.form)
  }

  func meantAdvice(_ key: UnknownKey) -> Advice? {
    guard let meant = key.meant else { return nil }
    let (entry, form, own) = (key.entry, key.form, key.form.key(meant))
    let mark = entry.key.hasSuffix("?") && own?.takesQuestionMark == true ? "?" : ""
    return (meant == "types" ? kindAdvice(entry) : nil)
      ?? own.flatMap { ListedFields(self).listAdvice($0, entry) }
      ?? (meant == key.near && key.owner == nil
        ? nil : wholeAdvice(meant, entry, in: form))
      ?? .didYouMean(meant, at: entry.keyRange, mark: mark)
  }

  /// Advice from the table of words without a counterpart.
  func rowAdvice(_ key: UnknownKey, besides others: [String] = []) -> Advice? {
    KeySynonyms.rowAdvice(
      for: key.name, in: key.form, value: key.entry.value.scalar?.text, besides: others
    ).map { $0.filled { KeyTemplate(self).filled($0, for: key.entry) } }
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
    _ meant: String, _ entry: YAMLNode.Mapping.Entry, in form: MappingDefinition
  ) -> Advice? {
    if case .text? = form.key(meant)?.value,
      let text = ["propertyName", "value", "name", "text"].lazy.compactMap({ [entry] in
        entry.value.mapping?[$0]?.scalar?.text
      }).first
    {
      return .write("\(meant): \(FlowWord.spelling(text))")
    }
    guard form.key(meant)?.value.fits(entry.value) == true else { return nil }
    let right = "\(meant): \(KeyTemplate(self).filled("%v", for: entry))"
    return .edit([(entry.keyRange, meant)], .write(right), title: "Replace with `\(meant)`")
  }

  func presentAdvice(_ key: UnknownKey) -> Advice? {
    if let advice = rowAdvice(key, besides: key.mapping.entries.map(\.key)) { return advice }
    guard let meant = key.meant, key.isBeside(meant) else { return nil }
    return key.entry.value.scalar == nil || key.form.key(meant)?.value.canBeList == true
      ? "move what it has to `\(meant)`, which is there already"
      : "remove it: `\(meant)` is there already"
  }
}
