import SchemaReader

/// Replaces long forms by short forms with the same meaning.
///
/// Nodes with a comment, an anchor, a tag or a merge key stay unchanged, and so does the contents
/// of a value with an anchor, because other places refer to it.
extension FormatNode {
  mutating func shorten() {
    shorten(keepingLinkage: mayHaveDefaultLinkage)
  }

  /// True if the file or one of its imports may declare a default for `linkage`.
  private var mayHaveDefaultLinkage: Bool {
    entries.contains { $0.name == "imports" || $0.name == "defaults" && $0.value.hasLinkage }
  }

  private var hasLinkage: Bool {
    switch content {
    case .mapping(let entries):
      entries.contains { $0.isMerge || $0.name == "linkage" || $0.value.hasLinkage }
    case .alias, .verbatim: true
    case .scalar, .sequence: false
    }
  }

  private mutating func shorten(keepingLinkage keepsLinkage: Bool) {
    guard !hasProperties else { return }
    var entries = entries
    let isMerged = entries.contains(where: \.isMerge)
    for index in entries.indices where !entries[index].isMerge {
      if !isMerged { entries[index].moveOptionalToName() }
      entries[index].value.shorten(keepingLinkage: keepsLinkage)
    }
    self.entries = entries
    if !isMerged { shortenItself(keepingLinkage: keepsLinkage) }
  }

  private mutating func shortenItself(keepingLinkage keepsLinkage: Bool) {
    guard let place else { return }
    switch place {
    case .definition(.enumeration): return shortenEnumeration()
    case .definition(.links), .definition(.linkMembers): return shortenLinks()
    default: break
    }
    if let form = place.form { shorten(form, keepingLinkage: keepsLinkage) }
    if place.isTarget { spaceUnion() }
  }

  /// The keys whose values are short for a mapping with nothing else.
  private static let mainKeys: [MappingDefinition: String] = [
    .attribute: "type", .member: "type", .inlineType: "type", .inlineNamedType: "type",
    .typeDeclaration: "alias", .enumCase: "value", .filter: "type", .paths: "collection",
    .relationship: "one",
  ]

  private mutating func shorten(_ form: MappingDefinition, keepingLinkage keepsLinkage: Bool) {
    for key in form.keys where key.value == .boolean {
      drop(key.name, saying: key.standard == true ? "true" : "false")
    }
    if form == .resource { drop("clientIds", saying: "forbidden") }
    if form == .relationship {
      if !entries.contains(where: { $0.name == "one" || $0.name == "many" }) {
        drop("linkage", saying: "never")
      } else if !keepsLinkage {
        drop("linkage", saying: "always")
      }
    }
    guard let main = Self.mainKeys[form] else { return }
    if form.key("nullable") != nil { moveNullable(to: main) }
    collapse(to: main)
    if form == .relationship { collapseToMany() }
  }

  /// `{ type: String, nullable: true }` is `{ type: String? }`.
  private mutating func moveNullable(to key: String) {
    guard let index = freeMapping?.firstIndex(where: { $0.name == key }),
      isDroppable("nullable", saying: "true")
    else { return }
    var text = entries[index].value.plainValue
    if text?.contains(where: \.isNewline) == true { text = nil }
    // Beside other keys, `nullable: true` is easier to read than brackets in quotes.
    if key == "type", entries.count == 2, !entries[index].hasComments {
      text = text ?? entries[index].value.typeExpression
    }
    guard let text else { return }
    if !text.hasSuffix("?") {
      entries[index].value = .text(text + "?", at: entries[index].value.place)
    }
    drop("nullable", saying: "true")
  }

  /// The list as a text, `[String]`, if it has a single name.
  private var typeExpression: String? {
    if let text = plainValue {
      let isName = text.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || ("0"..."9").contains($0) || "_-?".unicodeScalars.contains($0)
      }
      return isName && !text.isEmpty ? text : nil
    }
    guard case .sequence(let elements) = content, !hasProperties, elements.count == 1 else {
      return nil
    }
    return elements[0].value.typeExpression.map { "[\($0)]" }
  }

  /// `{ red: red, green: green }` is `[red, green]`.
  private mutating func shortenEnumeration() {
    guard let entries = freeMapping, !entries.isEmpty, !hasComments else { return }
    let elements = entries.compactMap { entry -> FormatEntry? in
      guard let name = entry.name, !name.isEmpty, entry.value.plainValue == name else { return nil }
      return FormatEntry(hasBlankLineAbove: entry.hasBlankLineAbove, value: entry.value)
    }
    if elements.count == entries.count { content = .sequence(elements) }
  }

  /// `{ many: comments }` is `[comments]`.
  private mutating func collapseToMany() {
    guard let entries = freeMapping, entries.count == 1, dangling.isEmpty,
      entries[0].name == "many", !entries[0].hasComments, entries[0].value.plainValue != nil
    else { return }
    content = .sequence([FormatEntry(value: entries[0].value)])
    isFlow = true
  }

  /// `people|teams` is `people | teams`.
  private mutating func spaceUnion() {
    guard let text = plainValue, text.contains("|"), PlainText.isPrintable(text),
      !text.contains(where: { "[]?".contains($0) && $0 != text.last })
    else { return }
    let spaced = text.split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ").joined(separator: " ") }.joined(separator: " | ")
    if spaced != text { self = .text(spaced, at: place) }
  }

  /// `{ self: {}, related?: {}, next?: { nullable: true } }` is `[self, related?, next??]`.
  private mutating func shortenLinks() {
    spellEllipsis()
    if isCollection, entries.isEmpty, isFlow, !hasComments { self = .text("none", at: place) }
    guard let entries = freeMapping, !entries.isEmpty, !hasComments else { return }
    let names = entries.compactMap { entry -> FormatEntry? in
      guard let key = entry.key, let name = key.plainValue else { return nil }
      if entry.value.isNothing || entry.value.freeMapping?.isEmpty == true {
        return FormatEntry(value: key)
      }
      // Two question marks are short for both keys; `nullable` alone has no mark.
      guard name.hasSuffix("?"), entry.value.freeMapping?.count == 1, entry.value.dangling.isEmpty,
        entry.value.isDroppable("nullable", saying: "true")
      else { return nil }
      return FormatEntry(value: .text(name + "?", at: key.place))
    }
    guard names.count == entries.count else { return }
    content = .sequence(names)
    isFlow = true
  }

  /// `...` is `…`.
  private mutating func spellEllipsis() {
    for index in entries.indices {
      if entries[index].name == "..." {
        entries[index].key?.spell("…")
      } else if entries[index].key == nil, entries[index].value.plainValue == "..." {
        entries[index].value.spell("…")
      }
    }
  }

  fileprivate mutating func spell(_ text: String) {
    guard case .scalar(let scalar) = content else { return }
    content = .scalar(.init(text: text, style: scalar.style, source: nil, indentation: nil))
  }
}

extension FormatEntry {
  /// `name: { optional: true, … }` is `name?: { … }`.
  fileprivate mutating func moveOptionalToName() {
    guard value.place?.form?.key("optional") != nil, let name,
      value.freeMapping?.contains(where: \.isMerge) == false
    else { return }
    value.drop("optional", saying: "false")
    guard value.isDroppable("optional", saying: "true") else { return }
    if !name.hasSuffix("?") { key?.spell(name + "?") }
    value.drop("optional", saying: "true")
  }
}

extension FormatNode {
  /// Returns true if a key has the given value, and nothing else depends on it.
  fileprivate func isDroppable(_ name: String, saying word: String) -> Bool {
    guard let entry = freeMapping?.first(where: { $0.name == name }) else { return false }
    return entry.value.plainValue == word && !entry.hasComments
  }

  /// Drops a key with the given value, which is the default or is now stated elsewhere.
  fileprivate mutating func drop(_ name: String, saying word: String) {
    guard isDroppable(name, saying: word) else { return }
    entries.removeAll { $0.name == name }
    if entries.isEmpty, dangling.isEmpty { isFlow = true }
  }

  /// Replaces a mapping of one key with the value of the key.
  fileprivate mutating func collapse(to name: String) {
    guard let entries = freeMapping, entries.count == 1, dangling.isEmpty,
      entries[0].name == name, !entries[0].isCommented, !entries[0].value.hasProperties
    else { return }
    let value = entries[0].value
    switch value.content {
    case .scalar(let scalar) where !scalar.text.isEmpty || scalar.style != .plain: break
    case .sequence: break
    // A mapping below these keys has its own form.
    case .mapping where ![.filter, .enumCase, .typeDeclaration].contains(place?.form): break
    default: return
    }
    content = value.content
    isFlow = value.isFlow
    dangling = value.dangling
  }
}
