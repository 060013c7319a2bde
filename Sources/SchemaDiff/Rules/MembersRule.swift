import Diagnostics
import ResourceSchema

/// The attributes of a resource type, or the members of an object or of meta.
enum MembersRule {
  static func compare(
    _ old: [Member], _ new: [Member], of subject: Subject, as kind: Field.Kind,
    in comparison: inout Comparison
  ) {
    let pairs = Pairing(old, new, by: \.name.value)
    for (old, new) in pairs.kept {
      let part = FieldRule.compare(
        Field(old, kind), Field(new, kind), of: subject, in: &comparison)
      let places = TypePlaces(old: old.name.range, new: new.name.range)
      TypeRule.compare(
        TypeUse(old.type, format: old.format, pattern: old.pattern, isOptional: old.isOptional),
        TypeUse(new.type, format: new.format, pattern: new.pattern, isOptional: new.isOptional),
        of: part, as: kind == .meta ? .meta : .member, at: places, in: &comparison)
    }
    let renamed = RenamedMembers(
      pairs.removed, pairs.added, by: \.name.value
    ) { $0.type == $1.type && $0.isNullable == $1.isNullable }
    for member in pairs.added {
      FieldRule.added(
        Field(member, kind), to: subject,
        renamedFrom: renamed.predecessor(of: member.name.value).map { Field($0, kind) },
        in: &comparison)
    }
    for member in pairs.removed {
      FieldRule.removed(
        Field(member, kind), from: subject,
        renamedTo: renamed.successor(of: member.name.value).map { Field($0, kind) },
        in: &comparison)
    }
  }
}

/// Removed members that were perhaps renamed: an added one has nearly the name, and the same type.
struct RenamedMembers<Element> {
  private var successors: [String: Element] = [:]
  private var predecessors: [String: Element] = [:]

  private static var maxComparisons: Int { 10_000 }

  init(
    _ removed: [Element], _ added: [Element], by name: (Element) -> String,
    where isAlike: (Element, Element) -> Bool
  ) {
    // Between two APIs that have little in common, everything is like something.
    guard removed.count * added.count <= Self.maxComparisons else { return }
    var suggestions = Suggestions()
    for old in removed {
      let candidates = added.filter { isAlike(old, $0) && predecessors[name($0)] == nil }
      guard let nearest = suggestions.nearest(to: name(old), among: candidates.map(name)),
        let new = candidates.first(where: { name($0) == nearest })
      else { continue }
      successors[name(old)] = new
      predecessors[nearest] = old
    }
  }

  func successor(of name: String) -> Element? { successors[name] }
  func predecessor(of name: String) -> Element? { predecessors[name] }
}
