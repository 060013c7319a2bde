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
    let positions = Positions(old, new, by: \.name.value)
    let renamed = RenamedElements(
      pairs.removed, pairs.added, by: \.name.value,
      where: { $0.type == $1.type && $0.isNullable == $1.isNullable },
      surelyWhere: positions.areSame)
    for member in pairs.added {
      FieldRule.added(
        Field(member, kind), to: subject,
        note: renamed.note(onAdded: member.name.value, ", with the same type"),
        in: &comparison)
    }
    for member in pairs.removed {
      FieldRule.removed(
        Field(member, kind), from: subject,
        note: renamed.note(onRemoved: member.name.value, ", with the same type"),
        in: &comparison)
    }
  }
}
