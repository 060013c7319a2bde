/// Files that are written once and then belong to the user. No file is overwritten, and either all
/// files are written or none.
public struct NewFiles: Sendable, Equatable {
  /// The files, with their paths relative to the working folder.
  public let files: [GeneratedFile]

  public init(_ files: [GeneratedFile]) {
    self.files = files
  }

  /// Returns the paths at which other files exist.
  public func taken() throws -> [String] {
    try files.filter { try FileSystem.kind(of: $0.path) != nil && !exists($0) }.map(\.path)
  }

  /// Writes the files that do not exist.
  ///
  /// - Returns: The paths of those that did not exist.
  /// - Throws: `OutputError` if a file cannot be written, or another file exists at its path. All
  ///   new files are then removed.
  @discardableResult
  public func write() throws -> [String] {
    let new = try files.filter { try !exists($0) }
    let folders = try new.flatMap { OutputPath.folders(of: $0.path) }.uniqued().filter {
      try FileSystem.kind(of: $0, followingLinks: true) == nil
    }
    let steps =
      folders.map { .makeFolder($0) }
      + new.map { OutputStep.prepare($0.bytes, at: $0.path, for: $0.path) }
    try Interruption.deferred { try OutputStep.perform(steps) }
    return new.map(\.path)
  }

  private func exists(_ file: GeneratedFile) throws -> Bool {
    guard try FileSystem.kind(of: file.path) == .file else { return false }
    return try FileSystem.read(file.path) == file.bytes
  }
}
