/// The changes that a run makes to an output folder.
public struct OutputPlan: Sendable, Hashable {
  /// A file that has to be written.
  public struct Write: Sendable, Hashable {
    /// The reason why a file has to be written.
    public enum Reason: Sendable, Hashable {
      /// The folder has no such file.
      case missing
      /// The file has other bytes.
      case outdated
    }

    public var file: GeneratedFile
    public var reason: Reason
  }

  /// The files to write, in the order of their paths.
  public internal(set) var writes: [Write] = []
  /// The paths of the files that have the right bytes already, in order.
  public internal(set) var unchanged: [String] = []
  /// The paths of files that an earlier run made and that are no longer generated, in order.
  public internal(set) var removals: [String] = []
  /// The paths of files that are no longer generated, and that are kept because they are not of a
  /// kind that is generated, in order.
  public internal(set) var kept: [String] = []
  /// The paths of files to write or remove that were edited; empty where edits are conflicts.
  public internal(set) var edited: Set<String> = []
  /// Everything that keeps the plan from being carried out.
  public internal(set) var conflicts: [OutputConflict] = []
  /// The reason why ``OutputFolder/manifestName`` has to be written; `nil` if it is up to date.
  public internal(set) var manifestChange: Write.Reason?
  /// The folders that killed runs did not delete.
  var leftovers: [StagingFolder] = []

  /// The paths of everything that killed runs did not delete.
  public var leftoverPaths: [String] { leftovers.map(\.path) }

  /// Whether the folder is already as it should be.
  public var isUpToDate: Bool { hasAllFiles && conflicts.isEmpty && leftovers.isEmpty }

  private var hasAllFiles: Bool { writes.isEmpty && removals.isEmpty && manifestChange == nil }

  /// The manifest while files are being changed: it knows each by its old and by its new bytes.
  var manifestOnTheWay = OutputManifest()
  var manifestAfterwards = OutputManifest()
  /// Files to write in the place of files to remove, whose names differ in letter case alone.
  var respelt: Set<String> = []
  /// Subfolders that do not exist yet, outermost first.
  var missingSubfolders: [String] = []
  /// Subfolders of files that are no longer generated.
  var abandonedSubfolders: Set<String> = []
  /// The folder for temporary files.
  var staging = StagingFolder(path: "")
}

extension OutputPlan {
  /// The plan as single steps, each of which happens as a whole or not at all.
  ///
  /// All bytes are on the disk before the first file changes, so that a full disk changes nothing.
  /// Files are removed before others take their places: where letter case does not distinguish
  /// files, `URL.swift` may take the place of `Url.swift`.
  func steps(in folder: OutputFolder) -> [OutputStep] {
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
