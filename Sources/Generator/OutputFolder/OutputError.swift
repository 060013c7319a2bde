public enum OutputError: Error, Sendable, Equatable, CustomStringConvertible {
  case notAFolder(String)
  case unreadableManifest(path: String, reason: String)
  case invalidPath(String)
  case system(action: String, path: String, reason: String)
  /// A signal interrupted the run; all changes were undone.
  case interrupted

  public var description: String {
    switch self {
    case .notAFolder(let path):
      "\(path) is not a folder, so nothing can be generated there: choose another output folder"
    case .unreadableManifest(let path, let reason):
      """
      \(path) should list the files that jsonapi-gen made, but \(reason): \
      restore it from version control, or delete it together with the generated files \
      and generate them again
      """
    case .invalidPath(let path):
      "\"\(path)\" cannot be the path of a generated file"
    case .system(let action, let path, let reason):
      "\(path) cannot be \(action): \(reason)"
    case .interrupted:
      "the run was interrupted"
    }
  }
}

/// A reason why the generator must not overwrite or delete a file in an output folder.
public enum OutputConflict: Sendable, Equatable, CustomStringConvertible {
  case otherAPI(folder: String, api: String, new: String)
  case foreignFile(String)
  case editedFile(String)
  case editedLeftover(String)
  case notAFile(String)
  case notAFolder(String)
  case sameFile(String, String)

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
