import Diagnostics
import ResourceSchema

/// The links of a resource, a relationship or a document.
enum LinksRule {
  /// - Parameter subject: The owner of the links.
  static func compare(
    _ old: LinksDeclaration?, _ new: LinksDeclaration?, of subject: Subject,
    in comparison: inout Comparison
  ) {
    var subject = subject.inside("links")
    subject.carriers.formIntersection(.responses)
    if case .named(let oldName) = old?.content, case .named(let newName) = new?.content,
      old?.isOptional == new?.isOptional
    {
      _ = comparison.enqueue(.init(old: oldName.value, new: newName.value))
      return
    }
    let before = links(old, comparison.oldTypes)
    let after = links(new, comparison.newTypes)
    compare(
      before, after, of: subject, wereOptional: old?.isOptional ?? false,
      areOptional: new?.isOptional ?? false, in: &comparison)
  }

  static func compare(
    _ old: [LinkMember], _ new: [LinkMember], of subject: Subject, wereOptional: Bool = false,
    areOptional: Bool = false, in comparison: inout Comparison
  ) {
    let pairs = Pairing(old, new, by: \.name.value)
    for (old, new) in pairs.kept {
      let part = FieldRule.compare(
        Field(old, isOptional: wereOptional), Field(new, isOptional: areOptional), of: subject,
        in: &comparison)
      MetaRule.compare(old.meta, new.meta, of: part, at: new.name.range, in: &comparison)
    }
    let renamed = RenamedElements(
      pairs.removed, pairs.added, by: \.name.value, where: { _, _ in true })
    for link in pairs.added {
      FieldRule.added(
        Field(link, isOptional: areOptional), to: subject,
        note: renamed.note(onAdded: link.name.value), in: &comparison)
    }
    for link in pairs.removed {
      FieldRule.removed(
        Field(link, isOptional: wereOptional), from: subject,
        note: renamed.note(onRemoved: link.name.value), in: &comparison)
    }
  }

  private static func links(
    _ declaration: LinksDeclaration?, _ types: [String: TypeDeclaration]
  ) -> [LinkMember] {
    switch declaration?.content {
    case nil: return []
    case .members(let members): return members
    case .pagination:
      let names = ["self", "first", "last", "prev", "next"]
      return names.map { LinkMember(name: Located($0), isOptional: true, isNullable: true) }
    case .named(let name):
      guard case .links(let members, _) = types[name.value]?.definition else { return [] }
      return members
    }
  }
}
