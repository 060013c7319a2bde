import YAMLSource

/// The files of a run put together: one model, with what rules need to know about its gaps.
struct SchemaAssembly {
  var schema: Schema
  /// The names of types with what they use; a declaration with a mistake has its name here too.
  var types: [String: TypeDraft] = [:]
  var typesInOrder: [TypeDraft] = []
  /// The resource types by their names, as places in the schema's list.
  var resources: [String: Int] = [:]
  /// The places of documents by their names.
  var documents: [String: Located<String>] = [:]
  var references: [Reference] = []
  var unions: [ValueUnion] = []
  /// The names that a mistake may have kept from being read.
  var hidesNames: HiddenNames = []
  /// Names that nobody declares, and that may be hidden.
  var unresolvedNames: [Located<String>] = []
  /// Resource types with members that may not have been read.
  var hidingMembers: Set<String> = []
  /// Relationships with targets that may not have been read, by the places of their names.
  var hidingTargets: Set<SourceRange> = []
  /// Documents with primary data that may not have been read, by the places of their names.
  var hidingData: Set<SourceRange> = []
  var findings = Findings()

  static func assemble(_ files: FileSet) -> SchemaAssembly {
    var assembly = SchemaAssembly(schema: Schema(name: apiName(files)))
    assembly.schema.description = files.drafts.lazy.compactMap(\.description).first
    assembly.hidesNames = files.drafts.reduce([]) { $0.union($1.hidesNames) }
    assembly.checkNames(of: files)
    for draft in files.drafts {
      assembly.references += draft.references
      for type in draft.types {
        assembly.references += type.references.map {
          Reference(name: $0.name, role: .value, isMany: $0.isIndirect)
        }
      }
      assembly.unions += draft.unions
      assembly.add(draft.types)
    }
    for index in files.drafts.indices {
      let scope = FileScope(of: index, in: files, &assembly.findings)
      for draft in files.drafts[index].resources { assembly.add(draft, in: scope) }
    }
    for index in files.drafts.indices {
      var unheard = Findings()
      let scope = FileScope(of: index, in: files, &unheard)
      for draft in files.drafts[index].documents { assembly.add(draft, in: scope) }
    }
    assembly.resolveFilters()
    assembly.resolveIncludes()
    return assembly
  }

  func resource(_ type: String) -> Resource? {
    resources[type].map { schema.resources[$0] }
  }

  private static func apiName(_ files: FileSet) -> Located<String> {
    let nowhere = SourceRange(file: "", start: .start, end: .start)
    return files.drafts.lazy.compactMap(\.name).first ?? Located("", at: nowhere)
  }

  private mutating func add(_ drafts: [TypeDraft]) {
    for draft in drafts {
      if let first = types[draft.name.value] {
        reportDuplicate(draft.name, "type", first: first.name)
        continue
      }
      types[draft.name.value] = draft
      typesInOrder.append(draft)
      if let declaration = draft.declaration { schema.types.append(declaration) }
    }
  }

  mutating func reportDuplicate(
    _ name: Located<String>, _ what: String, first: Located<String>
  ) {
    findings.report(
      .duplicateName, "the \(what) `\(name.value)` is declared twice", at: name.range,
      labels: [.init("first declared here", at: first.range)])
  }
}

extension SchemaAssembly {
  /// Every named file has the API's name, unless another imports it, and all agree.
  private mutating func checkNames(of files: FileSet) {
    let imported = Set(files.imports.joined().map(\.target))
    let first = files.drafts.lazy.compactMap(\.name).first
    for (index, draft) in files.drafts.enumerated() {
      if let name = draft.name, let first, name.value != first.value {
        findings.report(
          .nameDisagrees, "the files of one schema have one name, not `\(name.value)` as well",
          at: name.range, labels: [.init("`\(first.value)` here", at: first.range)],
          suggestion: .write(
            first.value, at: name.range,
            "write `name: \(first.value)`, or read the file in a run of its own"))
      }
      guard draft.name == nil, index < files.namedCount, !imported.contains(index),
        draft.hidesNames.isEmpty, !draft.statesName
      else { continue }
      let start = SourceRange(file: draft.file.path, start: draft.start, end: draft.start)
      findings.report(
        .missingKey, "the schema has no name", at: start,
        suggestion: "add `name: \(first?.value ?? "NameOfTheAPI")`")
    }
  }
}
