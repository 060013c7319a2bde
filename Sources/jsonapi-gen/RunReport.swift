import Diagnostics
import OutputFolder

/// What a run tells about itself.
struct RunReport {
  /// What was read.
  var subject: String
  var plan: OutputPlan
  var output: String

  /// What was read and what became of it; the changes by name as far as they are few.
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
    return [
      "\(counted(isAboutManifestAlone ? 1 : plan.writes.count, "file")) \(isDone ? "" : "to be ")written",
      "\(plan.unchanged.count) unchanged",
      "\(plan.removals.count) \(isDone ? "" : "to be ")deleted",
    ].joined(separator: ", ")
  }

  /// Why a check failed, with every change by name.
  var staleness: RunFailure {
    RunFailure(
      .outdatedOutput, "\(output) is not what the schema yields; generate it again",
      details: changes)
  }

  private static let changeLimit = 10

  private var changes: [String] {
    var lines = plan.writes.map { write in
      switch write.reason {
      case .missing: "new      \(write.file.path)"
      case .outdated: "changed  \(write.file.path)"
      case .edited: "changed  \(write.file.path) (edited by hand since it was generated)"
      }
    }
    lines += plan.removals.map { "deleted  \($0)" }
    if isAboutManifestAlone {
      let change = plan.manifestChange == .missing ? "new    " : "changed"
      lines.append("\(change)  \(OutputFolder.manifestName)")
    }
    return lines
  }

  /// The list of files goes without saying where files change.
  private var isAboutManifestAlone: Bool {
    plan.manifestChange != nil && plan.writes.isEmpty && plan.removals.isEmpty
  }

  private func milliseconds(_ duration: Duration) -> String {
    "\(duration / .milliseconds(1))".prefix { $0 != "." } + " ms"
  }
}
