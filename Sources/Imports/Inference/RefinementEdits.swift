import Diagnostics
import Evidence
import ResourceSchema
import SchemaWriter

/// The edits of a schema file: added lines, and changed guesses.
struct RefinementEdits {
  private let schema: Schema
  private let outline: SchemaOutline
  private let inferred: Schema
  private let evidence: Evidence
  private var lines: SchemaLines

  init(
    of old: OldSchema, with inferred: InferredSchema, _ evidence: Evidence
  ) {
    schema = old.schema
    outline = old.outline
    self.inferred = inferred.schema
    self.evidence = evidence
    lines = SchemaLines(old, inferred.annotated)
    addTypes()
    refineErrors()
    addResources()
    addDocuments()
  }

  var isEmpty: Bool { lines.edits.isEmpty }
  /// The file with the changes.
  var text: String { lines.edits.text }
  /// The numbers of new and of changed lines, in words.
  var summary: String {
    "\(counted(lines.edits.insertedCount, "line")) added, \(lines.edits.replacedCount) changed"
  }

  // MARK: - Types

  /// Adds the types of values that new and guessed members need.
  private mutating func addTypes() {
    let known = Set(schema.types.map(\.name.value))
    let declared = Dictionary(
      inferred.types.map { ($0.name.value, $0) }, uniquingKeysWith: { first, _ in first })
    var needed: Set<String> = []
    for resource in inferred.resources {
      let path = ["resources", resource.type.value, "attributes"]
      let old = schema.resource(ofType: resource.type.value)?.attributes.map(\.name) ?? []
      for attribute in resource.attributes
      where !old.contains(attribute.name)
        || outline.entry(at: path + [attribute.name.value])?.isGuess == true
      {
        attribute.type.collectNames(declared, &needed)
      }
    }
    lines.add(
      inferred.types.map(\.name.value).filter { needed.contains($0) && !known.contains($0) }
        .map { ["types", $0] }, to: "types")
  }

  // MARK: - Errors

  /// Adds the type of errors if the schema has none, or extends it if it is a guess.
  private mutating func refineErrors() {
    guard let new = inferred.types.first(where: { $0.name.value == ErrorRule.typeName }),
      case .object(let object) = new.definition, evidence.errors.count > 0
    else { return }
    let path = ["types", new.name.value]
    if let entry = outline.entry(at: path) {
      let seen = entry.comment.map(GuessComment.seenCount) ?? 0
      guard entry.isGuess, evidence.errors.count >= seen,
        let old = schema.types.first(where: { $0.name == new.name })?.definition,
        case .object(let known) = old
      else { return }
      guard entry.isBlock else { return lines.replace(entry, at: path) }
      lines.renewComment(of: entry, at: path, seen: evidence.errors.count)
      refineMembers("object", of: entry, at: path, object, known, evidence.errors)
      return
    }
    let surroundings = schema.resources.flatMap { [$0.document, $0.collectionDocument] }
    guard surroundings.allSatisfy({ $0.errors == .basic }),
      schema.documents.allSatisfy({ $0.errors == .basic }),
      !schema.types.contains(where: { $0.name == new.name })
    else { return }
    let defaults = outline.entry(at: ["defaults"])
    if let defaults {
      guard defaults.isBlock, !defaults.names.contains("errors") else { return }
      lines.append(["defaults", "errors"], to: defaults)
    } else {
      lines.add([["defaults", "errors"]], to: "defaults")
    }
    lines.add([path], to: "types")
  }

  // MARK: - Resources

  private mutating func addResources() {
    var new: [[String]] = []
    for resource in inferred.resources {
      let path = ["resources", resource.type.value]
      guard let old = schema.resource(ofType: resource.type.value) else {
        new.append(path)
        continue
      }
      guard let entry = outline.entry(at: path) else { continue }
      refine(entry, at: path, old, resource)
    }
    lines.add(new, to: "resources")
  }

  private mutating func refine(
    _ entry: SchemaOutline.Entry, at path: [String], _ old: Resource, _ new: Resource
  ) {
    guard entry.isBlock else {
      if entry.isGuess { lines.replace(entry, at: path) }
      return
    }
    let seen = evidence.types[old.type.value]?.responses.wholeCount ?? 0
    if entry.isGuess { lines.renewComment(of: entry, at: path, seen: seen) }
    for (key, isMissing) in [
      ("path", old.api.path == nil && new.api.path != nil),
      ("page", old.api.page == nil && new.api.page != nil),
      ("filters", old.api.filters.isEmpty && !new.api.filters.isEmpty),
      ("sorts", old.api.sorts.isEmpty && !new.api.sorts.isEmpty),
      ("includes", old.api.includes == nil && new.api.includes != nil),
      ("answers", old.api.answers == .init() && new.api.answers != .init()),
      ("links", old.links == nil && new.links != nil),
      ("meta", old.meta == nil && new.meta != nil),
    ] where isMissing && !entry.names.contains(key) {
      lines.insert(path + [key], into: entry)
    }
    let operations = path + ["operations"]
    if let line = outline.entry(at: operations), line.isGuess,
      old.api.operations != new.api.operations, new.api.operations != nil
    {
      lines.replace(line, at: operations)
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
    let own = Set(old.relationships.map(\.name.value))
    // An attribute can have the name of a relationship with another name in Swift.
    let attributes = Set(old.attributes.map(\.name.value))
      .subtracting(new.relationships.filter { $0.swiftName != nil }.map(\.name.value))
    let declared = own.union(attributes)
    let path = path + ["relationships"]
    guard let section = outline.entry(at: path) else {
      lines.addSection(path, new.relationships.map(\.name.value), declared, into: entry)
      return
    }
    for relationship in new.relationships {
      let name = relationship.name.value
      if let entry = outline.entry(at: path + [name]) {
        let known = old.relationships.first { $0.name.value == name }
        // A run with less evidence does not remove a target.
        let isLess = relationship.cardinality == nil && known?.cardinality != nil
        guard entry.isGuess, !isLess else { continue }
        if entry.isBlock, let known, known.cardinality == nil {
          // Keeps the existing properties, which the short form of a target cannot express.
          var complete = relationship
          (complete.links, complete.meta) = (known.links, known.meta)
          lines.insertTarget(of: complete, into: entry)
        }
        lines.replace(entry, at: path + [name])
      } else if !declared.contains(name), section.isBlock {
        lines.append(path + [name], to: section)
      }
    }
  }

  // MARK: - Members

  private struct NewMember {
    var name: String
    var value: ValueEvidence?
    /// True if an object lacks it.
    var isAbsent: Bool
    /// The member in the schema, if there is one.
    var old: Member?
    var new: Member
  }

  private mutating func refineMembers(
    _ key: String, of entry: SchemaOutline.Entry, at path: [String], _ members: [NewMember],
    declared: Set<String>
  ) {
    let path = path + [key]
    guard let section = outline.entry(at: path) else {
      lines.addSection(path, members.map(\.name), declared, into: entry)
      return
    }
    for member in members {
      let inner = path + [member.name]
      if let entry = outline.entry(at: inner) {
        refine(entry, at: inner, member)
      } else if !declared.contains(member.name), section.isBlock {
        lines.append(inner, to: section)
      }
    }
  }

  /// Updates a guess, and extends objects that are written as blocks.
  private mutating func refine(
    _ entry: SchemaOutline.Entry, at path: [String], _ member: NewMember
  ) {
    guard entry.isBlock else {
      if entry.isGuess { rewrite(entry, at: path, member) }
      return
    }
    if entry.isGuess {
      lines.renewComment(
        of: entry, at: path, seen: member.value?.count ?? 0, isOptional: member.new.isOptional)
    }
    guard case .object(let new) = member.new.type, case .object(let old)? = member.old?.type,
      let objects = member.value?.objects
    else { return }
    refineMembers("object", of: entry, at: path, new, old, objects)
  }

  private mutating func refineMembers(
    _ key: String, of entry: SchemaOutline.Entry, at path: [String], _ new: ObjectType,
    _ old: ObjectType, _ objects: ObjectEvidence
  ) {
    refineMembers(
      key, of: entry, at: path,
      new.members.map { inner in
        NewMember(
          name: inner.name.value, value: objects[inner.name.value]?.value,
          isAbsent: objects[inner.name.value]?.firstAbsence != nil,
          old: old.members.first { $0.name.value == inner.name.value }, new: inner)
      }, declared: Set(old.members.map(\.name.value)))
  }

  /// Updates the line of a guess. Evidence from fewer values than the guess is based on can only
  /// loosen it.
  private mutating func rewrite(
    _ entry: SchemaOutline.Entry, at path: [String], _ member: NewMember
  ) {
    let comment = entry.comment ?? ""
    guard entry.lines.count == 1, let old = member.old, let value = member.value,
      value.count < max(GuessComment.seenCount(in: comment), 1), old.type != .primitive(.json)
    else {
      return lines.replace(
        entry, at: path, seen: member.value?.count ?? .max, isOptional: member.new.isOptional)
    }
    let loosened = Loosening.member(old, value, isAbsent: member.isAbsent, in: schema)
    guard loosened != old else { return }
    lines.replace(entry, with: loosened, comment: Loosening.comment(comment, loosened))
  }

  // MARK: - Documents

  private mutating func addDocuments() {
    var known = schema.documents.map { document in
      guard let entry = outline.entry(at: ["documents", document.name.value]), entry.isGuess,
        !entry.isBlock
      else { return document }
      return inferred.documents.first { $0.name == document.name } ?? document
    }
    var new: [[String]] = []
    for document in inferred.documents {
      let path = ["documents", document.name.value]
      if let entry = outline.entry(at: path) {
        guard entry.isGuess else { continue }
        if entry.isBlock {
          lines.renewComment(of: entry, at: path, seen: .max)
        } else {
          lines.replace(entry, at: path)
        }
      } else if !known.contains(where: { $0.name == document.name || $0.covers(document) }) {
        known.append(document)
        new.append(path)
      }
    }
    lines.add(new, to: "documents")
  }
}

extension ValueType {
  /// Adds the names of declared types that it refers to, directly or indirectly.
  fileprivate func collectNames(
    _ declared: [String: TypeDeclaration], _ names: inout Set<String>
  ) {
    switch self {
    case .primitive, .numberText, .relativeURL, .enumeration: break
    case .array(let type), .map(let type), .nullable(let type):
      type.collectNames(declared, &names)
    case .object(let object):
      for member in object.members { member.type.collectNames(declared, &names) }
    case .union(let union):
      for enumCase in union.cases { enumCase.type.collectNames(declared, &names) }
    case .named(let name):
      guard let declaration = declared[name], names.insert(name).inserted else { return }
      switch declaration.definition {
      case .alias(let type, _), .transformed(_, let type, _), .validated(_, let type):
        type.collectNames(declared, &names)
      case .object(let object): ValueType.object(object).collectNames(declared, &names)
      case .union(let union): ValueType.union(union).collectNames(declared, &names)
      case .enumeration, .links, .custom: break
      }
    }
  }
}
