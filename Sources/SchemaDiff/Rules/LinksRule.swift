import Diagnostics
import ResourceSchema

/// The links of a resource, a relationship or a document.
enum LinksRule {
  /// - Parameter subject: What has the links.
  static func compare(
    _ old: LinksDeclaration?, _ new: LinksDeclaration?, of subject: Subject,
    in comparison: inout Comparison
  ) {
    var subject = subject
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
      before.members, after.members, of: subject, wereOptional: old?.isOptional ?? false,
      areOptional: new?.isOptional ?? false, in: &comparison)
    if old != nil, new != nil, let place = after.members.first ?? before.members.first {
      let places = TypePlaces(
        old: before.members.first?.name.range ?? place.name.range, new: place.name.range)
      compareOpenness(before.isOpen, after.isOpen, of: subject, at: places, in: &comparison)
    }
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
    for link in pairs.added {
      FieldRule.added(Field(link, isOptional: areOptional), to: subject, in: &comparison)
    }
    for link in pairs.removed {
      FieldRule.removed(Field(link, isOptional: wereOptional), from: subject, in: &comparison)
    }
  }

  static func compareOpenness(
    _ old: Bool, _ new: Bool, of subject: Subject, at places: TypePlaces,
    in comparison: inout Comparison
  ) {
    guard old != new else { return }
    let name = subject.path.isEmpty ? "links" : "links of `\(subject.path)`"
    SwiftRule.retyped(
      "\(name) may \(new ? "" : "no longer ")have unknown members now", subject, places.old,
      places.new, in: &comparison)
  }

  private static func links(
    _ declaration: LinksDeclaration?, _ types: [String: TypeDeclaration]
  ) -> (members: [LinkMember], isOpen: Bool) {
    guard let declaration else { return ([], false) }
    switch declaration.content {
    case .members(let members): return (members, declaration.isOpen)
    case .pagination:
      let names = ["self", "first", "last", "prev", "next"]
      return (
        names.map { LinkMember(name: Located($0), isOptional: true, isNullable: true) },
        declaration.isOpen
      )
    case .named(let name):
      guard case .links(let members, let isOpen) = types[name.value]?.definition else {
        return ([], false)
      }
      return (members, isOpen)
    }
  }
}
