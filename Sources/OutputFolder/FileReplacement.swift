/// Writes to a file of the user's that is there already.
public enum FileReplacement {
  /// Replaces what a file holds, all of it or nothing; its permissions stay, and a link to it too.
  ///
  /// - Throws: `OutputError` if the file cannot be written; it is as it was then.
  public static func replace(_ path: String, with text: String) throws(OutputError) {
    try FileSystem.replace(path, with: Array(text.utf8))
  }
}
