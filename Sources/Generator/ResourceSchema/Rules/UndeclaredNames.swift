import Diagnostics

/// Undeclared names. Each one is reported as one error, wherever it is used.
struct UndeclaredNames {
  struct Name {
    let identifier: DiagnosticIdentifier
    let name: Located<String>
    let message: String
    let suggestion: Advice?
    var otherUses: [SourceRange] = []
  }

  private var names: [Name] = []
  private var indices: [String: Int] = [:]
  private static let maxUses = 2

  var count: Int { names.count }

  mutating func add(_ name: Name) {
    let key = "\(name.identifier.rawValue) \(name.name.value)"
    if let index = indices[key] {
      names[index].otherUses.append(name.name.range)
    } else {
      indices[key] = names.count
      names.append(name)
    }
  }

  /// Reports the names in the order of their first uses.
  func report(in assembly: AssembledSchema, to diagnostics: inout DiagnosticList) {
    let renamed = RenamedType(in: assembly)
    for name in names {
      let shown = name.otherUses.prefix(Self.maxUses)
      let count = name.otherUses.count - shown.count
      let isOnlyError = diagnostics.errorCount == 0
      diagnostics.report(
        name.identifier, name.message, at: name.name.range,
        labels: shown.map { .init("also used here", at: $0) },
        note: count > 0 ? "it is used in \(count) more places" : nil,
        suggestion: renamed?.advice(on: name, isOnlyError: isOnlyError) ?? name.suggestion)
    }
  }
}

/// A declared type that may have been renamed: the only one, or the only one that nothing uses.
private struct RenamedType {
  private let name: String
  private let isUsed: Bool

  init?(in assembly: AssembledSchema) {
    let used = Set(assembly.references.map(\.name.value))
    let own = assembly.typesInOrder.map(\.name.value)
    let unused = own.filter { !used.contains($0) }
    guard let name = unused.first ?? own.first, unused.count == 1 || own.count == 1 else {
      return nil
    }
    (self.name, isUsed) = (name, unused.isEmpty)
  }

  /// Returns advice on an undeclared type.
  func advice(on undeclared: UndeclaredNames.Name, isOnlyError: Bool) -> Advice? {
    guard undeclared.identifier == .unknownType, let declare = undeclared.suggestion else {
      return nil
    }
    return .edit(
      isUsed || !isOnlyError ? [] : [(undeclared.name.range, name)],
      "name `\(name)`, \(isUsed ? "the only type" : "which nothing uses"), or \(declare.text)")
  }
}
