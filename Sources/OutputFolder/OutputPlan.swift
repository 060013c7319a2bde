/// What a run does to an output folder.
public struct OutputPlan: Sendable, Hashable {
  /// A file that has to be written.
  public struct Write: Sendable, Hashable {
    /// Why a file has to be written.
    public enum Reason: Sendable, Hashable {
      /// The folder has no such file.
      case missing
      /// An earlier run wrote other bytes.
      case outdated
      /// Somebody edited the generated file.
      case edited
    }

    public var file: GeneratedFile
    public var reason: Reason
  }

  /// The files to write, in the order of their paths.
  public internal(set) var writes: [Write] = []
  /// The paths of the files that hold the right bytes already, in order.
  public internal(set) var unchanged: [String] = []
  /// The paths of the files that an earlier run made and that are no longer wanted, in order.
  public internal(set) var removals: [String] = []
  /// What has to be cleared out of the way by hand before the plan can be carried out.
  public internal(set) var conflicts: [OutputConflict] = []
  /// Why ``OutputFolder/manifestName`` has to be written; `nil` if it holds the right bytes already.
  public internal(set) var manifestChange: Write.Reason?

  /// Whether the folder is already as it should be.
  public var isUpToDate: Bool {
    writes.isEmpty && removals.isEmpty && conflicts.isEmpty && manifestChange == nil
  }

  /// The manifest while files are being changed: it knows each by its old and by its new bytes.
  var manifestOnTheWay = OutputManifest()
  var manifestAfterwards = OutputManifest()
  /// Files to write in the place of files to remove, whose names differ in letter case alone.
  var respelt: Set<String> = []
  /// The output folder and those above it as far as they do not exist, outermost first.
  var missingFolders: [String] = []
  /// Subfolders that do not exist yet, outermost first.
  var missingSubfolders: [String] = []
  /// Subfolders of files that are no longer wanted.
  var abandonedSubfolders: Set<String> = []
  /// Temporary files that a killed run left behind.
  var temporaryFiles: [String] = []
}

extension OutputPlan {
  /// The plan as single steps, each of which happens as a whole or not at all.
  ///
  /// All bytes are on the disk before the first file changes, so that a full disk changes nothing.
  /// Files are removed before others take their places: where letter case does not distinguish
  /// files, `URL.swift` may take the place of `Url.swift`.
  func steps(in folder: OutputFolder) -> [OutputStep] {
    var steps = temporaryFiles.map { OutputStep.remove($0) }
    guard !isUpToDate else { return steps }

    steps += missingFolders.map { .makeFolder($0) }
    var moves: [OutputStep] = []
    for (number, write) in writes.enumerated() {
      let place = folder.location(of: write.file.path)
      let temporary = folder.location(of: TemporaryFile.name(number + 1))
      steps.append(.prepare(Array(write.file.text.utf8), at: temporary, for: place))
      moves.append(.move(temporary, to: place))
    }
    steps += replaceManifest(with: manifestOnTheWay, in: folder)
    steps += missingSubfolders.map { .makeFolder($0) }
    steps += removals.map { .remove(folder.location(of: $0)) }
    steps += moves
    steps += abandonedSubfolders.sorted(by: >).map { .removeFolderIfEmpty($0) }
    if manifestAfterwards != manifestOnTheWay {
      steps += replaceManifest(with: manifestAfterwards, in: folder)
    }
    return steps
  }

  private func replaceManifest(
    with manifest: OutputManifest, in folder: OutputFolder
  ) -> [OutputStep] {
    let place = folder.location(of: OutputFolder.manifestName)
    let temporary = folder.location(of: TemporaryFile.name(0))
    return [
      .prepare(manifest.encoded(), at: temporary, for: place), .move(temporary, to: place),
    ]
  }
}
