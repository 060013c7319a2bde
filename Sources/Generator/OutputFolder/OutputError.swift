/// A reason why files could not be read or written.
public enum OutputError: Error, Sendable, Hashable {
  /// The path of the output folder, or a part of it, is not a folder.
  case notAFolder(String)
  /// The manifest cannot be used.
  case unreadableManifest(path: String, reason: String)
  /// A path would leave the output folder, or is not valid.
  case invalidPath(String)
  /// The operating system reported an error.
  case system(action: String, path: String, reason: String)
  /// A signal interrupted the run; all changes were undone.
  case interrupted
}

extension OutputError: CustomStringConvertible {
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
