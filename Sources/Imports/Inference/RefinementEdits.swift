import Diagnostics
import Profiling
import ResourceSchema
import SchemaWriter

/// The edits of a schema file: added entries, and changed guesses.
///
/// One walk compares the lines of the inferred schema with those of the file, and with its whole
/// schema, to which mixins, defaults and other files contribute.
struct RefinementEdits {
  private let schema: Schema
  private let inferred: Schema
  private let profile: PayloadProfile
  private let outline: SchemaOutline
  /// What the tool may have guessed below a mark.
  private let guess: AnnotatedSchema?
  private let old: AnnotatedSchema
  private var new: AnnotatedSchema
  private var edits: LineEdits

  init(
    of schema: Schema, in file: SourceFile, _ outline: SchemaOutline,
    with inferred: InferredSchema, _ profile: PayloadProfile, _ guess: AnnotatedSchema?,
    besides refused: Set<[String]>
  ) {
    (self.schema, self.outline, self.profile) = (schema, outline, profile)
    (self.inferred, self.guess) = (inferred.schema, guess)
    // A note about ids says which type to add, which the user has done.
    var noted = inferred
    for resource in schema.resources where resource.idType != .primitive(.string) {
      noted.comments.notes[["resources", resource.type.value]] = nil
    }
    noted.comments.copyMarks(below: outline, noted.annotated)
    (old, new) = (AnnotatedSchema(schema), noted.annotated)
    for path in refused { new.remove(at: path[...]) }
    edits = LineEdits(file.text)
    merge(["types"], only: neededTypes.contains)
    for resource in inferred.schema.resources { merge(resource) }
    merge(["resources"])
    merge(["documents"], only: newDocuments.contains)
  }

  var isEmpty: Bool { edits.isEmpty }
  var text: String { edits.text }
  var summary: String {
    "\(counted(edits.insertedCount, "line")) added, \(edits.replacedCount) changed"
  }

  /// The keys of a resource type about requests, which depend on other lines of the schema.
  static let queryKeys: Set<String> = ["page", "filters", "sorts", "includes", "answers"]
  private static let resourceKeys = queryKeys.union(["path", "links", "meta"])

  private mutating func merge(_ resource: Resource) {
    let path = ["resources", resource.type.value]
    guard let known = schema.resource(ofType: resource.type.value),
      let entry = outline.entry(at: path), entry.isBlock
    else { return }
    let isCovered = canUpdate(entry, at: path)
    merge(path, isCovered) { Self.resourceKeys.contains($0) }
    let relationships = Set(known.relationships.map(\.name.value))
    merge(path + ["attributes"], isCovered) { !relationships.contains($0) }
    // An attribute can have the name of a relationship with another name in Swift.
    let attributes = Set(known.attributes.map(\.name.value))
      .subtracting(resource.relationships.filter { $0.swiftName != nil }.map(\.name.value))
    merge(path + ["relationships"], isCovered) { !attributes.contains($0) }
  }

  /// Adds the entries of a mapping that neither the file nor its schema has, and updates the guesses
  /// in it.
  ///
  /// - Parameter isCovered: True if a mark above also marks the lines of the mapping.
  private mutating func merge(
    _ path: [String], _ isCovered: Bool = false, only isWanted: (String) -> Bool = { _ in true }
  ) {
    let names = new.names(at: path)
    add(
      names.filter { name in
        let place = path + [name]
        return isWanted(name) && !old.has(place) && outline.entry(at: place) == nil
      }, to: path)
    for path in names.map({ path + [$0] }) {
      guard let entry = outline.entry(at: path) else { continue }
      let isInner = path.count > 3 || ["links", "meta"].contains(path.dropFirst(2).last)
      if entry.isGuess {
        if path.count != 3 || path[2] == "operations" { update(entry, at: path) }
      } else if isCovered, isInner, replaceGuessed(entry, at: path) {
        continue
      }
      let coversLines = isCovered || canUpdate(entry, at: path)
      guard entry.isBlock else { continue }
      if path.count > 3, path[2] == "attributes", old.has(path + ["object"]) {
        merge(path + ["object"], coversLines)
      } else if coversLines, isInner || path[0] == "documents" {
        merge(path, true) { _ in false }
      }
    }
  }

  /// The declared types that new and guessed members need, directly or indirectly.
  private var neededTypes: Set<String> {
    var attributes: [Member] = []
    for resource in inferred.resources {
      let path = ["resources", resource.type.value, "attributes"]
      attributes += resource.attributes.filter {
        let place = path + [$0.name.value]
        return !old.has(place) || outline.entry(at: place)?.isGuess == true
      }
    }
    var names: Set<String> = []
    var part = Schema(name: schema.name, resources: [Resource(type: schema.name)])
    part.resources[0].attributes = attributes
    while true {
      let more = Set(SchemaUses(in: part).references.map(\.name.value)).subtracting(names)
      guard !more.isEmpty else { return names }
      names.formUnion(more)
      part = Schema(
        name: schema.name, types: inferred.types.filter { more.contains($0.name.value) })
    }
  }

  private var newDocuments: Set<String> {
    var known = schema.documents.map { document in
      let entry = outline.entry(at: ["documents", document.name.value])
      guard entry?.isGuess == true, entry?.isBlock == false else { return document }
      return inferred.documents.first { $0.name == document.name } ?? document
    }
    let count = known.count
    for document in inferred.documents
    where !known.contains(where: { $0.name == document.name || $0.covers(document) }) {
      known.append(document)
    }
    return Set(known[count...].map(\.name.value))
  }

  // MARK: - Guesses

  /// The number of values that this evidence has for a guess.
  private func seenCount(at path: [String]) -> Int {
    let seen = profile.types[path[1]]?.responses
    return switch path.count > 3 ? path[2] : path[0] {
    case "resources": seen?.wholeCount ?? 0
    case "relationships": seen?.relationships[path[3]]?.wholeCount ?? .max
    case "attributes": member(at: path).seen?.value.count ?? 0
    default: .max
    }
  }

  /// Returns true for a guess that is not based on more values than the evidence has.
  private func canUpdate(_ entry: SchemaOutline.Entry, at path: [String]) -> Bool {
    entry.isGuess && seenCount(at: path) >= GuessComment.seenCount(in: entry.comment ?? "")
  }

  /// Writes a guess again; if it is based on more values than the evidence has, it only becomes
  /// looser.
  private mutating func update(_ entry: SchemaOutline.Entry, at path: [String]) {
    let canUpdate = canUpdate(entry, at: path)
    switch path.count > 3 ? path[2] : path[0] {
    case "relationships":
      guard canUpdate, updateTarget(entry, at: path) else { return }
    case "attributes":
      let member = member(at: path)
      if entry.lines.count == 1, let old = member.old, old.type != .primitive(.json),
        let values = member.seen, values.value.count == 0 || !canUpdate
      {
        return loosen(entry, old, values)
      }
    default: break
    }
    guard canUpdate || entry.lines.count == 1 else { return }
    replace(entry, at: path)
  }

  /// Writes an entry again that a mark above covers, if it is what the tool guessed; of a mapping
  /// with other lines, only that of the key.
  ///
  /// - Returns: True if all lines are what the tool guessed.
  private mutating func replaceGuessed(_ entry: SchemaOutline.Entry, at path: [String]) -> Bool {
    guard let indentation = entry.indentation,
      let lines = new.lines(at: path, indentation: indentation),
      let guessed = guess?.lines(at: path, indentation: indentation)
    else { return false }
    let known = entry.lines.map(edits.line)
    if guessed == known {
      edits.replace(entry.lines, with: lines)
    } else if entry.isBlock, guessed[0] == known[0] {
      replace(entry, at: path)
    }
    return guessed == known
  }

  /// Adds the first target of a relationship in several lines, which keep their other keys.
  ///
  /// - Returns: False if the relationship has a target that the evidence lacks.
  private mutating func updateTarget(_ entry: SchemaOutline.Entry, at path: [String]) -> Bool {
    func relationship(of schema: Schema) -> Relationship? {
      schema.resource(ofType: path[1])?.relationships.first { $0.name.value == path[3] }
    }
    guard var new = relationship(of: inferred) else { return false }
    let known = relationship(of: schema)
    if let known, known.cardinality == nil, entry.isBlock {
      // The short form of a target cannot express the others.
      (new.links, new.meta) = (known.links, known.meta)
      let resource = Resource(type: Located(path[1]), relationships: [new])
      add(
        ["one", "many", "linkage"].filter { !entry.names.contains($0) }, to: path,
        of: AnnotatedSchema(Schema(name: schema.name, resources: [resource])))
    }
    return new.cardinality != nil || known?.cardinality == nil
  }

  private func member(at path: [String]) -> (old: Member?, seen: ObjectProfile.Member?) {
    var members = schema.resource(ofType: path[1])?.attributes ?? []
    var objects = profile.types[path[1]]?.responses.attributes
    var found: (old: Member?, seen: ObjectProfile.Member?)
    for index in stride(from: 3, to: path.count, by: 2) {
      found = (members.first { $0.name.value == path[index] }, objects?[path[index]])
      if case .object(let object)? = found.old?.type { members = object.members }
      objects = found.seen?.value.objects
    }
    return found
  }

  private mutating func loosen(
    _ entry: SchemaOutline.Entry, _ old: Member, _ seen: ObjectProfile.Member
  ) {
    let loosened = loosened(old, seen)
    guard loosened != old else { return }
    let resource = Resource(type: Located("a"), attributes: [loosened])
    let path = ["resources", "a", "attributes", loosened.name.value]
    replace(
      entry, at: path,
      of: AnnotatedSchema(
        Schema(name: schema.name, resources: [resource]),
        comments: [path: Self.comment(entry.comment ?? "", loosened)]))
  }

  /// A guess that also allows the values that contradict it.
  private func loosened(_ old: Member, _ seen: ObjectProfile.Member) -> Member {
    var member = old
    let value = seen.value
    member.isOptional = old.isOptional || seen.firstAbsence != nil
    member.isNullable = old.isNullable || value.nulls > 0
    if case .enumeration(var known) = old.type, let symbols = value.strings.symbols,
      value.strings.count == value.count
    {
      let more = symbols.subtracting(known.cases.map(\.name.value)).sorted()
      known.cases += more.map { .init(name: Located($0), rawValue: .string($0)) }
      if !more.isEmpty { known.cases.sort { $0.name.value < $1.name.value } }
      member.type = .enumeration(known)
    } else if !SchemaCheck.reads(old, value, in: schema) {
      var shapes = ValueShapes { schema.type(named: $0)?.definition }
      let isText =
        value.strings.count == value.count && shapes.shapes(of: old.type) == [.string]
      member.type = isText ? .primitive(.string) : .primitive(.json)
      member.format = nil
    }
    return member
  }

  private static func comment(_ comment: String, _ member: Member) -> String {
    guard case .enumeration(let enumeration) = member.type,
      let end = comment.firstRange(of: " values in ")
    else { return comment }
    let seen = max(GuessComment.seenCount(in: comment), enumeration.cases.count)
    return "# \(GuessComment.word) \(enumeration.cases.count)\(comment[end])\(seen)"
  }

  // MARK: - Lines

  /// Updates the line of a guess; if its value has several lines, only that of the key.
  ///
  /// - Parameter other: the schema with the new line, if it is not the inferred one.
  private mutating func replace(
    _ entry: SchemaOutline.Entry, at path: [String], of other: AnnotatedSchema? = nil
  ) {
    guard let indentation = entry.indentation,
      let lines = (other ?? new).lines(at: path, indentation: indentation)
    else { return }
    if entry.lines.count == 1 { return edits.replace(entry.lines, with: lines) }
    // Comments above the key are no part of its line.
    let written = lines.drop { $0.isComment(deeperThan: -1) }
    guard entry.isBlock, var first = written.first else { return }
    if written.count == 1, let end = first.firstRange(of: ": ") {
      first = first[..<end.lowerBound] + ":"
    }
    edits.replace(entry.lines.lowerBound...entry.lines.lowerBound, with: [first])
  }

  /// Adds entries to a mapping, and the mapping itself if the file lacks it. A mapping in braces
  /// stays unchanged.
  private mutating func add(
    _ names: [String], to path: [String], of other: AnnotatedSchema? = nil
  ) {
    guard !names.isEmpty, let key = path.last else { return }
    let section = outline.entry(at: path)
    let isTop = path.count == 1
    let isParted = path == ["resources"]
    func lines(of name: String, _ indentation: Int) -> [String] {
      (other ?? new).lines(at: path + [name], indentation: indentation) ?? []
    }
    // Beside an empty section in braces, another one is added, which is then reported as an error.
    if let section, !isTop || section.isBlock || !section.names.isEmpty {
      guard section.isBlock, let indentation = section.childIndentation else { return }
      for name in names {
        edits.insert(
          (isParted ? [""] : []) + lines(of: name, indentation),
          afterLine: lastLine(before: name, in: section, at: path))
      }
    } else if let owner = outline.entry(at: path.dropLast()) {
      guard let indentation = isTop ? 0 : owner.childIndentation else { return }
      var added = [String.spaces(indentation) + key + ":"]
      for (index, name) in names.enumerated() {
        if isParted, index > 0 { added.append("") }
        added += lines(of: name, indentation + 2)
      }
      edits.insert(
        isTop ? [""] + added : added,
        afterLine: lastLine(before: key, in: owner, at: path.dropLast()))
    }
  }

  /// Returns the line after which an entry of a mapping belongs: a key of the language has its
  /// place among the others, a name of the schema is the last.
  private func lastLine(
    before key: String, in mapping: SchemaOutline.Entry, at path: [String]
  ) -> Int {
    if !path.isEmpty, let keys = new.keys(at: path) {
      let before = keys.prefix { $0 != key }
      return mapping.names.filter(before.contains).compactMap(mapping.lastLine).max()
        ?? mapping.lines.lowerBound
    }
    // Comments below the last entry belong to it.
    let indentation = mapping.childIndentation ?? 0
    var line = mapping.lines.upperBound
    while line < edits.lineCount, edits.line(line + 1).isComment(deeperThan: indentation) {
      line += 1
    }
    return line
  }
}

extension String {
  fileprivate func isComment(deeperThan indentation: Int) -> Bool {
    let spaces = prefix { $0 == " " }.count
    return spaces > indentation && dropFirst(spaces).first == "#"
  }
}
