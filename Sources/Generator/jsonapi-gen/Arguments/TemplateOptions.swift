import ArgumentParser
import Diagnostics
import Foundation
import OutputFolder
import Rendering
import SchemaReader

struct TemplateOptions: ParsableArguments {
  @Option(
    name: .customLong("templates"),
    help: ArgumentHelp(
      "Folder of templates that replace built-in ones or add files.",
      discussion: "Defaults to `templates` in the configuration file.",
      valueName: "folder"),
    completion: .directory
  )
  var folder: String?

  func folder(_ configuration: Configuration) -> String? { folder ?? configuration.templates }

  func read(
    _ settings: Settings, _ reporter: Reporter, output: String? = nil
  ) throws -> ModelTemplates {
    let configuration = settings.configuration
    let folder = folder(configuration)
    let others = configuration.also.filter(\.isFile).map(\.template.value)
    reporter.inputs.seek([folder].compactMap(\.self) + others)
    let sources = try failing(as: .missingTemplates) {
      let own = try folder.map { try TemplateFolder(path: $0).read() } ?? []
      return try own + others.map { TemplateSource(file: try SourceFile(contentsOf: $0)) }
    }
    reporter.inputs.add(sources.map(\.file))
    let additions = TemplateAdditions(configuration.also, output: output)
    let templates = ModelTemplates(sources, destinations: additions.destinations)
    try reporter.check(
      additions.diagnostics(of: templates), in: settings.files,
      consequence: output == nil ? nil : "nothing was written")
    return templates
  }
}

/// The user's templates: all files in a folder with the suffix `.mustache`.
struct TemplateFolder {
  let path: String

  /// Reads the templates, in the order of their names.
  ///
  /// - Throws: ``InputError`` if there are no templates, if one cannot be read, or if a file looks
  ///   like a template but has another suffix.
  func read() throws -> [TemplateSource] {
    guard SchemaFiles.isFolder(path) else {
      throw InputError(
        "there is no folder \(path)"
          + (SchemaFiles.folder(like: path).map { "; did you mean \($0)?" } ?? ""))
    }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw InputError("the folder \(path) cannot be read: check its permissions")
    }
    let location = OutputFolder(path: path).location
    let visible = names.filter { !$0.hasPrefix(".") }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for name in visible {
      guard let right = Self.rightName(of: name) else { continue }
      throw InputError("\(location(name)) is not used as a template; rename it to \(right)")
    }
    let templates = visible.filter { $0.hasSuffix(TemplateSource.fileSuffix) }
    guard !templates.isEmpty else {
      throw InputError("the folder \(path) has no \(TemplateSource.fileSuffix) files")
    }
    return try templates.map { TemplateSource(file: try SourceFile(contentsOf: location($0))) }
  }

  /// Returns the name that a file should have whose suffix is nearly that of templates, or whose
  /// name is that of a built-in template but for the suffix; `nil` for all others.
  private static func rightName(of name: String) -> String? {
    guard !name.hasSuffix(TemplateSource.fileSuffix) else { return nil }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let isBuiltIn = (BuiltInTemplate.all + BuiltInTemplate.extra).contains { $0.name == parts[0] }
    let suffix = String(TemplateSource.fileSuffix.dropFirst())
    let isNear = parts.dropFirst().contains {
      $0 == suffix || Suggestions.nearest(to: $0, among: [suffix]) != nil
    }
    return isBuiltIn || isNear ? parts[0] + TemplateSource.fileSuffix : nil
  }
}
