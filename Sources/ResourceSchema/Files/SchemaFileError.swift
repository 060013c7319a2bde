import YAMLSource

/// Why a path names no schema.
public enum SchemaFileError: Error, Hashable, Sendable {
  /// A file is missing, or cannot be read.
  case unreadable(SourceFile.ReadingError)
  /// The contents of the folder cannot be listed.
  case unlistableFolder(path: String)
  /// The folder has no `.yaml` or `.yml` file directly in it.
  case emptyFolder(path: String)

  public var path: String {
    switch self {
    case .unreadable(let error): error.path
    case .unlistableFolder(let path), .emptyFolder(let path): path
    }
  }
}

extension SchemaFileError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unreadable(let error): error.description
    case .unlistableFolder(let path): "\(path): the folder cannot be listed: check its permissions"
    case .emptyFolder(let path): "\(path): the folder has no .yaml or .yml file directly in it"
    }
  }
}
