import Foundation

/// The tools of the Swift that these tests were built with, and what it built of the runtime.
public enum SwiftTools {
  /// A tool in the `PATH`, such as `swiftc`.
  public static func path(of tool: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "")
      .split(separator: ":").map { "\($0)/\(tool)" }
      .first(where: FileManager.default.isExecutableFile(atPath:))
  }

  /// The folder with the modules that were built, the runtime's among them.
  public static let modules =
    products
    .map { $0.appendingPathComponent("Modules").path }
    .first { FileManager.default.fileExists(atPath: "\($0)/JSONAPI.swiftmodule") }

  /// True if there are a compiler and modules for ``typeCheck(_:_:)``.
  public static let canTypeCheck = path(of: "swiftc") != nil && modules != nil

  /// Checks files that are one module and can import the modules that were built.
  ///
  /// One process reads all files: without `-wmo`, the compiler starts one for each of them, and each loads all modules.
  ///
  /// - Returns: What the compiler says, such as warnings.
  public static func typeCheck(
    _ paths: [String], _ options: [String] = []
  ) throws -> ChildProcess.Outcome {
    let arguments = ["-typecheck", "-wmo", "-swift-version", "6", "-I", modules ?? ""]
    return try ChildProcess(path(of: "swiftc") ?? "", arguments + options + paths).runAndWait()
  }

  /// The machine code of the runtime, for programs to be linked with. A build leaves that of files which are
  /// gone, or have other names, where it was.
  public static let runtimeObjects: [String] =
    products.lazy.map { $0.appendingPathComponent("JSONAPI.build").path }
    .map { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.filter(sources.contains).sorted().map { "\(folder)/\($0)" }
    }
    .first { !$0.isEmpty } ?? []

  /// The names of the machine code of the runtime's files.
  private static let sources: Set<String> = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("Sources/Runtime/JSONAPI").path
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return Set(paths.map { URL(fileURLWithPath: $0).lastPathComponent + ".o" })
  }()

  /// Where what was built may be, seen from the program that runs the tests.
  private static let products = [
    URL(fileURLWithPath: CommandLine.arguments[0]), Bundle.main.bundleURL,
  ]
  .flatMap { [$0.deletingLastPathComponent(), $0] }
}
