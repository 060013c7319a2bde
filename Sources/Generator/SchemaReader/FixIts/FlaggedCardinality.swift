import Diagnostics
import YAMLSource

extension RelationshipFixIt {
  /// True for `{ type: tags, many: true }`, where a flag is in place of the resource type and another
  /// key names it, which is reported.
  func isFlagged(_ field: Field) -> Bool {
    guard let entries = field.value.mapping?.entries,
      let flag = entries.first(where: { ["one", "many"].contains($0.key) }),
      let isSet = flag.value.scalar?.text, ["true", "false"].contains(isSet),
      let end = entries.first(where: {
        $0.key != flag.key && UnknownKeyFixIt(self).endAdvice($0, in: .relationship) != nil
      }), let name = end.value.scalar?.text
    else { return false }
    let target = known.resource(meantBy: name) ?? name
    let isMany = (flag.key == "many") == (isSet == "true")
    let right = isMany ? "many: \(target)" : "one: \(target)"
    let short = isMany ? "[\(target)]" : target
    report(
      .unknownTarget, "`\(flag.key)` names a resource type, and is not `\(isSet)`",
      at: flag.value.range,
      suggestion: entries.count == 2
        ? .write(short, at: field.value.range, "write `\(field.name.value): \(short)`")
        : Advice("write `\(right)` in place of `\(end.key)` and `\(flag.key)`"))
    return true
  }
}
