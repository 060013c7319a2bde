/// The rules for paths of files in an output folder.
enum OutputPath {
  /// Whether a path names a file in an output folder that the generator may call its own.
  ///
  /// A manifest could have been altered, so that its paths are held to this too.
  static func isValid(_ path: String) -> Bool { problem(in: path) == nil }

  /// Returns the reason why a path cannot be that of a generated file, as the end of a sentence
  /// that begins with the path; `nil` if it can.
  ///
  /// Quotation marks, backslashes and control characters are out, so that a path stands in JSON as
  /// it is.
  static func problem(in path: String) -> String? {
    let components = path.split(separator: "/", omittingEmptySubsequences: false)
    if path.isEmpty { return "is empty" }
    if path.hasPrefix("/") { return "is absolute, and must be one in the output folder" }
    if components.contains("..") { return "leads out of its folder with `..`" }
    if components.contains("") { return "has a part without a name" }
    if components.contains(".") { return "has a part `.`" }
    if path.unicodeScalars.contains(where: isForbidden) {
      return "has a control character, a quotation mark or a backslash"
    }
    if components.contains(where: { $0.utf8.count > longestName }) {
      return "has a part that is longer than \(longestName) bytes"
    }
    if components.contains(where: { isOwnName($0) }) {
      return "is one that jsonapi-gen keeps for itself"
    }
    return nil
  }

  private static let longestName = 255

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: scalar == "\"" || scalar == "\\"
    }
  }

  private static func isOwnName(_ name: Substring) -> Bool {
    name.lowercased() == OutputFolder.manifestName || TemporaryFile.isName(name.lowercased())
  }

  /// The folders on the way to a path, outermost first: `a` and `a/b` for `a/b/c.swift`.
  static func folders(of path: String) -> [String] {
    path.indices.filter { path[$0] == "/" && $0 != path.startIndex }.map { String(path[..<$0]) }
  }
}

/// The files in the output folder that hold bytes until they are renamed to the places where they
/// belong.
enum TemporaryFile {
  static func name(_ number: Int) -> String {
    ".jsonapi-gen-\(number).tmp"
  }

  /// Whether a name is one that only this generator gives.
  static func isName(_ name: some StringProtocol) -> Bool {
    name.hasPrefix(".jsonapi-gen-") && name.hasSuffix(".tmp")
  }
}
