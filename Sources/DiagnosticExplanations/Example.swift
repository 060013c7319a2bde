import YAMLSource

/// A schema that has a mistake, or the same without it.
public enum Example: Sendable {
  /// Files that can be read: the first is the schema, others are what it imports.
  case files([SourceFile])
  /// What a file is like that is too large, or too odd, to be shown.
  case words(String)

  /// Files by their names.
  static func files(_ files: KeyValuePairs<String, String>) -> Example {
    .files(files.map { SourceFile(path: $0.key, text: $0.value) })
  }
}

extension Example: ExpressibleByStringLiteral {
  /// A schema of one file.
  public init(stringLiteral text: String) {
    self = .files(["blog.yaml": text])
  }
}
