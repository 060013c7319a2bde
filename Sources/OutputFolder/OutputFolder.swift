/// A folder in which the generator keeps the files it makes, among files that are not its own.
///
/// The generator knows its files by the ``manifestName`` in the folder and touches no others. What a
/// run would do is a value that can be shown before, or instead of, being carried out:
///
/// ```swift
/// let folder = OutputFolder(path: "Sources/BlogModels")
/// let plan = try folder.plan(files)
/// try folder.carryOut(plan)
/// ```
public struct OutputFolder: Sendable, Hashable {
  /// The file that lists the generator's own files with their hashes. It belongs in version control.
  public static let manifestName = ".jsonapi-gen.json"

  /// The path as the user spelt it; the folder need not exist.
  public let path: String

  public init(path: String) {
    self.path = path.isEmpty ? "." : path
  }

  /// What has to happen so that the folder holds these files, and none that an earlier run made.
  ///
  /// Nothing is written. What stands in the way is part of the plan: ``OutputPlan/conflicts``.
  ///
  /// - Throws: if the folder or the manifest in it cannot be read, or a file's path leads out of the
  ///   folder.
  public func plan(_ files: [GeneratedFile]) throws(OutputError) -> OutputPlan {
    try OutputPlanner(folder: self).plan(files)
  }

  /// Carries a plan out: the folder is left as it was if this throws.
  ///
  /// If the process is killed on the way, each file is old or new, and the next run completes.
  ///
  /// - Throws: if the plan has conflicts or something cannot be written.
  public func carryOut(_ plan: OutputPlan) throws(OutputError) {
    guard plan.conflicts.isEmpty else { throw .conflicts(plan.conflicts) }
    try OutputStep.perform(plan.steps(in: self))
  }

  func location(of path: String) -> String {
    self.path.hasSuffix("/") ? self.path + path : self.path + "/" + path
  }
}
