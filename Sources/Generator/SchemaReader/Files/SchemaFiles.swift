import Diagnostics

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Finds the schema files for the paths on a command line.
///
/// ```swift
/// let inputs = try SchemaFiles.named(["Schemas/blog"])
/// let result = SchemaReader.read(inputs, importing: SchemaFiles.importer(beside: inputs))
/// ```
public enum SchemaFiles {
  /// Returns the files at the paths, each once. A folder contributes its `.yaml` and `.yml` files,
  /// not those of its subfolders, sorted by name.
  public static func named(_ paths: [String]) throws(SchemaFileError) -> [SourceFile] {
    var files: [SourceFile] = []
    var known: Set<String> = []
    for path in paths {
      for file in isFolder(path) ? try schemas(inFolder: path) : [path]
      where known.insert(realPath(file)).inserted {
        files.append(try read(file))
      }
    }
    return files
  }

  /// The number of absent imports for which files with similar names are looked for.
  private static let maxGuesses = 100

  /// Returns a function that reads imports, and knows files by their identity on the disk: a file
  /// that was named or read before is the same file under any path.
  public static func importer(
    beside inputs: [SourceFile]
  ) -> (_ path: String) throws -> SourceFile {
    var known: [String: SourceFile] = [:]
    for input in inputs { known[realPath(input.path)] = input }
    var nearbyFiles = NearbyFiles()
    var missingCount = 0
    return { path in
      // Thousands of absent files are quickly passed.
      let isThere = FileManager.default.fileExists(atPath: path)
      let realPath = isThere ? realPath(path) : path
      if let file = known[realPath] { return file }
      let file: SourceFile
      do {
        file = try SourceFile(contentsOf: path)
      } catch let error as SourceFile.ReadingError where error.isAboutSize {
        file = SourceFile(tooLargeAt: path)
      } catch let error as SourceFile.ReadingError {
        missingCount += 1
        guard missingCount <= maxGuesses else { throw ImportError(reason: error) }
        let nearest = nearest(to: path) { file in
          Self.namesSchema(file) && !isFolder(file) && known[Self.realPath(file)] == nil
        }
        let elsewhere = nearest == nil ? nearbyFiles.file(like: path) : nil
        throw ImportError(reason: error, nearest: nearest, elsewhere: elsewhere)
      }
      known[realPath] = file
      return file
    }
  }

  public static func folder(like name: String) -> String? {
    Suggestions.nearest(to: name, among: names(inFolder: "").sorted().filter(isFolder))
  }

  /// The names in a folder, or in the working folder if the path is empty; none if they cannot be
  /// listed.
  static func names(inFolder path: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path.isEmpty ? "." : path)) ?? []
  }

  /// Returns the name most similar to that of an absent path, of the files and folders beside it that are not hidden.
  private static func nearest(
    to path: String, where isCandidate: (_ path: String) -> Bool
  ) -> String? {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let name = String(path.dropFirst(folder.count))
    let names = names(inFolder: folder).sorted()
      .filter { !$0.hasPrefix(".") && isCandidate(folder + $0) }
    // A suffix that all names share does not make any of them more similar.
    let nearest = Suggestions.nearest(to: stem(name), among: names.map(stem))
    return names.first { stem($0) == (nearest ?? stem(name)) && $0 != name }
  }

  private static func stem(_ name: String) -> String {
    let ending = [".yaml", ".yml"].first { name.hasSuffix($0) }
    return String(name.dropLast(ending?.count ?? 0))
  }

  package static func namesSchema(_ path: String) -> Bool {
    path.hasSuffix(".yaml") || path.hasSuffix(".yml")
  }

  public static func isFolder(_ path: String) -> Bool {
    var isFolder = false
    return !path.isEmpty && FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder
  }

  private static func schemas(inFolder path: String) throws(SchemaFileError) -> [String] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      throw .unlistableFolder(path: path)
    }
    let folder = path.hasSuffix("/") ? path : path + "/"
    let files =
      names
      .filter { namesSchema($0) && !$0.hasPrefix(".") }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .map { folder + $0 }
      .filter { !isFolder($0) }
    if files.isEmpty { throw .emptyFolder(path: path) }
    return files
  }

  private static func read(_ path: String) throws(SchemaFileError) -> SourceFile {
    do {
      return try SourceFile(contentsOf: path)
    } catch {
      if error.isAboutSize { return SourceFile(tooLargeAt: path) }
      if error.reason == .missing,
        let name = nearest(to: path, where: { namesSchema($0) || isFolder($0) })
      {
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
        throw .misspelt(path: path, nearest: folder + name)
      }
      throw error.reason == .missing && path.contains("*")
        ? .pattern(path: path) : .unreadable(error)
    }
  }

  private static func realPath(_ path: String) -> String {
    URL(filePath: path).resolvingSymlinksInPath().path
  }
}

extension SourceFile.ReadingError {
  fileprivate var isAboutSize: Bool {
    if case .tooLarge = reason { true } else { false }
  }
}
