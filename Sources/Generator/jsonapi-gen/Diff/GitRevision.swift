import Diagnostics
import Foundation
import SchemaReader

/// The files of a revision in the repository of the working folder.
struct GitRevision {
  private let name: String
  /// The text before the paths of its files: `origin/main:`.
  var prefix: String { "\(name):" }
  private let commit: String
  /// The folder of the repository, and the working folder in it.
  private let root: String
  private let folder: String

  /// - Throws: ``InputError`` if git, the repository or the revision does not exist.
  init(_ name: String) throws {
    self.name = name
    let lines = try Git.lines(["rev-parse", "--show-toplevel", "--show-prefix"])
    guard lines.count == 2 else { throw InputError("not in a git repository") }
    root = lines[0]
    folder = "\(root)/\(lines[1])"
    let parsing = ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}"]
    guard let commit = try? Git.lines(parsing).first else {
      throw InputError(
        "the repository has no revision `\(name)`; in a clone that only has the newest commits, fetch it"
          + " first, as with `git fetch --depth=1 origin main`, and compare with FETCH_HEAD")
    }
    self.commit = commit
  }

  /// Returns the files at the paths in the revision. A folder contributes its `.yaml` and `.yml`
  /// files, not those of its subfolders, sorted by name. Files that were added later are left out.
  func schemas(named paths: [String]) throws -> [SourceFile] {
    var files: [(path: String, place: String)] = []
    for path in paths {
      let place = try place(of: path)
      let prefixes = (path.hasSuffix("/") ? path : path + "/", place.isEmpty ? "" : place + "/")
      files +=
        schemas(inFolder: place)?.map { (prefixes.0 + $0, prefixes.1 + $0) } ?? [(path, place)]
    }
    let schemas = try files.uniqued(by: \.place).compactMap { try file($0, at: $1) }
    guard !schemas.isEmpty else {
      let list = paths.map { "`\($0)`" }.joined(separator: ", ")
      throw InputError("\(list): the revision `\(name)` has no schema there")
    }
    return schemas
  }

  func file(_ path: String) throws -> SourceFile {
    guard let file = try file(path, at: try place(of: path)) else {
      throw SourceFile.ReadingError(path: path, reason: .missing)
    }
    return file
  }

  /// Returns the file at a path of the repository; `nil` if there is none.
  private func file(_ path: String, at place: String) throws -> SourceFile? {
    let output = try Git.run(
      ["cat-file", "--batch", "--follow-symlinks"], input: "\(commit):\(place)\n")
    // The header is `<id> blob <size>`, or `<request> missing`, or the reason why a link is invalid.
    let header = output.prefix { $0 != UInt8(ascii: "\n") }
    let words = String(decoding: header, as: UTF8.self).split(separator: " ")
    guard words.count == 3, words[1] == "blob", let size = Int(words[2]) else { return nil }
    return size > SourceFile.maxSize
      ? SourceFile(tooLargeAt: path)
      : SourceFile(path: path, bytes: Array(output.dropFirst(header.count + 1).prefix(size)))
  }

  /// Returns a path relative to the folder of the repository.
  private func place(of path: String) throws -> String {
    let absolute = path.hasPrefix("/") ? Self.resolved(path) : folder + path
    let standard = URL(fileURLWithPath: absolute).standardized.path
    if standard == root { return "" }
    guard standard.hasPrefix(root + "/"), !standard.contains("\n") else {
      throw InputError("`\(path)` is not in the git repository \(root)")
    }
    return String(standard.dropFirst(root.count + 1))
  }

  /// Returns an absolute path without symbolic links, in the form in which git reports the folder
  /// of the repository. The last component need not exist.
  private static func resolved(_ path: String) -> String {
    let url = URL(fileURLWithPath: path).standardized
    return url.deletingLastPathComponent().resolvingSymlinksInPath()
      .appendingPathComponent(url.lastPathComponent).path
  }

  /// Returns the schemas in a folder, sorted by name; `nil` if it is not a folder.
  private func schemas(inFolder place: String) -> [String]? {
    let tree = ["ls-tree", "-z", "--full-tree", "--name-only", "\(commit):\(place)"]
    return (try? Git.run(["-C", root] + tree))?
      .split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      .filter { SchemaFiles.namesSchema($0) && !$0.hasPrefix(".") }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

private enum Git {
  static func lines(_ arguments: [String]) throws -> [String] {
    let lines = String(decoding: try run(arguments), as: UTF8.self).components(separatedBy: "\n")
    return lines.last == "" ? lines.dropLast() : lines
  }

  /// - Parameter input: A text that fits in the buffer of a pipe.
  static func run(_ arguments: [String], input: String = "") throws -> [UInt8] {
    let process = Process()
    // `env` finds git as a shell does.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(["LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0"]) { $1 }
    let (requests, output, errors) = (Pipe(), Pipe(), Pipe())
    process.standardInput = requests
    process.standardOutput = output
    process.standardError = errors
    do {
      try process.run()
    } catch {
      throw InputError("git cannot be run, and --against needs it: \(error)")
    }
    try? requests.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try? requests.fileHandleForWriting.close()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    let message = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    switch process.terminationStatus {
    case 0: return Array(bytes)
    case 127: throw InputError("git is not installed, and --against needs it")
    default:
      let text = String(decoding: message, as: UTF8.self)
      throw InputError(
        "git failed: \(text.split(separator: "\n").first.map(String.init) ?? "nothing")")
    }
  }
}
