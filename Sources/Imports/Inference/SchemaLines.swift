import ResourceSchema
import SchemaWriter

/// The lines of a schema file, with the edits that extend them.
struct SchemaLines {
  private(set) var edits: LineEdits
  private let outline: SchemaOutline
  /// The schema with the additions.
  private let annotated: AnnotatedSchema

  init(_ old: OldSchema, _ annotated: AnnotatedSchema) {
    edits = LineEdits(old.file.text)
    outline = old.outline
    self.annotated = annotated
  }

  /// Updates the line of a guess; for a block, only the comment.
  ///
  /// - Parameters:
  ///   - seen: the number of values that the new line is based on.
  ///   - isOptional: True if the key needs a question mark.
  mutating func replace(
    _ entry: SchemaOutline.Entry, at path: [String], seen: Int = .max, isOptional: Bool = false
  ) {
    guard entry.lines.count == 1 else {
      return renewComment(of: entry, at: path, seen: seen, isOptional: isOptional)
    }
    guard let indentation = entry.indentation,
      let lines = annotated.lines(at: path, indentation: indentation)
    else { return }
    edits.replace(entry.lines, with: lines)
  }

  /// Replaces the line of a member of attributes or of an object.
  mutating func replace(_ entry: SchemaOutline.Entry, with member: Member, comment: String) {
    var resource = Resource(type: Located("a"))
    resource.attributes = [member]
    let schema = Schema(name: Located("A"), resources: [resource])
    let path = ["resources", "a", "attributes", member.name.value]
    guard let indentation = entry.indentation,
      let lines = AnnotatedSchema(schema, comments: [path: comment])
        .lines(at: path, indentation: indentation)
    else { return }
    edits.replace(entry.lines, with: lines)
  }

  /// Updates the line of a key whose value is a block.
  mutating func renewComment(
    of entry: SchemaOutline.Entry, at path: [String], seen: Int, isOptional: Bool = false
  ) {
    guard let indentation = entry.indentation, let comment = entry.comment,
      seen >= GuessComment.seenCount(in: comment)
    else { return }
    let number = entry.lines.lowerBound
    let line = edits.line(number)
    guard line.hasSuffix(comment) else { return }
    // Comments above the key are no part of its line.
    let new = annotated.lines(at: path, indentation: indentation).map { lines in
      Array(lines.drop { $0.isComment(deeperThan: -1) })
    }
    let text = new.flatMap { $0.count > 1 ? $0[0] : nil }
    let newComment = text.flatMap { line in line.range(of: " # ").map { line[$0...] } } ?? ""
    var start = line.dropLast(comment.count)
    while start.last == " " { start = start.dropLast() }
    if isOptional, !entry.key.hasSuffix("?"), start.hasSuffix(":"),
      !start.hasSuffix("':"), !start.hasSuffix("\":")
    {
      start = start.dropLast() + "?:"
    }
    edits.replace(number...number, with: [String(start) + newComment])
  }

  /// Adds entries to a top-level section, each after an empty line.
  mutating func add(_ paths: [[String]], to section: String) {
    guard !paths.isEmpty else { return }
    let entry = outline.entry(at: [section])
    if let entry, !entry.isBlock, !entry.names.isEmpty || entry.indentation == nil { return }
    let isNew = entry?.isBlock != true
    let indentation = entry?.childIndentation ?? 2
    let isParted = section == "resources"
    var lines = isNew ? ["", section + ":"] : []
    for (index, path) in paths.enumerated() {
      guard let more = annotated.lines(at: path, indentation: indentation) else { continue }
      if isParted, !isNew || index > 0 { lines.append("") }
      lines += more
    }
    var line = entry?.lines.upperBound ?? outline.lastLine
    // Comments below the last entry belong to it.
    while line < edits.lineCount, edits.line(line + 1).isComment(deeperThan: indentation) {
      line += 1
    }
    edits.insert(lines, afterLine: line)
  }

  /// Adds an entry at the end of a mapping.
  mutating func append(_ path: [String], to section: SchemaOutline.Entry) {
    guard let indentation = section.childIndentation,
      let lines = annotated.lines(at: path, indentation: indentation)
    else { return }
    edits.insert(lines, afterLine: section.lines.upperBound)
  }

  /// Adds a section whose members the schema does not have elsewhere.
  mutating func addSection(
    _ path: [String], _ names: [String], _ declared: Set<String>, into entry: SchemaOutline.Entry
  ) {
    let names = names.filter { !declared.contains($0) }
    guard !names.isEmpty, let indentation = entry.childIndentation, let key = path.last else {
      return
    }
    var lines = [String(repeating: " ", count: indentation) + key + ":"]
    for name in names {
      lines += annotated.lines(at: path + [name], indentation: indentation + 2) ?? []
    }
    edits.insert(lines, afterLine: line(for: key, in: entry))
  }

  /// Adds the target of a relationship above its other properties.
  mutating func insertTarget(of relationship: Relationship, into entry: SchemaOutline.Entry) {
    guard let indentation = entry.childIndentation else { return }
    var resource = Resource(type: Located("a"))
    resource.relationships = [relationship]
    let written = AnnotatedSchema(Schema(name: Located("A"), resources: [resource]))
    let path = ["resources", "a", "relationships", relationship.name.value]
    let lines = ["one", "many", "linkage"].filter { !entry.names.contains($0) }
      .compactMap { written.lines(at: path + [$0], indentation: indentation) }
    edits.insert(lines.flatMap { $0 }, afterLine: entry.lines.lowerBound)
  }

  /// Adds a key of the language in the canonical order.
  mutating func insert(_ path: [String], into entry: SchemaOutline.Entry) {
    guard let indentation = entry.childIndentation, let key = path.last,
      let lines = annotated.lines(at: path, indentation: indentation)
    else { return }
    edits.insert(lines, afterLine: line(for: key, in: entry))
  }

  private static let keys = [
    "swift", "plural", "description", "deprecated", "id", "path", "clientIds", "operations",
    "page", "filters", "sorts", "includes", "answers", "with", "attributes", "relationships",
    "links", "meta",
  ]

  /// The line after which a key of a resource type belongs.
  private func line(for key: String, in entry: SchemaOutline.Entry) -> Int {
    let before = Self.keys.prefix { $0 != key }
    let lines = entry.names.filter(before.contains).compactMap(entry.lastLine)
    return lines.max() ?? entry.lines.lowerBound
  }
}

extension String {
  /// Returns true for a comment on a line of its own that is indented further.
  fileprivate func isComment(deeperThan indentation: Int) -> Bool {
    let spaces = prefix { $0 == " " }.count
    return spaces > indentation && dropFirst(spaces).first == "#"
  }

  /// The index at which a text begins.
  fileprivate func range(of text: String) -> Index? {
    indices.first { self[$0...].hasPrefix(text) }
  }
}
