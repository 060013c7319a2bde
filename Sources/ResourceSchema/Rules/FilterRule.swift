import Diagnostics

/// Filters with operators need a form that says these.
enum FilterRule {
  static func diagnostics(in assembly: AssembledSchema) -> [Diagnostic] {
    guard case .pattern(let pattern) = assembly.schema.client.filters,
      !pattern.value.contains("{operator}")
    else { return [] }
    let filters = assembly.schema.resources.flatMap(\.api.filters)
    guard
      let filter = filters.first(where: { !$0.operators.isEmpty && $0.parameter == nil }),
      let first = filter.operators.first
    else { return [] }
    var diagnostics = DiagnosticList()
    diagnostics.report(
      .invalidFilterPattern,
      "the pattern has no `{operator}`, but the filter `\(filter.name.value)` has operators",
      at: pattern.range, labels: [.init("they are here", at: first.range)],
      suggestion: "say where the operator is: `'filter[{name}][{operator}]'`")
    return diagnostics.elements
  }
}
