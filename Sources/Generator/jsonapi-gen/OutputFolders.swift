import Diagnostics
import OutputFolder

/// The folders of a run: that of the models, and those of templates whose files go elsewhere.
struct OutputFolders {
  let folders: [(folder: OutputFolder, files: [GeneratedFile])]

  var paths: [String] { folders.flatMap { $0.folder.paths(of: $0.files) } }

  /// Returns the necessary changes, and makes them unless a folder has a conflict.
  func update(
    for api: String, replacing replacement: OutputFolder.Replacement, isDry: Bool,
    _ reporter: Reporter
  ) throws -> [OutputPlan] {
    if !isDry, folders.count > 1 {
      let plans = try update(for: api, replacing: replacement, isDry: true, reporter)
      guard plans.allSatisfy(\.conflicts.isEmpty) else { return plans }
    }
    return try folders.map { folder, files in
      let sayWaiting = {
        reporter.printError("Waiting for another run that uses \(folder.path) …")
      }
      let change = isDry ? folder.compare : folder.update
      return try change(files, api, replacement, sayWaiting)
    }
  }
}

// The report of a run of `generate`, for people.
extension OutputPlan {
  /// The changes, by name if they are few, and their number.
  func lines(isDone: Bool) -> [String] {
    let changes = changes
    let shown = isDone ? changes.prefix(Self.changeLimit) : changes[...]
    var lines = shown.map { "  \($0)" }
    if shown.count < changes.count {
      lines.append("  … and \(changes.count - shown.count) more")
    }
    lines.append("\(folder.path): \(counts(isDone: isDone))")
    return lines
  }

  private func counts(isDone: Bool) -> String {
    guard isDone || !isUpToDate else {
      return "up to date, \(counted(unchanged.count, "file")) unchanged"
    }
    let written = hasManifestAlone ? 1 : writes.count
    return [
      "\(counted(written, "file")) \(isDone ? "" : "to be ")written",
      "\(unchanged.count) unchanged",
      "\(removals.count) \(isDone ? "" : "to be ")deleted",
    ].joined(separator: ", ")
  }

  /// The reason why a check failed, with every change by name.
  var staleness: RunFailure {
    // Without --force, the next run would not overwrite the edits.
    let remedy =
      edited.isEmpty
      ? "generate it again"
      : "move your changes to other files, and generate it again with --force"
    return RunFailure(
      .outdatedOutput, "\(folder.path) is out of date; \(remedy)", details: changes)
  }

  private static let changeLimit = 10

  private var changes: [String] {
    var lines = writes.map { write in
      line(write.reason == .missing ? "new" : "changed", write.file.path)
    }
    lines += removals.map { line("deleted", $0) }
    lines += kept.map { line("kept", $0) + " (not a kind of file that is generated)" }
    if hasManifestAlone {
      lines.append(
        line(manifestChange == .missing ? "new" : "changed", OutputFolder.manifestName))
    }
    lines += leftoverPaths.map { line("deleted", $0) + " (from a killed run)" }
    return lines
  }

  private func line(_ change: String, _ path: String) -> String {
    change.padded(to: 9) + path
      + (edited.contains(path) ? " (edited since it was generated)" : "")
  }

  /// True if only the manifest changes, which is not worth a line otherwise.
  private var hasManifestAlone: Bool {
    manifestChange != nil && writes.isEmpty && removals.isEmpty
  }
}
