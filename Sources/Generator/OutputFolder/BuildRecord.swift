#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// The files that tell a build system that a run succeeded, and what it read.
public enum BuildRecord {
  /// Gives a file the current time, and makes it, empty, if it does not exist.
  public static func touch(stamp path: String) throws(OutputError) {
    if try FileSystem.kind(of: path, followingLinks: true) == nil {
      try write([], to: path)
    }
    // With the time of this machine's clock as other files get it, never before theirs.
    guard utimensat(AT_FDCWD, path, nil, 0) == 0 else { throw FileSystem.refusal("written", path) }
  }

  /// Writes a file in Make's syntax that says what another file depends on.
  ///
  /// - Throws: `OutputError` if it cannot be written, or is the file of somebody else.
  public static func write(
    depfile path: String, of target: String, inputs: [String]
  ) throws(OutputError) {
    let text = Depfile.text(of: target, inputs: inputs)
    guard try FileSystem.kind(of: path, followingLinks: true) != nil else {
      return try write(Array(text.utf8), to: path)
    }
    let old = try FileSystem.read(path)
    guard Depfile.isDepfile(old) else {
      throw .system(
        action: "written", path: path,
        reason: "it exists and is not a depfile; choose another name")
    }
    if old != Array(text.utf8) { try FileReplacement.replace(path, with: text) }
  }

  private static func write(_ bytes: [UInt8], to path: String) throws(OutputError) {
    for folder in OutputPath.folders(of: path) { _ = try FileSystem.makeFolder(folder) }
    try FileSystem.write(bytes, to: path)
  }
}

/// A file in Make's syntax that says what another file depends on.
enum Depfile {
  /// Returns a rule for the target, and one without a recipe for each input, so that a build goes on
  /// after an input was deleted.
  static func text(of target: String, inputs: [String]) -> String {
    let lines = ["\(escaped(target)):"] + inputs.map { "  \(escaped($0))" }
    // A `%` would make a pattern of the rule.
    let rules = inputs.filter { !$0.contains("%") }.map { "\n\(escaped($0)):\n" }
    return lines.joined(separator: " \\\n") + "\n" + rules.joined()
  }

  /// Returns true if bytes begin as ``text(of:inputs:)`` does.
  static func isDepfile(_ bytes: [UInt8]) -> Bool {
    bytes.isEmpty || bytes.prefix { $0 != UInt8(ascii: "\n") }.suffix(3).elementsEqual(": \\".utf8)
  }

  private static func escaped(_ path: String) -> String {
    var text = ""
    for character in path {
      switch character {
      case " ", "#", ":": text += "\\\(character)"
      case "$": text += "$$"
      default: text.append(character)
      }
    }
    return text
  }
}
