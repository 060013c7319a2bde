import Diagnostics

/// A document of resources with relationships states what it includes.
///
/// By default, each resource type has documents that include its related resources. An author who
/// replaces such a document, to add meta or pagination links, loses the includes.
extension SchemaLints {
  mutating func checkDocumentsWithoutInclude() {
    for document in assembly.documentsWithoutInclude {
      // A document whose name has to change is found again under its new one.
      guard SwiftName.isIdentifier(document.name.value) else { continue }
      let paths = paths(from: document.data)
      guard !paths.isEmpty else { continue }
      diagnostics.report(
        .nothingIncluded,
        "`\(document.name.value)` includes nothing, though its resources have relationships",
        at: document.name.range,
        suggestion: "add `include: [\(paths.prefix(3).joined(separator: ", "))]`, "
          + "or write `include: none` if this is intended")
    }
  }

  /// The relationships that the primary data of a document could include the targets of.
  private func paths(from data: Document.PrimaryData) -> [String] {
    data.types.compactMap { assembly.resource($0.value) }.flatMap(\.relationships)
      .filter { relationship in
        relationship.leadsToAny
          || relationship.targets.contains { assembly.resources[$0.value] != nil }
      }
      .map(\.name.value).uniqued()
  }
}
