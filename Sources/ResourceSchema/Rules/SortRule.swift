import YAMLSource

/// Lists are sorted by attributes, by the id, or by attributes of related resources.
enum SortRule {
  static func findings(in assembly: SchemaAssembly) -> [Diagnostic] {
    var findings = Findings()
    for resource in assembly.schema.resources {
      for sort in resource.api.sorts { check(sort, of: resource, assembly, &findings) }
    }
    return findings.diagnostics
  }

  private static func check(
    _ sort: Located<String>, of resource: Resource, _ assembly: SchemaAssembly,
    _ findings: inout Findings
  ) {
    if sort.value.hasPrefix("-") || sort.value.hasPrefix("+") {
      findings.report(
        .unknownSort, "a sort has no direction here: clients choose it", at: sort.range,
        suggestion: .write(String(sort.value.dropFirst()), at: sort.range))
      return
    }
    var owners = [resource]
    let parts = sort.value.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    for (index, part) in parts.enumerated() {
      if owners.contains(where: { assembly.hidingMembers.contains($0.type.value) }) { return }
      if index == parts.count - 1 {
        checkField(part, sort, of: owners, &findings)
        return
      }
      let steps = owners.flatMap { $0.relationships.filter { $0.name.value == part } }
      if steps.contains(where: { assembly.hidingTargets.contains($0.name.range) }) { return }
      let targets = Set(steps.flatMap(\.targets).map(\.value)).sorted()
      guard !steps.isEmpty else {
        report(
          part, "relationship", sort, of: owners,
          owners.lazy.flatMap(\.relationships).map(\.name.value), &findings)
        return
      }
      owners = targets.compactMap { assembly.resource($0) }
      if owners.count < targets.count { return }
    }
  }

  private static func checkField(
    _ name: String, _ sort: Located<String>, of owners: [Resource], _ findings: inout Findings
  ) {
    let isKnown = owners.contains { owner in
      owner.attributes.contains { $0.name.value == name || $0.queryName == name }
    }
    guard name != "id", !isKnown else { return }
    report(
      name, "attribute", sort, of: owners, owners.lazy.flatMap(\.attributes).map(\.name.value),
      &findings)
  }

  private static func report(
    _ name: String, _ what: String, _ sort: Located<String>, of owners: [Resource],
    _ known: some Sequence<String>, _ findings: inout Findings
  ) {
    let types = owners.map { "`\($0.type.value)`" }.joined(separator: " or ")
    let near = findings.nearest(to: name, among: known)
    let right = near.map { near in
      let steps = sort.value.split(separator: ".", omittingEmptySubsequences: false)
      return steps.map { $0 == name ? near : String($0) }.joined(separator: ".")
    }
    findings.report(
      .unknownSort, "\(types) has no \(what) `\(name)`", at: sort.range,
      suggestion: right.map { .didYouMean($0, at: sort.range) })
  }
}
