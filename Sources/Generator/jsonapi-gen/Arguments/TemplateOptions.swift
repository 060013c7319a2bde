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
    completion: .directory)
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
      let own = try folder.map(Self.templates) ?? []
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

  /// Reads the templates in a folder, all files with the suffix `.mustache`, in the order of their
  /// names.
  ///
  /// - Throws: ``InputError`` if there are no templates, if one cannot be read, or if a file looks
  ///   like a template but has another suffix.
  private static func templates(in path: String) throws -> [TemplateSource] {
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
      guard let right = rightName(of: name) else { continue }
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

/// The templates in `also` of a configuration, with the destinations of their files.
struct TemplateAdditions {
  private let additions: [(name: String, addition: Configuration.Addition)]
  /// The destinations of files, by the name of their template.
  private(set) var destinations: [String: TemplateDestination] = [:]

  init(_ additions: [Configuration.Addition], output: String?) {
    self.additions = additions.map { addition in
      let path = addition.template.value
      let name = path.split(separator: "/").last.map(String.init) ?? path
      return (
        addition.isFile ? String(name.dropLast(TemplateSource.fileSuffix.count)) : path, addition
      )
    }
    for (name, addition) in self.additions {
      let destination = Self.destination(of: addition, besides: output)
      destinations[name] = destination
      for companion in BuiltInTemplate.extra.first(where: { $0.name == name })?.companions ?? []
      where destinations[companion] == nil {
        destinations[companion] = destination
      }
    }
  }

  func diagnostics(of templates: ModelTemplates) -> [Diagnostic] {
    additions.compactMap { name, addition in
      guard let source = templates.sources.last(where: { $0.name == name }),
        !source.isBuiltIn || BuiltInTemplate.all.allSatisfy({ $0.name != name })
      else {
        return Self.unknownTemplate(name, addition)
      }
      // Its errors are reported in the template.
      guard templates.diagnostics.allSatisfy({ $0.range.file != source.file.path }) else {
        return nil
      }
      guard let output = templates.outputs.first(where: { $0.template == name }) else {
        return Diagnostic(
          TemplateProblem.malformedFrontMatter,
          "the template `\(name)` has no front matter, so it generates no files",
          at: addition.template.range, suggestion: "begin it with `---`, `for:` and `file:`")
      }
      let companions = BuiltInTemplate.extra.first { $0.name == name }?.companions ?? []
      guard destinations[name]?.file == nil || output.isOneFile && companions.isEmpty else {
        return Diagnostic(
          TemplateProblem.pathCollision,
          "`\(addition.output.value)` is a file, but the template `\(name)` generates several files",
          at: addition.output.range, suggestion: "name a folder, without a dot in its name")
      }
      return nil
    }
  }

  private static func unknownTemplate(
    _ name: String, _ addition: Configuration.Addition
  ) -> Diagnostic {
    let templates = BuiltInTemplate.extra.filter { !$0.isPartial }
    let meant = Suggestions.nearest(to: name, among: templates.map(\.name))
    let all = templates.map { "`\($0.name)`, \($0.summary)" }.joined(separator: "; ")
    return Diagnostic(
      TemplateProblem.unknownTemplate, "unknown template `\(name)`",
      at: addition.template.range,
      suggestion: meant.map { "did you mean `\($0)`?" }
        ?? "the templates are \(all); and paths of files that end in `\(TemplateSource.fileSuffix)`",
      fixIts: meant.map {
        [.init("Replace with `\($0)`", [.init(addition.template.range, $0)])]
      } ?? [])
  }

  private static func destination(
    of addition: Configuration.Addition, besides output: String?
  ) -> TemplateDestination {
    let path = addition.output.value
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    var file: String?
    if let last = parts.last, last.contains("."), last != ".", last != ".." {
      file = String(last)
      parts.removeLast()
    }
    var folder = parts.joined(separator: "/")
    if folder.isEmpty { folder = path.hasPrefix("/") ? "/" : "." }
    return TemplateDestination(
      folder: output.map(normalized) == normalized(folder) ? nil : normalized(folder), file: file,
      module: addition.module?.value)
  }

  private static func normalized(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    let relative = parts.joined(separator: "/")
    return path.hasPrefix("/") ? "/" + relative : relative.isEmpty ? "." : relative
  }
}
