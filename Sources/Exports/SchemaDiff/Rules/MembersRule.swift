import Diagnostics
import ResourceSchema

extension Comparison {
  /// Compares the attributes of a resource type, or the members of an object or of meta.
  mutating func compareMembers(
    _ members: Both<[Member]>, of subject: Subject, as kind: FieldKind
  ) {
    var pairs = Pairing(members, by: \.name.value)
    pairs.findRenamed(
      where: { $0.type == $1.type && $0.isNullable == $1.isNullable },
      likeness: ", with the same type")
    for member in pairs.kept {
      let part = compareFields(member, of: subject, as: kind)
      compareTypes(
        member.map { member in
          TypeUse(
            member.type, format: member.format, pattern: member.pattern,
            isOptional: member.isOptional)
        }, of: part, membersAs: kind == .meta ? .meta : .member)
    }
    reportUnpaired(pairs, of: subject, as: kind)
  }
}
