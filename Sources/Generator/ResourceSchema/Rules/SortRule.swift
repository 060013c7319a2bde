import Diagnostics

/// Lists are sorted by attributes, by the id, or by attributes of related resources.
extension SchemaRules {
  mutating func checkSorts() {
    for resource in assembly.schema.resources {
      for sort in resource.api.sorts where !sort.isDeclared { check(sort.name, of: resource) }
    }
  }

  private static let directions: Set = ["asc", "desc", "ascending", "descending"]

  private mutating func check(_ sort: Located<String>, of resource: Resource) {
    let words = sort.value.split { " :".contains($0) }.map(String.init)
    let hasWord =
      words.count == 2 && Self.directions.contains(words[1].lowercased())
      && !assembly.members.hasAttribute(sort.value, of: resource)
    if sort.value.hasPrefix("-") || sort.value.hasPrefix("+") || hasWord {
      let name = hasWord ? words[0] : String(sort.value.dropFirst())
      let isThere = resource.api.sorts.contains { $0.name.value == name }
      diagnostics.report(
        .unknownSort, "a sort field has no direction: clients choose it", at: sort.range,
        suggestion: isThere
          ? "remove it: `\(name)` is there already" : .write(name, at: sort.range))
      return
    }
    var owners = [resource]
    let parts = sort.value.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    for (index, part) in parts.enumerated() {
      if owners.contains(where: { assembly.hidingMembers.contains($0.type.value) }) { return }
      if index == parts.count - 1 {
        let isKnown = owners.contains { assembly.members.hasAttribute(part, of: $0) }
        if part == "id" || isKnown { return }
        return report(
          parts, index, "attribute", sort, of: owners,
          owners.lazy.flatMap(\.attributes).map(\.name.value))
      }
      let steps = owners.compactMap { assembly.members.relationship(part, of: $0) }
      if steps.contains(where: { assembly.hidingTargets.contains($0.name.range) }) { return }
      let targets = Set(steps.flatMap(assembly.schema.targets)).sorted()
      guard !steps.isEmpty else {
        return report(
          parts, index, "relationship", sort, of: owners,
          owners.lazy.flatMap(\.relationships).map(\.name.value))
      }
      guard !targets.isEmpty else {
        return diagnostics.reportTargetless(.unknownSort, part, steps, at: sort.range)
      }
      owners = targets.compactMap { assembly.resource($0) }
      if owners.count < targets.count { return }
    }
  }

  /// Reports the part of a sort that is not a field, such as the second in `author.name`.
  private mutating func report(
    _ parts: [String], _ index: Int, _ what: String, _ sort: Located<String>,
    of owners: [Resource], _ known: some Sequence<String>
  ) {
    let before = parts[..<index]
    let rest = parts[(index + 1)...]
    func whole(_ name: String) -> String { (before + [name] + rest).joined(separator: ".") }
    let some = known.prefix(6).map(whole)
    let names = Array(some.prefix(5))
    let other = [
      some.count > 5 ? "another \(what)" : nil,
      parts.count == 1 ? "`{ name: \(parts[0]) }` for what is not a field" : nil,
    ].compactMap(\.self)
    let advice: Advice =
      names.isEmpty
      ? Advice(
        (["declare the \(what)"] + other.map { "write \($0)" }).joined(separator: ", or "))
      : .write(oneOf: names, or: other.isEmpty ? nil : other.joined(separator: ", or "))
    diagnostics.report(
      .unknownSort, "\(owners.alternatives) has no \(what) `\(parts[index])`", at: sort.range,
      // With many errors, advice would only make the list longer.
      suggestion: diagnostics.suggestions.nearest(to: parts[index], among: known)
        .map { .didYouMean(whole($0), at: sort.range) }
        ?? (diagnostics.errorCount < 50 ? advice : nil))
  }
}
