import Diagnostics

/// The changes between two versions of a schema, with their severity in a run.
public struct ChangeReport: Sendable {
  public var changes: [SchemaChange]
  /// The questions for which a breaking change is an error.
  public var failing: Set<Question>
  /// The breaking changes that are allowed.
  public var allowed: [AllowedChange]

  public init(_ changes: [SchemaChange], failing: Set<Question>, allowed: [AllowedChange] = []) {
    self.changes = changes
    self.failing = failing
    self.allowed = allowed
  }

  /// True if a change is an error.
  public var isFailure: Bool { changes.contains { severity(of: $0) == .error } }

  /// How much a change matters in the run: an error makes it fail, a warning may break something.
  public func severity(of change: SchemaChange) -> Diagnostic.Severity {
    guard !isAllowed(change) else { return .note }
    if change.effects.breaks(failing) { return .error }
    return Question.allCases.contains { change.effects[$0] != .none } ? .warning : .note
  }

  /// Returns true if a change is allowed at all of its places.
  private func isAllowed(_ change: SchemaChange) -> Bool {
    let allowed = allowed.filter { $0.kind == change.kind }
    return !allowed.isEmpty
      && change.places.allSatisfy { place in allowed.contains { $0.covers(place) } }
  }

  /// The allowed changes with a place at which no such change occurred.
  public var unmatched: [AllowedChange] {
    allowed.filter { allowed in
      allowed.place != nil
        && !changes.contains {
          $0.kind == allowed.kind && $0.places.contains(where: allowed.covers)
        }
    }
  }

  /// The numbers of changes, in total and for each question:
  /// `3 changes: 1 breaks reads, 2 break source`.
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
