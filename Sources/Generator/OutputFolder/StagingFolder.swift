/// A hidden folder in the output folder, with new files until they are moved into place, and with
/// removed files until the run succeeds.
///
/// A killed run leaves it behind. The next run recognizes it by its marker and its contents, so
/// that a file or folder of the user with such a name is never deleted.
struct StagingFolder: Sendable, Equatable {
  let path: String

  /// The text of the marker, for those who find the folder.
  private static let marker = """
    jsonapi-gen keeps files here while it runs. It was killed if this folder is still here \
    afterwards; the next run deletes it.

    """
  private static let markerName = "README"
  /// Distinguishes an empty folder of a killed run from a folder of the user.
  private static let mode: FileSystem.Mode = 0o700

  func file(_ number: Int) -> String { "\(path)/\(number)" }

  static func unused(in folder: OutputFolder) throws -> StagingFolder {
    var number = 1
    while true {
      let path = folder.location(of: ".jsonapi-gen-\(number).tmp")
      if try FileSystem.kind(of: path) == nil { return StagingFolder(path: path) }
      number += 1
    }
  }

  /// Returns the folders that killed runs left behind, sorted by path.
  static func leftovers(in folder: OutputFolder) throws -> [StagingFolder] {
    guard try FileSystem.kind(of: folder.path, followingLinks: true) == .folder else { return [] }
    let names = try FileSystem.names(inFolder: folder.path).sorted()
    return try names.filter { $0.hasPrefix(".jsonapi-gen-") && $0.hasSuffix(".tmp") }
      .map { StagingFolder(path: folder.location(of: $0)) }.filter { try $0.isLeftover() }
  }

  private func isLeftover() throws -> Bool {
    guard try FileSystem.kind(of: path) == .folder else { return false }
    let names = try FileSystem.names(inFolder: path)
    if names.isEmpty { return try FileSystem.mode(of: path) == Self.mode }
    let marker = "\(path)/\(Self.markerName)"
    guard names.contains(Self.markerName), try FileSystem.kind(of: marker) == .file else {
      return false
    }
    let bytes = try FileSystem.read(marker, limit: Self.marker.utf8.count + 1)
    let areAllNumbered = try names.allSatisfy { name in
      try name == Self.markerName
        || Int(name) != nil && FileSystem.kind(of: "\(path)/\(name)") == .file
    }
    guard areAllNumbered else { return false }
    // A run that was killed while it wrote the marker has written nothing else.
    return bytes.elementsEqual(Self.marker.utf8)
      || names.count == 1 && Self.marker.utf8.starts(with: bytes)
  }

  func make() throws {
    _ = try FileSystem.makeFolder(path, mode: Self.mode)
    try FileSystem.write(Array(Self.marker.utf8), to: "\(path)/\(Self.markerName)")
  }

  /// Deletes the folder with its contents. The marker is deleted last, so that the folder of a
  /// killed run is recognized.
  func delete() {
    let names = (try? FileSystem.names(inFolder: path)) ?? []
    for name in names.filter({ $0 != Self.markerName }) + [Self.markerName] {
      try? FileSystem.remove("\(path)/\(name)")
    }
    _ = FileSystem.removeFolderIfEmpty(path)
  }
}
