import Diagnostics
import ResourceSchema
import YAMLSource

extension Advisor {
  /// The strategies in order, from certain to likely; the first one with advice is used.
  private static let strategies: [@Sendable (Advisor, inout UnknownKey) -> Advice?] = [
    { $0.resourceAdvice($1) },
    { $0.presentAdvice($1) },
    { $0.anchorAdvice($1) },
    { $0.endAdvice($1) },
    { $0.relationshipAdvice($1) },
    { $1.meant == "swift" ? $0.typeAdvice($1) : nil },
    { $0.companionAdvice(&$1) },
    { $0.meantAdvice($1) },
    { $0.rowAdvice($1) },
    { $0.placeAdvice($1) },
    { $0.textAdvice($1) },
    { $0.typeAdvice($1) },
  ]

  func advice(on key: UnknownKey) -> Advice? {
    var key = key
    for strategy in Self.strategies {
      if let advice = strategy(self, &key) { return advice }
    }
    return nil
  }

  /// Returns advice on a resource type that is in another one, or beside `resources`.
  func resourceAdvice(_ key: UnknownKey) -> Advice? {
    guard isResource(key.entry, in: key.form) else { return nil }
    if key.form === MappingDefinition.schema {
      return "a resource type belongs below `resources:`, indented further"
    }
    return known.entries(leadingTo: key.entry.keyRange).dropLast().last.map { owner in
      "a resource type is not part of another: move `\(key.entry.key):`, with what belongs to it,"
        + " beside `\(owner.key):`"
    }
  }

  /// Returns advice on a top-level key that only holds an anchor for merging: `.stamps: &stamps`.
  func anchorAdvice(_ key: UnknownKey) -> Advice? {
    key.form === MappingDefinition.schema && hasAnchor(key.entry)
      ? "anchors have no place of their own: write the value where it is used first, with its anchor"
      : nil
  }

  func textAdvice(_ key: UnknownKey) -> Advice? {
    guard let previous = key.previous, key.form.key(previous.key)?.isFreeText == true else {
      return nil
    }
    return textAdvice(key.entry, after: previous)
  }

  func endAdvice(_ key: UnknownKey) -> Advice? {
    key.isBeside("one") || key.isBeside("many")
      ? nil : ForeignRelationship(self).end(key.entry, in: key.form).map { .write($0) }
  }

  /// Returns advice on `belongs_to: author` and `belongs_to: { author: people }` beside attributes.
  func relationshipAdvice(_ key: UnknownKey) -> Advice? {
    guard key.form.key("relationships") != nil,
      let isMany = RelationshipReader.foreignWords[key.entry.key]
    else { return nil }
    let text = ForeignRelationship(self).relationships(namedBy: key.entry.value, isMany)
    let path = known.entries(leadingTo: key.entry.keyRange)
    let hasOthers = path.contains { $0.value.mapping?["relationships"]?.mapping != nil }
    if hasOthers { return "write `\(text)` below `relationships:`" }
    let isInside = path.contains { $0.key == "attributes" }
    let right = "relationships: { \(text) }"
    return isInside ? "write `\(right)`, beside `attributes`" : .write(right)
  }

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
      .write(filled("\(meant): %v", for: key.entry)),
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
      ?? own.flatMap { listAdvice($0, entry) }
      ?? (meant == key.near && !hasPlace(for: entry, from: form)
        ? nil : wholeAdvice(meant, entry, in: form))
      ?? .didYouMean(meant, at: entry.keyRange, mark: mark)
  }

  /// Advice from the table of words without a counterpart.
  func rowAdvice(_ key: UnknownKey, besides others: [String] = []) -> Advice? {
    KeySynonyms.rowAdvice(
      for: key.name, in: key.form, value: key.entry.value.scalar?.text, besides: others
    ).map { $0.filled { filled($0, for: key.entry) } }
  }

  /// Returns advice on a section for types of one kind, which is a key of each such type in the
  /// schema language.
  func kindAdvice(_ entry: YAMLNode.Mapping.Entry) -> Advice? {
    guard let kind = entry.kindOfTypes, let types = entry.value.mapping?.entries else { return nil }
    let shown = types.prefix(3).map {
      "\($0.key): { \(kind): \(filled("%v", for: $0)) }"
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
    let right = "\(meant): \(filled("%v", for: entry))"
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
