import Diagnostics
import ResourceSchema
import YAMLSource

/// Reports parts of a schema that are nested one level too deep or not deep enough.
final class MisplacedParts: RecoveringReader {
  /// Reports a field below `attributes` that belongs beside it in a resource.
  func isSection(
    _ field: Field, below attributes: Located<String>, into members: inout MembersDraft
  ) -> Bool {
    let name = field.name.value
    let isSection =
      if let entries = field.value.mapping?.entries {
        !entries.isEmpty && ForeignTypes(self).isObjectWithoutKeyword(field.value, .attribute)
          && entries.allSatisfy { StrayParts(self).isAttribute($0.value) != true }
      } else {
        field.value.sequence?.allSatisfy { $0.scalar?.text.first?.isLowercase == true } == true
      }
    guard isSection else { return false }
    report(
      .misplacedKey, "`\(name)` belongs beside `attributes`, not below it", at: field.name.range,
      labels: [.init("`attributes` begins here", at: attributes.range)],
      suggestion: place(of: name, like: attributes))
    if name == "relationships" {
      RelationshipReader(self).relationships(field.value, into: &members)
    }
    return true
  }

  private func place(of name: String, like key: Located<String>) -> Advice {
    guard file.beginsLine(key.range.start.offset) else {
      return "move `\(name): …` after the `}` that closes `\(key.value)`"
    }
    return "begin `\(name):` in column \(key.range.start.column), like `\(key.value):`"
  }

  /// Reports a key that belongs to the member before it: `readOnly: true`.
  func reportKey(_ field: Field) {
    let range = field.name.range
    report(
      .misplacedKey, "`\(field.name.value)` belongs in the braces of the member it describes",
      at: range, suggestion: "write it beside `type:`",
      advice: { advisor in
        let siblings = advisor.known.entries(leadingTo: range).dropLast().last?.value.mapping
        return siblings?.entries.last { $0.keyRange.end < range.start }.map { member in
          let pair = advisor.filled(
            "%k: %v", for: .init(key: field.name.value, keyRange: range, value: field.value))
          let type = member.value.mapping == nil ? advisor.filled("%V", for: member) : "…"
          return Advice("remove it here, and write `\(member.key): { type: \(type), \(pair) }`")
        }
      })
  }

  /// Removes from the fields below `resources` the parts of a resource and of the schema that have
  /// the same indentation, and reports them. Those of a resource are read with the one before them.
  func takeParts(from fields: [Field]) -> [Field] {
    var rest: [Field] = []
    for field in fields {
      let name = field.name.value
      guard field.mayBePart, isPart(field) else {
        rest.append(field)
        continue
      }
      guard MappingDefinition.resource.key(name) != nil else {
        report(
          .misplacedKey, "`\(name)` belongs beside `resources`, not below it", at: field.name.range,
          suggestion: "begin `\(name):` in the column of `resources:`")
        context.draft.hide(.all, at: field.name.range)
        continue
      }
      let owner = rest.last.map { "`\($0.name.value):`" } ?? "the name of the resource"
      report(
        .misplacedKey, "`\(name)` is a key of a resource, not a resource", at: field.name.range,
        suggestion: "indent it and what belongs to it further, so that it is below \(owner)")
      guard let last = rest.indices.last, rest[last].value.mapping?[name] == nil,
        rest[last].value.mapping != nil || rest[last].value.isEmpty
      else { continue }
      let entry = YAMLNode.Mapping.Entry(key: name, keyRange: field.name.range, value: field.value)
      rest[last].value.content = .mapping(
        .init(entries: (rest[last].value.mapping?.entries ?? []) + [entry]))
    }
    return rest
  }

  private func isPart(_ field: Field) -> Bool {
    guard let entries = field.value.mapping?.entries else { return true }
    let members = ["attributes", "relationships"]
    return (members + ["defaults"]).contains(field.name.value)
      ? !entries.contains { members.contains($0.key) }
      : ForeignTypes(self).isObjectWithoutKeyword(field.value, .resource)
  }
}
