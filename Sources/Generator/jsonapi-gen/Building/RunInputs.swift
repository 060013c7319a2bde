import Diagnostics
import Foundation
import SchemaReader

/// The files that a run reads: schemas with their imports, templates, and the configuration.
///
/// The list is filled during the run, so that it is also known after a run that failed.
final class RunInputs {
  /// The files that were read, in the order in which they were.
  private(set) var files: [String] = []
  /// The folders whose files were read: another file in them would be read, too.
  private(set) var folders: [String] = []
  /// The paths that were looked up, even if there was no file.
  private(set) var sought: Set<String> = []

  /// Records files that were read.
  func add(_ files: [SourceFile]) {
    for file in files { add(file.path, to: \.files) }
  }

  /// Records paths of files and folders that are going to be read.
  func seek(_ paths: [String]) {
    sought.formUnion(paths)
    for path in paths where SchemaFiles.isFolder(path) { add(path, to: \.folders) }
  }

  /// Returns a function that records the files that another one reads.
  func recording(
    _ load: @escaping (_ path: String) throws -> SourceFile
  ) -> (_ path: String) throws -> SourceFile {
    { path in
      self.sought.insert(path)
      let file = try load(path)
      self.add([file])
      return file
    }
  }

  private func add(_ path: String, to list: ReferenceWritableKeyPath<RunInputs, [String]>) {
    if !self[keyPath: list].contains(path) { self[keyPath: list].append(path) }
  }

  /// The paths whose changes may change the result of a run.
  var watched: Set<String> { sought.union(files).union(folders) }
}
