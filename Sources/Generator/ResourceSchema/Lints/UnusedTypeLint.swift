import Diagnostics

/// Each type is used by a resource type, a mixin, a document or a default, or by another used type.
///
/// Files without resource types and documents only declare a vocabulary for other files.
extension SchemaLints {
  mutating func checkUnusedTypes() {
    guard !hasErrors, !schema.isVocabulary else { return }
    var used: Set<String> = []
    var next = assembly.referencesOutsideTypes.filter { $0.role != .resource }.map(\.name.value)
    while let name = next.popLast() {
      guard used.insert(name).inserted, let type = assembly.types[name] else { continue }
      next += type.references.map(\.name.value)
    }
    let unused = assembly.typesInOrder.filter { !used.contains($0.name.value) }
    var users: [String: String] = [:]
    for type in unused {
      for reference in type.references where reference.name.value != type.name.value {
        users[reference.name.value] = users[reference.name.value] ?? type.name.value
      }
    }
    for name in unused.map(\.name) {
      let user = users[name.value]
      diagnostics.report(
        .unusedType,
        user.map { "only unused types use the type `\(name.value)`: `\($0)`" }
          ?? "the type `\(name.value)` is not used", at: name.range,
        suggestion: user.map { "use `\($0)`, or remove both" } ?? "use it or remove it")
    }
  }
}

extension Schema {
  /// True if the file cannot use its types and mixins itself.
  var isVocabulary: Bool { resources.isEmpty && documents.isEmpty }
}
