import Diagnostics
import ResourceSchema

/// The enums, objects, unions and links in `types`, each compared once, regardless of the number of
/// uses.
enum TypeDeclarationRule {
  static let group = "types"

  static func compare(in comparison: inout Comparison) {
    while !comparison.typePairs.isEmpty { compare(comparison.typePairs.removeFirst(), &comparison) }
  }

  private static func compare(_ pair: Comparison.TypePair, _ comparison: inout Comparison) {
    guard let old = comparison.oldTypes[pair.old], let new = comparison.newTypes[pair.new] else {
      return
    }
    let subject = Subject(
      group: group, path: pair.new, carriers: comparison.uses.carriers(of: pair.old),
      enclosingRange: new.name.range)
    compareDefinitions(old, new, subject, &comparison)
    DeprecationRule.compare(
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
    case (.links(let old, _), .links(let new, _)):
      LinksRule.compare(old, new, of: subject, in: &comparison)
    default: break
    }
  }
}
