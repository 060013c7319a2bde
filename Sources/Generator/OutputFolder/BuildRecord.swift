import Foundation

/// The files for build systems: a stamp of a successful run, and a list of its inputs.
public enum BuildRecord {
  /// Sets the modification time of a file to the current time, and creates an empty file if there
  /// is none.
  public static func touch(stamp path: String) throws {
    if try FileSystem.kind(of: path, followingLinks: true) == nil {
      try FileReplacement.write("", to: path)
    }
    // `nil` is the current time of the clock that the file system uses for other files, so the
    // stamp is never older than the outputs.
    guard utimensat(AT_FDCWD, path, nil, 0) == 0 else { throw FileSystem.refusal("written", path) }
  }

  /// Writes a file in Make's syntax with the dependencies of another file.
  public static func write(
    depfile path: String, of target: String, inputs: [String]
  ) throws {
    let lines = ["\(escaped(target)):"] + inputs.map { "  \(escaped($0))" }
    // A rule without a recipe for each input, so that a build does not fail after an input is
    // deleted. Make reads a `%` as a pattern.
    let rules = inputs.filter { !$0.contains("%") }.map { "\n\(escaped($0)):\n" }
    let text = lines.joined(separator: " \\\n") + "\n" + rules.joined()
    if try existing(depfile: path) != Array(text.utf8) {
      try FileReplacement.write(text, to: path)
    }
  }

  /// Returns the depfile at a path, if there is one that is not the file of somebody else.
  public static func existing(depfile path: String) throws -> [UInt8]? {
    guard try FileSystem.kind(of: path, followingLinks: true) != nil else { return nil }
    let bytes = try FileSystem.read(path)
    let start = bytes.prefix { $0 != UInt8(ascii: "\n") }
    guard bytes.isEmpty || start.suffix(3).elementsEqual(": \\".utf8) else {
      throw OutputError.system(
        action: "written", path: path,
        reason: "it exists and is not a depfile; choose another name")
    }
    return bytes
  }

  private static func escaped(_ path: String) -> String {
    path.replacing(#/[ #:]/#) { "\\\($0.output)" }.replacing("$", with: "$$")
  }
}
