import Diagnostics
import Foundation

/// The schemas that the project ships, and those of the generator's tests.
enum Schemas {
  static let all: [SourceFile] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../..").standardizedFileURL
    let files = ["Schemas", "Tests/ModelGeneratorTests/Golden"].flatMap { name -> [String] in
      let path = folder.appendingPathComponent(name).path
      let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      return names.filter { $0.hasSuffix(".yaml") }.sorted().map { path + "/" + $0 }
    }
    return files.compactMap { try? SourceFile(contentsOf: $0) }
  }()
}
