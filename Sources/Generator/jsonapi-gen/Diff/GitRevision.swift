import Diagnostics
import Foundation
import SchemaReader

/// The files of a revision in the repository of the working folder.
struct GitRevision {
  private let name: String
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

  // MARK: - Schemas

  /// Returns the files at the paths in the revision. A folder contributes its `.yaml` and `.yml`
  /// files, not those of its subfolders, sorted by name. Files that were added later are left out.
  ///
  /// - Throws: ``InputError`` if there are none.
  func schemas(named paths: [String]) throws -> [SourceFile] {
    var files: [(path: String, place: String)] = []
    for path in paths {
      let place = try place(of: path)
      if let names = schemas(inFolder: place) {
        let prefix = path.hasSuffix("/") ? path : path + "/"
        files += names.map { name in
          (prefix + name, place.isEmpty ? name : "\(place)/\(name)")
        }
      } else {
        files.append((path, place))
      }
    }
    let blobs = try blobs(at: files.map(\.place))
    var known: Set<String> = []
    let schemas = files.compactMap { file in
      guard let bytes = blobs[file.place], known.insert(file.place).inserted else {
        return nil as SourceFile?
      }
      return sourceFile(file.path, bytes)
    }
    guard !schemas.isEmpty else {
      let list = paths.map { "`\($0)`" }.joined(separator: ", ")
      throw InputError("\(list): the revision `\(name)` has no schema there")
    }
    return schemas
  }

  /// Returns the file at a path.
  func file(_ path: String) throws -> SourceFile {
    let place = try place(of: path)
    guard let bytes = try blobs(at: [place])[place] else {
      throw SourceFile.ReadingError(path: path, reason: .missing)
    }
    return sourceFile(path, bytes)
  }

  private func sourceFile(_ path: String, _ bytes: [UInt8]) -> SourceFile {
    bytes.count > SourceFile.maxSize
      ? SourceFile(tooLargeAt: path) : SourceFile(path: path, bytes: bytes)
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
    return (try? Git.text(["-C", root] + tree))?
      .split(separator: "\0").map(String.init)
      .filter { SchemaFiles.namesSchema($0) && !$0.hasPrefix(".") }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  // MARK: - Contents

  /// Returns the contents of files, without those that do not exist, and without folders.
  private func blobs(at places: [String]) throws -> [String: [UInt8]] {
    let requests = places.map { "\(commit):\($0)\n" }.joined()
    let output = try Git.run(
      ["cat-file", "--batch", "--follow-symlinks"], input: Data(requests.utf8))
    var rest = output[...]
    var result: [String: [UInt8]] = [:]
    for place in places {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { break }
      let header = String(decoding: rest[..<end], as: UTF8.self)
      rest = rest[(end + 1)...]
      let words = header.split(separator: " ")
      // The header is `<id> blob <size>`, or `<request> missing` without contents. For an invalid
      // symbolic link, it is the reason with its size.
      guard !header.hasSuffix(" missing"), let size = words.last.flatMap({ Int($0) }) else {
        continue
      }
      let contents = rest.prefix(size)
      rest = rest.dropFirst(size + 1)
      if words.count == 3, words[1] == "blob" { result[place] = Array(contents) }
    }
    return result
  }
}

/// Runs of git.
private enum Git {
  static func lines(_ arguments: [String]) throws -> [String] {
    let lines = try text(arguments).components(separatedBy: "\n")
    return lines.last == "" ? lines.dropLast() : lines
  }

  static func text(_ arguments: [String]) throws -> String {
    String(decoding: try run(arguments), as: UTF8.self)
  }

  /// Runs git, and waits for its end.
  ///
  /// - Throws: ``InputError`` if it cannot be run, or fails.
  static func run(_ arguments: [String], input: Data = Data()) throws -> [UInt8] {
    let process = Process()
    // `env` finds git as a shell does.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    var environment = ProcessInfo.processInfo.environment
    environment["LC_ALL"] = "C"
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    process.environment = environment
    let (requests, output, errors) = (Pipe(), Pipe(), Pipe())
    process.standardInput = requests
    process.standardOutput = output
    process.standardError = errors
    do {
      try process.run()
    } catch {
      throw InputError("git cannot be run, and --against needs it: \(error)")
    }
    // Git responds while it still reads. A process that writes all requests first could block
    // forever.
    let writer = requests.fileHandleForWriting
    Thread.detachNewThread {
      try? writer.write(contentsOf: input)
      try? writer.close()
    }
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
