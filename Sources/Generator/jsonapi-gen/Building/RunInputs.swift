import Diagnostics
import SchemaReader

/// The files that a run reads: schemas with their imports, templates, and the configuration.
///
/// The list is filled during the run, so that it is also known after a run that failed.
final class RunInputs {
  /// The files that were read, in the order in which they were.
  private(set) var files: [String] = []
  /// The paths that were looked up, even if there was no file.
  private var sought: [String] = []

  /// The folders whose files were read: another file in them would be read, too.
  var folders: [String] { sought.uniqued().filter(SchemaFiles.isFolder) }

  /// The paths whose changes may change the result of a run.
  var watched: Set<String> { Set(sought + files) }

  /// Records files that were read.
  func add(_ files: [SourceFile]) {
    for file in files where !self.files.contains(file.path) { self.files.append(file.path) }
  }

  /// Records paths of files and folders that are going to be read.
  func seek(_ paths: [String]) { sought += paths }

  /// Returns a function that records the files that another one reads.
  func recording(
    _ load: @escaping (_ path: String) throws -> SourceFile
  ) -> (_ path: String) throws -> SourceFile {
    { path in
      self.seek([path])
      let file = try load(path)
      self.add([file])
      return file
    }
  }
}
