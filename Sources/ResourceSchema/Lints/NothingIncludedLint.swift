import YAMLSource

/// A document of resources that have relationships says what it includes.
///
/// Without being asked, each resource type has documents that include what it leads to. Whoever
/// replaces one, to give it meta or pagination links, loses the includes.
enum NothingIncludedLint {
  static func findings(in schema: LintedSchema) -> [Diagnostic] {
    var findings = Findings()
    for draft in schema.files.flatMap(\.documents) where !draft.statesInclude && !draft.hidesData {
      // A document whose name has to change is found again under its new one.
      guard SwiftName.isIdentifier(draft.document.name.value) else { continue }
      let paths = paths(from: draft.document.data, in: schema.assembly)
      guard !paths.isEmpty else { continue }
      findings.report(
        .nothingIncluded,
        "`\(draft.document.name.value)` includes nothing, though its resources have relationships",
        at: draft.document.name.range,
        suggestion: "add `include: [\(paths.prefix(3).joined(separator: ", "))]`, "
          + "or say that it is meant: `include: none`")
    }
    return findings.diagnostics
  }

  /// The relationships that the primary data of a document could include the targets of.
  private static func paths(
    from data: Document.PrimaryData, in assembly: SchemaAssembly
  ) -> [String] {
    let types: [Located<String>]
    switch data {
    case .one(let some, _), .many(let some): types = some
    case .none, .linkage: return []
    }
    let names = types.compactMap { assembly.resource($0.value) }.flatMap(\.relationships)
      .filter { relationship in
        relationship.targets.contains { assembly.resources[$0.value] != nil }
      }
      .map(\.name.value)
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
