import Foundation

/// Where the command speaks.
enum Console {
  /// Prints what a run did.
  static func say(_ text: String) {
    FileHandle.standardOutput.write(Data("\(text)\n".utf8))
  }

  /// Prints what is wrong.
  static func complain(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}
