/// An atomic change to the file system.
enum OutputStep: Sendable, Equatable {
  case makeFolder(String)
  /// Creates the staging folder for the following steps, the first of which writes the file at a
  /// path.
  case makeStaging(StagingFolder, for: String)
  /// Writes bytes to a temporary file, which will be moved to its final path.
  case prepare([UInt8], at: String, for: String)
  /// Renames a file, and replaces an existing file with the new name.
  case move(String, to: String)
  case remove(String)
  case removeFolderIfEmpty(String)
  /// Deletes the folder as far as possible; the next run deletes the rest.
  case deleteStaging(StagingFolder)

  /// Performs steps in order; if a step fails or the run is interrupted, undoes the steps before.
  static func perform(_ steps: [OutputStep]) throws {
    var reversals: [[OutputStep]] = []
    do {
      for step in steps {
        try Interruption.check()
        reversals.append(try step.perform())
      }
    } catch {
      // The next run completes what cannot be undone, since the manifest lists these files.
      for step in reversals.reversed().joined() { _ = try? step.perform() }
      throw error
    }
  }

  /// Performs the step, and returns the steps that undo it.
  func perform() throws -> [OutputStep] {
    switch self {
    case .makeFolder(let path):
      return try FileSystem.makeFolder(path) ? [.removeFolderIfEmpty(path)] : []
    case .makeStaging(let staging, let place):
      do {
        try staging.make()
      } catch OutputError.system(_, _, let reason) {
        staging.delete()
        throw OutputError.system(action: "written", path: place, reason: reason)
      }
      return [.deleteStaging(staging)]
    case .prepare(let bytes, let path, let place):
      try FileSystem.write(bytes, to: path, for: place)
      return [.remove(path)]
    case .move(let path, let place):
      let earlier = try FileSystem.kind(of: place) == .file ? try FileSystem.read(place) : nil
      try FileSystem.move(path, to: place)
      return (earlier.map { [.prepare($0, at: path, for: place), .move(path, to: place)] })
        ?? [.move(place, to: path)]
    case .remove(let path):
      try FileSystem.remove(path)
      return []
    case .removeFolderIfEmpty(let path):
      return FileSystem.removeFolderIfEmpty(path) ? [.makeFolder(path)] : []
    case .deleteStaging(let staging):
      staging.delete()
      return []
    }
  }
}
