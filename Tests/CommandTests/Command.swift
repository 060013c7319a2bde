import Foundation
import TestWorkspace

/// The command as a user runs it: as a process of its own.
enum Command {
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String

    fileprivate init(_ outcome: ChildProcess.Outcome) {
      status = outcome.status
      output = outcome.text
      errors = outcome.errors
    }
  }

  /// Runs `jsonapi-gen` in a workspace until it ends.
  static func run(_ arguments: String..., in workspace: Workspace) async throws -> Outcome {
    try await run(arguments, in: workspace)
  }

  /// Runs `jsonapi-gen` in a workspace until it ends.
  static func run(_ arguments: [String], in workspace: Workspace) async throws -> Outcome {
    Outcome(try await process(arguments, in: workspace).run())
  }

  /// Runs a shell script in a workspace, in which `$gen` is the command.
  static func shell(_ script: String, in workspace: Workspace) async throws -> Outcome {
    let environment = ProcessInfo.processInfo.environment.merging(["gen": path]) { $1 }
    let shell = ChildProcess(
      "/bin/bash", ["-c", script], folder: workspace.root, environment: environment)
    return Outcome(try await shell.run())
  }

  /// Starts `jsonapi-gen` in a workspace and sends it a signal after a while, if it has not ended by
  /// then.
  static func runAndKill(
    _ arguments: String..., with signal: Int32 = SIGKILL, after time: Duration,
    in workspace: Workspace
  ) async throws {
    try await process(arguments, in: workspace).run(sending: signal, after: time)
  }

  /// Runs `jsonapi-gen` in a workspace with its errors going to a terminal, and returns what the
  /// terminal was sent.
  static func runOnTerminal(
    _ arguments: String..., environment: [String: String], in workspace: Workspace
  ) async throws -> String {
    let terminal = try Terminal()
    try await process(arguments, in: workspace, environment: environment)
      .run(terminal: terminal.path)
    return terminal.close()
  }

  /// Runs a shell script like ``shell(_:in:)`` with its errors going to a terminal, and returns what
  /// the terminal was sent.
  static func shellOnTerminal(
    _ script: String, environment: [String: String], in workspace: Workspace
  ) async throws -> String {
    var environment = environment
    environment["gen"] = path
    environment["PATH"] = ProcessInfo.processInfo.environment["PATH"]
    let shell = ChildProcess(
      "/bin/bash", ["-c", script], folder: workspace.root, environment: environment)
    let terminal = try Terminal()
    try await shell.run(terminal: terminal.path)
    return terminal.close()
  }

  /// An invisible terminal: the end that shows, and the end that is written to.
  private struct Terminal {
    private let screen: Int32
    private let line: Int32
    let path: String

    init() throws {
      var screen: Int32 = -1
      var line: Int32 = -1
      guard openpty(&screen, &line, nil, nil, nil) == 0 else {
        throw CocoaError(.fileReadUnknown)
      }
      (self.screen, self.line) = (screen, line)
      path = String(cString: ttyname(line))
    }

    /// Returns what was sent, which waits in the terminal until nothing can send more.
    func close() -> String {
      Foundation.close(line)
      defer { Foundation.close(screen) }
      var sent = [UInt8](repeating: 0, count: 65_536)
      let count = read(screen, &sent, sent.count)
      return String(decoding: sent.prefix(max(0, count)), as: UTF8.self)
    }
  }

  /// Starts `jsonapi-gen` in a workspace, and waits until it prints a line.
  static func start(
    _ arguments: String..., in workspace: Workspace
  ) async throws -> ChildProcess.Running {
    try await process(arguments, in: workspace).start()
  }

  private static func process(
    _ arguments: [String], in workspace: Workspace, environment: [String: String]? = nil
  ) -> ChildProcess {
    ChildProcess(path, arguments, folder: workspace.root, environment: environment)
  }

  static var path: String { productFolder.appendingPathComponent("jsonapi-gen").path }

  /// The folder of the test bundle, in which the build puts the executable too.
  private static var productFolder: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
    return bundle.bundlePath.hasSuffix(".xctest")
      ? bundle.bundleURL.deletingLastPathComponent() : bundle.bundleURL
  }
}
