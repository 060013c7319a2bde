import Diagnostics

/// The files that one input of the fuzzer stands for.
///
/// A byte that no YAML text may hold, the record separator, ends one file and begins the next. The
/// first is the schema; the others are what it can import, as `1.yaml`, `2.yaml` and so on.
struct FuzzInput {
  let schema: SourceFile
  private let imports: [String: SourceFile]

  init(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: 0x1E, omittingEmptySubsequences: false)
    schema = SourceFile(path: "0.yaml", bytes: Array(parts[0]))
    var imports: [String: SourceFile] = [:]
    for (index, part) in parts.enumerated() {
      imports["\(index).yaml"] = SourceFile(path: "\(index).yaml", bytes: Array(part))
    }
    self.imports = imports
  }

  var files: [SourceFile] { Array(imports.values) }

  func load(_ path: String) throws -> SourceFile {
    guard let file = imports[path] else {
      throw SourceFile.ReadingError(path: path, reason: .missing)
    }
    return file
  }
}
