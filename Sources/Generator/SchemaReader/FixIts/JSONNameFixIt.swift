import Diagnostics
import ResourceSchema
import YAMLSource

/// Reports a name for JSON that is written beside a type: `{ type: String, alias: given-name }`.
final class JSONNameFixIt: Advisor {
  /// Returns advice to write the name for JSON as the key, with the rest of the member.
  func advice(on entry: YAMLNode.Mapping.Entry, in form: MappingDefinition) -> Advice? {
    let path = known.entries(leadingTo: entry.keyRange)
    guard form.key("type") != nil, form.key("query") != nil,
      WordList.namesInJSON.contains(entry.key),
      let name = entry.value.scalar?.text, let member = path.dropLast().last,
      let mapping = member.value.mapping, member.value.aliasRange == nil,
      MemberName.problem(in: name) == nil, PrimitiveType(rawValue: name) == nil,
      !known.hasType(name)
    else { return nil }
    let (own, isMarked) = member.key.withoutMark
    if own == name { return "remove it: `\(name)` is the name in JSON already" }
    // With `given-name` as the key, `alias: givenName` is the name in Swift.
    if entry.key == "alias", name.allSatisfy({ $0.isLetter || $0.isNumber }) { return nil }
    var rest = mapping.entries.filter { $0.keyRange != entry.keyRange }.map { other in
      KeyTemplate(self).filled("%k: %V", for: other)
    }
    if mapping["swift"] == nil, KeyTemplate.memberName(name) != own, SwiftName.isIdentifier(own) {
      rest.append("swift: \(own)")
    }
    let isShort = rest.count == 1 && mapping["type"] != nil
    let value =
      isShort ? String(rest[0].dropFirst("type: ".count)) : "{ \(rest.joined(separator: ", ")) }"
    let key = name + (isMarked ? "?" : "")
    let isOneLine = member.keyRange.start.line == member.value.range.end.line
    return .edit(
      isOneLine ? [(member.keyRange, key), (member.value.range, value)] : [],
      "the key of a member is its name in JSON: write `\(key): \(value)` in place of `\(own):`;"
        + " `swift` sets its name in Swift",
      title: "Write `\(key)`")
  }
}
