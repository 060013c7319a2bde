import Diagnostics

/// Filters can be expressed in the client's filter dialect.
extension SchemaRules {
  mutating func checkFilters() {
    let filters = assembly.schema.resources.flatMap(\.api.filters)
    switch assembly.schema.client.filters {
    case .pattern(let pattern)? where !pattern.value.contains("{operator}"):
      reportOperators(of: filters, without: pattern)
    case nil: for filter in filters where filter.parameter == nil { checkName(filter.name) }
    default: break
    }
  }

  /// Reports filters with operators if the dialect has none.
  private mutating func reportOperators(
    of filters: [ResourceAPI.Filter], without pattern: Located<String>
  ) {
    guard
      let filter = filters.first(where: { !$0.operators.isEmpty && $0.parameter == nil }),
      let first = filter.operators.first
    else { return }
    diagnostics.report(
      .invalidFilterPattern,
      "the pattern has no `{operator}`, but the filter `\(filter.name.value)` has operators",
      at: pattern.range, labels: [.init("they are here", at: first.range)],
      suggestion: "say where the operator is: `'filter[{name}][{operator}]'`")
  }

  /// Reports `filter[title]`, whose parameter would be `filter[filter[title]]`.
  private mutating func checkName(_ name: Located<String>) {
    guard name.value.hasPrefix("filter["), name.value.hasSuffix("]") else { return }
    let inner = String(name.value.dropFirst("filter[".count).dropLast())
    diagnostics.report(
      .invalidName, "the name of a filter is the name in the brackets of its parameter",
      at: name.range, suggestion: .write(inner, at: name.range))
  }
}
