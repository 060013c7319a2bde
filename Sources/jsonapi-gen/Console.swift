import Foundation

/// Where the command speaks.
enum Console {
  /// Prints what a run did.
  static func say(_ text: String) {
    write("\(text)\n")
  }

  /// Prints a text as it is.
  static func write(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }

  /// Everything that stands in standard input.
  static func readAll() -> [UInt8] {
    Array(FileHandle.standardInput.readDataToEndOfFile())
  }

  /// Whether what is wrong is read on a terminal that shows colors, and whoever reads it wants any.
  static var isErrorOutputColored: Bool { isColored(STDERR_FILENO) }

  /// Whether what a command was asked is read so.
  static var isColoredForAnswers: Bool { isColored(STDOUT_FILENO) }

  /// [NO_COLOR](https://no-color.org) is how people say that they want none.
  private static func isColored(_ descriptor: Int32) -> Bool {
    let environment = ProcessInfo.processInfo.environment
    let isUnwanted = environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb"
    return !isUnwanted && isatty(descriptor) != 0
  }

  /// Prints what is wrong.
  static func printError(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}
