import Diagnostics
import Evidence
import ResourceSchema
import SchemaReader
import SchemaWriter

/// Adds to a schema what payloads show, line by line.
///
/// A line with `# guess` belongs to the tool and is written again; every other line belongs to the
/// user and stays to the byte.
public struct Refinement {
  /// The text with the changes; the text as it was if there are none.
  public private(set) var text: String
  /// The lines of users that payloads contradict.
  public private(set) var contradictions: [Contradiction] = []
  public var isChanged: Bool { !edits.isEmpty }
  /// The numbers of new and of changed lines, in words.
  public var changeSummary: String {
    "\(counted(edits.insertedCount, "line")) added, \(edits.replacedCount) changed"
  }

  private let file: SourceFile
  private let schema: Schema
  private let outline: SchemaOutline
  public let inferred: InferredSchema
  private let annotated: AnnotatedSchema
  private let evidence: Evidence
  private let options: InferenceOptions
  private var edits: LineEdits
  /// The lines that the tool writes again.
  private let guessLines: Set<Int>

  /// - Parameters:
  ///   - file: A schema without errors.
  ///   - schema: What it says, with its imports.
  /// - Returns: `nil` if the file has no mapping.
  public init?(
    of file: SourceFile, _ schema: Schema, with evidence: Evidence, _ options: InferenceOptions
  ) {
    guard let outline = SchemaOutline(file) else { return nil }
    self.file = file
    self.schema = schema
    self.outline = outline
    self.evidence = evidence
    self.options = options
    inferred = Inference.schema(from: evidence, options)
    annotated = inferred.annotated
    edits = LineEdits(file.text)
    var guessLines: Set<Int> = []
    outline.forEachEntry { entry in
      if entry.isGuess { guessLines.insert(entry.lines.lowerBound) }
    }
    self.guessLines = guessLines
    text = file.text
    addResources()
    addDocuments()
    text = edits.text
    contradictions = SchemaCheck.contradictions(of: schema, evidence).filter { !isGuess($0) }
  }

  /// True if a contradiction is about a line that the tool writes again.
  private func isGuess(_ contradiction: Contradiction) -> Bool {
    guard contradiction.range.file == file.path else { return false }
    return guessLines.contains(contradiction.range.start.line)
  }

  // MARK: - Resources

  private mutating func addResources() {
    var new: [[String]] = []
    for resource in inferred.schema.resources {
      let path = ["resources", resource.type.value]
      guard let old = schema.resource(ofType: resource.type.value) else {
        new.append(path)
        continue
      }
      guard let entry = outline.entry(at: path) else { continue }
      refine(entry, at: path, old, resource)
    }
    add(new, to: "resources")
  }

  /// Adds entries of a section at the top of the file, each below an empty line.
  private mutating func add(_ paths: [[String]], to section: String) {
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

  private mutating func refine(
    _ entry: SchemaOutline.Entry, at path: [String], _ old: Resource, _ new: Resource
  ) {
    guard entry.isBlock else {
      if entry.isGuess { replace(entry, at: path) }
      return
    }
    let seen = evidence.types[old.type.value]?.responses.wholeCount ?? 0
    if entry.isGuess { renewComment(of: entry, at: path, seen: seen) }
    for (key, isMissing) in [
      ("path", old.api.path == nil && new.api.path != nil),
      ("page", old.api.page == nil && new.api.page != nil),
      ("filters", old.api.filters.isEmpty && !new.api.filters.isEmpty),
      ("sorts", old.api.sorts.isEmpty && !new.api.sorts.isEmpty),
      ("includes", old.api.includes == nil && new.api.includes != nil),
      ("links", old.links == nil && new.links != nil),
      ("meta", old.meta == nil && new.meta != nil),
    ] where isMissing && !entry.names.contains(key) {
      insert(path + [key], into: entry)
    }
    refineMembers(
      "attributes", of: entry, at: path,
      new.attributes.map { member in
        let seen = evidence.types[old.type.value]?.responses.attributes[member.name.value]
        return NewMember(
          name: member.name.value, value: seen?.value, isAbsent: seen?.firstAbsence != nil,
          old: old.attributes.first { $0.name.value == member.name.value }, new: member)
      },
      declared: Set((old.attributes.map(\.name) + old.relationships.map(\.name)).map(\.value)))
    refineRelationships(of: entry, at: path, old, new)
  }

  private mutating func refineRelationships(
    of entry: SchemaOutline.Entry, at path: [String], _ old: Resource, _ new: Resource
  ) {
    let declared = Set((old.attributes.map(\.name) + old.relationships.map(\.name)).map(\.value))
    let path = path + ["relationships"]
    guard let section = outline.entry(at: path) else {
      addSection(path, new.relationships.map(\.name.value), declared, into: entry)
      return
    }
    for relationship in new.relationships {
      let name = relationship.name.value
      if let entry = outline.entry(at: path + [name]) {
        let known = old.relationships.first { $0.name.value == name }
        // A run that shows less does not take a target away.
        let isLess = relationship.cardinality == nil && known?.cardinality != nil
        if entry.isGuess, !isLess { replace(entry, at: path + [name]) }
      } else if !declared.contains(name), section.isBlock {
        append(path + [name], to: section)
      }
    }
  }

  // MARK: - Members

  private struct NewMember {
    var name: String
    var value: ValueEvidence?
    /// True if an object lacks it.
    var isAbsent: Bool
    /// The member of the schema, if it has it.
    var old: Member?
    var new: Member
  }

  private mutating func refineMembers(
    _ key: String, of entry: SchemaOutline.Entry, at path: [String], _ members: [NewMember],
    declared: Set<String>
  ) {
    let path = path + [key]
    guard let section = outline.entry(at: path) else {
      addSection(path, members.map(\.name), declared, into: entry)
      return
    }
    for member in members {
      let inner = path + [member.name]
      if let entry = outline.entry(at: inner) {
        refine(entry, at: inner, member)
      } else if !declared.contains(member.name), section.isBlock {
        append(inner, to: section)
      }
    }
  }

  /// Writes a guess again, and adds to objects in lines of their own.
  private mutating func refine(
    _ entry: SchemaOutline.Entry, at path: [String], _ member: NewMember
  ) {
    guard entry.isBlock else {
      if entry.isGuess { replace(entry, at: path, member) }
      return
    }
    if entry.isGuess {
      renewComment(of: entry, at: path, seen: member.value?.count ?? 0, key: member)
    }
    guard case .object(let new) = member.new.type, case .object(let old)? = member.old?.type,
      let objects = member.value?.objects
    else { return }
    refineMembers(
      "object", of: entry, at: path,
      new.members.map { inner in
        NewMember(
          name: inner.name.value, value: objects[inner.name.value]?.value,
          isAbsent: objects[inner.name.value]?.firstAbsence != nil,
          old: old.members.first { $0.name.value == inner.name.value }, new: inner)
      }, declared: Set(old.members.map(\.name.value)))
  }

  /// Replaces the lines of a guess by what all payloads suggest.
  private mutating func replace(
    _ entry: SchemaOutline.Entry, at path: [String], _ member: NewMember? = nil
  ) {
    guard let indentation = entry.indentation else { return }
    guard entry.lines.count == 1 else {
      // Only the line with the comment belongs to the tool.
      return renewComment(of: entry, at: path, seen: member?.value?.count ?? .max, key: member)
    }
    let seen = GuessComment.seenCount(in: entry.comment ?? "")
    if let member, let old = member.old, let value = member.value, value.count < max(seen, 1),
      old.type != .primitive(.json)
    {
      let loosened = Loosening.member(old, value, isAbsent: member.isAbsent, in: schema)
      guard loosened != old else { return }
      let comment = Loosening.comment(entry.comment ?? "", loosened)
      if let lines = Self.lines(of: loosened, comment: comment, at: path, indentation) {
        edits.replace(entry.lines, with: lines)
      }
      return
    }
    guard let lines = annotated.lines(at: path, indentation: indentation) else { return }
    edits.replace(entry.lines, with: lines)
  }

  /// The lines of an attribute, or of a member of an object.
  private static func lines(
    of member: Member, comment: String, at path: [String], _ indentation: Int
  ) -> [String]? {
    var resource = Resource(type: Located("a"))
    resource.attributes = [member]
    let schema = Schema(name: Located("A"), resources: [resource])
    let path = ["resources", "a", "attributes", member.name.value]
    return AnnotatedSchema(schema, comments: [path: comment])
      .lines(at: path, indentation: indentation)
  }

  /// Writes the line of a key again whose value has lines of its own.
  private mutating func renewComment(
    of entry: SchemaOutline.Entry, at path: [String], seen: Int, key member: NewMember? = nil
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
    if let member, member.new.isOptional, !entry.key.hasSuffix("?"), start.hasSuffix(":"),
      !start.hasSuffix("':"), !start.hasSuffix("\":")
    {
      start = start.dropLast() + "?:"
    }
    edits.replace(number...number, with: [String(start) + newComment])
  }

  // MARK: - Documents

  private mutating func addDocuments() {
    var new: [[String]] = []
    let merged = mergedSchema
    for document in inferred.schema.documents {
      let sources = merged.resources.filter { resource in
        document.data.types.contains { $0.value == resource.type.value }
      }
      let isPossible = document.include.allSatisfy { path in
        IncludeRule.resolved(path.relationships.map(\.value), from: sources, merged) != nil
      }
      guard isPossible else { continue }
      let path = ["documents", document.name.value]
      if let entry = outline.entry(at: path) {
        guard entry.isGuess else { continue }
        if entry.isBlock {
          renewComment(of: entry, at: path, seen: .max)
        } else {
          replace(entry, at: path)
        }
      } else if !schema.documents.contains(where: {
        $0.name == document.name || $0.covers(document)
      }) {
        new.append(path)
      }
    }
    add(new, to: "documents")
  }

  /// The resource types of the schema with what is added to them.
  private var mergedSchema: Schema {
    var merged = schema
    for new in inferred.schema.resources {
      guard let index = merged.resources.firstIndex(where: { $0.type == new.type }) else {
        merged.resources.append(new)
        continue
      }
      let path = ["resources", new.type.value, "relationships"]
      let entry = outline.entry(at: Array(path.prefix(2)))
      if let entry, entry.isGuess, !entry.isBlock {
        merged.resources[index] = new
        continue
      }
      let known = Set(merged.resources[index].relationships.map(\.name))
      for relationship in new.relationships {
        if !known.contains(relationship.name) {
          guard entry?.isBlock ?? false else { continue }
          merged.resources[index].relationships.append(relationship)
        } else if outline.entry(at: path + [relationship.name.value])?.isGuess ?? false {
          merged.resources[index].relationships.removeAll { $0.name == relationship.name }
          merged.resources[index].relationships.append(relationship)
        }
      }
    }
    return merged
  }

  // MARK: - Lines

  /// Adds an entry at the end of a mapping.
  private mutating func append(_ path: [String], to section: SchemaOutline.Entry) {
    guard let indentation = section.childIndentation,
      let lines = annotated.lines(at: path, indentation: indentation)
    else { return }
    edits.insert(lines, afterLine: section.lines.upperBound)
  }

  /// Adds a section whose members the schema does not have elsewhere.
  private mutating func addSection(
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

  /// Adds a key of the language at its place among others.
  private mutating func insert(_ path: [String], into entry: SchemaOutline.Entry) {
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

extension SchemaOutline.Entry {
  /// True if the line of the key belongs to the tool.
  fileprivate var isGuess: Bool { comment.map(GuessComment.isGuess) ?? false }
}

extension String {
  /// True for a comment in a line of its own, with more spaces before it.
  fileprivate func isComment(deeperThan indentation: Int) -> Bool {
    let spaces = prefix { $0 == " " }.count
    return spaces > indentation && dropFirst(spaces).first == "#"
  }

  /// The index at which a text begins.
  fileprivate func range(of text: String) -> Index? {
    indices.first { self[$0...].hasPrefix(text) }
  }
}

extension Document {
  /// True if a document has all that another one has.
  fileprivate func covers(_ other: Document) -> Bool {
    data == other.data && (meta != nil || other.meta == nil)
      && (links != nil || other.links == nil)
      && other.include.allSatisfy { path in
        include.contains { $0.relationships.starts(with: path.relationships) }
      }
  }
}
