/// The hidden folder in an output folder that holds new bytes until they are renamed into place, and
/// removed files until the run succeeds.
///
/// A killed run does not delete it. The next run recognizes it by its marker, and because it holds
/// only what a run puts there: a file or a folder of the user's with such a name is left alone.
struct StagingFolder: Sendable, Hashable {
  let path: String

  /// The text of the marker, for those who find the folder.
  private static let marker = """
    jsonapi-gen keeps files here while it runs. It was killed if this folder is still here \
    afterwards; the next run deletes it.

    """
  private static let markerName = "README"
  /// Tells an empty folder of a killed run from one that somebody made.
  private static let mode: FileSystem.Mode = 0o700

  /// Returns the path of a file in the folder.
  func file(_ number: Int) -> String { "\(path)/\(number)" }

  /// Returns a folder whose name is not taken yet.
  static func unused(in folder: OutputFolder) throws(OutputError) -> StagingFolder {
    var number = 1
    while true {
      let path = folder.location(of: ".jsonapi-gen-\(number).tmp")
      if try FileSystem.kind(of: path) == nil { return StagingFolder(path: path) }
      number += 1
    }
  }

  /// Returns the folders that killed runs did not delete, in the order of their paths.
  static func leftovers(in folder: OutputFolder) throws(OutputError) -> [StagingFolder] {
    guard try FileSystem.kind(of: folder.path, followingLinks: true) == .folder else { return [] }
    var leftovers: [StagingFolder] = []
    for name in try FileSystem.names(inFolder: folder.path).sorted()
    where name.hasPrefix(".jsonapi-gen-") && name.hasSuffix(".tmp") {
      let staging = StagingFolder(path: folder.location(of: name))
      if try staging.isLeftover() { leftovers.append(staging) }
    }
    return leftovers
  }

  private func isLeftover() throws(OutputError) -> Bool {
    guard try FileSystem.kind(of: path) == .folder else { return false }
    let names = try FileSystem.names(inFolder: path)
    if names.isEmpty { return try FileSystem.mode(of: path) == Self.mode }
    let marker = "\(path)/\(Self.markerName)"
    guard names.contains(Self.markerName), try FileSystem.kind(of: marker) == .file else {
      return false
    }
    let bytes = try FileSystem.read(marker, limit: Self.marker.utf8.count + 1)
    for name in names where name != Self.markerName {
      guard Int(name) != nil, try FileSystem.kind(of: "\(path)/\(name)") == .file else {
        return false
      }
    }
    // A run that was killed while it wrote the marker has written nothing else.
    return bytes.elementsEqual(Self.marker.utf8)
      || names.count == 1 && Self.marker.utf8.starts(with: bytes)
  }

  func make() throws(OutputError) {
    _ = try FileSystem.makeFolder(path, mode: Self.mode)
    try FileSystem.write(Array(Self.marker.utf8), to: "\(path)/\(Self.markerName)")
  }

  /// Deletes the folder with everything in it; the marker last, so that a killed run's folder is
  /// recognized.
  func delete() {
    let names = (try? FileSystem.names(inFolder: path)) ?? []
    for name in names.filter({ $0 != Self.markerName }) + [Self.markerName] {
      try? FileSystem.remove("\(path)/\(name)")
    }
    _ = FileSystem.removeFolderIfEmpty(path)
  }
}
