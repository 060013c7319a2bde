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
    guard !names.isEmpty else { return }
    let renamed = RenamedType(in: assembly)
    for name in names {
      let shown = name.otherUses.prefix(Self.maxUses)
      let count = name.otherUses.count - shown.count
      let isOnlyError = diagnostics.errorCount == 0
      diagnostics.report(
        name.identifier, name.message, at: name.name.range,
        labels: shown.map { .init("also used here", at: $0) },
        note: count > 0 ? "it is used in \(count) more places" : nil,
        suggestion: renamed.advice(on: name, isOnlyError: isOnlyError) ?? name.suggestion)
    }
  }
}

/// The declared types, of which one may have been renamed.
private struct RenamedType {
  private let own: [String]
  private let unused: [String]

  init(in assembly: AssembledSchema) {
    let used = Set(assembly.references.map(\.name.value))
    own = assembly.typesInOrder.map(\.name.value)
    unused = own.filter { !used.contains($0) }
  }

  /// Returns advice on an undeclared type: the only one whose name ends with its name, the only one
  /// that nothing uses, or the only one.
  func advice(on undeclared: UndeclaredNames.Name, isOnlyError: Bool) -> Advice? {
    guard undeclared.identifier == .unknownType, let declare = undeclared.suggestion else {
      return nil
    }
    let places = ([undeclared.name.range] + undeclared.otherUses).sorted { $0.start < $1.start }
    let canEdit = Set(places.map(\.file)).count == 1
    func advice(_ name: String, _ isCertain: Bool, _ sentence: Advice) -> Advice {
      .edit(isCertain && canEdit ? places.map { ($0, name) } : [], sentence)
    }
    let longer = own.filter { Self.isWord(undeclared.name.value, of: $0) }
    if longer.count == 1 {
      return advice(
        longer[0], isOnlyError, "did you mean `\(longer[0])`? Otherwise, \(declare.text)")
    }
    guard let name = unused.first ?? own.first, unused.count == 1 || own.count == 1 else {
      return nil
    }
    let isUsed = unused.isEmpty
    return advice(
      name, !isUsed && isOnlyError,
      "name `\(name)`, \(isUsed ? "the only type" : "which nothing uses"), or \(declare.text)")
  }

  /// True for `Status` of `TicketStatus`.
  private static func isWord(_ word: String, of name: String) -> Bool {
    word.first?.isUppercase == true && name.hasSuffix(word)
      && name.dropLast(word.count).last?.isUppercase == false
  }
}
