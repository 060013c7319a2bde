import Diagnostics
import ResourceSchema

/// The enums, objects, unions and links in `types`, each compared once wherever it is used.
enum TypeDeclarationRule {
  static let group = "types"

  static func compare(in comparison: inout Comparison) {
    while !comparison.typePairs.isEmpty { compare(comparison.typePairs.removeFirst(), &comparison) }
    compareUnused(in: &comparison)
  }

  private static func compare(_ pair: Comparison.TypePair, _ comparison: inout Comparison) {
    guard let old = comparison.oldTypes[pair.old], let new = comparison.newTypes[pair.new] else {
      return
    }
    let subject = Subject(
      group: group, path: pair.new, carriers: comparison.uses.carriers(of: pair.old),
      enclosingRange: new.name.range)
    compareDefinitions(old, new, subject, &comparison)
    SwiftRule.deprecated(
      "type `\(pair.new)`", old.deprecated != nil, new.deprecated != nil, subject, old.name.range,
      new.name.range, in: &comparison)
  }

  private static func compareDefinitions(
    _ old: TypeDeclaration, _ new: TypeDeclaration, _ subject: Subject,
    _ comparison: inout Comparison
  ) {
    let places = TypePlaces(old: old.name.range, new: new.name.range)
    switch (old.definition, new.definition) {
    case (.enumeration(let old), .enumeration(let new)):
      EnumRule.compare(old, new, of: subject, at: places, in: &comparison)
    case (.object(let old), .object(let new)):
      MembersRule.compare(old.members, new.members, of: subject, as: .member, in: &comparison)
    case (.union(let old), .union(let new)):
      UnionRule.compare(old, new, of: subject, at: places, in: &comparison)
    case (.links(let old, let wasOpen), .links(let new, let isOpen)):
      LinksRule.compare(old, new, of: subject, in: &comparison)
      LinksRule.compareOpenness(wasOpen, isOpen, of: subject, at: places, in: &comparison)
    default: break
    }
  }

  /// Reports types that are gone and that nothing in both schemas used.
  private static func compareUnused(in comparison: inout Comparison) {
    let paired = comparison.pairedTypes
    for (name, old) in comparison.oldTypes.sorted(by: { $0.key < $1.key })
    where comparison.newTypes[name] == nil && !paired.contains(name)
      && comparison.uses.carriers(of: name).isEmpty
    {
      comparison.report(
        .changedSwiftType, Subject(group: group), "type `\(name)` was removed",
        old: old.name.range)
    }
  }
}
