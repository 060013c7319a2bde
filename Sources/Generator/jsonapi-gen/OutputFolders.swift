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

  /// Returns the necessary changes, and makes them unless a folder has a conflict.
  ///
  /// - Parameter isDry: True to make no changes.
  func update(
    for api: String, replacing replacement: OutputFolder.Replacement, isDry: Bool,
    _ reporter: Reporter
  ) throws(OutputError) -> [OutputPlan] {
    if !isDry, folders.count > 1 {
      let plans = try update(for: api, replacing: replacement, isDry: true, reporter)
      guard plans.allSatisfy(\.conflicts.isEmpty) else { return plans }
    }
    return try folders.map { folder, files throws(OutputError) in
      let sayWaiting = {
        reporter.printError("Waiting for another run that uses \(folder.path) …")
      }
      let change = isDry ? folder.compare : folder.update
      return try change(files, api, replacement, sayWaiting)
    }
  }
}
