import YAMLSource

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The schema files that paths on a command line name.
///
/// ```swift
/// let inputs = try SchemaFiles.named(["Schemas/blog"])
/// let result = SchemaReader.read(inputs, importing: SchemaFiles.importer(beside: inputs))
/// ```
public enum SchemaFiles {
  /// The files that the paths name, each once: a file is itself, a folder is the `.yaml` and `.yml`
  /// files directly in it, in the order of their names.
  ///
  /// - Throws: `SchemaFileError` at the first path that names no file.
  public static func named(_ paths: [String]) throws(SchemaFileError) -> [SourceFile] {
    var files: [SourceFile] = []
    var known: Set<String> = []
    for path in paths {
      let isFolder = try exists(path)
      for file in isFolder ? try schemas(inFolder: path) : [path] {
        guard known.insert(realPath(file)).inserted else { continue }
        files.append(try read(file))
      }
    }
    return files
  }

  /// A function that reads imports from the disk.
  ///
  /// It knows the files that were named, and those that it has read, by what they are on the disk:
  /// however a path leads to one of them, it is the same file.
  public static func importer(
    beside inputs: [SourceFile]
  ) -> (_ path: String) throws -> SourceFile {
    var known: [String: SourceFile] = [:]
    for input in inputs { known[realPath(input.path)] = input }
    return { path in
      let realPath = realPath(path)
      if let file = known[realPath] { return file }
      if try exists(path) { throw SchemaFileError.isFolder(path: path) }
      let file = try read(path)
      known[realPath] = file
      return file
    }
  }

  /// Whether a path is a folder.
  private static func exists(_ path: String) throws(SchemaFileError) -> Bool {
    var isFolder: Bool = false
    guard !path.isEmpty, FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .missing(path: path)
    }
    return isFolder
  }

  private static func schemas(inFolder path: String) throws(SchemaFileError) -> [String] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      throw .unreadable(path: path, reason: "its contents cannot be listed")
    }
    let folder = path.hasSuffix("/") ? path : path + "/"
    var files: [String] = []
    for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    where (name.hasSuffix(".yaml") || name.hasSuffix(".yml")) && !name.hasPrefix(".") {
      let file = folder + name
      if try !exists(file) { files.append(file) }
    }
    if files.isEmpty { throw .emptyFolder(path: path) }
    return files
  }

  private static func read(_ path: String) throws(SchemaFileError) -> SourceFile {
    let attributes = try? FileManager.default.attributesOfItem(atPath: realPath(path))
    guard let attributes, attributes[.type] as? FileAttributeType == .typeRegular else {
      throw .unreadable(path: path, reason: "it is not a file")
    }
    do {
      let data = try Data(contentsOf: URL(filePath: path), options: .alwaysMapped)
      let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
      // The YAML reader refuses what is longer than this.
      let bytes = data.prefix(longestFile + 1)
      return SourceFile(
        path: path, bytes: Array(bytes.starts(with: mark) ? bytes.dropFirst(3) : bytes))
    } catch {
      throw .unreadable(path: path, reason: "it may be that you are not allowed to")
    }
  }

  private static let longestFile = 16 * 1024 * 1024 + 3

  private static func realPath(_ path: String) -> String {
    URL(filePath: path).resolvingSymlinksInPath().path
  }
}
