import ArgumentParser
import Diagnostics
import Foundation
import OutputFolder

/// Standard input, output and error.
///
/// If output cannot be written, the run ends with a message in one line. A pipe that its reader
/// closed, such as `head`, is not an error.
enum Console {
  /// Prepares the standard streams: no file takes the descriptor of a stream that was closed at the
  /// start, and a closed pipe does not end the process.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) == -1 {
      // Opened in the wrong mode, so that access fails as on a closed stream.
      _ = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Prints a line, such as the result of a run.
  static func say(_ text: String) {
    write("\(text)\n")
  }

  /// Prints a text without an additional line break.
  static func write(_ text: String) {
    write(text, to: STDOUT_FILENO)
  }

  static func printError(_ text: String) {
    write("\(text)\n", to: STDERR_FILENO)
  }

  private static func write(_ text: String, to stream: Int32) {
    guard let failure = attempt(text, to: stream), failure != EPIPE else { return }
    let (name, other) =
      stream == STDOUT_FILENO
      ? ("standard output", STDERR_FILENO) : ("standard error", STDOUT_FILENO)
    let reason = String(cString: strerror(failure))
    _ = attempt("error: \(name) cannot be written: \(reason)\n", to: other)
    exit(74)  // `EX_IOERR` of `sysexits.h`
  }

  /// - Returns: The number of the error if not all could be written.
  private static func attempt(_ text: String, to stream: Int32) -> Int32? {
    let isWritten = FileSystem.writeAll(Array(text.utf8)) {
      let count = Foundation.write(stream, $0.baseAddress, $0.count)
      if count < 0, errno == EAGAIN {
        var state = pollfd(fd: stream, events: Int16(POLLOUT), revents: 0)
        poll(&state, 1, -1)
        errno = EINTR
      }
      return count
    }
    return isWritten ? nil : errno
  }

  /// Reads a stream as a file. The end of one that is too large is not read.
  static func read(
    _ stream: Int32 = STDIN_FILENO, named name: String = "<stdin>", maxSize: Int
  ) throws -> SourceFile {
    guard let bytes = FileSystem.readAll(stream, limit: maxSize + 1) else {
      throw InputError("\(name) cannot be read: \(String(cString: strerror(errno)))")
    }
    return bytes.count > maxSize
      ? SourceFile(tooLargeAt: name, maxSize: maxSize)
      : SourceFile(path: name, bytes: bytes, maxSize: maxSize)
  }

  /// True if standard error is a terminal with colors, and the user has not turned colors off.
  static var isErrorOutputColored: Bool { isColored(STDERR_FILENO) }

  static var isOutputColored: Bool { isColored(STDOUT_FILENO) }

  private static func isColored(_ stream: Int32) -> Bool {
    let environment = ProcessInfo.processInfo.environment
    // See https://no-color.org.
    let isUnwanted = environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb"
    return !isUnwanted && isatty(stream) != 0
  }
}

struct InputError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
