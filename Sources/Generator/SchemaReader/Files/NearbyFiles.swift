/// Searches for absent files in the folders near their paths.
struct NearbyFiles {
  /// The maximum depth of a search, in folders.
  private static let depth = 3
  /// The number of files that may still be looked at, in all searches together.
  private var rest = 5_000

  /// Returns the file with the same name in the nearest folder that has one, or below it; `nil` if
  /// several are equally near.
  mutating func file(like path: String) -> String? {
    let parts = path.split(separator: "/").map(String.init)
    let root = path.hasPrefix("/") ? "/" : ""
    for count in parts.indices.reversed().prefix(8) {
      let folder = root + parts[..<count].joined(separator: "/")
      // The search does not leave the working folder.
      if folder.hasSuffix("..") || folder == "/" { return nil }
      guard folder.isEmpty || SchemaFiles.isFolder(folder) else { continue }
      let files = files(named: parts[parts.count - 1], below: folder)
      // The working folder is unknown where paths are absolute.
      if !files.isEmpty || !root.isEmpty { return files.count == 1 ? files[0] : nil }
    }
    return nil
  }

  private mutating func files(named name: String, below folder: String) -> [String] {
    var folders = [folder]
    for _ in 0...Self.depth {
      var paths: [String] = []
      for folder in folders where rest > 0 {
        let names = SchemaFiles.names(inFolder: folder)
        rest -= names.count
        paths += names.filter { !$0.hasPrefix(".") && $0 != "node_modules" }.sorted()
          .map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
      }
      folders = paths.filter(SchemaFiles.isFolder)
      let found = Set(paths).subtracting(folders).filter { $0.hasSuffix("/\(name)") }
      if !found.isEmpty { return Array(found) }
    }
    return []
  }
}
