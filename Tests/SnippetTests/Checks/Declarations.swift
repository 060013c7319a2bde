import Foundation

/// The names that sources declare.
enum Declarations {
  static func names(in modules: [String]) throws -> Set<String> {
    let declaration =
      /\b(?:struct|enum|class|actor|protocol|typealias|associatedtype|case|func|let|var)\s+`?(\w+|~>)/
    var names: Set<String> = []
    for module in modules {
      let folder = URL(fileURLWithPath: #filePath)
        .appendingPathComponent("../../../../Sources/\(module)").standardizedFileURL
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
