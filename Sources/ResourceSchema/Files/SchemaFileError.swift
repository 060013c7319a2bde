/// Why a path names no schema.
public enum SchemaFileError: Error, Hashable, Sendable {
  /// Nothing is there.
  case missing(path: String)
  /// A folder stands where a file is needed.
  case isFolder(path: String)
  /// The folder has no `.yaml` file directly in it.
  case emptyFolder(path: String)
  /// Something is there, and cannot be read.
  case unreadable(path: String, reason: String)

  public var path: String {
    switch self {
    case .missing(let path), .isFolder(let path), .emptyFolder(let path), .unreadable(let path, _):
      path
    }
  }
}

extension SchemaFileError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missing(let path): "there is no file `\(path)`"
    case .isFolder(let path): "`\(path)` is a folder"
    case .emptyFolder(let path): "the folder `\(path)` has no .yaml file in it"
    case .unreadable(let path, let reason): "`\(path)` cannot be read: \(reason)"
    }
  }
}
