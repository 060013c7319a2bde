import Diagnostics

/// The paths of imports.
///
/// An import is a path relative to the file that imports, with `/` between its parts, to a `.yaml`
/// or `.yml` file. It may lead out of the importing file's folder with `..`, so that schemas of one
/// repository can share files; it is never absolute, so that a schema means the same on every
/// machine.
enum ImportPath {
  /// Returns true if a text can be the path of an import; the file need not exist.
  static func isValid(_ text: String) -> Bool {
    SchemaFiles.namesSchema(text) && !text.hasPrefix("/") && !text.hasPrefix("~")
      && !text.dropFirst().hasPrefix(":") && !text.contains("://") && !text.contains("\\")
  }

  static func path(of text: String, importedBy importer: String) -> String {
    let folder = importer.lastIndex(of: "/").map { importer[...$0] } ?? ""
    return normalized(folder + text)
  }

  /// A path without `.`, without empty parts, and without `..` after a folder.
  static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part == "..", parts.isEmpty, path.hasPrefix("/") {
        continue
      } else {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  static func relative(_ path: String, to importer: String) -> String {
    let parts = normalized(path).split(separator: "/")
    let folders = normalized(importer).split(separator: "/").dropLast()
    let shared = zip(parts, folders).prefix { $0 == $1 }.count
    return (folders.dropFirst(shared).map { _ in ".." } + parts.dropFirst(shared))
      .joined(separator: "/")
  }
}
