import Foundation
import PackagePlugin

/// Makes Swift sources of the snippets of the manual, so that they are compiled with its tests.
@main
struct SnippetPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let catalogue = context.package.directoryURL
      .appendingPathComponent("Sources/JSONAPI/JSONAPI.docc")
    let articles = try FileManager.default
      .contentsOfDirectory(at: catalogue, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "md" }
      .sorted { $0.path < $1.path }
    let folder = context.pluginWorkDirectoryURL
    let names = articles.map { $0.deletingPathExtension().lastPathComponent } + ["AllSnippets"]
    return [
      .buildCommand(
        displayName: "Assembling the snippets of the manual",
        executable: try context.tool(named: "snippet-assembler").url,
        arguments: [folder.path] + articles.map(\.path),
        inputFiles: articles,
        outputFiles: names.map { folder.appendingPathComponent("\($0).swift") })
    ]
  }
}
