/// Files that are written once and then belong to the user. No file is overwritten, and either all
/// files are written or none.
public struct NewFiles: Sendable, Hashable {
  /// The files, with their paths relative to the working folder.
  public let files: [GeneratedFile]

  public init(_ files: [GeneratedFile]) {
    self.files = files
  }

  /// Returns the paths at which other files exist.
  public func taken() throws(OutputError) -> [String] {
    var taken: [String] = []
    for file in files where try FileSystem.kind(of: file.path) != nil {
      if try !exists(file) { taken.append(file.path) }
    }
    return taken
  }

  /// Writes the files that do not exist.
  ///
  /// - Returns: The paths of those that did not exist.
  /// - Throws: `OutputError` if a file cannot be written, or another file exists at its path. All
  ///   new files are then removed.
  @discardableResult
  public func write() throws(OutputError) -> [String] {
    var steps: [OutputStep] = []
    var written: [String] = []
    var folders: Set<String> = []
    for file in files {
      if try exists(file) { continue }
      for folder in OutputPath.folders(of: file.path) where folders.insert(folder).inserted {
        if try FileSystem.kind(of: folder, followingLinks: true) == nil {
          steps.append(.makeFolder(folder))
        }
      }
      steps.append(.prepare(file.bytes, at: file.path, for: file.path))
      written.append(file.path)
    }
    try Interruption.deferred { () throws(OutputError) in try OutputStep.perform(steps) }
    return written
  }

  private func exists(_ file: GeneratedFile) throws(OutputError) -> Bool {
    guard try FileSystem.kind(of: file.path) == .file else { return false }
    return try FileSystem.read(file.path) == file.bytes
  }
}
