import Foundation

/// A folder for one test, which is gone when the test is over.
public final class Workspace: Sendable {
  public let root: URL

  public init() throws {
    root = FileManager.default.temporaryDirectory
      .appendingPathComponent("jsonapi-gen-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  public func path(_ name: String) -> String {
    root.appendingPathComponent(name).path
  }

  public func write(_ text: String, to name: String) throws {
    try write(Data(text.utf8), to: name)
  }

  public func write(_ data: Data, to name: String) throws {
    let url = root.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  public func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: root.appendingPathComponent(name)), as: UTF8.self)
  }

  public func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path(name), withIntermediateDirectories: true)
  }

  public func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: root.appendingPathComponent(name))
  }

  public func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path(name), withDestinationPath: path(target))
  }

  /// Gives a file a modification time that no file written now has.
  public func age(_ name: String) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Self.longAgo], ofItemAtPath: path(name))
  }

  /// Whether a file has not been written since it was aged.
  public func isAged(_ name: String) throws -> Bool {
    let attributes = try FileManager.default.attributesOfItem(atPath: path(name))
    return attributes[.modificationDate] as? Date == Self.longAgo
  }

  private static let longAgo = Date(timeIntervalSince1970: 1_000_000_000)

  /// Does something while a folder cannot be written (except by root, who may write everywhere).
  @discardableResult
  public func withReadOnly<Value>(
    _ name: String, do body: () async throws -> Value
  ) async throws -> Value {
    try setPermissions(0o555, of: name)
    defer { try? setPermissions(0o755, of: name) }
    return try await body()
  }

  private func setPermissions(_ permissions: Int, of name: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: permissions], ofItemAtPath: path(name))
  }

  /// The texts of all files below the workspace by path; folders have none.
  public func contents() throws -> [String: String?] {
    var contents: [String: String?] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: root.path) {
      contents[name] = .some(try? text(of: name))
    }
    return contents
  }
}
