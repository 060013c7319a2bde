import OutputFolder
import TestWorkspace

extension Workspace {
  /// The output folder of the tests, which does not exist at first.
  var output: OutputFolder { OutputFolder(path: path("Models")) }

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
