import Diagnostics
import ResourceSchema

extension Comparison {
  static let groupOfTypes = "types"

  /// Compares the enums, objects, unions and links in `types`, each once, regardless of the number of
  /// uses.
  mutating func compareTypeDeclarations() {
    while !typePairs.isEmpty { compareDeclarations(named: typePairs.removeFirst()) }
  }

  private mutating func compareDeclarations(named names: Both<String>) {
    guard let old = types.old[names.old], let new = types.new[names.new] else { return }
    let declaration = Both(old: old, new: new)
    let subject = Subject(
      group: Self.groupOfTypes, path: names.new, carriers: uses.carriers(of: names.old),
      at: declaration.name.places)
    if case .links(let old, _) = old.definition, case .links(let new, _) = new.definition {
      compareLinks(Both(old: old, new: new), of: subject)
    }
    compareParts(of: resolved(names.map { TypeUse(.named($0)) }).content, subject)
    compareDeprecation(declaration.deprecated, "type `\(names.new)`", subject)
  }
}
