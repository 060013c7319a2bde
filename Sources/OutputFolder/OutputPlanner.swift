#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Compares what an output folder holds with what it should hold.
struct OutputPlanner {
  let folder: OutputFolder

  func plan(_ files: [GeneratedFile]) throws(OutputError) -> OutputPlan {
    if let file = files.first(where: { !OutputPath.isValid($0.path) }) {
      throw .invalidPath(file.path)
    }
    var plan = OutputPlan()
    plan.missingFolders = try missingFolders()
    let manifest = try readManifest()
    let files = files.sorted { $0.path < $1.path }
    let wanted = Set(files.map(\.path))
    let abandoned = manifest.paths.filter { !wanted.contains($0) }

    plan.conflicts = namesakes(in: files)
    let closedFolders = try planSubfolders(of: files, in: &plan)
    let spellings = Dictionary(wanted.map { ($0.lowercased(), $0) }) { first, _ in first }
    for path in abandoned {
      let successor = spellings[path.lowercased()]
      try planRemoval(of: path, succeededBy: successor, known: manifest, in: &plan)
    }
    for file in files where closedFolders.isDisjoint(with: OutputPath.folders(of: file.path)) {
      try planWriting(of: file, known: manifest, in: &plan)
    }
    for file in files {
      plan.manifestAfterwards.files[file.path] = ContentHash.text(of: Array(file.text.utf8))
    }
    plan.manifestOnTheWay = plan.manifestAfterwards.succeeding(manifest)
    let bytes = try manifestBytes()
    if bytes != plan.manifestAfterwards.encoded() {
      plan.manifestChange = bytes == nil ? .missing : .outdated
    }
    plan.temporaryFiles = temporaryFiles()
    return plan
  }

  // MARK: - Files

  /// Plans the removal of a file that is no longer wanted.
  ///
  /// - Parameter successor: a wanted file whose path differs in letter case alone; it finds the same
  ///   file where letter case does not count.
  private func planRemoval(
    of path: String, succeededBy successor: String?, known manifest: OutputManifest,
    in plan: inout OutputPlan
  ) throws(OutputError) {
    // A folder or a link in its place is the user's, and so is what stands behind a link.
    for subfolder in OutputPath.folders(of: path) {
      let place = folder.location(of: subfolder)
      guard try FileSystem.kind(of: place) == .folder else { return }
      plan.abandonedSubfolders.insert(place)
    }
    let place = folder.location(of: path)
    guard try FileSystem.kind(of: place) == .file else { return }

    var hashes = manifest.hashes(of: path)
    if let successor, try FileSystem.isSame(place, as: folder.location(of: successor)) {
      hashes += manifest.hashes(of: successor)
      plan.respelt.insert(successor)
    }
    if hashes.contains(ContentHash.text(of: try FileSystem.read(place))) {
      plan.removals.append(path)
    } else {
      plan.conflicts.append(.editedLeftover(place))
    }
  }

  private func planWriting(
    of file: GeneratedFile, known manifest: OutputManifest, in plan: inout OutputPlan
  ) throws(OutputError) {
    let place = folder.location(of: file.path)
    switch plan.respelt.contains(file.path) ? nil : try FileSystem.kind(of: place) {
    case nil:
      plan.writes.append(OutputPlan.Write(file: file, reason: .missing))
    case .file:
      let bytes = try FileSystem.read(place)
      if bytes == Array(file.text.utf8) {
        plan.unchanged.append(file.path)
      } else if manifest.knows(file.path) {
        let isOurs = manifest.hashes(of: file.path).contains(ContentHash.text(of: bytes))
        plan.writes.append(OutputPlan.Write(file: file, reason: isOurs ? .outdated : .edited))
      } else {
        plan.conflicts.append(.foreignFile(place))
      }
    case .folder, .other:
      plan.conflicts.append(.notAFile(place))
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

  // MARK: - Folders

  /// The output folder and the folders above it, as far as they do not exist, outermost first.
  private func missingFolders() throws(OutputError) -> [String] {
    var missing: [String] = []
    for path in (OutputPath.folders(of: folder.path) + [folder.path]).reversed() {
      switch try FileSystem.kind(of: path, followingLinks: true) {
      case nil: missing.insert(path, at: 0)
      case .folder: return missing
      case .file, .other: throw .notAFolder(path)
      }
    }
    return missing
  }

  /// Plans the making of subfolders that do not exist.
  ///
  /// - Returns: the subfolders that are something else; a link would lead out of the output folder.
  private func planSubfolders(
    of files: [GeneratedFile], in plan: inout OutputPlan
  ) throws(OutputError) -> Set<String> {
    var closed: Set<String> = []
    for subfolder in Set(files.flatMap { OutputPath.folders(of: $0.path) }).sorted() {
      let place = folder.location(of: subfolder)
      switch try FileSystem.kind(of: place) {
      case nil:
        plan.missingSubfolders.append(place)
      case .folder:
        continue
      case .file, .other:
        closed.insert(subfolder)
        plan.conflicts.append(.notAFolder(place))
      }
    }
    return closed
  }

  // MARK: - The generator's own records

  private func readManifest() throws(OutputError) -> OutputManifest {
    guard let bytes = try manifestBytes() else { return OutputManifest() }
    return try OutputManifest(bytes, path: folder.location(of: OutputFolder.manifestName))
  }

  private func manifestBytes() throws(OutputError) -> [UInt8]? {
    let place = folder.location(of: OutputFolder.manifestName)
    switch try FileSystem.kind(of: place) {
    case nil: return nil
    case .file: return try FileSystem.read(place)
    case .folder, .other: throw .unreadableManifest(path: place, reason: "it is no file")
    }
  }

  /// What a killed run left behind.
  private func temporaryFiles() -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { TemporaryFile.isName($0) }.sorted().map(folder.location)
  }
}
