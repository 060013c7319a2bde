import Foundation

/// A page of the project's documentation.
struct Page {
  static let readme = Page("README.md")
  static let schemaLanguage = Page("Documentation/SchemaLanguage.md")
  static let configuration = Page("Documentation/Configuration.md")
  static let templates = Page("Documentation/Templates.md")
  static let changes = Page("Documentation/Changes.md")
  static let blogSchemas = [Page("Schemas/blog/blog.yaml"), Page("Schemas/blog/common.yaml")]

  /// The path in the repository.
  let path: String

  init(_ path: String) {
    self.path = path
  }

  var file: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../\(path)").standardizedFileURL
  }

  func text() throws -> String {
    try String(contentsOf: file, encoding: .utf8)
  }

  /// The code blocks in a language, such as `swift`, without their fences.
  func codeBlocks(in language: String) throws -> [String] {
    try text().components(separatedBy: "\n```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "\n```")[0]
    }
  }
}
