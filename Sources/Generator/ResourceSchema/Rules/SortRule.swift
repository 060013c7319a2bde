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
        return checkField(Step(parts: parts, index: index), sort, of: owners)
      }
      let steps = owners.compactMap { assembly.members.relationship(part, of: $0) }
      if steps.contains(where: { assembly.hidingTargets.contains($0.name.range) }) { return }
      let targets = Set(steps.flatMap { assembly.targets(of: $0) }).sorted()
      guard !steps.isEmpty else {
        return report(
          Step(parts: parts, index: index), "relationship", sort, of: owners,
          owners.lazy.flatMap(\.relationships).map(\.name.value))
      }
      guard !targets.isEmpty else {
        return diagnostics.reportTargetless(.unknownSort, part, steps, at: sort.range)
      }
      owners = targets.compactMap { assembly.resource($0) }
      if owners.count < targets.count { return }
    }
  }

  /// A name in the text of a sort, such as the second in `author.name`.
  private struct Step {
    let parts: [String]
    let index: Int

    var name: String { parts[index] }

    /// The whole text with another name in this place.
    func replaced(by name: String) -> String {
      var parts = parts
      parts[index] = name
      return parts.joined(separator: ".")
    }
  }

  private mutating func checkField(
    _ step: Step, _ sort: Located<String>, of owners: [Resource]
  ) {
    let isKnown = owners.contains { assembly.members.hasAttribute(step.name, of: $0) }
    guard step.name != "id", !isKnown else { return }
    if diagnostics.errorCount < 50, let path = path(step.name, from: owners) {
      return diagnostics.report(
        .unknownSort, "\(owners.alternatives) has no attribute `\(step.name)`", at: sort.range,
        suggestion: .write(
          step.replaced(by: path), at: sort.range,
          "dots lead to the attributes of other resources: `\(step.replaced(by: path))`"))
    }
    report(
      step, "attribute", sort, of: owners, owners.lazy.flatMap(\.attributes).map(\.name.value))
  }

  /// Returns the path of an attribute of a related resource for `author__name`, `author/name` or
  /// `authorName`.
  private func path(_ name: String, from owners: [Resource]) -> String? {
    for (relationship, rest) in owners.flatMap(\.relationships).beginning(name) {
      let attributes = assembly.targets(of: relationship).lazy.compactMap { assembly.resource($0) }
        .flatMap(\.attributes).map(\.name.value)
      if let attribute = attributes.first(where: { $0.lowercased() == rest.lowercased() }) {
        return "\(relationship.name.value).\(attribute)"
      }
    }
    return nil
  }

  private mutating func report(
    _ step: Step, _ what: String, _ sort: Located<String>, of owners: [Resource],
    _ known: some Sequence<String>
  ) {
    let near = diagnostics.nearest(to: step.name, among: known)
    diagnostics.report(
      .unknownSort, "\(owners.alternatives) has no \(what) `\(step.name)`", at: sort.range,
      suggestion: near.map { .didYouMean(step.replaced(by: $0), at: sort.range) }
        ?? (diagnostics.errorCount < 50 ? advice(step, what, known) : nil))
  }

  private func advice(_ step: Step, _ what: String, _ known: some Sequence<String>) -> Advice? {
    let names = known.prefix(4).map { step.replaced(by: $0) }
    guard step.parts.count == 1 else { return names.isEmpty ? nil : .write(oneOf: names) }
    let other = "`{ name: \(step.name) }` for what is not a field"
    return names.isEmpty ? "declare the \(what), or \(other)" : .write(oneOf: names, or: other)
  }
}
