import Diagnostics

/// The reason why a path does not name a schema.
public enum SchemaFileError: Error, Equatable, Sendable {
  case unreadable(SourceFile.ReadingError)
  /// The file does not exist, but a file or folder beside it has a similar name.
  case misspelt(path: String, nearest: String)
  /// The path is a pattern, such as `*.yaml`, and no file has this name.
  case pattern(path: String)
  case unlistableFolder(path: String)
  /// The folder has no `.yaml` or `.yml` file directly in it.
  case emptyFolder(path: String)

  public var path: String {
    switch self {
    case .unreadable(let error): error.path
    case .misspelt(let path, _), .pattern(let path), .unlistableFolder(let path),
      .emptyFolder(let path):
      path
    }
  }
}

extension SchemaFileError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unreadable(let error): error.description
    case .misspelt(let path, let nearest):
      "\(path): there is no such file: did you mean \(nearest)?"
    case .pattern(let path):
      "\(path): there is no such file, and patterns are not expanded here: name the folder"
    case .unlistableFolder(let path): "\(path): the folder cannot be listed: check its permissions"
    case .emptyFolder(let path): "\(path): the folder has no .yaml or .yml file directly in it"
    }
  }
}
