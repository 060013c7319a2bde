import Foundation

/// Writes a Swift source for each article that the command line names, and one that lists them all.
@main
enum SnippetAssembler {
  static func main() throws {
    let paths = CommandLine.arguments.dropFirst()
    guard let folder = paths.first.map({ URL(fileURLWithPath: $0) }) else { return }
    var list = ""
    for article in paths.dropFirst().map({ URL(fileURLWithPath: $0) }) {
      let name = article.deletingPathExtension().lastPathComponent
      let function = "runSnippetsOf" + name.filter(\.isLetter)
      let source = SnippetSource.source(
        of: try String(contentsOf: article, encoding: .utf8), path: article.path,
        function: function)
      try write(source, to: folder.appendingPathComponent("\(name).swift"))
      list += "  ArticleSnippets(\"\(article.path)\", \(function)),\n"
    }
    try write(
      "import SnippetChecks\n\nlet allSnippets: [ArticleSnippets] = [\n\(list)]\n",
      to: folder.appendingPathComponent("AllSnippets.swift"))
  }

  /// Writes a file unless it has these contents: what is written is compiled again.
  private static func write(_ text: String, to file: URL) throws {
    let data = Data(text.utf8)
    if (try? Data(contentsOf: file)) != data { try data.write(to: file) }
  }
}
