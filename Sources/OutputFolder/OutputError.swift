/// Why an output folder could not be read or written.
public enum OutputError: Error, Sendable, Hashable {
  /// The output folder's path, or a part of it, names something else.
  case notAFolder(String)
  /// The list of the generator's own files is damaged.
  case unreadableManifest(path: String, reason: String)
  /// A file's path would lead out of the output folder or is no path.
  case invalidPath(String)
  /// Something stands in the way that is not the generator's.
  case conflicts([OutputConflict])
  /// The operating system refused.
  case system(action: String, path: String, reason: String)
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
    case .conflicts(let conflicts):
      conflicts.map(\.description).joined(separator: "\n")
    case .system(let action, let path, let reason):
      "\(path) cannot be \(action): \(reason)"
    }
  }
}
