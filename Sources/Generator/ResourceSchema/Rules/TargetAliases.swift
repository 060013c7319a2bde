import Diagnostics

/// Types that are aliases of resource types, such as `Owner: people | teams`, and are only valid as
/// targets of relationships.
struct TargetAliases {
  private var targets: [String: [String]] = [:]
  private var aliases: [SourceRange: DeclaredType] = [:]
  private var reported: Set<String> = []

  /// - Parameter resourceType: returns the resource type that the name of a type refers to.
  init(in assembly: AssembledSchema, _ resourceType: (Located<String>) -> String?) {
    for type in assembly.typesInOrder {
      switch type.declaration?.definition {
      case .alias, .union: break
      default: continue
      }
      let types = type.references.compactMap { resourceType($0.name) }
      guard !types.isEmpty, types.count == type.references.count else { continue }
      targets[type.name.value] = types
      for reference in type.references { aliases[reference.name.range] = type }
    }
  }

  func contains(_ name: String) -> Bool { targets[name] != nil }

  /// The type whose declaration names a resource type in a place.
  func alias(withUseAt range: SourceRange) -> DeclaredType? { aliases[range] }

  /// Reports all uses of a type as one error.
  mutating func report(
    _ alias: DeclaredType, in assembly: AssembledSchema, to diagnostics: inout DiagnosticList
  ) {
    guard reported.insert(alias.name.value).inserted, let first = alias.references.first,
      let types = targets[alias.name.value]
    else { return }
    let union = types.joined(separator: " | ")
    func target(_ isMany: Bool, _ isNullable: Bool = false) -> String {
      isMany || first.isMany ? "[\(union)]" : union + (isNullable ? "?" : "")
    }
    let related = assembly.schema.resources.lazy.flatMap(\.relationships).first { relationship in
      relationship.targets.contains { $0.value == alias.name.value }
    }.map { "\($0.name.value): \(target($0.cardinality == .many, $0.isNullable))" }
    let attribute = assembly.references.lazy.compactMap { reference in
      reference.name.value != alias.name.value
        ? nil : reference.attribute.map { "\($0): \(target(reference.isMany))" }
    }.first
    let name = alias.name.value
    diagnostics.report(
      .unknownType,
      types.count > 1
        ? "`\(name)` consists of resource types, but types describe values"
        : "`\(name)` is a resource type, but types describe values",
      at: first.name.range,
      note: "`\(types[0])` is a resource type, so only relationships can lead to it",
      suggestion: Advice(
        (related ?? attribute).map { "remove `\(name)`, and write `\($0)` in `relationships`" }
          ?? "remove it, and write `\(union)` where a relationship leads to them"))
  }
}
