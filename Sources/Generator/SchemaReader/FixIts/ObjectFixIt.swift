import Diagnostics
import ResourceSchema
import YAMLSource

/// Spells objects without the keyword `object`, and types in the notation of another language.
extension Advisor {
  func advice(
    on meant: OpenAPIType, _ node: YAMLNode, _ form: MappingDefinition, of name: String?
  ) -> Advice {
    let file = node.mapping?["$ref"]?.scalar?.text.prefix { $0 != "#" } ?? ""
    if file.contains(".") {
      return "write `imports: [\(file)]` at the top, and the name of the type where it is used"
    }
    if form.key("alias") != nil, meant.spelling.hasPrefix("[{ object:") {
      return "declare the object with a name of its own, and write that name in brackets"
    }
    let before = name.map { "\($0): " } ?? ""
    let advice = Advice.write(
      "\(before)\(meant.spelling)",
      or: meant.mayBeObject
        ? "`\(before){ object: \(shortSource(of: node)) }` for an object with that member" : nil)
    return meant.mayBeObject || meant.spelling.contains("…")
      ? advice : .write(meant.spelling, at: node.range, advice)
  }

  /// Returns advice to wrap members that directly follow a name in an object, if they can be its members.
  func objectAdvice(_ node: YAMLNode, of name: String) -> Advice? {
    guard let entries = node.mapping?.entries, let entry = entries.first else { return nil }
    if entries.count == 1, entry.key == PrimitiveType.string.rawValue,
      let type = entry.value.scalar?.text
    {
      return "an object with arbitrary names is written `\(name): { map: \(type) }`"
    }
    // A list of words is no type.
    if entries.contains(where: { $0.value.sequence.map { $0.count != 1 } == true }) { return nil }
    // `HAPPY: 0` and `SAD: 1` in protobuf.
    if entries.allSatisfy({ $0.value.scalar.flatMap { Int($0.text) } != nil }) {
      return .write("\(name): { enum: \(shortSource(of: node)) }")
    }
    return braced(node, of: "\(name): ")
  }

  func braced(_ node: YAMLNode, of name: String = "") -> Advice {
    let reader = ForeignFormReader(file: file, form: .inlineType, types: known.types)
    let right = "{ object: \(reader.members(of: node)) }"
    let advice = Advice.write("\(name)\(right)")
    let entries = node.mapping?.entries ?? []
    let areRight = entries.allSatisfy { entry in
      reader.isOwnMember(entry.value) || entry.value.scalar.map { known.namesType($0.text) } == true
    }
    let isBlock = node.range.start.line != node.range.end.line
    if areRight, isBlock, case let edits = edits(putting: entries, below: "object"), !edits.isEmpty
    {
      // The lines stay as they are, with their comments.
      return .edit(
        edits,
        right.contains("…")
          ? "write `object:` above the members, and indent them further" : advice,
        title: "Put them below `object:`")
    }
    return right.contains("…") ? advice : .write(right, at: node.range, advice)
  }
}

/// Puts parts of a resource type or of `defaults` below their key.
extension Advisor {
  func advice(onDefaults strays: [YAMLNode.Mapping.Entry]) -> Advice {
    let text = strays.map { filled("%k: %v", for: $0) }.joined(separator: ", ")
    let areMany = strays.contains { $0.value.scalar?.text == LinksWord.pagination.rawValue }
    return .edit(
      areMany ? edits(putting: strays, below: "many") : [],
      areMany
        ? "pages have many resources: write `many: { \(text) }`"
        : "documents with one resource and with many have keys of their own: `\(text)` belongs below"
          + " `one:`, below `many:`, or below both", title: "Indent further")
  }

  /// Returns advice on members of a resource or a mixin.
  ///
  /// - Parameter section: the key that they follow, without being below it.
  func advice(
    onMembers strays: [YAMLNode.Mapping.Entry], of section: String?, in mapping: YAMLNode.Mapping
  ) -> Advice {
    let parts = StrayParts(self)
    let attributes = strays.filter { parts.isAttribute($0.value) != false }
    let relationships = strays.filter { parts.isAttribute($0.value) == false }
    let key = section ?? (relationships.isEmpty ? "attributes" : "relationships")
    let isOneKind = attributes.isEmpty || relationships.isEmpty
    let whole = strays.count == 1 ? filled("`%k: %v`", for: strays[0]) : "them"
    let written = [
      self.section("attributes", attributes), self.section("relationships", relationships),
    ].compactMap { $0 }.joined(separator: " and ")
    return .edit(
      isOneKind ? edits(putting: strays, below: key) : [],
      section.map { "indent what belongs to `\($0):` further than it" }
        ?? (isOneKind && mapping[key]?.mapping != nil
          ? "move \(whole) below `\(key):`"
          : "attributes and relationships have keys of their own: write \(written)"),
      title: "Indent further")
  }

  /// Spells a section for a message, `attributes: { title: String }`; `nil` without entries.
  private func section(_ name: String, _ entries: [YAMLNode.Mapping.Entry]) -> String? {
    guard !entries.isEmpty else { return nil }
    let shown = entries.prefix(3).map { filled("%k: %v", for: $0) }
    let more = entries.count > 3 ? ", …" : ""
    return "`\(name): { \(shown.joined(separator: ", "))\(more) }`"
  }
}

extension MappingReader {
  typealias Edit = (range: SourceRange, replacement: String)

  /// Returns the edits that move entries below an existing or a new key before them; none if lines
  /// would have to move.
  func edits(putting entries: [YAMLNode.Mapping.Entry], below key: String) -> [Edit] {
    guard let first = entries.first,
      let node = known.entries(leadingTo: first.keyRange).dropLast().last?.value ?? known.root,
      let all = node.mapping?.entries,
      let index = all.firstIndex(where: { $0.keyRange == first.keyRange }),
      all[index...].prefix(entries.count).map(\.keyRange) == entries.map(\.keyRange)
    else { return [] }
    let isFlow = file.bytes[node.range.start.offset] == UInt8(ascii: "{")
    let isNew = node.mapping?[key] == nil
    let column = first.keyRange.start.column
    guard !isFlow, entries.allSatisfy({ file.beginsLine($0.keyRange.start.offset) }) else {
      return []
    }
    if isNew {
      var edits = indented(entries, by: 2)
      edits[0].replacement = "\(key):\n" + String.spaces(column + 1)
      return edits
    }
    guard index > 0, all[index - 1].key == key else { return [] }
    let member = all[index - 1].value.mapping?.entries.first?.keyRange.start
    guard member.map({ file.beginsLine($0.offset) }) ?? all[index - 1].value.isEmpty else {
      return []
    }
    return indented(entries, by: (member?.column ?? column + 2) - column)
  }

  private func indented(_ entries: [YAMLNode.Mapping.Entry], by count: Int) -> [Edit] {
    let spaces = String.spaces(count)
    return entries.flatMap { entry in
      ([entry.keyRange.start] + lineStarts(in: entry)).map {
        (SourceRange(file: file.path, start: $0, end: $0), spaces)
      }
    }
  }

  /// The starts of the lines of an entry after the first.
  private func lineStarts(in entry: YAMLNode.Mapping.Entry) -> [SourcePosition] {
    var position = entry.keyRange.start
    var starts: [SourcePosition] = []
    for offset in position.offset..<max(position.offset, entry.value.range.end.offset)
    where file.bytes[offset] == UInt8(ascii: "\n") {
      position = SourcePosition(line: position.line + 1, column: 1, offset: offset + 1)
      starts.append(position)
    }
    return starts
  }
}
