public struct OutputPlan: Sendable, Equatable {
  public struct Write: Sendable, Equatable {
    public enum Reason: Sendable, Equatable { case missing, outdated }

    public var file: GeneratedFile
    public var reason: Reason
  }

  public let folder: OutputFolder
  let replacement: OutputFolder.Replacement
  /// The manifest of earlier runs.
  var known = OutputManifest()
  public internal(set) var writes: [Write] = []
  /// The paths of the files that are up to date, sorted.
  public internal(set) var unchanged: [String] = []
  /// The paths of obsolete files of earlier runs, sorted.
  public internal(set) var removals: [String] = []
  /// The paths of obsolete files that are kept, because their kind is never generated, sorted.
  public internal(set) var kept: [String] = []
  /// The paths of edited files that will be written or removed; empty if edits are conflicts.
  public internal(set) var edited: Set<String> = []
  public internal(set) var conflicts: [OutputConflict] = []
  /// The reason why ``OutputFolder/manifestName`` has to be written; `nil` if it is up to date.
  public internal(set) var manifestChange: Write.Reason?
  var leftovers: [StagingFolder] = []

  public var leftoverPaths: [String] { leftovers.map(\.path) }

  public var isUpToDate: Bool { hasAllFiles && conflicts.isEmpty && leftovers.isEmpty }

  private var hasAllFiles: Bool { writes.isEmpty && removals.isEmpty && manifestChange == nil }

  /// The manifest during the changes: it has the old and the new hash of each file.
  var manifestOnTheWay = OutputManifest()
  var manifestAfterwards = OutputManifest()
  /// Files to write in place of files to remove, if their names only differ in letter case.
  var respelt: Set<String> = []
  /// Subfolders that do not exist yet, outermost first.
  var missingSubfolders: [String] = []
  var abandonedSubfolders: Set<String> = []
  var staging = StagingFolder(path: "")

  /// Returns the plan as single steps, each of which is atomic.
  ///
  /// All contents are on the disk before the first file changes, so that a full disk changes
  /// nothing. Obsolete files are removed before new ones are moved into place: on file systems that
  /// ignore letter case, `URL.swift` may replace `Url.swift`.
  var steps: [OutputStep] {
    var steps = leftovers.map { OutputStep.deleteStaging($0) }
    guard !hasAllFiles else { return steps }

    var number = 0
    func temporaryFile() -> String {
      number += 1
      return staging.file(number)
    }
    func replaceManifest(with manifest: OutputManifest) -> [OutputStep] {
      let place = folder.location(of: OutputFolder.manifestName)
      let temporary = temporaryFile()
      return [
        .prepare(manifest.encoded(), at: temporary, for: place), .move(temporary, to: place),
      ]
    }

    let first = writes.first?.file.path ?? OutputFolder.manifestName
    steps.append(.makeStaging(staging, for: folder.location(of: first)))
    var moves: [OutputStep] = []
    for write in writes {
      let place = folder.location(of: write.file.path)
      let temporary = temporaryFile()
      steps.append(.prepare(write.file.bytes, at: temporary, for: place))
      moves.append(.move(temporary, to: place))
    }
    steps += replaceManifest(with: manifestOnTheWay)
    steps += missingSubfolders.map { .makeFolder($0) }
    steps += removals.map { .move(folder.location(of: $0), to: temporaryFile()) }
    steps += moves
    steps += abandonedSubfolders.sorted(by: >).map { .removeFolderIfEmpty($0) }
    if manifestAfterwards != manifestOnTheWay {
      steps += replaceManifest(with: manifestAfterwards)
    }
    return steps + [.deleteStaging(staging)]
  }
}
