import Foundation
import JSONAPIClient
import JSONAPIURLSession
import TestWorkspace
import Testing

#if AsyncHTTPClient
  import JSONAPIAsyncHTTPClient
#endif

/// A server of `Tests/Servers`, which runs until this value is gone.
struct RealServer {
  let url: URL
  private let process: ChildProcess.Running

  init(_ name: String) async throws {
    let script = Self.repository.appendingPathComponent("Scripts/servers").path
    process = try await ChildProcess(script, [name]).start()
    url = try #require(URL(string: process.line))
  }

  static let areInstalled = FileManager.default.fileExists(
    atPath: repository.appendingPathComponent(".build/servers/packages").path)
  /// In CI nothing is skipped because something is missing.
  static let areRequired = ProcessInfo.processInfo.environment["CI"]?.isEmpty == false

  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}

/// The transports that are built: with the trait `AsyncHTTPClient`, also that of AsyncHTTPClient.
enum Transport: CaseIterable {
  case urlSession
  #if AsyncHTTPClient
    case asyncHTTPClient
  #endif

  func make() -> any ClientTransport {
    switch self {
    case .urlSession: URLSessionTransport()
    #if AsyncHTTPClient
      case .asyncHTTPClient: AsyncHTTPClientTransport()
    #endif
    }
  }
}

extension Trait where Self == ConditionTrait {
  static var needsServers: Self {
    .enabled(
      if: RealServer.areInstalled || RealServer.areRequired,
      "The servers are missing: Scripts/set-up-python servers installs them.")
  }
}
