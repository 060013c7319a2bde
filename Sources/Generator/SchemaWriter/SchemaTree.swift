import Diagnostics
import JSONSource
import ResourceSchema
import SchemaReader
import YAMLSource

/// A schema as a tree of keys and values, and the schema fragments in an exported description.
///
/// `x-jsonapi` in a description is a part of a schema in the schema language, from its root:
/// `{ "resources": { "articles": { "id": "Slug" } } }`. Its values replace those of the
/// description; `null` removes them. In the root of the description, `types`, `resources` and
/// `documents` are lists with the names of all declarations, in order.
package enum SchemaTree {
  package static let key = "x-jsonapi"
  package static let sections = ["types", "resources", "documents"]
  package static let fields = ["attributes", "relationships"]

  /// A schema in the long forms of the language, in which each named part is a mapping.
  package static func longForm(of schema: Schema) -> JSONTree { Spelling.value(of: schema) }

  package static func of(_ schema: Schema) -> JSONTree? {
    let file = SourceFile(path: "schema.yaml", text: SchemaWriter.yaml(of: schema))
    return YAMLReader.read(file).root.map { JSONTree(JSONNode($0)) }
  }

  /// The schema of a tree; `nil` if it has errors.
  package static func schema(of tree: JSONTree) -> Schema? {
    SchemaReader.read([SourceFile(path: "schema.yaml", text: tree.text)]) {
      throw SourceFile.ReadingError(path: $0, reason: .missing)
    }.schema
  }

  /// The fragments that turn one tree into another, by section; the rest of the root has an empty
  /// name.
  package struct Difference {
    package var root: [JSONTree.Member] = []
    package var declarations: [String: [String: JSONTree]] = [:]

    package init() {}

    package func fragment(_ section: String, _ name: String) -> JSONTree? {
      declarations[section]?[name].map { .object([.init(section, .object([.init(name, $0)]))]) }
    }
  }

  package static func difference(from imported: JSONTree, to original: JSONTree) -> Difference {
    var difference = Difference()
    difference.root = changes(
      from: imported.members, to: original.members, leavingOut: sections + ["schema"])
    for section in sections {
      let (old, new) = (imported[section]?.members ?? [], original[section]?.members ?? [])
      if old.map(\.name) != new.map(\.name) {
        difference.root.append(.init(section, .array(new.map { .string($0.name) })))
      }
      for declaration in new {
        let before = old.first { $0.name == declaration.name }?.value
        guard before != declaration.value else { continue }
        difference.declarations[section, default: [:]][declaration.name] =
          section == "resources"
          ? resource(from: before ?? .object([]), to: declaration.value) : declaration.value
      }
    }
    return difference
  }

  private static func resource(from old: JSONTree, to new: JSONTree) -> JSONTree {
    var members = changes(from: old.members, to: new.members, leavingOut: fields)
    for key in fields {
      let (before, after) = (old[key]?.members ?? [], new[key]?.members ?? [])
      guard before != after else { continue }
      let names = after.map { $0.name.withoutMark.text }
      let isReordered = before.map { $0.name.withoutMark.text }.filter(names.contains) != names
      var changed = after.filter { isReordered || !before.contains($0) }
      changed += before.filter { !names.contains($0.name.withoutMark.text) }
        .map { .init($0.name, .null) }
      members.append(.init(key, .object(changed)))
    }
    return .object(members)
  }

  private static func changes(
    from old: [JSONTree.Member], to new: [JSONTree.Member], leavingOut keys: [String]
  ) -> [JSONTree.Member] {
    let changed = new.filter { !keys.contains($0.name) && !old.contains($0) }
    let gone = old.filter { member in
      !keys.contains(member.name) && !new.contains { $0.name == member.name }
    }
    return changed + gone.map { .init($0.name, .null) }
  }

  package static func merged(_ tree: JSONTree, with fragments: [JSONTree]) -> JSONTree {
    var result = tree
    for fragment in fragments {
      for member in fragment.members {
        guard sections.contains(member.name) else {
          result.set(member.name, to: member.value)
          continue
        }
        guard case .object(let declarations) = member.value else { continue }
        var section = result[member.name] ?? .object([])
        for declaration in declarations {
          var new = declaration.value
          if member.name == "resources" {
            new = merged(resource: section[declaration.name] ?? .object([]), with: new)
          }
          section.set(declaration.name, to: new)
        }
        result.set(member.name, to: section)
      }
    }
    for fragment in fragments {
      for name in sections {
        guard case .array(let names) = fragment[name] else { continue }
        let all = result[name]?.members ?? []
        let kept = names.compactMap { name in all.first { .string($0.name) == name } }
        result.set(name, to: kept.isEmpty ? .null : .object(kept))
      }
    }
    return result
  }

  private static func merged(resource: JSONTree, with fragment: JSONTree) -> JSONTree {
    var result = resource
    for member in fragment.members {
      guard fields.contains(member.name), case .object(let changed) = member.value else {
        result.set(member.name, to: member.value)
        continue
      }
      var all = result[member.name]?.members ?? []
      for change in changed {
        let index = all.firstIndex { $0.name.withoutMark.text == change.name.withoutMark.text }
        if let index { all.remove(at: index) }
        if change.value != .null { all.insert(change, at: index ?? all.endIndex) }
      }
      // A fragment that contains all names also determines their order.
      let own = changed.filter { $0.value != .null }
      if own.count == all.count { all = own }
      result.set(member.name, to: all.isEmpty ? .null : .object(all))
    }
    return result
  }
}

extension JSONTree {
  /// Replaces or adds a member; `null` removes it.
  fileprivate mutating func set(_ name: String, to value: JSONTree) {
    self[name] = value == .null ? nil : value
  }
}

extension JSONNode {
  /// Converts a YAML node with the JSON-compatible core schema of YAML.
  package init(_ node: YAMLNode) {
    let offsets = node.range.start.offset..<max(node.range.start.offset, node.range.end.offset)
    switch node.content {
    case .scalar(let scalar):
      self.init(content: Self.content(of: scalar), offsets: offsets)
    case .sequence(let elements):
      self.init(content: .array(elements.map(JSONNode.init)), offsets: offsets)
    case .mapping(let mapping):
      let members = mapping.entries.map { entry in
        let (start, end) = (entry.keyRange.start.offset, entry.keyRange.end.offset)
        return JSONObject.Member(
          name: entry.key, nameOffsets: start..<max(start, end), value: JSONNode(entry.value))
      }
      self.init(content: .object(JSONObject(members)), offsets: offsets)
    }
  }

  private static func content(of scalar: YAMLNode.Scalar) -> Content {
    guard scalar.style == .plain else { return .string(scalar.text) }
    switch scalar.text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .bool(true)
    case "false", "False", "FALSE": return .bool(false)
    default: return isNumber(scalar.text) ? .number(scalar.text) : .string(scalar.text)
    }
  }

  private static func isNumber(_ text: String) -> Bool {
    guard let first = text.utf8.first,
      Byte.isDigit(first) || first == UInt8(ascii: "-")
    else { return false }
    return text.utf8.count < 40 && !text.hasPrefix("0x") && Double(text) != nil
  }
}
