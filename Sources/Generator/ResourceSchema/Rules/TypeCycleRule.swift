import Diagnostics

/// Types that are defined by themselves, and objects that hold themselves other than in arrays and
/// maps, which no struct in Swift can.
extension SchemaRules {
  mutating func checkTypeCycles() {
    check(.typeCycle, message: "the type is defined in terms of itself", note: nil) { draft in
      draft.isReference ? draft.references : []
    }
    check(
      .infiniteType,
      message: "a value of this type would contain another value of the same type",
      note: "a struct in Swift cannot, not even if the other may be absent or null;"
        + " arrays and maps of the type are fine"
    ) { draft in draft.references.filter { !$0.isMany } }
  }

  /// Reports each circle of references, once, where it closes.
  private mutating func check(
    _ identifier: DiagnosticIdentifier, message: String, note: String?,
    following references: (DeclaredType) -> [Reference]
  ) {
    var done: Set<String> = []
    for start in assembly.typesInOrder where !done.contains(start.name.value) {
      var way: [Step] = [(start, references(start), 0)]
      var onWay: [String: Int] = [start.name.value: 0]
      while let step = way.last {
        guard step.next < step.references.count else {
          done.insert(step.draft.name.value)
          onWay[step.draft.name.value] = nil
          way.removeLast()
          continue
        }
        way[way.count - 1].next += 1
        let reference = step.references[step.next]
        if let first = onWay[reference.name.value] {
          report(identifier, message, note, Array(way[first...]), closing: reference)
        } else if !done.contains(reference.name.value),
          let next = assembly.types[reference.name.value]
        {
          onWay[reference.name.value] = way.count
          way.append((next, references(next), 0))
        }
      }
    }
  }

  private typealias Step = (draft: DeclaredType, references: [Reference], next: Int)

  private mutating func report(
    _ identifier: DiagnosticIdentifier, _ message: String, _ note: String?, _ circle: [Step],
    closing reference: Reference
  ) {
    // A circle of definitions alone is reported as such, not as an infinite type too.
    if identifier == .infiniteType, circle.allSatisfy(\.draft.isReference) { return }
    let names = circle.map(\.draft.name.value) + [reference.name.value]
    let shown = names.count > 8 ? names.prefix(4) + ["…"] + names.suffix(3) : names[...]
    diagnostics.report(
      identifier, "\(message): \(shown.joined(separator: " → "))", at: reference.name.range,
      labels: circle.dropLast().prefix(4).map {
        .init("on the way", at: $0.references[$0.next - 1].name.range)
      },
      note: note,
      suggestion: identifier == .infiniteType
        ? "write `JSON`, a value of any shape, or `[\(reference.name.value)]` if it is an array"
        : "write what `\(reference.name.value)` is, such as `String`")
  }
}

extension DeclaredType {
  fileprivate var isReference: Bool { declaration?.definition.isReference == true }
}
