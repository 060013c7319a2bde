import Diagnostics
import ResourceSchema

extension AssembledSchema {
  static func assemble(_ files: FileSet) -> AssembledSchema {
    let name = files.drafts.lazy.compactMap(\.name).first
    var assembly = AssembledSchema(schema: Schema(name: name ?? Located("")))
    assembly.schema.description = files.drafts.lazy.compactMap(\.description).first
    assembly.addClient(of: files)
    assembly.hidesNames = files.drafts.reduce([]) { $0.union($1.hidesNames) }
    assembly.checkNames(of: files)
    for draft in files.drafts {
      assembly.references += draft.references
      for type in draft.types { assembly.references += type.references }
      assembly.unions += draft.unions
      assembly.add(draft.types)
      assembly.addLintedParts(of: draft)
    }
    let scopes = files.drafts.indices.map { FileScope(of: $0, in: files, &assembly.diagnostics) }
    for (draft, scope) in zip(files.drafts, scopes) {
      for resource in draft.resources { assembly.add(resource, in: scope) }
    }
    for (draft, scope) in zip(files.drafts, scopes) {
      for document in draft.documents { assembly.add(document, in: scope) }
    }
    assembly.resolveFilters()
    assembly.resolveIncludes()
    return assembly
  }

  private mutating func addLintedParts(of draft: FileDraft) {
    wireNames += draft.wireNames
    otherNames += draft.types.map(\.name) + draft.documents.map(\.document.name)
    otherNames += draft.resources.compactMap(\.resource.swiftName)
    deprecations += draft.deprecations
    mixins += draft.mixins.map(\.name)
    usedMixins += draft.resources.flatMap(\.mixins)
    documentsWithoutInclude +=
      draft.documents.filter { !$0.statesInclude && !$0.hidesData }.map(\.document)
    referencesOutsideTypes += draft.references
  }

  /// Adds the `client` section, which only one file may declare.
  private mutating func addClient(of files: FileSet) {
    let clients = files.drafts.compactMap(\.client)
    guard let first = clients.first else { return }
    schema.client = first.value
    for other in clients.dropFirst() {
      diagnostics.report(
        .duplicateName, "two files have `client`, which applies to the whole API", at: other.range,
        labels: [.init("the other is here", at: first.range)],
        suggestion: "write it in one file")
    }
  }

  /// Every named file has the API's name, unless another imports it, and all agree.
  private mutating func checkNames(of files: FileSet) {
    let imported = Set(files.imports.joined().map(\.target))
    let first = files.drafts.lazy.compactMap(\.name).first
    for (index, draft) in files.drafts.enumerated() {
      if let name = draft.name, let first, name.value != first.value {
        diagnostics.report(
          .nameDisagrees, "the files of one schema must have one name, not `\(name.value)` as well",
          at: name.range, labels: [.init("`\(first.value)` here", at: first.range)],
          suggestion: .write(
            first.value, at: name.range,
            .write("name: \(first.value)", or: "read the file in a run of its own")))
      }
      guard draft.name == nil, index < files.namedCount, !imported.contains(index),
        draft.hidesNames.isEmpty, !draft.statesName
      else { continue }
      let start = SourceRange(file: draft.file.path, start: draft.start, end: draft.start)
      diagnostics.report(
        .missingKey, "the schema has no name", at: start,
        suggestion: "add `name: \(first?.value ?? "NameOfTheAPI")`")
    }
  }
}
