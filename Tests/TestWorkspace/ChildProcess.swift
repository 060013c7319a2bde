import Foundation

/// A program that a test runs.
///
/// Foundation's `Process` now and then misses the end of a program when several are started at once,
/// and a test then waits forever; this waits for the end itself.
public struct ChildProcess: Sendable {
  public var path: String
  public var arguments: [String]
  public var folder: URL?
  /// The variables that the program sees, or `nil` for those of the tests.
  public var environment: [String: String]?
  /// The file that it reads as its standard input; empty if `nil`.
  public var input: URL?

  public init(
    _ path: String, _ arguments: [String], folder: URL? = nil,
    environment: [String: String]? = nil, input: URL? = nil
  ) {
    self.path = path
    self.arguments = arguments
    self.folder = folder
    self.environment = environment
    self.input = input
  }

  /// What a program printed, and how it ended.
  public struct Outcome: Sendable {
    /// The exit code, or 128 and the number of the signal that ended it.
    public var status: Int32
    public var output: Data
    public var errors: String

    public var text: String { String(decoding: output, as: UTF8.self) }
  }

  public struct StartFailure: Error {
    public var path: String
    public var reason: String
  }

  /// Runs the program to its end, without holding up a thread that tests run on.
  public func run() async throws -> Outcome {
    let record = try Record()
    let process = try start(output: record.output, errors: record.errors)
    return try record.outcome(status: await Self.end(of: process))
  }

  /// Runs the program to its end.
  public func runAndWait() throws -> Outcome {
    let record = try Record()
    let process = try start(output: record.output, errors: record.errors)
    return try record.outcome(status: Self.waitForEnd(of: process))
  }

  /// Starts the program, sends it a signal after a while, and waits for its end.
  public func run(sending signal: Int32, after time: Duration) async throws {
    let process = try start(output: "/dev/null", errors: "/dev/null")
    try await Task.sleep(for: time)
    kill(process, signal)
    _ = await Self.end(of: process)
  }

  /// Starts the program and waits until it prints a line, such as the URL that it listens to.
  public func start() async throws -> Running {
    let record = try Record()
    let process = try start(output: record.output, errors: record.errors)
    for _ in 1...600 {
      let text = try record.folder.text(of: "output")
      if let end = text.firstIndex(of: "\n") {
        return Running(line: String(text[..<end]), process: process)
      }
      guard waitpid(process, nil, WNOHANG) == 0 else {
        throw StartFailure(path: path, reason: try record.folder.text(of: "errors"))
      }
      try await Task.sleep(for: .milliseconds(50))
    }
    _ = Running(line: "", process: process)
    throw StartFailure(path: path, reason: "it printed nothing for 30 seconds")
  }

  /// A program that runs until this value is gone.
  public final class Running: Sendable {
    /// The first line that the program printed.
    public let line: String
    private let process: pid_t

    fileprivate init(line: String, process: pid_t) {
      self.line = line
      self.process = process
    }

    deinit {
      kill(process, SIGTERM)
      _ = ChildProcess.waitForEnd(of: process)
    }
  }

  /// Runs the program to its end, with a terminal as its standard error.
  public func run(terminal: String) async throws {
    _ = await Self.end(of: try start(output: "/dev/null", errors: terminal))
  }

  private func start(output: String, errors: String) throws -> pid_t {
    var actions = posix_spawn_file_actions_t.empty
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input?.path ?? "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_NOCTTY, 0)
    // The program must not hold sockets and terminals of other tests open. Closing those that are not open is no error.
    var flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    #if canImport(Darwin)
      flags |= POSIX_SPAWN_CLOEXEC_DEFAULT
    #else
      for inherited in Int32(3)..<1024 { posix_spawn_file_actions_addclose(&actions, inherited) }
    #endif

    var attributes = posix_spawnattr_t.empty
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGPIPE, SIGINT, SIGTERM] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(flags))

    // The function that sets a program's folder has no name in Swift on Linux; a shell does it.
    let command =
      folder.map { ["/bin/sh", "-c", #"cd "$0" && exec "$@""#, $0.path, path] } ?? [path]
    let words = (command + arguments).map { strdup($0) } + [nil]
    let variables =
      (environment ?? ProcessInfo.processInfo.environment).map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var process: pid_t = 0
    let error = posix_spawn(&process, command[0], &actions, &attributes, words, variables)
    guard error == 0 else {
      throw StartFailure(path: path, reason: String(cString: strerror(error)))
    }
    return process
  }

  /// Returns how a process ended once it has.
  private static func end(of process: pid_t) async -> Int32 {
    await withCheckedContinuation { end in
      Thread.detachNewThread { end.resume(returning: waitForEnd(of: process)) }
    }
  }

  private static func waitForEnd(of process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1 && errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}

/// The files that take what a program prints: it would wait for somebody to read from a pipe.
private struct Record {
  let folder: Workspace
  var output: String { folder.path("output") }
  var errors: String { folder.path("errors") }

  init() throws {
    folder = try Workspace()
    for name in ["output", "errors"] { try folder.write("", to: name) }
  }

  func outcome(status: Int32) throws -> ChildProcess.Outcome {
    ChildProcess.Outcome(
      status: status, output: try Data(contentsOf: URL(fileURLWithPath: output)),
      errors: try folder.text(of: "errors"))
  }
}

// Structures on Linux, pointers on Apple platforms.
#if canImport(Glibc)
  extension posix_spawn_file_actions_t { fileprivate static var empty: Self { Self() } }
  extension posix_spawnattr_t { fileprivate static var empty: Self { Self() } }
#else
  extension Optional { fileprivate static var empty: Self { nil } }
#endif
