/// A reason why the generator must not overwrite or delete a file in an output folder.
public enum OutputConflict: Sendable, Hashable {
  /// The folder holds the files of another API.
  case otherAPI(folder: String, api: String, new: String)
  /// There is another file in place of a generated file, which no earlier run wrote.
  case foreignFile(String)
  /// A generated file was edited since.
  case editedFile(String)
  /// An obsolete generated file was edited.
  case editedLeftover(String)
  /// In the place of a file there is a folder, a symbolic link or the like.
  case notAFile(String)
  /// In the place of a subfolder there is a file, a symbolic link or the like.
  case notAFolder(String)
  /// Two generated files whose paths only differ in letter case, which some file systems ignore.
  case sameFile(String, String)
}

extension OutputConflict: CustomStringConvertible {
  /// The conflict and its solution, in one sentence.
  public var description: String {
    switch self {
    case .otherAPI(let folder, let api, let new):
      "\(folder) holds the files of the API \(api): choose another output folder for \(new), "
        + "or replace them with --force if \(api) is now called \(new)"
    case .foreignFile(let path):
      "\(path) would be overwritten, but jsonapi-gen did not make it: move it away, "
        + "or choose another output folder"
    case .editedFile(let path):
      "\(path) was edited since it was generated: move your changes to another file, "
        + "or overwrite it with --force"
    case .editedLeftover(let path):
      "\(path) is no longer generated, but was edited: move your changes to another file, "
        + "or delete it with --force"
    case .notAFile(let path):
      "\(path) cannot be generated, because there is a folder, a link or the like: move it away"
    case .notAFolder(let path):
      "\(path) cannot be a folder for generated files, because there is a file or a link: "
        + "move it away"
    case .sameFile(let path, let other):
      "\(path) and \(other) are the same file on disks that ignore letter case: "
        + "rename one of the two with `swift:` in the schema"
    }
  }
}
