public enum OutputPath {
  /// Returns true if a path is valid for a generated file.
  ///
  /// The paths in a manifest are checked as well, because the manifest may have been changed.
  static func isValid(_ path: String) -> Bool { problem(in: path) == nil }

  /// Returns the reason why a path is not valid for a generated file, as the end of a sentence that
  /// begins with the path; `nil` if it is valid.
  ///
  /// Quotation marks, backslashes and control characters are not allowed, so that a path needs no
  /// escapes in JSON.
  public static func problem(in path: String) -> String? {
    if path.isEmpty { return "is empty" }
    if path.utf8.first == UInt8(ascii: "/") {
      return "is absolute, and must be relative to the output folder"
    }
    for component in path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    {
      if component.elementsEqual("..".utf8) { return "leads out of its folder with `..`" }
      if component.isEmpty { return "has a part without a name" }
      if component.elementsEqual(".".utf8) { return "has a part `.`" }
      if component.first == UInt8(ascii: ".") {
        return "is hidden: no part of it may begin with `.`"
      }
      if component.count > longestName {
        return "has a part that is longer than \(longestName) bytes"
      }
    }
    if path.unicodeScalars.contains(where: isForbidden) {
      return "has a control character, a quotation mark or a backslash"
    }
    return nil
  }

  private static let longestName = 255

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return scalar.value < 0x20 || scalar.value == 0x7F || scalar == "\"" || scalar == "\\"
    }
    return switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// Returns the folders of a path, outermost first: `a` and `a/b` for `a/b/c.swift`.
  public static func folders(of path: String) -> [String] {
    path.indices.filter { path[$0] == "/" && $0 != path.startIndex }.map { String(path[..<$0]) }
  }

  /// Returns the kind of a file: the lowercase ending of its name, without the dot.
  static func kind(of path: String) -> String {
    let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    guard let dot = name.lastIndex(of: ".") else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }
}
