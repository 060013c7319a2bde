import Diagnostics
import Evidence
import ResourceSchema
import SchemaWriter

/// The edits of a schema file: added entries, and changed guesses.
///
/// One walk compares the inferred schema with the schema of the file, from its parts to their
/// members. Entries that the file lacks are added; guesses are updated.
struct RefinementEdits {
  private let schema: Schema
  private let outline: SchemaOutline
  private let inferred: Schema
  private let evidence: Evidence
  private var lines: SchemaLines

  init(
    of schema: Schema, in file: SourceFile, _ outline: SchemaOutline,
    with inferred: InferredSchema, _ evidence: Evidence
  ) {
    (self.schema, self.outline) = (schema, outline)
    self.inferred = inferred.schema
    self.evidence = evidence
    // A note about ids says which type to add, which the user has done.
    var annotated = inferred
    for resource in schema.resources where resource.idType != .string {
      annotated.comments.removeNote(at: ["resources", resource.type.value])
    }
    lines = SchemaLines(
      edits: LineEdits(file.text), outline: outline, annotated: annotated.annotated)
    addTypes()
    refineResources()
    refineDocuments()
  }

  var isEmpty: Bool { lines.edits.isEmpty }
  /// The file with the changes.
  var text: String { lines.edits.text }
  /// The numbers of new and of changed lines, in words.
  var summary: String {
    "\(counted(lines.edits.insertedCount, "line")) added, \(lines.edits.replacedCount) changed"
  }

  /// Adds the entries that neither the file nor its schema has: defaults and mixins have some.
  private mutating func add(_ names: [String], to path: [String], unless declared: Set<String>) {
    lines.add(
      names.filter { !declared.contains($0) && outline.entry(at: path + [$0]) == nil }, to: path)
  }

  // MARK: - Types

  /// Adds the types of values that new and guessed members need.
  private mutating func addTypes() {
    var attributes: [Member] = []
    for resource in inferred.resources {
      let path = ["resources", resource.type.value, "attributes"]
      let old = schema.resource(ofType: resource.type.value)?.attributes.map(\.name) ?? []
      attributes += resource.attributes.filter {
        !old.contains($0.name) || outline.entry(at: path + [$0.name.value])?.isGuess == true
      }
    }
    let needed = inferred.typeNames(in: attributes)
    add(
      inferred.types.map(\.name.value).filter(needed.contains), to: ["types"],
      unless: Set(schema.types.map(\.name.value)))
  }

  // MARK: - Resources

  private mutating func refineResources() {
    var new: [String] = []
    for resource in inferred.resources {
      let type = resource.type.value
      let path = ["resources", type]
      guard let old = schema.resource(ofType: type) else {
        new.append(type)
        continue
      }
      guard let entry = outline.entry(at: path) else { continue }
      let seen = evidence.types[type]?.responses
      if entry.isGuess { lines.replace(entry, at: path, seen: seen?.wholeCount ?? 0) }
      guard entry.isBlock else { continue }
      add(resource.extensibleKeys, to: path, unless: Set(old.extensibleKeys))
      if let operations = outline.entry(at: path + ["operations"]), operations.isGuess,
        let new = resource.api.operations, new != old.api.operations
      {
        lines.replace(operations, at: path + ["operations"])
      }
      refine(
        resource.attributes, at: path + ["attributes"], old.attributes, seen?.attributes,
        besides: old.relationships.map(\.name.value))
      refine(resource.relationships, at: path + ["relationships"], old)
    }
    lines.add(new, to: ["resources"])
  }

  private mutating func refine(_ new: [Relationship], at path: [String], _ old: Resource) {
    // An attribute can have the name of a relationship with another name in Swift.
    let attributes = Set(old.attributes.map(\.name.value))
      .subtracting(new.filter { $0.swiftName != nil }.map(\.name.value))
    add(
      new.map(\.name.value), to: path,
      unless: attributes.union(old.relationships.map(\.name.value)))
    for relationship in new {
      let path = path + [relationship.name.value]
      let known = old.relationships.first { $0.name == relationship.name }
      guard let entry = outline.entry(at: path), entry.isGuess,
        // A run with less evidence does not remove a target.
        relationship.cardinality != nil || known?.cardinality == nil
      else { continue }
      if entry.isBlock, let known, known.cardinality == nil {
        // Keeps the existing properties, which the short form of a target cannot express.
        var resource = Resource(type: old.type, relationships: [relationship])
        resource.relationships[0].links = known.links
        resource.relationships[0].meta = known.meta
        lines.add(
          ["one", "many", "linkage"].filter { !entry.names.contains($0) }, to: path,
          of: AnnotatedSchema(Schema(name: schema.name, resources: [resource])))
      }
      lines.replace(entry, at: path)
    }
  }

  // MARK: - Members

  /// - Parameters:
  ///   - objects: The evidence of all members.
  ///   - others: The names of other fields.
  private mutating func refine(
    _ new: [Member], at path: [String], _ old: [Member], _ objects: ObjectEvidence?,
    besides others: [String] = []
  ) {
    add(new.map(\.name.value), to: path, unless: Set(old.map(\.name.value) + others))
    for member in new {
      let path = path + [member.name.value]
      guard let entry = outline.entry(at: path) else { continue }
      let known = old.first { $0.name == member.name }
      let seen = objects?[member.name.value]
      if entry.isGuess, !loosen(entry, at: path, known, seen) {
        lines.replace(
          entry, at: path, seen: seen?.value.count ?? 0, isOptional: member.isOptional)
      }
      guard entry.isBlock, case .object(let object) = member.type,
        case .object(let known)? = known?.type, let objects = seen?.value.objects
      else { continue }
      refine(object.members, at: path + ["object"], known.members, objects)
    }
  }

  /// Loosens a guess that is based on more values than the evidence has.
  ///
  /// - Returns: False if there is enough evidence to write it again.
  private mutating func loosen(
    _ entry: SchemaOutline.Entry, at path: [String], _ old: Member?, _ seen: ObjectEvidence.Member?
  ) -> Bool {
    guard let comment = entry.comment, entry.lines.count == 1, let old, let seen,
      seen.value.count < max(GuessComment.seenCount(in: comment), 1), old.type != .primitive(.json)
    else { return false }
    let loosened = Loosening.member(
      old, seen.value, isAbsent: seen.firstAbsence != nil, in: schema)
    guard loosened != old else { return true }
    let resource = Resource(type: Located("a"), attributes: [loosened])
    let path = ["resources", "a", "attributes", loosened.name.value]
    lines.replace(
      entry, at: path,
      of: AnnotatedSchema(
        Schema(name: schema.name, resources: [resource]),
        comments: [path: Loosening.comment(comment, loosened)]))
    return true
  }

  // MARK: - Documents

  private mutating func refineDocuments() {
    var known = schema.documents.map { document in
      guard let entry = outline.entry(at: ["documents", document.name.value]), entry.isGuess,
        !entry.isBlock
      else { return document }
      return inferred.documents.first { $0.name == document.name } ?? document
    }
    var new: [String] = []
    for document in inferred.documents {
      let path = ["documents", document.name.value]
      if let entry = outline.entry(at: path) {
        if entry.isGuess { lines.replace(entry, at: path) }
      } else if !known.contains(where: { $0.name == document.name || $0.covers(document) }) {
        known.append(document)
        new.append(document.name.value)
      }
    }
    lines.add(new, to: ["documents"])
  }
}

extension Schema {
  /// The names of the declared types that members refer to, directly or indirectly.
  fileprivate func typeNames(in members: [Member]) -> Set<String> {
    var names: Set<String> = []
    var part = Schema(name: name, resources: [Resource(type: name, attributes: members)])
    while true {
      let new = Set(SchemaUses(in: part).references.map(\.name.value)).subtracting(names)
      guard !new.isEmpty else { return names }
      names.formUnion(new)
      part = Schema(name: name, types: types.filter { new.contains($0.name.value) })
    }
  }
}

extension Resource {
  /// The keys with a value that are added to a resource type without them.
  fileprivate var extensibleKeys: [String] {
    let keys: KeyValuePairs = [
      "path": api.path != nil, "page": api.page != nil, "filters": !api.filters.isEmpty,
      "sorts": !api.sorts.isEmpty, "includes": api.includes != nil,
      "answers": api.answers != .init(), "links": links != nil, "meta": meta != nil,
    ]
    return keys.filter(\.value).map(\.key)
  }
}
