/// The rules for paths of files in an output folder.
enum OutputPath {
  /// Whether a path names a file in an output folder that the generator may call its own.
  ///
  /// A manifest could have been altered, so that its paths are held to this too. Quotation marks,
  /// backslashes and control characters are out, so that a path stands in JSON as it is.
  static func isValid(_ path: String) -> Bool {
    let components = path.split(separator: "/", omittingEmptySubsequences: false)
    return components.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
      && !path.unicodeScalars.contains { $0.value < 0x20 || $0 == "\"" || $0 == "\\" }
      && path != OutputFolder.manifestName
      && !components.contains { TemporaryFile.isName($0) }
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
