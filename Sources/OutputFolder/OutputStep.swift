/// A change to the file system that happens as a whole or not at all.
enum OutputStep: Sendable, Hashable {
  case makeFolder(String)
  /// Writes bytes to a temporary file, which will be moved to the place that they are for.
  case prepare([UInt8], at: String, for: String)
  /// Renames a file, replacing the one that has the new name if there is one.
  case move(String, to: String)
  case remove(String)
  case removeFolderIfEmpty(String)

  /// Takes steps one after the other; if one fails, takes those before it back.
  static func perform(_ steps: [OutputStep]) throws(OutputError) {
    var reversals: [[OutputStep]] = []
    do throws(OutputError) {
      for step in steps { reversals.append(try step.perform()) }
    } catch {
      // What cannot be taken back is left to the next run, which knows these files by the manifest.
      for step in reversals.reversed().joined() { _ = try? step.perform() }
      throw error
    }
  }

  /// Takes the step.
  ///
  /// - Returns: the steps that take it back.
  func perform() throws(OutputError) -> [OutputStep] {
    switch self {
    case .makeFolder(let path):
      return try FileSystem.makeFolder(path) ? [.removeFolderIfEmpty(path)] : []
    case .prepare(let bytes, let path, let place):
      do throws(OutputError) {
        try FileSystem.write(bytes, to: path)
      } catch .system(let action, _, let reason) {
        throw .system(action: action, path: place, reason: reason)
      }
      return [.remove(path)]
    case .move(let path, let place):
      let reversal =
        try FileSystem.kind(of: place) == .file ? Self.restore(place) : [.remove(place)]
      try FileSystem.move(path, to: place)
      return reversal
    case .remove(let path):
      let reversal = try Self.restore(path)
      try FileSystem.remove(path)
      return reversal
    case .removeFolderIfEmpty(let path):
      return FileSystem.removeFolderIfEmpty(path) ? [.makeFolder(path)] : []
    }
  }

  /// The steps that bring a file's present bytes back.
  private static func restore(_ path: String) throws(OutputError) -> [OutputStep] {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let temporary = folder + TemporaryFile.name(0)
    return [
      .prepare(try FileSystem.read(path), at: temporary, for: path), .move(temporary, to: path),
    ]
  }
}
