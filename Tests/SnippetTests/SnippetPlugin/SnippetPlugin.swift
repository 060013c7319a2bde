import Foundation
import PackagePlugin

/// Makes Swift sources of the snippets of the manual, so that they are compiled with its tests.
@main
struct SnippetPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let root = context.package.directoryURL
    let articles = try pages(of: target.name).flatMap { page in
      let page = root.appendingPathComponent(page)
      guard page.pathExtension != "md" else { return [page] }
      return try FileManager.default
        .contentsOfDirectory(at: page, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "md" }
        .sorted { $0.path < $1.path }
    }
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

  /// The pages, and folders of pages, whose snippets a target tests.
  private func pages(of target: String) -> [String] {
    switch target {
    case "ClientSnippetTests":
      ["Sources/Client/JSONAPIClient/JSONAPIClient.docc", "Documentation/Coming-from.md"]
    default: ["Sources/Runtime/JSONAPI/JSONAPI.docc"]
    }
  }
}
