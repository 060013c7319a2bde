/// A reason why files could not be read or written.
public enum OutputError: Error, Sendable, Hashable {
  /// The output folder's path, or a part of it, names something else.
  case notAFolder(String)
  /// The list of the generator's own files cannot be used.
  case unreadableManifest(path: String, reason: String)
  /// A file's path would lead out of the output folder or is not a path.
  case invalidPath(String)
  /// The operating system refused.
  case system(action: String, path: String, reason: String)
  /// A signal arrived that ends the run; all changes are undone.
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
