import Diagnostics

/// A use of an undeclared name. All uses of a name are one error.
struct UndeclaredName {
  let identifier: DiagnosticIdentifier
  let name: Located<String>
  let message: String
  let suggestion: Advice
}

extension [UndeclaredName] {
  func report(to diagnostics: inout DiagnosticList) {
    for uses in grouped(by: \.message) {
      let others = uses.dropFirst()
      let shown = others.prefix(2)
      diagnostics.report(
        uses[0].identifier, uses[0].message, at: uses[0].name.range,
        labels: shown.map { .init("also used here", at: $0.name.range) },
        note: others.count > shown.count
          ? "it is used in \(others.count - shown.count) more places" : nil,
        // With many errors, advice would only make the list longer.
        suggestion: diagnostics.errorCount < 50 ? uses[0].suggestion : nil)
    }
  }
}
