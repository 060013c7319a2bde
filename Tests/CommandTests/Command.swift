import Foundation
import TestWorkspace

/// The command as a user runs it: as a process of its own.
enum Command {
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Runs `jsonapi-gen` in a workspace until it ends.
  static func run(_ arguments: String..., in workspace: Workspace) async throws -> Outcome {
    try await run(arguments, in: workspace)
  }

  /// Runs `jsonapi-gen` in a workspace until it ends.
  static func run(
    _ arguments: [String], in workspace: Workspace, input: FileHandle = .nullDevice
  ) async throws -> Outcome {
    let process = process(arguments, in: workspace)
    process.standardInput = input
    return try await run(process)
  }

  private static func run(_ process: Process) async throws -> Outcome {
    let record = try Workspace()
    let output = try record.emptyFile("output")
    let errors = try record.emptyFile("errors")
    process.standardOutput = output
    process.standardError = errors
    try await withCheckedThrowingContinuation { (end: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in end.resume() }
      do {
        try process.run()
      } catch {
        end.resume(throwing: error)
      }
    }
    return Outcome(
      status: process.terminationStatus,
      output: try record.text(of: "output"),
      errors: try record.text(of: "errors"))
  }

  /// Runs a shell script in a workspace, in which `$gen` is the command.
  static func shell(_ script: String, in workspace: Workspace) async throws -> Outcome {
    let process = process([], in: workspace)
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [
      "-c", script, productFolder.appendingPathComponent("jsonapi-gen").path,
    ]
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["gen": productFolder.appendingPathComponent("jsonapi-gen").path]) { $1 }
    return try await run(process)
  }

  /// Starts `jsonapi-gen` in a workspace and sends it a signal after a while, if it has not ended by
  /// then.
  static func runAndKill(
    _ arguments: String..., with signal: Int32 = SIGKILL, after time: Duration,
    in workspace: Workspace
  ) async throws {
    let process = process(arguments, in: workspace)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let (ends, end) = AsyncStream<Void>.makeStream()
    process.terminationHandler = { _ in end.finish() }
    try process.run()
    try await Task.sleep(for: time)
    kill(process.processIdentifier, signal)
    for await _ in ends {}
  }

  /// Runs `jsonapi-gen` in a workspace with its errors going to a terminal, and returns what the
  /// terminal was sent.
  static func runOnTerminal(
    _ arguments: String..., environment: [String: String], in workspace: Workspace
  ) async throws -> String {
    let (screen, line) = try terminal()
    defer { close(screen) }
    let process = process(arguments, in: workspace)
    process.environment = environment
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle(fileDescriptor: line)
    let (ends, end) = AsyncStream<Void>.makeStream()
    process.terminationHandler = { _ in end.finish() }
    try process.run()
    for await _ in ends {}
    // What was sent waits in the terminal; once nothing can send more, reading ends.
    close(line)
    var sent = [UInt8](repeating: 0, count: 65_536)
    let count = read(screen, &sent, sent.count)
    return String(decoding: sent.prefix(max(0, count)), as: UTF8.self)
  }

  /// An invisible terminal: the end that shows, and the end that is written to.
  private static func terminal() throws -> (screen: Int32, line: Int32) {
    var screen: Int32 = -1
    var line: Int32 = -1
    guard openpty(&screen, &line, nil, nil, nil) == 0 else {
      throw CocoaError(.fileReadUnknown)
    }
    return (screen, line)
  }

  private static func process(_ arguments: [String], in workspace: Workspace) -> Process {
    let process = Process()
    process.executableURL = productFolder.appendingPathComponent("jsonapi-gen")
    process.arguments = arguments
    process.currentDirectoryURL = workspace.root
    process.standardInput = FileHandle.nullDevice
    return process
  }

  /// The folder of the test bundle, in which the build puts the executable too.
  private static var productFolder: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
    return bundle.bundlePath.hasSuffix(".xctest")
      ? bundle.bundleURL.deletingLastPathComponent() : bundle.bundleURL
  }
}

extension Workspace {
  fileprivate func emptyFile(_ name: String) throws -> FileHandle {
    try write("", to: name)
    return try FileHandle(forWritingTo: root.appendingPathComponent(name))
  }
}
