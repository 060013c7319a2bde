import Diagnostics

extension AssembledSchema {
  /// Fills in the types that documents include, and reports invalid paths.
  package mutating func resolveIncludes() {
    for number in schema.documents.indices {
      let document = schema.documents[number]
      guard !hidingData.contains(document.name.range), let start = startingTypes(of: document)
      else { continue }
      var included: Set<String> = []
      for path in document.include {
        checkLinkage(of: document, path)
        included.formUnion(follow(path, from: start))
      }
      schema.documents[number].includedTypes = included.compactMap { resources[$0] }.sorted()
        .map { schema.resources[$0].type.value }
    }
    for resource in schema.resources {
      guard case .paths(let paths) = resource.api.includes else { continue }
      for path in paths { _ = follow(path, from: [resource.type.value]) }
    }
  }

  /// Returns the types at which the include paths of a document begin; `nil` if an error may hide
  /// one.
  private func startingTypes(of document: Document) -> [String]? {
    var types = document.data.types.map(\.value)
    if case .linkage(let resource, _) = document.data { types = [resource.value] }
    if case .any = document.data { types = schema.resources.map(\.type.value) }
    return types.allSatisfy { resources[$0] != nil } ? types : nil
  }

  /// Include paths of a relationship's own document begin with the relationship.
  private mutating func checkLinkage(of document: Document, _ path: IncludePath) {
    guard case .linkage(_, let relationship) = document.data, let first = path.relationships.first,
      first.value != relationship.value
    else { return }
    diagnostics.report(
      .includeOutsideLinkage,
      "the document contains the linkage of `\(relationship.value)` and cannot include anything else",
      at: first.range,
      suggestion: "a path begins with the relationship: `\(relationship.value)` or"
        + " `\(relationship.value).\(path.text)`")
  }

  /// The types on a path, the last included.
  private mutating func follow(_ path: IncludePath, from start: [String]) -> Set<String> {
    var types = Set(start)
    var included: Set<String> = []
    for name in path.relationships {
      let owners = types.sorted().compactMap { resource($0) }
      let steps = owners.compactMap { members.relationship(name.value, of: $0) }
      let isUncertain =
        owners.count < types.count || owners.contains { hidingMembers.contains($0.type.value) }
        || steps.contains { hidingTargets.contains($0.name.range) }
      guard !steps.isEmpty else {
        if !isUncertain { reportUnknown(name, of: owners, on: path) }
        return included
      }
      types = Set(steps.flatMap(schema.targets))
      included.formUnion(types)
      guard !types.isEmpty else {
        if !isUncertain {
          diagnostics.reportTargetless(.unknownInclude, name.value, steps, at: name.range)
        }
        return included
      }
    }
    return included
  }

  private mutating func reportUnknown(
    _ name: Located<String>, of owners: [Resource], on path: IncludePath
  ) {
    let names = owners.lazy.flatMap(\.relationships).map(\.name.value)
    let isAttribute = owners.contains { members.hasAttribute(name.value, of: $0) }
    diagnostics.report(
      .unknownInclude, "\(owners.alternatives) has no relationship `\(name.value)`", at: name.range,
      note: isAttribute
        ? "`\(name.value)` is an attribute, which is always present" : nil,
      suggestion: relationshipAdvice(name, of: owners)
        ?? diagnostics.suggestion(for: name, among: names)
        ?? (isAttribute
          ? (path.relationships.count == 1 ? "remove it" : "end the path before it")
          : listAdvice(name, of: owners, on: path)))
  }

  private func listAdvice(
    _ name: Located<String>, of owners: [Resource], on path: IncludePath
  ) -> Advice? {
    // With many errors, the list would only make the output longer.
    guard diagnostics.errorCount < 50 else { return nil }
    let before = path.relationships.prefix { $0.range != name.range }.map(\.value)
    let names = owners.lazy.flatMap(\.relationships).prefix(5)
      .map { (before + [$0.name.value]).joined(separator: ".") }
    return names.isEmpty
      ? "remove it: \(owners.alternatives) has no relationships" : .write(oneOf: Array(names))
  }

  /// Returns advice on a path that names the target of a relationship.
  private func relationshipAdvice(_ name: Located<String>, of owners: [Resource]) -> Advice? {
    // With thousands of errors, thousands of relationships would be searched for each.
    guard owners.reduce(0, { $0 + $1.relationships.count }) <= 500 else { return nil }
    if owners.contains(where: { $0.type.value == name.value }) {
      return "a path begins with a relationship of `\(name.value)`: leave out `\(name.value).`"
    }
    let leading = owners.flatMap(\.relationships).filter { relationship in
      relationship.targets.contains {
        $0.value == name.value || EnglishNoun.singular(of: $0.value) == name.value
      }
    }
    guard let first = leading.first else { return nil }
    let words = leading.map { "`\($0.name.value)`" }
    let others = Set(words).count > 1 ? ", or \(words.dropFirst().joined(separator: ", "))" : ""
    return .write(
      first.name.value, at: name.range,
      "a path names relationships: did you mean \(words[0])\(others)?")
  }
}

extension DiagnosticList {
  /// Reports a relationship on a path of an include or a sort, which has no target.
  mutating func reportTargetless(
    _ identifier: DiagnosticIdentifier, _ name: String, _ steps: [Relationship],
    at range: SourceRange
  ) {
    report(
      identifier, "the target of `\(name)` is unknown", at: range,
      labels: steps.map { .init("the relationship is here", at: $0.name.range) },
      suggestion: "give the relationship a target, with `linkage: never` if there is no `data`")
  }
}

extension [Resource] {
  var alternatives: String { map { "`\($0.type.value)`" }.joined(separator: " or ") }
}
