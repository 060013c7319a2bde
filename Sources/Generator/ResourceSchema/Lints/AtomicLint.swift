import Diagnostics

/// Atomic operations write resources.
extension SchemaLints {
  mutating func checkAtomic() {
    guard !hasErrors, let atomic = schema.client.atomic else { return }
    let writing: Set<ResourceAPI.Operation> = [.create, .update, .delete]
    let isUsed = schema.resources.contains { resource in
      resource.api.operations.map { !writing.isDisjoint(with: $0) } ?? true
    }
    guard !isUsed else { return }
    diagnostics.report(
      .needlessAtomic, "no resource type has operations that write", at: atomic.range,
      suggestion: "remove `atomic`, or list create, update or delete in `operations`")
  }
}
