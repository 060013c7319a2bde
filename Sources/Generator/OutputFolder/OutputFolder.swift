/// A folder with generated files, which may also contain other files. The generator only changes
/// those that are listed in the ``manifestName`` of the folder.
public struct OutputFolder: Sendable, Equatable {
  /// The manifest: a list of the generated files with their hashes. It belongs in version control.
  public static let manifestName = ".jsonapi-gen.json"

  /// The path in the user's spelling; the folder need not exist.
  public let path: String

  public init(path: String) {
    self.path = path.isEmpty ? "." : path
  }

  /// The files of others that a run may replace.
  public enum Replacement: Sendable { case nothing, edits, editsAndOtherAPI }

  /// Writes the given files to the folder, and removes obsolete files of earlier runs.
  ///
  /// Only one run at a time changes a folder. If this method throws an error, or if the returned
  /// plan has ``OutputPlan/conflicts``, the folder is unchanged. If the process is killed, each
  /// file is either old or new, and the next run completes the changes.
  ///
  /// - Parameters:
  ///   - api: The name of the API of the files; a folder contains a single API.
  ///   - replacement: The files to replace, which would otherwise be ``OutputPlan/conflicts``.
  ///   - onWait: Called once if the run has to wait for another one.
  public func update(
    to files: [GeneratedFile], of api: String, replacing replacement: Replacement = .nothing,
    onWait: () -> Void = {}
  ) throws -> OutputPlan {
    try Interruption.deferred {
      var madeFolders: [String] = []
      // Folders that were created are removed again if they are empty.
      defer { for folder in madeFolders.reversed() { _ = FileSystem.removeFolderIfEmpty(folder) } }
      for folder in try missingFolders() where try FileSystem.makeFolder(folder) {
        madeFolders.append(folder)
      }
      return try OutputLock.writing.around(folder: path, onWait: onWait) {
        let plan = try OutputPlan(self, files, of: api, replacing: replacement)
        if plan.conflicts.isEmpty { try OutputStep.perform(plan.steps) }
        return plan
      }
    }
  }

  /// Returns the changes that ``update(to:of:replacing:onWait:)`` would make, without making them.
  public func compare(
    with files: [GeneratedFile], of api: String, replacing replacement: Replacement = .nothing,
    onWait: () -> Void = {}
  ) throws -> OutputPlan {
    guard try missingFolders().isEmpty else {
      return try OutputPlan(self, files, of: api, replacing: replacement)
    }
    return try OutputLock.reading.around(folder: path, onWait: onWait) {
      try OutputPlan(self, files, of: api, replacing: replacement)
    }
  }

  /// Returns the folder and its parents that do not exist, outermost first.
  private func missingFolders() throws -> [String] {
    var missing: [String] = []
    for path in (OutputPath.folders(of: path) + [path]).reversed() {
      switch try FileSystem.kind(of: path, followingLinks: true) {
      case nil: missing.insert(path, at: 0)
      case .folder: return missing
      case .file, .other: throw OutputError.notAFolder(path)
      }
    }
    return missing
  }

  /// Returns the paths of files in the folder and of the list of them.
  public func paths(of files: [GeneratedFile]) -> [String] {
    (files.map(\.path) + [Self.manifestName]).sorted().map(location)
  }

  package func location(of path: String) -> String {
    self.path.hasSuffix("/") ? self.path + path : self.path + "/" + path
  }
}
