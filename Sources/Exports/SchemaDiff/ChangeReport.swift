import Diagnostics

/// The changes between two versions of a schema, with their severity in a run.
public struct ChangeReport: Sendable {
  public var changes: [SchemaChange]
  /// The questions for which a breaking change is an error.
  public var failing: Set<Question>
  public var allowed: [AllowedChange]

  public init(_ changes: [SchemaChange], failing: Set<Question>, allowed: [AllowedChange] = []) {
    self.changes = changes
    self.failing = failing
    self.allowed = allowed
  }

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

/// Breaking changes that are allowed: all of a kind, or those of a kind in one place.
///
/// ```text
/// removed-attribute
/// removed-attribute:articles
/// changed-type:articles.cover.width
/// ```
public struct AllowedChange: Sendable, Equatable {
  public var kind: ChangeKind
  /// The resource type or member, including its parts; `nil` for all places.
  public var place: String?

  public init(_ kind: ChangeKind, in place: String? = nil) {
    self.kind = kind
    self.place = place
  }

  func covers(_ changed: SchemaChange.Place) -> Bool {
    guard let place else { return true }
    let name = changed.name
    return name == place || name.hasPrefix(place + ".") || name.hasPrefix(place + "[")
  }

  /// Returns the place of a change that the user most likely meant.
  public func suggestion(among changes: [SchemaChange]) -> String? {
    guard let place else { return nil }
    let places = changes.filter { $0.kind == kind }.flatMap(\.places)
    return Suggestions.nearest(to: place, among: places.flatMap { [$0.name, $0.group] })
  }
}

extension SchemaChange.Place {
  var name: String { path.isEmpty ? group : "\(group).\(path)" }
}
