extension OutputPlan {
  /// Compares the contents of a folder with the generated files.
  init(
    _ folder: OutputFolder, _ files: [GeneratedFile], of api: String,
    replacing replacement: OutputFolder.Replacement
  ) throws {
    (self.folder, self.replacement) = (folder, replacement)
    if let file = files.first(where: { !OutputPath.isValid($0.path) }) {
      throw OutputError.invalidPath(file.path)
    }
    let bytes = try manifestBytes()
    if let bytes { known = try OutputManifest(bytes, path: manifestLocation) }
    if let other = known.api, other != api, replacement != .editsAndOtherAPI {
      conflicts = [.otherAPI(folder: folder.path, api: other, new: api)]
      return
    }
    let files = files.sorted(by: \.path)
    conflicts = namesakes(in: files)
    let closedFolders = try planSubfolders(of: files)
    try planRemovals(keeping: files)
    for file in files where closedFolders.isDisjoint(with: OutputPath.folders(of: file.path)) {
      try planWriting(of: file)
    }
    manifestAfterwards.api = api
    for file in files {
      manifestAfterwards.files[file.path] = ContentHash.text(of: file.bytes)
    }
    manifestOnTheWay = manifestAfterwards.succeeding(known)
    if bytes != manifestAfterwards.encoded() {
      manifestChange = bytes == nil ? .missing : .outdated
    }
    leftovers = try StagingFolder.leftovers(in: folder)
    staging = try StagingFolder.unused(in: folder)
  }

  /// The kinds of files that a manifest may list, even if this run does not generate them.
  private static let kinds: Set = ["swift", "md", "json", "html"]

  private mutating func planRemovals(keeping files: [GeneratedFile]) throws {
    let wanted = Set(files.map(\.path))
    let kinds = Self.kinds.union(files.map { OutputPath.kind(of: $0.path) })
    let spellings = Dictionary(wanted.map { ($0.lowercased(), $0) }) { first, _ in first }
    for path in known.paths where !wanted.contains(path) {
      if kinds.contains(OutputPath.kind(of: path)) {
        let successor = spellings[path.lowercased()]
        try planRemoval(of: path, succeededBy: successor)
      } else if try FileSystem.kind(of: folder.location(of: path)) != nil {
        kept.append(path)
      }
    }
  }

  /// - Parameter successor: A file to generate whose path differs in letter case alone; it is the
  ///   same file where letter case does not count.
  private mutating func planRemoval(
    of path: String, succeededBy successor: String?
  ) throws {
    // A folder or a link in place of the file belongs to the user, and so does the target of the
    // link.
    let place = folder.location(of: path)
    var subfolders: [String] = []
    for subfolder in OutputPath.folders(of: path).map(folder.location) {
      guard try FileSystem.kind(of: subfolder) == .folder else { return }
      subfolders.append(subfolder)
    }
    abandonedSubfolders.formUnion(subfolders)
    guard try FileSystem.kind(of: place) == .file else { return }

    var hashes = known.hashes(of: path)
    if let successor, try FileSystem.isSame(place, as: folder.location(of: successor)) {
      hashes += known.hashes(of: successor)
      respelt.insert(successor)
    }
    let isEdited = try !hashes.contains(ContentHash.text(of: FileSystem.read(place)))
    if isEdited && replacement == .nothing {
      conflicts.append(.editedLeftover(place))
    } else {
      removals.append(path)
      if isEdited { edited.insert(path) }
    }
  }

  private mutating func planWriting(of file: GeneratedFile) throws {
    let place = folder.location(of: file.path)
    switch respelt.contains(file.path) ? nil : try FileSystem.kind(of: place) {
    case nil:
      writes.append(Write(file: file, reason: .missing))
    case .file:
      let bytes = try FileSystem.read(place)
      if bytes == file.bytes {
        unchanged.append(file.path)
        return
      }
      let hashes = known.hashes(of: file.path)
      guard !hashes.isEmpty else {
        conflicts.append(.foreignFile(place))
        return
      }
      let isEdited = !hashes.contains(ContentHash.text(of: bytes))
      if isEdited && replacement == .nothing {
        conflicts.append(.editedFile(place))
        return
      }
      if isEdited { edited.insert(file.path) }
      writes.append(Write(file: file, reason: .outdated))
    case .folder, .other:
      conflicts.append(.notAFile(place))
    }
  }

  private func namesakes(in files: [GeneratedFile]) -> [OutputConflict] {
    var seen: [String: String] = [:]
    return files.compactMap { file in
      guard let other = seen.updateValue(file.path, forKey: file.path.lowercased()) else {
        return nil
      }
      return .sameFile(folder.location(of: other), folder.location(of: file.path))
    }
  }

  /// Returns the subfolders that are not folders; a link would leave the output folder.
  private mutating func planSubfolders(
    of files: [GeneratedFile]
  ) throws -> Set<String> {
    var closed: Set<String> = []
    for subfolder in Set(files.flatMap { OutputPath.folders(of: $0.path) }).sorted() {
      let place = folder.location(of: subfolder)
      switch try FileSystem.kind(of: place) {
      case nil:
        missingSubfolders.append(place)
      case .folder:
        continue
      case .file, .other:
        closed.insert(subfolder)
        conflicts.append(.notAFolder(place))
      }
    }
    return closed
  }

  private var manifestLocation: String { folder.location(of: OutputFolder.manifestName) }

  private func manifestBytes() throws -> [UInt8]? {
    switch try FileSystem.kind(of: manifestLocation) {
    case nil: return nil
    case .file: return try FileSystem.read(manifestLocation, limit: OutputManifest.maxSize + 1)
    case .folder, .other:
      throw OutputError.unreadableManifest(path: manifestLocation, reason: "it is not a file")
    }
  }
}
