import OutputFolder
import TestWorkspace

extension Workspace {
  /// The output folder of the tests, which does not exist at first.
  var output: OutputFolder { OutputFolder(path: path("Models")) }

  /// Updates the output folder; its API is called Test unless another name is given.
  @discardableResult
  func generate(
    _ files: [String: String], of api: String = "Test",
    replacing replacement: OutputFolder.Replacement = .nothing
  ) throws -> OutputPlan {
    try output.update(to: GeneratedFile.list(files), of: api, replacing: replacement)
  }
}

extension OutputFolder {
  func plan(_ files: [String: String]) throws -> OutputPlan {
    try compare(with: GeneratedFile.list(files), of: "Test")
  }
}

extension GeneratedFile {
  static func list(_ files: [String: String]) -> [GeneratedFile] {
    files.map { GeneratedFile(path: $0.key, text: $0.value) }
  }
}

extension Workspace {
  /// The names in the output folder, in order.
  func modelNames() throws -> [String] {
    try contents().keys.filter { $0.hasPrefix("Models/") }.map { String($0.dropFirst(7)) }.sorted()
  }
}
