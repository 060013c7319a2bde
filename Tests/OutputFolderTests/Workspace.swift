import Foundation
import ModelGenerator

/// A folder for one test, which is gone when the test is over.
final class Workspace: Sendable {
  let root: URL

  init() throws {
    root = FileManager.default.temporaryDirectory
      .appendingPathComponent("output-folder-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  /// The output folder of the tests, which does not exist at first.
  var output: OutputFolder { OutputFolder(path: path("Models")) }

  func path(_ name: String) -> String {
    root.appendingPathComponent(name).path
  }

  func write(_ text: String, to name: String) throws {
    let url = root.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: root.appendingPathComponent(name)), as: UTF8.self)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: root.appendingPathComponent(name))
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path(name), withDestinationPath: path(target))
  }

  func modificationDate(of name: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: path(name))[.modificationDate] as? Date
  }

  /// Gives a file a modification time that no file written now has.
  func age(_ name: String) throws {
    let longAgo = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: longAgo], ofItemAtPath: path(name))
  }

  /// The texts of all files below the workspace by path; folders have none.
  func contents() throws -> [String: String?] {
    var contents: [String: String?] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: root.path) {
      contents[name] = .some(try? text(of: name))
    }
    return contents
  }

  /// Plans and carries out.
  @discardableResult
  func generate(_ files: [String: String]) throws -> OutputPlan {
    let plan = try output.plan(files)
    try output.carryOut(plan)
    return plan
  }
}

extension OutputFolder {
  func plan(_ files: [String: String]) throws(OutputError) -> OutputPlan {
    try plan(files.map { GeneratedFile(path: $0.key, text: $0.value) })
  }
}
