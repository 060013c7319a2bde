/// Files for somebody to go on with: they are written once, and then they are no longer the
/// generator's.
///
/// Nothing that is there is overwritten, and either all files are written or none is:
///
/// ```swift
/// let files = NewFiles([GeneratedFile(path: "Schemas/api.yaml", text: schema)])
/// let taken = try files.taken()
/// if taken.isEmpty { try files.write() }
/// ```
public struct NewFiles: Sendable, Hashable {
  /// The files, with their paths as seen from the working folder.
  public let files: [GeneratedFile]

  public init(_ files: [GeneratedFile]) {
    self.files = files
  }

  /// The paths at which there is something else already.
  ///
  /// - Throws: if something there cannot be read.
  public func taken() throws(OutputError) -> [String] {
    var taken: [String] = []
    for file in files where try FileSystem.kind(of: file.path) != nil {
      if try !isThere(file) { taken.append(file.path) }
    }
    return taken
  }

  /// Writes the files that are not there.
  ///
  /// - Returns: the paths of those that were not there.
  /// - Throws: if something cannot be written, or is there already; nothing is left behind then.
  @discardableResult
  public func write() throws(OutputError) -> [String] {
    var steps: [OutputStep] = []
    var written: [String] = []
    var folders: Set<String> = []
    for file in files {
      if try isThere(file) { continue }
      for folder in OutputPath.folders(of: file.path) where folders.insert(folder).inserted {
        if try FileSystem.kind(of: folder, followingLinks: true) == nil {
          steps.append(.makeFolder(folder))
        }
      }
      steps.append(.prepare(Array(file.text.utf8), at: file.path, for: file.path))
      written.append(file.path)
    }
    try OutputStep.perform(steps)
    return written
  }

  /// Whether the very file is there.
  private func isThere(_ file: GeneratedFile) throws(OutputError) -> Bool {
    guard try FileSystem.kind(of: file.path) == .file else { return false }
    return try FileSystem.read(file.path) == Array(file.text.utf8)
  }
}
