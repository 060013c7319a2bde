import Diagnostics
import OutputFolder
import Rendering

/// The folders of a run: that of the models, and those of templates whose files go elsewhere.
struct OutputFolders {
  private let folders: [(folder: OutputFolder, files: [GeneratedFile])]

  /// - Parameter output: The folder of the models.
  init(_ models: SchemaRun.Models, output: String) {
    folders =
      [(OutputFolder(path: output), models.files)]
      + models.otherFiles.sorted { $0.key < $1.key }.map { (OutputFolder(path: $0), $1) }
  }

  /// The paths of all files, those of the models first.
  var paths: [String] { folders.flatMap { $0.folder.paths(of: $0.files) } }

  /// The changes to a folder.
  struct Change {
    var folder: OutputFolder
    var plan: OutputPlan
  }

  /// Returns the necessary changes, without making them.
  func compare(
    for api: String, replacing replacement: OutputFolder.Replacement, _ reporter: Reporter
  ) throws(OutputError) -> [Change] {
    try folders.map { folder, files throws(OutputError) in
      Change(
        folder: folder,
        plan: try folder.compare(
          with: files, of: api, replacing: replacement, onWait: { reporter.sayWaiting(for: folder) }
        ))
    }
  }

  /// Makes the changes, unless a folder has a conflict.
  func update(
    for api: String, replacing replacement: OutputFolder.Replacement, _ reporter: Reporter
  ) throws(OutputError) -> [Change] {
    if folders.count > 1 {
      let changes = try compare(for: api, replacing: replacement, reporter)
      guard changes.allSatisfy(\.plan.conflicts.isEmpty) else { return changes }
    }
    return try folders.map { folder, files throws(OutputError) in
      Change(
        folder: folder,
        plan: try folder.update(
          to: files, of: api, replacing: replacement, onWait: { reporter.sayWaiting(for: folder) }))
    }
  }
}

extension Reporter {
  fileprivate func sayWaiting(for folder: OutputFolder) {
    printError("Waiting for another run that uses \(folder.path) …")
  }
}
