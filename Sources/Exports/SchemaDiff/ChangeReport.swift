import Diagnostics

/// The changes between two versions of a schema, and what a run makes of them.
public struct ChangeReport: Sendable {
  public var changes: [SchemaChange]
  /// The questions that a change must not answer with "breaks".
  public var failing: Set<Question>
  /// The changes that may break everything.
  public var allowed: [AllowedChange]

  public init(_ changes: [SchemaChange], failing: Set<Question>, allowed: [AllowedChange] = []) {
    self.changes = changes
    self.failing = failing
    self.allowed = allowed
  }

  /// True if a change breaks what it must not.
  public var isFailure: Bool { changes.contains { severity(of: $0) == .error } }

  /// How much a change matters in the run: an error makes it fail, a warning may break something.
  public func severity(of change: SchemaChange) -> Diagnostic.Severity {
    guard !isAllowed(change) else { return .note }
    if change.effects.breaks(failing) { return .error }
    return Question.allCases.contains { change.effects[$0] != .none } ? .warning : .note
  }

  /// Returns true if a change may break everything, wherever it is.
  private func isAllowed(_ change: SchemaChange) -> Bool {
    let allowed = allowed.filter { $0.kind == change.kind }
    return !allowed.isEmpty
      && change.places.allSatisfy { place in allowed.contains { $0.covers(place) } }
  }

  /// The places for which changes are allowed that did not happen there.
  public var unmatched: [AllowedChange] {
    allowed.filter { allowed in
      allowed.place != nil
        && !changes.contains {
          $0.kind == allowed.kind && $0.places.contains(where: allowed.covers)
        }
    }
  }

  /// The changes under the headings under which they are reported, in their order.
  var groups: [(title: String, changes: [SchemaChange])] {
    var indices: [String: Int] = [:]
    var result: [(title: String, changes: [SchemaChange])] = []
    for change in changes {
      if let index = indices[change.title] {
        result[index].changes.append(change)
      } else {
        indices[change.title] = result.count
        result.append((change.title, [change]))
      }
    }
    return result
  }

  /// The numbers of changes: `3 changes: 1 breaks reads, 2 break source`.
  public var counts: String {
    guard !changes.isEmpty else { return "No changes." }
    let breaking = Question.allCases.compactMap { question -> String? in
      let count = changes.count { $0.effects[question] == .breaking }
      return count == 0 ? nil : "\(count) \(count == 1 ? "breaks" : "break") \(question.rawValue)"
    }
    let exceptions = changes.count(where: isAllowed)
    let parts =
      (breaking.isEmpty ? ["nothing breaks"] : breaking)
      + (exceptions == 0 ? [] : ["\(exceptions) allowed"])
    return "\(counted(changes.count, "change")): \(parts.joined(separator: ", "))."
  }
}
