import Foundation
import ResourceSchema
import YAMLSource

enum SchemaFiles {
  struct Missing: Error, CustomStringConvertible {
    var path: String
    var description: String { "\(path) does not exist" }
  }
  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
  static func read(_ paths: [String]) throws -> [SourceFile] {
    try paths.flatMap { path in
      guard isFolder(path) else { return [try load(path)] }
      return try FileManager.default.contentsOfDirectory(atPath: path)
        .filter { $0.hasSuffix(".yaml") }.sorted().map { try load("\(path)/\($0)") }
    }
  }
  static func load(_ path: String) throws -> SourceFile {
    guard let data = FileManager.default.contents(atPath: path) else { throw Missing(path: path) }
    return SourceFile(path: path, bytes: Array(data))
  }
}

enum DiagnosticText {
  static func render(_ diagnostics: [Diagnostic], files: [SourceFile]) -> String {
    diagnostics.map { "\($0.range.file):\($0.range.start.line): \($0.severity): \($0.message)" }
      .joined(separator: "\n")
  }
}
