import Diagnostics

/// The paths of imports.
///
/// An import is a path relative to the file that imports, with `/` between its parts, to a `.yaml`
/// or `.yml` file. It may lead out of the importing file's folder with `..`, so that schemas of one
/// repository can share files; it is never absolute, so that a schema means the same on every
/// machine.
enum ImportPath {
  /// Returns the reason why a text cannot be the path of an import; `nil` if it can.
  ///
  /// Does not check that the file exists.
  static func problem(in text: String) -> (message: String, right: String?, advice: Advice?)? {
    if let path = path(among: text) {
      return ("an import is the path of a file, and imports all of its names", path, nil)
    }
    if text.contains("*"), SchemaFiles.namesSchema(text) {
      return (
        "an import names one file", nil, "name each file, as in `imports: [one.yaml, two.yaml]`"
      )
    }
    if text.contains("://") {
      let name = text.split(separator: "/").last.map(String.init) ?? "common.yaml"
      return (
        "an import must be a file, not an address", nil,
        Advice("save it beside this file, and write `\(name)`")
      )
    }
    if text.hasPrefix("/") || text.hasPrefix("~") || text.dropFirst().hasPrefix(":") {
      return (
        "an import is relative to the file that imports, never absolute",
        nil, "write the path from this file's folder, as in `../common/common.yaml`"
      )
    }
    if text.contains("\\") {
      return (
        "the parts of a path are joined with `/`",
        String(text.map { $0 == "\\" ? "/" : $0 }), nil
      )
    }
    return nil
  }

  /// The path in `Money from common.yaml`, `!include common.yaml` and `common.yaml#/types/Money`.
  private static func path(among text: String) -> String? {
    guard text.contains(where: { " !#".contains($0) }),
      let match = text.wholeMatch(
        of: #/(?:[!@]\w+ +|import +)?(?:.* from +)?['"]?([^\s'"#!]+\.ya?ml)['"]?(?:#.*)?;?/#)
    else { return nil }
    let path = String(match.output.1)
    return path == text ? nil : path
  }

  /// The possible names of a schema for a text without an extension.
  static func spellings(of text: String) -> [String] {
    guard text.last != ".", text.last != "/" else { return [] }
    let name = text.lastIndex(of: "/").map(text.index(after:)) ?? text.startIndex
    let stem = text[name...].lastIndex(of: ".").map { String(text[..<$0]) }
    // Other languages name imports with dots: `shared.money`.
    let parts = text.contains("/") ? nil : text.split { ".:".contains($0) }.joined(separator: "/")
    return [text, stem, parts].compactMap { $0 }.flatMap { [$0 + ".yaml", $0 + ".yml"] }
  }

  /// Returns the path of a file that another file imports, normalized.
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

  /// Returns the path to write in order to import a file.
  static func relative(_ path: String, to importer: String) -> String {
    let parts = normalized(path).split(separator: "/")
    let folders = normalized(importer).split(separator: "/").dropLast()
    let shared = zip(parts, folders).prefix { $0 == $1 }.count
    return (folders.dropFirst(shared).map { _ in ".." } + parts.dropFirst(shared))
      .joined(separator: "/")
  }
}
