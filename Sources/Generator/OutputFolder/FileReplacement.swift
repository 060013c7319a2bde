/// Writes to an existing file of the user's.
public enum FileReplacement {
  /// Replaces the contents of a file, all of it or nothing; its permissions stay, and a link to it
  /// too.
  ///
  /// - Throws: `OutputError` if the file cannot be written; it is unchanged then.
  public static func replace(_ path: String, with text: String) throws(OutputError) {
    try Interruption.deferred { () throws(OutputError) in
      try FileSystem.replace(path, with: Array(text.utf8))
    }
  }
}
