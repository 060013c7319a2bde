import Diagnostics
import Foundation
import Rendering
import SchemaReader

/// The user's templates: the files of a folder whose names end in `.mustache`.
struct TemplateFolder {
  let path: String

  /// Reads the templates, in the order of their names.
  ///
  /// - Throws: ``Failure`` if there are none, or one cannot be read.
  func read() throws -> [TemplateSource] {
    guard SchemaFiles.isFolder(path) else {
      throw Failure(message: "there is no folder \(path)" + nearest)
    }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      throw Failure(message: "the folder \(path) cannot be read: check its permissions")
    }
    let templates = names.filter { $0.hasSuffix(TemplateSource.fileSuffix) && !$0.hasPrefix(".") }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    guard !templates.isEmpty else {
      throw Failure(
        message: "the folder \(path) has no templates, whose names end in"
          + " \(TemplateSource.fileSuffix)")
    }
    return try templates.map {
      TemplateSource(file: try SourceFile(contentsOf: Self.path(of: $0, in: path)))
    }
  }

  /// Returns the path of a file in a folder.
  static func path(of name: String, in folder: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// The reason why there are no templates.
  struct Failure: Error, CustomStringConvertible {
    let message: String

    var description: String { message }
  }

  private var nearest: String {
    SchemaFiles.folder(like: path).map { ": did you mean \($0)?" } ?? ""
  }
}
