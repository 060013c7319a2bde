import Diagnostics

/// The reason why a file cannot be imported.
struct ImportError: Error {
  var reason: SourceFile.ReadingError
  /// The name of a file beside it that may be meant.
  var nearest: String?
  /// The paths of the schemas in a folder that was named in place of a file.
  var schemas: [String] = []
}
