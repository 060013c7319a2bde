import Diagnostics

/// Undeclared names. Each one is reported as one error, wherever it is used.
struct UndeclaredNames {
  private struct Name {
    let identifier: DiagnosticIdentifier
    let name: Located<String>
    let message: String
    let suggestion: Advice
    var otherUses: [SourceRange] = []
  }

  private var names: [Name] = []
  private var indices: [String: Int] = [:]
  private static let maxUses = 2

  mutating func add(
    _ identifier: DiagnosticIdentifier, _ name: Located<String>, _ message: String,
    _ suggestion: Advice
  ) {
    if let index = indices[message] {
      names[index].otherUses.append(name.range)
    } else {
      indices[message] = names.count
      names.append(
        Name(identifier: identifier, name: name, message: message, suggestion: suggestion))
    }
  }

  func report(to diagnostics: inout DiagnosticList) {
    for name in names {
      let shown = name.otherUses.prefix(Self.maxUses)
      let count = name.otherUses.count - shown.count
      diagnostics.report(
        name.identifier, name.message, at: name.name.range,
        labels: shown.map { .init("also used here", at: $0) },
        note: count > 0 ? "it is used in \(count) more places" : nil,
        // With many errors, advice would only make the list longer.
        suggestion: diagnostics.errorCount < 50 ? name.suggestion : nil)
    }
  }
}
