import Diagnostics
import OutputFolder

/// The report of a run of `generate`, for people.
struct RunReport {
  /// The schema that was read.
  var subject: String
  var plan: OutputPlan
  var output: String

  /// Returns the result of a run, with the changes by name as far as they are few.
  func summary(isDone: Bool, duration: Duration) -> String {
    var lines = [subject]
    let shown = isDone ? changes.prefix(Self.changeLimit) : changes[...]
    lines += shown.map { "  \($0)" }
    if shown.count < changes.count {
      lines.append("  … and \(changes.count - shown.count) more")
    }
    lines.append("\(output): \(counts(isDone: isDone)) (\(milliseconds(duration)))")
    return lines.joined(separator: "\n")
  }

  private func counts(isDone: Bool) -> String {
    guard isDone || !plan.isUpToDate else {
      return "up to date, \(counted(plan.unchanged.count, "file")) unchanged"
    }
    let written = hasManifestAlone ? 1 : plan.writes.count
    return [
      "\(counted(written, "file")) \(isDone ? "" : "to be ")written",
      "\(plan.unchanged.count) unchanged",
      "\(plan.removals.count) \(isDone ? "" : "to be ")deleted",
    ].joined(separator: ", ")
  }

  /// The reason why a check failed, with every change by name.
  var staleness: RunFailure {
    RunFailure(
      .outdatedOutput, "\(output) is out of date; generate it again", details: changes)
  }

  private static let changeLimit = 10

  private var changes: [String] {
    var lines = plan.writes.map { write in
      line(write.reason == .missing ? "new" : "changed", write.file.path)
    }
    lines += plan.removals.map { line("deleted", $0) }
    lines += plan.kept.map { line("kept", $0) + " (not a kind of file that is generated)" }
    if hasManifestAlone {
      lines.append(line(plan.manifestChange == .missing ? "new" : "changed", Self.manifest))
    }
    lines += plan.leftoverPaths.map { line("deleted", $0) + " (from a killed run)" }
    return lines
  }

  private func line(_ change: String, _ path: String) -> String {
    change + String(repeating: " ", count: 9 - change.count) + path
      + (plan.edited.contains(path) ? " (edited since it was generated)" : "")
  }

  private static let manifest = OutputFolder.manifestName

  /// Whether nothing but the list of files changes, which is not worth a line otherwise.
  private var hasManifestAlone: Bool {
    plan.manifestChange != nil && plan.writes.isEmpty && plan.removals.isEmpty
  }

  private func milliseconds(_ duration: Duration) -> String {
    "\(duration / .milliseconds(1))".prefix { $0 != "." } + " ms"
  }
}
