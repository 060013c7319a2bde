import Diagnostics

/// Filters can be expressed in the client's filter dialect.
extension SchemaRules {
  mutating func checkFilters() {
    let filters = assembly.schema.resources.lazy.flatMap(\.api.filters)
      .filter { $0.parameter == nil }
    switch assembly.schema.client.filters {
    case .pattern(let pattern)? where !pattern.value.contains("{operator}"):
      guard let filter = filters.first(where: { !$0.operators.isEmpty }) else { return }
      diagnostics.report(
        .invalidFilterPattern,
        "the pattern has no `{operator}`, but the filter `\(filter.name.value)` has operators",
        at: pattern.range,
        labels: filter.operators.prefix(1).map { .init("they are here", at: $0.range) },
        suggestion: "say where the operator is: `'filter[{name}][{operator}]'`")
    case nil:
      // The parameter of a filter `filter[title]` would be `filter[filter[title]]`.
      for name in filters.map(\.name)
      where name.value.hasPrefix("filter[") && name.value.hasSuffix("]") {
        let inner = String(name.value.dropFirst("filter[".count).dropLast())
        diagnostics.report(
          .invalidName, "the name of a filter is the name in the brackets of its parameter",
          at: name.range, suggestion: .write(inner, at: name.range))
      }
    default: break
    }
  }
}
