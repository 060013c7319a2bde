import Foundation

/// The names that sources declare.
enum Declarations {
  /// The folder of a module, on one of the floors of `Sources`.
  static func folder(of module: String) throws -> URL {
    let sources = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../../Sources").standardizedFileURL
    let floors = try FileManager.default.contentsOfDirectory(atPath: sources.path)
    return floors.map { sources.appendingPathComponent("\($0)/\(module)") }
      .first { FileManager.default.fileExists(atPath: $0.path) } ?? sources
  }

  static func names(in modules: [String]) throws -> Set<String> {
    let declaration =
      /\b(?:struct|enum|class|actor|protocol|typealias|associatedtype|case|func|let|var)\s+`?(\w+|~>)/
    var names: Set<String> = []
    for module in modules {
      let folder = try folder(of: module)
      for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      where file.hasSuffix(".swift") {
        let source = try String(
          contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        names.formUnion(source.matches(of: declaration).map { String($0.output.1) })
      }
    }
    return names.union(modules).union(["init", "subscript"])
  }
}
