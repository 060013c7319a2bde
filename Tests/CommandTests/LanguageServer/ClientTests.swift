import Foundation
import TestWorkspace
import Testing

/// The language server with clients that others wrote.
@Suite struct ClientTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  // A symbolic link, which leads to the environment only as it is.
  private static let python = folder.appendingPathComponent("../../..").standardizedFileURL
    .appendingPathComponent(".build/editor/bin/python").path
  private static let neovim = ["/usr/bin/nvim", "/usr/local/bin/nvim", "/opt/homebrew/bin/nvim"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  private static func client(_ name: String) -> String {
    folder.appendingPathComponent("Clients/\(name)").path
  }

  @Test(
    "every message is one of the protocol",
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: python),
      "The types of the protocol are missing: Scripts/set-up-python editor installs them."))
  func messages() async throws {
    let recordings = try Recording.all().map(\.url.path)
    let outcome = try await ChildProcess(
      Self.python, [Self.client("lsprotocol_client.py"), Command.path] + recordings
    ).run()
    #expect(
      outcome.text.hasPrefix("passed") && outcome.status == 0, "\(outcome.text)\(outcome.errors)")
  }

  @Test(
    "Neovim shows, fixes, completes, renames and formats",
    .enabled(if: neovim != nil, "Neovim is missing: Scripts/set-up-program neovim installs it."))
  func inNeovim() async throws {
    let workspace = try Workspace()
    var environment = ProcessInfo.processInfo.environment
    environment["JSONAPI_GEN"] = Command.path
    environment["API_FOLDER"] = workspace.root.path
    environment["HOME"] = workspace.root.path
    let outcome = try await ChildProcess(
      #require(Self.neovim),
      ["--headless", "-u", "NONE", "-i", "NONE", "-c", "luafile \(Self.client("neovim.lua"))"],
      folder: workspace.root, environment: environment
    ).run()
    #expect(
      outcome.text.contains("passed") && outcome.status == 0, "\(outcome.text)\(outcome.errors)")
  }
}
